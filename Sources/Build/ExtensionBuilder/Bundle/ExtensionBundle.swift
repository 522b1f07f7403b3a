import Foundation
import ProjectReader
import StableHash

/// A built extension: the folder `Name.vitrine` with the executable, `Info.json`, `Resources`, and
/// the app's executable if the sources contain an app.
package struct ExtensionBundle: Equatable, Sendable {
  package static let pathExtension = "vitrine"
  static let informationFile = "Info.json"
  static let resourcesFolder = "Resources"

  /// The contents of `Info.json`.
  package struct Information: Codable, Equatable, Sendable {
    package static let formatVersion = 2

    package var formatVersion: Int
    /// The name of the module and of the executable.
    package var moduleName: String
    /// The platform for which it was built; nil is iOS.
    package var platform: Platform?
    /// The first line of `swiftc --version`.
    package var toolchain: String
    /// The hash of the sources, resources, toolchain and frameworks of the build.
    package var contentHash: String
    package var frameworks: FrameworksIdentity
    /// The path from which the executables load the library, if another machine has built them; nil
    /// if it is that of `frameworks`.
    package var linkedLibrary: String?
    /// The name of the app's executable; nil if the sources have no app.
    package var app: String?
    /// The name of the executable of a capture extension; nil if the sources have none.
    package var capture: String?
    /// `NSSupportsLiveActivities`; nil if the sources have no `Info.plist`.
    package var supportsLiveActivities: Bool?
    /// Whether there is an `NSAlarmKitUsageDescription`; nil if the sources have no `Info.plist`,
    /// and in bundles of earlier releases.
    package var describesAlarms: Bool?
    /// The idioms of the devices on which the app stays upright, such as `phone`, because it
    /// supports only portrait; nil for none, and in bundles of earlier releases.
    package var uprightIdioms: [String]?
    /// The data protection class in the entitlements, such as `NSFileProtectionComplete`; nil if
    /// there is none.
    package var dataProtection: String?
    /// True if the app has the life cycle of an `App` or a `UIApplicationDelegate`; nil otherwise.
    package var appHasLifeCycle: Bool?
    /// The hash of the sources of a project's app, whether it was built or not.
    package var appContentHash: String?
    /// The hashes of the executables, by name; nil in bundles of earlier releases.
    package var executables: [String: String]?
    /// The hash of the resources; nil in bundles of earlier releases.
    package var resources: String?
    /// The bundle identifier of a project's target; nil for a folder of sources.
    package var identifier: String?
    /// The bundle identifier of the app, which pushes name in their topic; nil in bundles of
    /// earlier releases.
    package var appIdentifier: String?
    /// The app groups in the entitlements of a project's target, empty without entitlements; nil
    /// for a folder of sources, which opens all.
    package var appGroups: [String]?
    /// The app groups in the entitlements of a project's app; nil for a folder of sources.
    package var appGroupsOfApp: [String]?
    /// The keychain groups in the entitlements of a project's target and of its app, empty without
    /// entitlements; nil for a folder of sources, which may use all.
    package var keychainGroups: [String]?
    package var keychainGroupsOfApp: [String]?
    /// The languages of which only the app has strings that the extension uses; nil for none.
    package var appOnlyLanguages: [String]?
    /// What was cut out of the sources because it does not compile; nil if nothing was.
    package var cuts: [ModuleCut]?
    /// What the build reported to the author; nil in bundles of earlier releases.
    package var notices: [String]?
  }

  /// The part of `Info.json` that all format versions share.
  private struct Format: Decodable {
    var formatVersion: Int
  }

  package var url: URL
  package var information: Information

  /// What distinguishes the extension from others: the bundle identifier of a project's target, or
  /// else the module's name, with the platform if it is not iOS.
  package var identifier: String {
    let name = information.moduleName
    return information.identifier ?? (platform == .iOS ? name : "\(name).\(platform.rawValue)")
  }
  /// The platform for which it was built.
  package var platform: Platform { information.platform ?? .iOS }
  package var executable: URL { url.appendingPathComponent(information.moduleName) }
  /// The app's executable; nil if the sources have no app.
  package var app: URL? { information.app.map(url.appendingPathComponent) }
  /// The executable of its camera; nil if the sources have none.
  package var capture: URL? { information.capture.map(url.appendingPathComponent) }
  package var resources: URL { url.appendingPathComponent(Self.resourcesFolder) }

  /// The names of the executables.
  static func executables(of information: Information) -> [String] {
    [information.moduleName, information.app, information.capture].compactMap(\.self)
  }

  /// The hash of a file, as 16 hexadecimal digits. It detects damage, not forgery: `Info.json`
  /// could be forged, too.
  static func hash(of file: URL) throws -> String {
    let data = try Data(contentsOf: file, options: .alwaysMapped)
    var hash = StableHash<UInt64>()
    data.withUnsafeBytes { hash.combine(words: $0) }
    return hash.hexadecimal
  }

  /// Checks that the executables are those that were built. Throws `BundleError.damaged`.
  package func verify() throws(BundleError) {
    guard let hashes = information.executables else { return }
    for name in Self.executables(of: information) {
      let file = url.appendingPathComponent(name)
      guard let hash = hashes[name], (try? Self.hash(of: file)) == hash else {
        throw .damaged(file.path)
      }
    }
  }

  /// Opens a bundle. Throws `BundleError`.
  package init(contentsOf url: URL) throws(BundleError) {
    let file = url.appendingPathComponent(Self.informationFile)
    guard url.isDirectory else {
      throw FileManager.default.fileExists(atPath: url.path)
        ? .notABundle(url.path) : .missing(url.path)
    }
    guard let data = try? Data(contentsOf: file),
      let format = try? JSONDecoder().decode(Format.self, from: data)
    else { throw .notABundle(url.path) }
    guard format.formatVersion == Information.formatVersion else {
      throw .unsupportedVersion(url.path, version: format.formatVersion)
    }
    guard let information = try? JSONDecoder().decode(Information.self, from: data) else {
      throw .notABundle(url.path)
    }
    guard FrameworksIdentity(library: information.frameworks.path) == information.frameworks else {
      throw .staleFrameworks(url.path, library: information.frameworks.path)
    }
    if let field = information.invalidField {
      throw .invalidField(url.path, field: field.name, value: field.value)
    }
    self.url = url
    self.information = information
    for name in Self.executables(of: information) {
      let file = url.appendingPathComponent(name)
      guard FileManager.default.isExecutableFile(atPath: file.path) else {
        throw .noExecutable(url.path)
      }
    }
  }

  /// Checks that the programs are those that were built, and that the builder linked them with the
  /// frameworks. The sandbox shows
  /// these frameworks to them, whatever the bundle says. Throws `BundleError`.
  ///
  /// - Parameter frameworks: The frameworks of this tool.
  package func verify(linkedWith frameworks: PrebuiltFrameworks) throws(BundleError) {
    guard information.frameworks.path == frameworks.library.path else {
      throw .otherFrameworks(
        url.path, library: information.frameworks.path, expected: frameworks.library.path)
    }
    for name in Self.executables(of: information) {
      let file = url.appendingPathComponent(name)
      let libraries = ExecutableFile(contentsOf: file)?.libraries ?? []
      guard libraries.contains(frameworks.library.lastPathComponent) else {
        throw .foreignExecutable(file.path)
      }
    }
    try verify()
  }
}

