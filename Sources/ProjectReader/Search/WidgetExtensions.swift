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
  /// What was left out of packages.
  public var packageNotices: [String]
  /// The products of packages that are not available.
  public var missingPackages: [MissingPackage] = []
  /// The modules of the app, as for the extension. Empty if the app was not asked for.
  public var appModules: [ProjectTarget] = []
  public var appPackageModules: [PackageModule] = []
}

extension WidgetExtension {
  /// The widget extensions for iOS of projects, in their order.
  /// - Parameter folder: If given, only those with a source below this folder.
  ///
  /// Throws `ProjectError`; `.noWidgetExtension` if there are none.
  public static func all(
    of projects: [URL], folder: URL?, _ options: ReadingOptions = ReadingOptions()
  ) throws -> [WidgetExtension] {
    var result: [WidgetExtension] = []
    var others: [String] = []
    for project in projects {
      if project.lastPathComponent == "Package.swift" {
        let found = try all(inPackage: project, options)
        result += found.extensions.filter { folder.map($0.target.hasSource) ?? true }
        others += found.others
        continue
      }
      let opened = try ProjectContents(of: project, options)
      let targets = opened.targets
      for target in targets {
        guard target.kind == .widgetExtension, target.platforms.contains(.iOS),
          folder.map(target.hasSource) ?? true
        else {
          others.append(target.summary)
          continue
        }
        let app = targets.first {
          $0.kind == .app && $0.platforms.contains(.iOS) && $0.dependencies.contains(target.name)
        }
        let modules = target.modules(among: targets)
        let graph = try PackageGraph(
          products: ([target] + modules).flatMap(\.packageProducts),
          local: opened.packageFolders, pins: opened.pins, options)
        let sources = ([target] + modules).flatMap(\.files) + graph.modules.flatMap(\.files)
        var found = WidgetExtension(
          target: target, app: app, modules: modules, packageModules: graph.modules,
          packageNotices: graph.notices,
          missingPackages: graph.missing.map { $0.importers(among: sources) })
        if options.includesApp, let app {
          let modules = app.modules(among: targets)
          let graph = try? PackageGraph(
            products: ([app] + modules).flatMap(\.packageProducts),
            local: opened.packageFolders, pins: opened.pins, options)
          (found.appModules, found.appPackageModules) = (modules, graph?.modules ?? [])
        }
        result.append(found)
      }
    }
    guard !result.isEmpty else {
      let path = folder ?? projects.first
      throw ProjectError.noWidgetExtension(path?.path ?? "", targets: others)
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

  /// The modules that the target links, directly or through others; dependencies come first.
  fileprivate func modules(among targets: [ProjectTarget]) -> [ProjectTarget] {
    var result: [ProjectTarget] = []
    var visited: Set<String> = []
    func visit(_ target: ProjectTarget) {
      for name in target.dependencies where visited.insert(name).inserted {
        guard let module = targets.first(where: { $0.name == name }), module.kind == .framework
        else { continue }
        visit(module)
        result.append(module)
      }
    }
    visit(self)
    return result
  }

  /// The name with the kind and the platforms, for messages.
  fileprivate var summary: String {
    let kind =
      switch kind {
      case .app: "app"
      case .widgetExtension: "widget extension"
      case .otherExtension: "app extension"
      case .framework: "framework"
      case .test: "tests"
      case .other: "other product"
      }
    return "\(name) (\(kind), \(platforms.map(\.rawValue).sorted().joined(separator: ", ")))"
  }
}
