import DeviceEngine
import ExtensionBuilder
import Foundation

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
