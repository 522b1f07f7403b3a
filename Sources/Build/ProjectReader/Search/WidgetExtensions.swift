import Foundation

/// A widget extension of a project, and the app that contains it.
package struct WidgetExtension: Sendable {
  package var target: ProjectTarget
  /// The platform for which it was read.
  package var platform: Platform
  /// The widget extensions of the project for other platforms, with their platforms, for messages.
  package var otherTargets: [String] = []
  /// nil if no app of the project embeds the extension.
  package var app: ProjectTarget?
  /// The targets that the extension links and that are modules, dependencies first.
  package var modules: [ProjectTarget]
  /// The modules of packages that the extension and its modules need, dependencies first.
  package var packageModules: [PackageModule]
  /// The macros of packages that these modules can use.
  package var packageMacros: [PackageMacro] = []
  /// What was left out of packages.
  package var packageNotices: [String]
  /// The products of packages that are not available.
  package var missingPackages: [MissingPackage] = []
  /// Sentences about what else is not available: pods that are not installed, binary frameworks,
  /// and targets of packages that are not built.
  package var missingParts: [String] = []
  /// The modules in Objective-C that the extension and its modules link, and bridging headers.
  package var objectiveC: [ObjectiveCModule] = []
  /// The modules of binary frameworks that the extension and its modules link, as far as their
  /// interfaces are there.
  package var interfaces: [BinaryFramework.Interface] = []
  /// Whether the scripts of the targets have been run.
  package var scriptsWereRun = false
  /// Other targets of the project with scripts that write sources of the extension.
  var writers: [ProjectTarget] = []
  /// What the app links. Empty if the app was not asked for.
  package var appLinks = TargetLinks()
  /// The extension that opens the camera of the app on a locked device; nil if the app embeds none
  /// or was not asked for.
  package var capture: ProjectTarget?
  package var captureLinks = TargetLinks()
}

/// What a program beside the extension links, as for the extension.
package struct TargetLinks: Sendable {
  package var modules: [ProjectTarget] = []
  package var packageModules: [PackageModule] = []
  package var packageMacros: [PackageMacro] = []
}

extension WidgetExtension {
  /// The widget extensions of projects, in their order, as `ReadingOptions` select them by platform
  /// and name.
  /// - Parameter folder: If given, only those with a source below this folder.
  ///
  /// Throws `ProjectError`; `.noWidgetExtension` if there are none.
  package static func all(
    of projects: [URL], folder: URL?, _ options: ReadingOptions = ReadingOptions()
  ) throws -> [WidgetExtension] {
    let found = try read(projects, folder: folder, options)
    guard options.runsScripts, let cache = options.packageCache else { return found }
    return try afterScripts(found, of: projects, folder: folder, cache: cache, options)
  }

  /// The widget extensions at a path; nil if it has no project. Throws `ProjectError`.
  package static func all(
    at path: URL, _ options: ReadingOptions
  ) throws -> [WidgetExtension]? {
    guard case .projects(let projects, let folder) = try ProjectSearch.locate(path, options) else {
      return nil
    }
    return try all(of: projects, folder: folder, options)
  }

  static func read(
    _ projects: [URL], folder: URL?, _ options: ReadingOptions
  ) throws -> [WidgetExtension] {
    var search = try ExtensionSearch(projects, folder: folder, options)
    if let platform = try search.otherPlatform() {
      var options = options
      options.platform = platform
      search = try ExtensionSearch(projects, folder: folder, options)
    }
    return try search.result()
  }
}

/// The widget extensions of projects for one platform, and the other targets.
private struct ExtensionSearch {
  private let options: ReadingOptions
  /// The path for messages.
  private let path: String
  private let folder: URL?
  private var found: [WidgetExtension] = []
  private var others: [ProjectTarget] = []
  /// The targets of packages, for messages.
  private var otherNames: [String] = []

