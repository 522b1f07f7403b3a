import Foundation
import ProjectReader

/// The entitlements that influence how the system shows an extension's widgets, and which app and
/// keychain groups it may use.
struct Entitlements {
  /// The key of the data protection class.
  static let dataProtectionKey = "com.apple.developer.default-data-protection"
  static let dataProtectionClasses = [
    "NSFileProtectionComplete", "NSFileProtectionCompleteUnlessOpen",
    "NSFileProtectionCompleteUntilFirstUserAuthentication", "NSFileProtectionNone",
  ]

  static let appGroupsKey = "com.apple.security.application-groups"
  static let keychainGroupsKey = "keychain-access-groups"

  /// nil if there is none.
  private(set) var dataProtection: String?
  /// The app groups that the program may open, without repetitions; nil without a file.
  private(set) var appGroups: [String]?
  /// The same for the access groups of keychain items.
  private(set) var keychainGroups: [String]?
  /// Values without effect, for the author.
  private(set) var notices: [String] = []

  private init() {}

  /// Reads the extension's file. Throws `BuildError.unreadable`.
  init(of sources: SourceFolder) throws(BuildError) {
    try self.init(file: sources.entitlementsFile, in: sources)
  }

  /// Reads a file if it exists, and expands build settings in the names of app groups. Throws
  /// `BuildError.unreadable`.
  init(
    file: URL?, in sources: SourceFolder, expanding: (String) -> String = { $0 }
  ) throws(BuildError) {
    guard let file, sources.project.has(file) else {
      self.init()
      return
    }
    let values = try InformationPropertyList.values(of: file, in: sources.project)
    self.init(values, of: sources.relativePath(file), expanding: expanding)
  }

  /// The entitlements of a project's target. `appGroups` is empty if the target has none, and nil
  /// if the project does not say. Throws `BuildError.unreadable`.
  init(of target: ProjectTarget, in sources: SourceFolder) throws(BuildError) {
    let expanding = target.settings.expanding
    try self.init(file: target.entitlementsFile, in: sources, expanding: expanding)
    let given = target.entitlementProperties.flatMap {
      try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any]
    }
    if let given {
      let described = Self(given, of: target.project.lastPathComponent, expanding: expanding)
      let groups = (appGroups ?? []) + (described.appGroups ?? [])
      appGroups = Self.unique(groups)
      keychainGroups = Self.unique((keychainGroups ?? []) + (described.keychainGroups ?? []))
      dataProtection = dataProtection ?? described.dataProtection
      notices += described.notices
    }
    if appGroups == nil, target.declaresEntitlements { (appGroups, keychainGroups) = ([], []) }
  }

  /// - Parameter place: The file with the values, for notices.
  private init(_ values: [String: Any], of place: String, expanding: (String) -> String) {
    func groups(_ key: String) -> [String] {
      let names = (values[key] as? [Any] ?? []).compactMap { $0 as? String }
      return Self.unique(names.map(expanding))
    }
    appGroups = groups(Self.appGroupsKey)
    keychainGroups = groups(Self.keychainGroupsKey)
    guard let value = values[Self.dataProtectionKey] else { return }
    guard let name = value as? String, Self.dataProtectionClasses.contains(name) else {
      notices = [
        "\(place): unknown data protection class \"\(value)\"; available: "
          + Self.dataProtectionClasses.joined(separator: ", ")
      ]
      return
    }
    dataProtection = name
  }

  /// Without repetitions, and without texts that cannot name a folder.
  private static func unique(_ groups: [String]) -> [String] {
    groups.reduce(into: []) { result, group in
      let isName =
        !group.isEmpty && group.utf8.count <= 200 && !group.hasPrefix(".") && !group.hasPrefix("-")
        && group.unicodeScalars.allSatisfy { $0 != "/" && $0.value > 32 && $0.value != 127 }
      if isName, !result.contains(group) { result.append(group) }
    }
  }
}

extension SourceFolder {
  /// The extension's entitlements. If there are several, the file closest to the root, and the
  /// app's only if there is no other.
  fileprivate var entitlementsFile: URL? {
    func rank(_ file: URL) -> (Int, Int) {
      (relativePath(file).hasPrefix(AppSources.folder + "/") ? 1 : 0, file.pathComponents.count)
    }
    return entitlements.min { rank($0) < rank($1) }
  }
}
