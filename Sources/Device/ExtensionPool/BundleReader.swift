import DeviceEngine
import ExtensionBuilder
import Foundation
import HostLink
import StringTables

extension ExtensionBundle {
  /// The variables with the groups that a program may use; a missing one allows all.
  public func groupVariables(of program: ExtensionProgram) -> [String: String] {
    let isApp = program == .app
    let groups = [
      ExtensionFolders.appGroupsVariable: isApp
        ? information.appGroupsOfApp : information.appGroups,
      ExtensionFolders.keychainGroupsVariable: isApp
        ? information.keychainGroupsOfApp : information.keychainGroups,
    ]
    return groups.compactMapValues { $0?.joined(separator: " ") }
  }
}

extension ExtensionBundle {
  /// The devices that run it; nil for all. Each device shows widgets for iOS, so that one build can
  /// be tried everywhere. Throws `BundleError.noDevice`.
  fileprivate var roles: [DeviceRole]? {
    get throws(BundleError) {
      switch platform {
      case .iOS: nil
      case .watchOS: [.watch]
      case .macOS: [.mac]
      case .tvOS, .visionOS: throw .noDevice(url.path, platform)
      }
    }
  }
}

/// A strategy for reading bundles. Tests replace it to run hosts without files.
public struct BundleReader: Sendable {
  /// Reads a bundle's facts. Throws an error that describes why the folder is not a bundle.
  public var read: @Sendable (URL) throws -> BundleFacts

  public init(read: @escaping @Sendable (URL) throws -> BundleFacts) {
    self.read = read
  }

  /// Reads folders created by `vitrine build`. Throws `BundleError`.
  public static let built = BundleReader { url in
    let bundle = try ExtensionBundle(contentsOf: url)
    try bundle.verify(linkedWith: .located())
    let roles = try bundle.roles
    let module = bundle.information.moduleName
    let properties = try? PropertyListSerialization.propertyList(
      from: Data(contentsOf: bundle.resources.appendingPathComponent("Info.plist")), format: nil)
    let names = properties as? [String: Any] ?? [:]
    // The builder writes the module's name if the author gives no name.
    let keys = ["CFBundleDisplayName", "CFBundleName"]
    let given = keys.lazy
      .compactMap { names[$0] as? String }.first { !$0.isEmpty && $0 != module }
    let strings = LocalizedStrings(folder: bundle.resources, isCached: false)
    var facts = BundleFacts(
      id: ExtensionID(bundle.identifier), name: given ?? words(module),
      contentHash: bundle.information.contentHash,
      program: bundle.app, appLifeCycle: bundle.information.appHasLifeCycle == true ? .app : nil,
      bundleIdentifier: bundle.information.appIdentifier
        ?? names["CFBundleIdentifier"] as? String,
      hasFrequentPushes: names["NSSupportsLiveActivitiesFrequentUpdates"] as? Bool ?? false,
      supportsActivities: bundle.information.supportsLiveActivities,
      dataProtection: bundle.information.dataProtection.flatMap(DataProtection.init(rawValue:)),
      moduleName: module)
    facts.describesAlarms = bundle.information.describesAlarms
    facts.appContentHash = bundle.information.appContentHash
    facts.captureProgram = bundle.capture
    facts.roles = roles
    facts.uprightIdioms = bundle.information.uprightIdioms.map {
      $0.compactMap(RenderEnvironment.Idiom.init(rawValue:))
    }
    facts.cuts = CodeCuts(bundle.information.cuts ?? [])
    facts.localizedNames =
      keys.lazy.map { strings.languages(of: $0, table: "InfoPlist") }.first { !$0.isEmpty } ?? [:]
    return facts
  }

  /// A name split into words: `EmojiRangersWidget` becomes "Emoji Rangers Widget".
  static func words(_ name: String) -> String {
    var result = ""
    for letter in name {
      if letter == "_" || letter == "-" {
        if !result.isEmpty { result += " " }
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

extension CodeCuts {
  private static let limit = 50

  /// nil for no cuts.
  fileprivate init?(_ cuts: [ModuleCut]) {
    guard !cuts.isEmpty else { return nil }
    self.init(
      count: cuts.count, summary: cuts.summary,
      list: cuts.prefix(Self.limit).map { cut in
        "\(cut.module).\(cut.subject) (\(cut.kind.rawValue)), \(cut.place): \(cut.reason)"
      })
  }
}
