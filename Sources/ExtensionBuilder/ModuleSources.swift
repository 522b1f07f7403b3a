import Foundation
import ProjectReader

/// The sources of a module that the extension imports: a framework of the project, or a module of
/// a package.
struct ModuleSources {
  var name: String
  var sources: SourceFolder
  var language: LanguageOptions
  /// Whether the sources can use `Bundle.module`.
  var hasBundle: Bool
}

extension ModuleSources {
  /// A framework. Throws `BuildError`.
  init(_ target: ProjectTarget) throws(BuildError) {
    self.init(
      name: target.moduleName,
      sources: try SourceFolder(
        root: target.folder, members: target.files, target: target.name),
      language: LanguageOptions(target.settings), hasBundle: false)
  }

  /// A module of a package. Throws `BuildError`.
  init(_ module: PackageModule) throws(BuildError) {
    let sources = try SourceFolder(
      root: module.folder, members: module.files, target: module.name)
    var flags = module.flags
    if module.languageMode != "6" { flags.append("-enable-bare-slash-regex") }
    // The modules of a package share `package` declarations.
    flags += ["-package-name", module.package]
    self.init(
      name: module.name, sources: sources,
      language: LanguageOptions(
        version: module.languageMode, conditions: module.conditions, flags: flags),
      hasBundle: !sources.assetCatalogs.isEmpty || !sources.resources.isEmpty)
  }

  /// The source that SwiftPM generates for a module with resources. They are copied into the
  /// extension's bundle.
  static let bundleAccessor = """
    import Foundation

    extension Foundation.Bundle {
      static let module = Foundation.Bundle.main
    }

    """
}
