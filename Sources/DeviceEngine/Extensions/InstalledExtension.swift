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
  /// The app that the bundle brings along, which is run where there is no `openCommand`.
  public var program: URL?
  /// Of its property list: what pushes name in their topic.
  public var bundleIdentifier: String
  /// `NSSupportsLiveActivitiesFrequentUpdates` of its property list.
  public var hasFrequentPushes: Bool

  /// - Parameter bundleIdentifier: nil is the one of extensions without a property list.
  public init(
    id: ExtensionIdentifier, name: String, bundle: URL, contentHash: String,
    contents: BundleDescription, openCommand: [String] = [], program: URL? = nil,
    bundleIdentifier: String? = nil, hasFrequentPushes: Bool = false
  ) {
    self.id = id
    self.name = name
    self.bundle = bundle
    self.contentHash = contentHash
    self.contents = contents
    self.openCommand = openCommand
    self.program = program
    self.bundleIdentifier = bundleIdentifier ?? BundleFacts.bundleIdentifier(of: id)
    self.hasFrequentPushes = hasFrequentPushes
  }

  /// Something plays the app.
  public var canBeOpened: Bool { program != nil || !openCommand.isEmpty }

  /// One of its widgets has a push handler: the app has a token.
  public var takesWidgetPushes: Bool { contents.widgets.contains(where: \.hasPushHandler) }

  public func widget(ofKind kind: String) -> WidgetDescription? {
    contents.widgets.first { $0.kind == kind }
  }

  public func control(ofKind kind: String) -> ControlDescription? {
    contents.controls.first { $0.kind == kind }
  }
}