extension ExtensionBundle.Information {
  /// The first field whose value the builder would not have written. Fields name files and folders
  /// on this machine, and a bundle may come from anyone.
  fileprivate var invalidField: (name: String, value: String)? {
    func isComponent(_ text: String) -> Bool {
      !text.isEmpty && text.utf8.count <= 200 && !text.hasPrefix(".") && !text.hasPrefix("-")
        && text.unicodeScalars.allSatisfy { $0 != "/" && $0.value >= 32 && $0.value != 127 }
    }
    func isIdentifier(_ text: String) -> Bool {
      isComponent(text)
        && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-._".contains($0)) }
    }
    func isLibrary(_ path: String) -> Bool {
      path.hasPrefix("/") && URL(fileURLWithPath: path).standardized.path == path
        && !path.unicodeScalars.contains { $0.value < 32 }
    }
    let fields: [(name: String, value: String?, isValid: (String) -> Bool)] = [
      ("moduleName", moduleName, isComponent), ("app", app, isComponent),
      ("capture", capture, isComponent),
      ("identifier", identifier, isIdentifier), ("appIdentifier", appIdentifier, isIdentifier),
      ("linkedLibrary", linkedLibrary, isLibrary),
    ]
    for (name, value, isValid) in fields {
      if let value, !isValid(value) { return (name, value) }
    }
    for (name, groups) in [
      ("appGroups", appGroups), ("appGroupsOfApp", appGroupsOfApp),
      ("keychainGroups", keychainGroups), ("keychainGroupsOfApp", keychainGroupsOfApp),
    ] {
      if let group = groups?.first(where: { !isComponent($0) || $0.contains(" ") }) {
        return (name, group)
      }
    }
    return nil
  }
}

/// Why a path could not be opened as an extension bundle.
package enum BundleError: Error, Equatable, Sendable, CustomStringConvertible, LocalizedError {
  case missing(String)
  case notABundle(String)
  case unsupportedVersion(String, version: Int)
  case noExecutable(String)
  /// A field of `Info.json` has a value that names something outside of the bundle.
  case invalidField(String, field: String, value: String)
  /// The executable was not linked with the frameworks of this tool, but with others.
  case otherFrameworks(String, library: String, expected: String)
  /// The executable at a path is not a program that the builder has linked.
  case foreignExecutable(String)
  /// The executable at a path is not the one that was built.
  case damaged(String)
  /// No device of a host runs extensions for a platform.
  case noDevice(String, Platform)
  /// The library that the executable was linked with is missing or has been rebuilt.
  case staleFrameworks(String, library: String)

  package var errorDescription: String? { description }

  package var description: String {
    switch self {
    case .missing(let path):
      "\(path): extension bundle not found; create it with `vitrine build`"
    case .notABundle(let path):
      "\(path): not an extension bundle; give a bundle that `vitrine build` has written"
    case .unsupportedVersion(let path, let version):
      "\(path): bundle format \(version) is not supported; build the extension again"
    case .staleFrameworks(let path, let library):
      "\(path): was linked with another build of \(library); build the extension again"
    case .invalidField(let path, let field, let value):
      "\(path): \(field) in Info.json is \"\(value)\", which is not a name; build the extension again"
    case .otherFrameworks(let path, let library, let expected):
      "\(path): was linked with \(library), but this tool runs extensions with \(expected); build "
        + "the extension again with this tool"
    case .foreignExecutable(let path):
      "\(path): not a program that `vitrine build` has linked; build the extension again"
    case .damaged(let path):
      "\(path): was changed after the build, or is damaged; build the extension again"
    case .noDevice(let path, let platform):
      "\(path): was built for \(platform.rawValue), which no device of a host runs; draw it with "
        + "`vitrine render --platform \(platform.rawValue)`"
    case .noExecutable(let path): "\(path): the executable is missing; build the extension again"
    }
  }
}
