import Foundation

/// A widget extension of a project, and the app that contains it.
public struct WidgetExtension: Sendable {
  public var target: ProjectTarget
  /// nil if no app of the project embeds the extension.
  public var app: ProjectTarget?
  /// The targets that the extension links and that are modules, dependencies first.
  public var modules: [ProjectTarget]
  /// The modules of packages that the extension and its modules need, dependencies first.
  public var packageModules: [PackageModule]
  /// The macros of packages that these modules can use.
  public var packageMacros: [PackageMacro] = []
  /// What was left out of packages.
  public var packageNotices: [String]
  /// The products of packages that are not available.
  public var missingPackages: [MissingPackage] = []
  /// Sentences about what else is not available: pods that are not installed, binary frameworks,
  /// and targets of packages that are not built.
  public var missingParts: [String] = []
  /// Whether the scripts of the targets have been run.
  public var scriptsWereRun = false
  /// Other targets of the project with scripts that write sources of the extension.
  var writers: [ProjectTarget] = []
  /// The modules of the app, as for the extension. Empty if the app was not asked for.
  public var appModules: [ProjectTarget] = []
  public var appPackageModules: [PackageModule] = []
  public var appPackageMacros: [PackageMacro] = []
}

extension WidgetExtension {
  /// The widget extensions for iOS of projects, in their order.
  /// - Parameter folder: If given, only those with a source below this folder.
  ///
  /// Throws `ProjectError`; `.noWidgetExtension` if there are none.
  public static func all(
    of projects: [URL], folder: URL?, _ options: ReadingOptions = ReadingOptions()
  ) throws -> [WidgetExtension] {
    let found = try read(projects, folder: folder, options)
    guard options.runsScripts, let cache = options.packageCache else { return found }
    return try afterScripts(found, of: projects, folder: folder, cache: cache, options)
  }

  /// The widget extensions for iOS at a path; nil if it has no project.
  ///
  /// - Parameter target: If given, only those with this name.
  /// - Throws: `ProjectError`; `.unknownTarget` if there are none with this name.
  package static func all(
    at path: URL, target: String?, _ options: ReadingOptions
  ) throws -> [WidgetExtension]? {
    guard case .projects(let projects, let folder) = try ProjectSearch.locate(path) else {
      return nil
    }
    let found = try all(of: projects, folder: folder, options)
    guard let target else { return found }
    let selected = found.filter { $0.target.name == target }
    guard !selected.isEmpty else {
      throw ProjectError.unknownTarget(target, available: found.map(\.target.name))
    }
    return selected
  }

  static func read(
    _ projects: [URL], folder: URL?, _ options: ReadingOptions
  ) throws -> [WidgetExtension] {
    var result: [WidgetExtension] = []
    var others: [ProjectTarget] = []
    var otherNames: [String] = []
    for project in projects {
      if project.lastPathComponent == "Package.swift" {
        let found = try all(inPackage: project, options)
        result += found.extensions.filter { folder.map($0.target.hasSource) ?? true }
        otherNames += found.others
        continue
      }
      let opened = try ProjectContents(of: project, options)
      var linker = ModuleLinker(project, opened, others: projects, options)
      for target in opened.targets {
        guard target.kind == .widgetExtension, target.platforms.contains(.iOS),
          folder.map(target.hasSource) ?? true
        else {
          others.append(target)
          continue
        }
        result.append(try linker.widgetExtension(target))
      }
    }
    guard !result.isEmpty else {
      let path = folder ?? projects.first
      let foreign = others.filter { $0.kind == .widgetExtension && !$0.platforms.contains(.iOS) }
      if folder == nil, !foreign.isEmpty {
        throw ProjectError.foreignWidgetExtensions(
          path?.path ?? "", targets: foreign.map { "\($0.name) (\($0.platformNames))" })
      }
      throw ProjectError.noWidgetExtension(
        path?.path ?? "", targets: others.map(\.summary) + otherNames)
    }
    let names = Dictionary(grouping: result, by: \.target.name).filter { $0.value.count > 1 }
    if let (name, same) = names.min(by: { $0.key < $1.key }) {
      throw ProjectError.repeatedTarget(name, places: same.map(\.target.project.path))
    }
    return result
  }
}

extension ProjectTarget {
  fileprivate func hasSource(below folder: URL) -> Bool {
    files.contains { $0.pathExtension == "swift" && $0.path.hasPrefix(folder.path + "/") }
  }

  fileprivate var platformNames: String {
    platforms.map(\.rawValue).sorted().joined(separator: ", ")
  }

  /// The name with the kind and the platforms, for messages.
  fileprivate var summary: String {
    let kind =
      switch kind {
      case .app: "app"
      case .widgetExtension: "widget extension"
      case .otherExtension: "app extension"
      case .framework: "framework"
      case .resourceBundle: "resource bundle"
      case .test: "tests"
      case .other: "other product"
      }
    return "\(name) (\(kind), \(platformNames))"
  }
}
