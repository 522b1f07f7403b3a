import Foundation
import MessageText
import NearestName

/// Why a project cannot be read.
package enum ProjectError: Error, Equatable, Sendable {
  case notFound(String)
  /// The file exists and cannot be read.
  case unreadable(String, reason: String)
  /// The file is not in the folders that the project may use. `root` is the project's.
  case outside(String, root: String)
  /// A file in the bundle cannot be written.
  case unwritable(String, reason: String)
  /// A file has a name that cannot be a component of a path. `kind` is what it names.
  case invalidName(String, kind: String, name: String, reason: String)
  /// A folder has more files than a project has.
  case tooLarge(String, limit: Int)
  /// A file does not have the format that its name promises. `line` begins at 1; nil if unknown.
  case damaged(String, line: Int?, reason: String)
  /// A configuration file includes itself. `files` are the paths of the circle.
  case includeCycle(files: [String])
  /// Several targets of packages are modules with the same name. `places` are their packages.
  case repeatedModule(String, places: [String])
  /// Several widget extensions have the same name. `places` are their projects.
  case repeatedTarget(String, places: [String])
  /// No project was found at a path. `searched` are the formats that are looked for.
  /// - Parameter hint: What to do in this folder.
  case noProject(String, hint: String? = nil)
  /// The format is known and not supported; `advice` says what to pass instead.
  case unsupported(String, format: String, advice: String)
  case unknownTarget(String, available: [String])
  case unknownConfiguration(String, available: [String])
  /// The widget extensions at a path are not for the platform. `targets` are their names with their
  /// platforms.
  case foreignWidgetExtensions(String, platform: Platform, targets: [String])
  /// The selected widget extension is not for the platform. `supported` are those that it is for.
  case unsupportedPlatform(Platform, target: String, supported: [String])
  /// The projects at a path have no widget extension. `targets` are those that exist.
  case noWidgetExtension(String, targets: [String])
}

extension ProjectError: CustomStringConvertible, LocalizedError {
  package var errorDescription: String? { description }

  package var description: String { text.asMessageLine }

  private var text: String {
    switch self {
    case .notFound(let path): "\(path): not found"
    case .unreadable(let path, let reason): "\(path): cannot be read: \(reason)"
    case .outside(let path, let root):
      """
      \(path): is not used, because it is outside of the project's folder \(root); \
      \(ProjectRoot.advice(for: URL(fileURLWithPath: path)))
      """
    case .unwritable(let path, let reason): "\(path): cannot be written: \(reason)"
    case .invalidName(let path, let kind, let name, let reason):
      "\(path): \(kind), \"\(name)\", cannot be used: \(reason); rename it"
    case .tooLarge(let path, let limit):
      """
      \(path): has more than \(limit) folders; pass the folder of the project, or the project \
      itself
      """
    case .damaged(let path, let line, let reason):
      "\(path)\(line.map { ":\($0)" } ?? ""): \(reason)"
    case .includeCycle(let files):
      "\(files.joined(separator: " includes ")): remove one of the includes"
    case .repeatedModule(let name, let places):
      """
      several packages have a module named \(name): \(places.joined(separator: ", ")); a program \
      can contain one of them
      """
    case .repeatedTarget(let name, let places):
      """
      several widget extensions are named \(name): \(places.joined(separator: ", ")); pass one of \
      these projects, or rename one of the targets
      """
    case .noProject(let path, let hint?): "\(path): no Xcode project found; \(hint)"
    case .noProject(let path, nil):
      """
      \(path): no Xcode project found; pass an .xcodeproj, an .xcworkspace, the root of a \
      repository that contains one, or the folder with the extension's sources; a project that a \
      tool such as Expo or Flutter generates has to be generated first
      """
    case .unsupported(let path, let format, let advice): "\(path): \(format) is not read; \(advice)"
    case .unknownTarget(let name, let available):
      "no widget extension named \"\(name)\"; available: "
        + knownNames(available, insteadOf: name)
    case .unknownConfiguration(let name, let available):
      "no build configuration named \"\(name)\"; available: "
        + knownNames(available, insteadOf: name)
    case .foreignWidgetExtensions(let path, let platform, let targets):
      """
      \(path): the widget extensions are not for \(platform.rawValue): \(Self.list(targets)); \
      choose one of their platforms with --platform, which can be \
      \(Self.list(Platform.buildable.map(\.rawValue)))
      """
    case .unsupportedPlatform(let platform, let target, let supported):
      "\(target) is not for \(platform.rawValue); it supports: \(Self.list(supported))"
    case .noWidgetExtension(let path, let targets):
      """
      \(path): no target is a widget extension; its targets are: \
      \(Self.list(targets))
      """
    }
  }

  private static func list(_ names: [String]) -> String {
    names.isEmpty ? "none" : names.joined(separator: ", ")
  }
}

extension ProjectError {
  /// The error about a file that is not in the folders that a project may use.
  package static func outside(_ path: String, in root: ProjectRoot) -> ProjectError {
    .outside(path, root: root.main.path)
  }
}
