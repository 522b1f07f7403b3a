import Foundation

/// What a host reads of a bundle without running it.
public struct BundleFacts: Equatable, Sendable {
  /// The module's name, which is the extension's identifier.
  public var id: ExtensionIdentifier
  /// What galleries call its app.
  public var name: String
  /// Changes when the bundle is built anew.
  public var contentHash: String
  /// The app's executable; nil where the bundle brings none.
  public var program: URL?
  /// `CFBundleIdentifier`.
  public var bundleIdentifier: String
  /// `NSSupportsLiveActivitiesFrequentUpdates`.
  public var hasFrequentPushes: Bool

  /// - Parameter bundleIdentifier: nil is the one of extensions without a property list.
  public init(
    id: ExtensionIdentifier, name: String, contentHash: String, program: URL? = nil,
    bundleIdentifier: String? = nil, hasFrequentPushes: Bool = false
  ) {
    self.id = id
    self.name = name
    self.contentHash = contentHash
    self.program = program
    self.bundleIdentifier = bundleIdentifier ?? Self.bundleIdentifier(of: id)
    self.hasFrequentPushes = hasFrequentPushes
  }

  /// As builders write it where an author gives none.
  package static func bundleIdentifier(of id: ExtensionIdentifier) -> String {
    "local.vitrine." + id.replacingOccurrences(of: "_", with: "-")
  }
}
