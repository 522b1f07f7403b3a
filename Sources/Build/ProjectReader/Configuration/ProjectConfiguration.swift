import Foundation

/// The optional file `.vitrine.json` in the root of a project: what its users would otherwise pass
/// as options.
///
/// ```json
/// {
///   "target": "Tide Widgets",
///   "platform": "watchOS",
///   "buildConfiguration": "Debug",
///   "buildSettings": {"SWIFT_VERSION": "6"},
///   "packages": "Checkouts",
///   "stubs": {"Charts": "Stubs/Charts.swift"},
///   "seed": "Seed",
///   "os": "17.4",
///   "tests": [{"kind": "Tide", "families": ["systemSmall"]}],
///   "audit": {"ignore": [{"rule": "contrast", "kind": "Tide"}]},
///   "cuts": ["HarbourKit", "Widgets.Cache.load"],
///   "testedApps": {"com.example.harbour": "Widgets"}
/// }
/// ```
/// Paths are relative to the file, and lead to places inside the project, because a stranger's
/// repository can have such a file. Options of the command line take precedence.
package struct ProjectConfiguration: Equatable, Sendable {
  package static let fileName = ".vitrine.json"

  package var target: String?
  /// The platform to build for; nil is iOS, or the one that the target supports.
  package var platform: Platform?
  package var buildConfiguration: String?
  package var buildSettings: [String: String] = [:]
  /// A folder with the checkouts of remote packages.
  package var packages: URL?
  /// Sources that take the place of missing modules, by module.
  package var stubs: [String: URL] = [:]
  /// A folder with the data that the app would have written.
  package var seed: URL?
  /// The folders in which the named files are; nil without a file.
  package var root: ProjectRoot?
  /// The iOS version for `#available` and the system colors.
  package var os: String?
  /// A folder with fonts for the system's text styles.
  package var fontFolder: URL?
  /// What `vitrine test` draws; nil if it decides.
  package var tests: [ListedTest]?
  /// What `vitrine audit` does not report.
  package var ignoredFindings: [IgnoredFinding] = []
  /// The cuts with which `vitrine test` and `vitrine audit` pass: modules, or what was cut in them.
  package var cuts: [String] = []
  /// The projects whose intents tests use, by bundle identifier.
  package var testedApps: [String: URL] = [:]

  package init() {}

  static let keys = [
    "target", "platform", "buildConfiguration", "buildSettings", "packages", "stubs", "seed", "os",
    "fontFolder", "tests", "audit", "cuts", "testedApps",
  ]
}

extension ProjectConfiguration {
  /// The configuration for a path; empty without a file.
  /// - Parameter also: Folders outside of the project that it may use.
  ///
  /// Throws `ProjectError.unreadable`, `.outside`, and `.damaged` with the line of the mistake.
  package static func find(
    for path: URL, also: [URL] = []
  ) throws(ProjectError) -> ProjectConfiguration {
    guard let file = file(for: path) else { return ProjectConfiguration() }
    let root = ProjectRoot(around: file.deletingLastPathComponent(), also: also)
    return try ProjectConfiguration(contentsOf: file, in: root)
  }

  /// The file in the folder, in the folder of a project, or in a folder above it inside the same
  /// Git repository.
  static func file(for path: URL) -> URL? {
    let projectFolder = path.standardizedFileURL.projectFolder
    var folder = projectFolder
    var first: URL?
    for _ in 0..<16 {
      let file = folder.appendingPathComponent(fileName)
      if FileManager.default.fileExists(atPath: file.path) { first = first ?? file }
      // Outside of a repository, a file above the path belongs to something else.
      let isRoot = FileManager.default.fileExists(
        atPath: folder.appendingPathComponent(".git").path)
      if isRoot { return first }
      guard folder.path != "/" else { break }
      folder.deleteLastPathComponent()
    }
    let direct = projectFolder.appendingPathComponent(fileName)
    return first?.path == direct.path ? first : nil
  }

  /// Throws `ProjectError.unreadable`, `.outside` and `.damaged`.
  init(contentsOf file: URL, in root: ProjectRoot) throws(ProjectError) {
    let reader = ConfigurationReader(path: file.path, text: try root.text(of: file))
    let values = try reader.object()
    self.root = root
    let folder = file.standardizedFileURL.deletingLastPathComponent()
    func path(_ text: String, _ key: String) throws(ProjectError) -> URL {
      let url = URL(fileURLWithPath: text, relativeTo: folder).standardizedFileURL
      guard root.contains(url) else {
        throw reader.error(
          at: key, "\"\(key)\" is outside of the project; \(ProjectRoot.advice(for: url))")
      }
      return url
    }
    for (key, value) in values.sorted(by: { $0.key < $1.key }) {
      switch key {
      case "target": target = try reader.text(value, key)
      case "platform": platform = try reader.platform(value, key)
      case "buildConfiguration": buildConfiguration = try reader.text(value, key)
      case "buildSettings": buildSettings = try reader.texts(value, key)
      case "packages": packages = try path(reader.text(value, key), key)
      case "stubs":
        for (module, text) in try reader.texts(value, key) {
          guard ProjectName(module) != nil else {
            throw reader.error(at: key, "\"\(module)\" is not the name of a module")
          }
          stubs[module] = try path(text, key)
        }
      case "seed": seed = try path(reader.text(value, key), key)
      case "os": os = try reader.text(value, key)
      case "fontFolder": fontFolder = try path(reader.text(value, key), key)
      case "tests": tests = try ListedTest.list(value, reader, folder: folder, root)
      case "cuts": cuts = try reader.list(ofTexts: value, key)
      case "testedApps":
        for (identifier, text) in try reader.texts(value, key) {
          testedApps[identifier] = try path(text, key)
        }
      case "audit": ignoredFindings = try IgnoredFinding.list(value, reader)
      default:
        throw reader.error(
          at: key,
          "unknown key \"\(key)\"; available: \(Self.keys.joined(separator: ", "))")
      }
    }
  }
}
