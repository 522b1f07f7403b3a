import Foundation
import HostLink

/// An extension that the host knows.
public struct InstalledExtension: Codable, Equatable, Identifiable, Sendable {
  public var id: ExtensionIdentifier
  /// What galleries call its app: the display name of its property list, else the id in words.
  public var name: String
  /// The bundle, `Name.vitrine`.
  public var bundle: URL
  /// Changes when the bundle is built anew.
  public var contentHash: String
  public var contents: BundleDescription
  /// The program, and its arguments, that plays the app when a link is delivered; the link is its
  /// last argument. Empty: links are only shown.
  public var openCommand: [String]

  public init(
    id: ExtensionIdentifier, name: String, bundle: URL, contentHash: String,
    contents: BundleDescription, openCommand: [String] = []
  ) {
    self.id = id
    self.name = name
    self.bundle = bundle
    self.contentHash = contentHash
    self.contents = contents
    self.openCommand = openCommand
  }

  public func widget(ofKind kind: String) -> WidgetDescription? {
    contents.widgets.first { $0.kind == kind }
  }

  public func control(ofKind kind: String) -> ControlDescription? {
    contents.controls.first { $0.kind == kind }
  }
}
