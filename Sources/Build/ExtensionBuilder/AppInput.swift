import Foundation
import ProjectReader

/// The sources of the app of a project or of the app's camera, a program that is compiled beside
/// the extension.
struct AppInput {
  var name: String
  /// The folders whose files are used.
  var project: ProjectRoot
  var files: [URL]
  /// The catalogs for whose contents Xcode generates symbols.
  var assetCatalogs: [URL]
  var stringCatalogs: [URL]
  var language: LanguageOptions
  /// The modules that the program imports, dependencies first.
  var modules: [ModuleSources]

  /// Throws `BuildError`.
  init(
    _ app: ProjectTarget, _ links: TargetLinks, for platform: Platform
  ) throws(BuildError) {
    name = app.name
    project = app.root
    files = app.files.filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
    assetCatalogs = app.files.filter { $0.pathExtension == "xcassets" }
    stringCatalogs = app.files.filter { $0.pathExtension == "xcstrings" }
    language = LanguageOptions(app.settings, for: platform)
    modules = []
    for module in links.packageModules {
      modules.append(try ModuleSources(module, for: platform))
    }
    for module in links.modules {
      modules.append(try ModuleSources(module, for: platform))
    }
  }

  /// The hash of everything that influences the program, besides the extension.
  func contentHash() throws(BuildError) -> String {
    var all = SourceFolder(
      root: URL(fileURLWithPath: "/"),
      project: modules.reduce(project) { $0.union($1.sources.project) })
    all.swift = files + modules.flatMap { $0.sources.swift + ($0.c?.inputs ?? []) }
    (all.assetCatalogs, all.resources) = (assetCatalogs, stringCatalogs)
    return try all.contentHash(with: [name] + language.identity)
  }
}
