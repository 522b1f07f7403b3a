import Foundation

/// The entitlements that influence how the system shows an extension's widgets, and which app
/// groups it may open.
struct Entitlements {
  /// The key of the data protection class.
  static let dataProtectionKey = "com.apple.developer.default-data-protection"
  static let dataProtectionClasses = [
    "NSFileProtectionComplete", "NSFileProtectionCompleteUnlessOpen",
    "NSFileProtectionCompleteUntilFirstUserAuthentication", "NSFileProtectionNone",
  ]

  static let appGroupsKey = "com.apple.security.application-groups"

  /// nil if there is none.
  private(set) var dataProtection: String?
  /// The app groups that the extension may open; nil without a file.
  private(set) var appGroups: [String]?
  /// Values without effect, for the author.
  private(set) var notices: [String] = []

  /// Reads the extension's file. Throws `BuildError.unreadable`.
  init(of sources: SourceFolder) throws(BuildError) {
    try self.init(file: sources.entitlementsFile, in: sources)
  }

  /// Reads a file if it exists, and expands build settings in the names of app groups. Throws
  /// `BuildError.unreadable`.
  init(
    file: URL?, in sources: SourceFolder, expanding: (String) -> String = { $0 }
  ) throws(BuildError) {
    guard let file, sources.project.has(file) else { return }
    let values = try InformationPropertyList.values(of: file, in: sources.project)
    appGroups = (values[Self.appGroupsKey] as? [Any] ?? []).compactMap { $0 as? String }
      .map(expanding)
    guard let value = values[Self.dataProtectionKey] else { return }
    guard let name = value as? String, Self.dataProtectionClasses.contains(name) else {
      notices = [
        "\(sources.relativePath(file)): unknown data protection class \"\(value)\"; available: "
          + Self.dataProtectionClasses.joined(separator: ", ")
      ]
      return
    }
    dataProtection = name
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
