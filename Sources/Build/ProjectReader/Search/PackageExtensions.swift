import Foundation
import SourceScanner

extension WidgetExtension {
  /// The widget extensions of a package without an Xcode project: its targets with a type such as
  /// `@main struct Widgets: WidgetBundle`.
  /// - Parameter manifest: The `Package.swift`.
  ///
  /// Throws `ProjectError`.
  static func all(
    inPackage manifest: URL, _ options: ReadingOptions
  ) throws(ProjectError) -> (extensions: [WidgetExtension], others: [String]) {
    let folder = manifest.deletingLastPathComponent()
    let root = options.root(around: folder)
    let package = try PackageManifest(
      folder: folder, root: root, platform: options.readPlatform,
      run: options.packageCache.flatMap { ManifestRun(cache: $0) })
    if package.targets.isEmpty, let line = package.unreadLines.first {
      throw .damaged(
        manifest.path, line: line,
        reason: "the manifest computes its targets and cannot be run; install bubblewrap, in whose "
          + "sandbox such manifests run, or list the targets as literals")
    }
    let pins = try PackagePins(project: folder, in: root)
    let targets = package.targets.filter { $0.kind == .module || $0.kind == .executable }
    let app = targets.first { EntryPoint.find(in: $0.files(in: package), root) == .app }
    var result: [WidgetExtension] = []
    for target in targets
    where EntryPoint.find(in: target.files(in: package), root) == .widget {
      let graph = try PackageGraph(
        targets: [target.name], of: folder, root: root, pins: pins, options)
      let sources = graph.modules.flatMap(\.files)
      let all = graph.modules.reduce(root) { $0.union($1.root) }
      var module = try ProjectTarget(target, of: package, kind: .widgetExtension)
      module.plugins = graph.modules.last { $0.name == module.moduleName }?.plugins ?? []
      result.append(
        WidgetExtension(
          target: module, platform: options.readPlatform,
          app: try app.map { app throws(ProjectError) in
            try ProjectTarget(app, of: package, kind: .app)
          },
          modules: [],
          // The last module is the target.
          packageModules: graph.modules.filter { $0.name != module.moduleName },
          packageMacros: graph.macros, packageNotices: graph.notices,
          missingPackages: graph.missing.map { $0.importers(among: sources, all) },
          missingParts: graph.leftOut,
          objectiveC: graph.objectiveC.map { $0.described(usedBy: sources, in: all) }))
    }
    let others = package.targets.map { "\($0.name) (\($0.kind) of a package)" }
    return (result, others)
  }
}

/// The kind of the type that is marked `@main`.
enum EntryPoint {
  case widget, app

  /// nil if the sources have none.
  static func find(in files: [URL], _ root: ProjectRoot) -> EntryPoint? {
    for file in files where file.pathExtension == "swift" {
      guard let text = try? root.text(of: file), text.contains("@main"),
        !SwiftScanner.scan(Array(text.utf8)).mainAttributes.isEmpty
      else { continue }
      let pattern = /@main\b[^{]*?\b(?:struct|class|enum|actor)\s+\w+\s*:([^{]*)\{/
      guard let match = text.firstMatch(of: pattern) else { continue }
      let types = match.1.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      if types.contains("WidgetBundle") || types.contains("Widget") { return .widget }
      if types.contains("App") { return .app }
    }
    return nil
  }
}

extension ProjectTarget {
  /// A target of a package with the settings that an Xcode target would have.
  /// Throws `ProjectError.invalidName`.
  fileprivate init(
    _ target: PackageTarget, of package: PackageManifest, kind: Kind
  ) throws(ProjectError) {
    let folder = target.folder(in: package) ?? package.folder
    let files = target.files(in: package)
    let mode = target.languageMode ?? package.languageMode
    let conditions = package.conditions(of: target).map(\.argumentText)
    var settings: [String: String] = [
      "TARGET_NAME": target.name, "PRODUCT_NAME": target.name,
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
      "SWIFT_VERSION": mode, "SWIFT_PACKAGE_NAME": package.name,
      "SWIFT_ACTIVE_COMPILATION_CONDITIONS": conditions.joined(separator: " "),
      "OTHER_SWIFT_FLAGS": target.flags.flatMap(\.arguments).map { "\"\($0.text)\"" }
        .joined(separator: " "),
    ]
    for (platform, version) in package.deploymentTargets {
      settings[platform.deploymentSetting] = version
    }
    if PackageManifest.hasStringSymbols(package.toolsVersion) {
      settings["STRING_CATALOG_GENERATE_SYMBOLS"] = "YES"
    }
    if target.flags.contains(.mainActorIsolation) {
      settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] = "MainActor"
    }
    let information = folder.appendingPathComponent("Info.plist")
    if package.root.has(information) {
      settings["INFOPLIST_FILE"] = information.path
    }
    self.init(
      name: target.name, kind: kind, platforms: Set(Platform.buildable),
      project: package.folder.appendingPathComponent("Package.swift"), folder: package.folder,
      root: package.root, settings: BuildSettings(levels: [settings]), configuration: "Debug",
      configurations: ["Debug", "Release"])
    self.files = files.filter { $0.lastPathComponent != "Info.plist" }
    outsideFiles = target.outsideFiles(in: package)
    try checkNames()
  }
}