  /// Throws `ProjectError`.
  init(_ projects: [URL], folder: URL?, _ options: ReadingOptions) throws {
    self.options = options
    self.folder = folder
    path = (folder ?? projects.first)?.path ?? ""
    for project in projects {
      if project.lastPathComponent == "Package.swift" {
        let package = try WidgetExtension.all(inPackage: project, options)
        found += package.extensions.filter { folder.map($0.target.hasSource) ?? true }
        otherNames += package.others
        continue
      }
      let opened = try ProjectContents(of: project, options)
      var linker = ModuleLinker(project, opened, others: projects, options)
      for target in opened.targets {
        guard target.kind == .widgetExtension, target.platforms.contains(options.readPlatform),
          folder.map(target.hasSource) ?? true
        else {
          others.append(target)
          continue
        }
        found.append(try linker.widgetExtension(target))
      }
    }
    let foreign = foreign
    for index in found.indices { found[index].otherTargets = foreign.map(\.nameWithPlatforms) }
  }

  /// The widget extensions for other platforms.
  private var foreign: [ProjectTarget] {
    others.filter {
      $0.kind == .widgetExtension && !$0.platforms.contains(options.readPlatform)
        && (folder.map($0.hasSource) ?? true)
    }
  }

  /// The platform to search for if none was selected: that of the selected extension, or of all
  /// that exist. nil if it is iOS. Throws `ProjectError.foreignWidgetExtensions`.
  func otherPlatform() throws(ProjectError) -> Platform? {
    guard options.platform == nil else { return nil }
    if let name = options.target {
      guard !found.contains(where: { $0.target.name == name }) else { return nil }
      return foreign.first { $0.name == name }?.buildablePlatforms.first
    }
    guard found.isEmpty else { return nil }
    let platforms = Set(foreign.compactMap(\.buildablePlatforms.first))
    guard platforms.count < 2 else { throw foreignError }
    return platforms.first
  }

  /// Throws `ProjectError`.
  func result() throws(ProjectError) -> [WidgetExtension] {
    if let name = options.target, let other = foreign.first(where: { $0.name == name }) {
      throw .unsupportedPlatform(
        options.readPlatform, target: name,
        supported: other.platforms.map(\.rawValue).sorted())
    }
    guard !found.isEmpty else {
      if !foreign.isEmpty { throw foreignError }
      // The Info.plist says which target is a widget extension.
      if let file = others.lazy.compactMap(\.outsideInformationFile).first { throw file }
      throw .noWidgetExtension(path, targets: others.map(\.summary) + otherNames)
    }
    let names = Dictionary(grouping: found, by: \.target.name).filter { $0.value.count > 1 }
    if let (name, same) = names.min(by: { $0.key < $1.key }) {
      throw .repeatedTarget(name, places: same.map(\.target.project.path))
    }
    guard let target = options.target else { return found }
    let selected = found.filter { $0.target.name == target }
    guard !selected.isEmpty else {
      throw .unknownTarget(
        target, available: found.map(\.target.name) + foreign.map(\.nameWithPlatforms))
    }
    return selected
  }

  private var foreignError: ProjectError {
    .foreignWidgetExtensions(
      path, platform: options.readPlatform, targets: foreign.map(\.nameWithPlatforms))
  }
}

extension ProjectTarget {
  fileprivate func hasSource(below folder: URL) -> Bool {
    files.contains { $0.pathExtension == "swift" && $0.path.hasPrefix(folder.path + "/") }
  }

  /// The platforms that extensions can be built for, the usual ones first.
  fileprivate var buildablePlatforms: [Platform] {
    Platform.buildable.filter(platforms.contains)
  }

  fileprivate var nameWithPlatforms: String { "\(name) (\(platformNames))" }

  fileprivate var platformNames: String {
    platforms.map(\.rawValue).sorted().joined(separator: ", ")
  }

  /// The name with the kind and the platforms, for messages.
  fileprivate var summary: String {
    let kind =
      switch kind {
      case .app: "app"
      case .widgetExtension: "widget extension"
      case .captureExtension: "capture extension"
      case .otherExtension: "app extension"
      case .framework: "framework"
      case .resourceBundle: "resource bundle"
      case .test: "tests"
      case .other: "other product"
      }
    return "\(name) (\(kind), \(platformNames))"
  }
}
