import Foundation
import ProjectReader

/// The bundle's `Info.plist`, from which `Bundle.main` reads its identifier and other keys.
///
/// As in Xcode, it consists of the folder's own file with build settings substituted, and of the
/// keys that every bundle has. The project's settings are not part of the source folder, so the
/// identifier and the version get default values: `local.vitrine.Name.widgets` for an extension,
/// and `local.vitrine.Name` for its app.
struct InformationPropertyList {
  static let fileName = "Info.plist"

  let moduleName: String
  /// False for the bundle of a module, and for the app's identifier.
  private let isExtension: Bool
  private(set) var values: [String: Any]

  /// - Parameters:
  ///   - file: The folder's own file; nil if there is none.
  ///   - root: The folders whose files the project may use.
  ///
  /// Throws `BuildError.unreadable`.
  init(moduleName: String, file: URL?, in root: ProjectRoot) throws(BuildError) {
    let values = try file.map { file throws(BuildError) in try Self.values(of: file, in: root) }
    self.init(moduleName: moduleName, values: values ?? [:])
  }

  /// - Parameter values: The values of the author, in which settings are substituted.
  init(moduleName: String, values given: [String: Any], isExtension: Bool = true) {
    self.moduleName = moduleName
    self.isExtension = isExtension
    values = [:]
    values = given.mapValues(substituting)
    let required: [String: String] = [
      "CFBundleIdentifier": setting("PRODUCT_BUNDLE_IDENTIFIER"),
      "CFBundleName": moduleName,
      "CFBundleExecutable": moduleName,
      "CFBundlePackageType": setting("PRODUCT_BUNDLE_PACKAGE_TYPE"),
      "CFBundleShortVersionString": setting("MARKETING_VERSION"),
      "CFBundleVersion": setting("CURRENT_PROJECT_VERSION"),
    ]
    values.merge(required) { own, _ in own }
    values["CFBundleExecutable"] = moduleName
  }

  /// Xcode writes the release that built a product, such as 2700.
  mutating func add(_ xcode: XcodeRelease) {
    values["DTXcode"] = xcode.number
  }

  /// The dictionary in a property list file. Throws `BuildError.unreadable`.
  static func values(of file: URL, in root: ProjectRoot) throws(BuildError) -> [String: Any] {
    do {
      return try PropertyListFile.dictionary(of: file, in: root)
    } catch {
      throw BuildError(reading: error)
    }
  }

  func data() throws -> Data {
    try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
  }

  /// The bundle identifier.
  var identifier: String? { values["CFBundleIdentifier"] as? String }

  /// The identifier of the app that contains the extension, for a folder without a project or a
  /// target without an app. The identifier of an extension extends the dotted path of its app's by
  /// one name. Source: the validation of uploads to App Store Connect.
  ///
  /// - Parameter values: The property list of the app; nil if there is none.
  func appIdentifier(_ values: [String: Any]? = nil) -> String? {
    if let values, values["CFBundleIdentifier"] != nil {
      return Self(moduleName: moduleName, values: values, isExtension: false).identifier
    }
    guard let identifier else { return nil }
    let parts = identifier.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > 2 ? parts.dropLast().joined(separator: ".") : identifier
  }

  /// The value of a build setting. As in Xcode, unknown settings are empty.
  private func setting(_ name: String) -> String {
    switch name {
    // A bundle identifier contains only letters, digits, hyphens and full stops.
    case "PRODUCT_BUNDLE_IDENTIFIER":
      "local.vitrine." + moduleName.replacingOccurrences(of: "_", with: "-")
        + (isExtension ? ".widgets" : "")
    case "PRODUCT_NAME", "TARGET_NAME", "EXECUTABLE_NAME", "PRODUCT_MODULE_NAME": moduleName
    case "PRODUCT_BUNDLE_PACKAGE_TYPE": "XPC!"
    case "DEVELOPMENT_LANGUAGE": "en"
    case "MARKETING_VERSION": "1.0"
    case "CURRENT_PROJECT_VERSION": "1"
    default: ""
    }
  }

  /// Substitutes `$(NAME)`, `${NAME}` and `$(NAME:modifier)` in texts at every depth.
  private func substituting(_ value: Any) -> Any {
    switch value {
    case let text as String: substituting(text)
    case let list as [Any]: list.map(substituting)
    case let dictionary as [String: Any]: dictionary.mapValues(substituting)
    default: value
    }
  }

  private func substituting(_ text: String) -> String {
    text.replacing(/\$(?:\(([A-Za-z0-9_]+)(?::[^)]*)?\)|\{([A-Za-z0-9_]+)\})/) { match in
      setting(String(match.output.1 ?? match.output.2 ?? ""))
    }
  }
}

extension InformationPropertyList {
  /// An empty text counts as none. Source: "Scheduling an alarm with AlarmKit".
  static func describesAlarms(_ values: [String: Any]) -> Bool {
    (values["NSAlarmKitUsageDescription"] as? String)?.isEmpty == false
  }
}

extension SourceFolder {
  /// The property list of the app of a folder without a project; nil if there is none. Throws
  /// `BuildError.unreadable`.
  func appInformation() throws(BuildError) -> [String: Any]? {
    let file = propertyLists.first { relativePath($0).hasPrefix(AppSources.folder + "/") }
    return try file.map { file throws(BuildError) in
      try InformationPropertyList.values(of: file, in: project)
    }
  }

  /// Whether the app declares Live Activities: true if `NSSupportsLiveActivities` is true in any
  /// `Info.plist`, because the app's and the extension's may both be in the folder. Returns nil if
  /// there is none. Throws `BuildError.unreadable`.
  func supportsLiveActivities() throws(BuildError) -> Bool? {
    try anyInformation { $0["NSSupportsLiveActivities"] as? Bool == true }
  }

  /// Whether the app says in any `Info.plist` why it schedules alarms. Returns nil if there is no
  /// such file. Throws `BuildError.unreadable`.
  func describesAlarms() throws(BuildError) -> Bool? {
    try anyInformation(InformationPropertyList.describesAlarms)
  }

  private func anyInformation(
    _ isTrue: ([String: Any]) -> Bool
  ) throws(BuildError) -> Bool? {
    guard !propertyLists.isEmpty else { return nil }
    for file in propertyLists {
      if isTrue(try InformationPropertyList.values(of: file, in: project)) { return true }
    }
    return false
  }
}
