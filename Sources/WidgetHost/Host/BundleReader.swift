import ExtensionBuilder
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
  static func bundleIdentifier(of id: ExtensionIdentifier) -> String {
    "local.vitrine." + id.replacingOccurrences(of: "_", with: "-")
  }
}

/// How bundles are read: a strategy, so that hosts can be run without files.
public struct BundleReader: Sendable {
  /// Throws what says why it is no bundle.
  public var read: @Sendable (URL) throws -> BundleFacts

  public init(read: @escaping @Sendable (URL) throws -> BundleFacts) {
    self.read = read
  }

  /// Folders that `vitrine build` has made. Throws `BundleError`.
  public static let built = BundleReader { url in
    let bundle = try ExtensionBundle(contentsOf: url)
    let id = bundle.information.moduleName
    let properties = try? PropertyListSerialization.propertyList(
      from: Data(contentsOf: bundle.resources.appendingPathComponent("Info.plist")), format: nil)
    let names = properties as? [String: Any] ?? [:]
    // Builders write the module's name where an author gives none.
    let given = ["CFBundleDisplayName", "CFBundleName"].lazy
      .compactMap { names[$0] as? String }.first { !$0.isEmpty && $0 != id }
    return BundleFacts(
      id: id, name: given ?? words(id), contentHash: bundle.information.contentHash,
      program: bundle.app, bundleIdentifier: names["CFBundleIdentifier"] as? String,
      hasFrequentPushes: names["NSSupportsLiveActivitiesFrequentUpdates"] as? Bool ?? false)
  }

  /// `EmojiRangersWidget` as "Emoji Rangers Widget".
  static func words(_ name: String) -> String {
    var result = ""
    for letter in name {
      if letter == "_" || letter == "-" {
        result += " "
        continue
      }
      if letter.isUppercase, let last = result.last, last.isLowercase || last.isNumber {
        result += " "
      }
      result.append(letter)
    }
    return result
  }
}
