import Foundation
import ProjectReader

/// The sources of a module that the extension imports: a framework of the project, or a module of
/// a package.
struct ModuleSources {
  var name: String
  var sources: SourceFolder
  var language: LanguageOptions
  /// The folder of its own resources in the bundle; nil if they are part of the extension's.
  var bundle: String?
  /// Whether it is a module of a package, not a framework.
  var isPackage = false
  /// The sources, the headers and the options of a module in C; nil for Swift.
  var c: CSources?
}

struct CSources {
  var files: [URL]
  /// The folder with the headers that importers see.
  var headers: URL
  var options: [String]
}

extension ModuleSources {
  /// A framework. Throws `BuildError`.
  init(_ target: ProjectTarget) throws(BuildError) {
    self.init(
      name: target.moduleName,
      sources: try SourceFolder(
        root: target.folder, members: target.files, target: target.name),
      language: LanguageOptions(target.settings))
  }

  /// A module of a package. Throws `BuildError`.
  init(_ module: PackageModule) throws(BuildError) {
    if case .c(let headers, let options) = module.language {
      let files = module.files.filter { CSources.types.contains($0.pathExtension) }
      self.init(
        name: module.name, sources: SourceFolder(root: module.folder),
        language: LanguageOptions(), isPackage: true,
        c: CSources(files: files, headers: headers, options: options))
      return
    }
    let sources = try SourceFolder(
      root: module.folder, members: module.files, target: module.name)
    var flags = module.flags
    if module.languageMode != "6" { flags.append("-enable-bare-slash-regex") }
    // The modules of a package share `package` declarations.
    flags += ["-package-name", module.package]
    let hasResources = !sources.assetCatalogs.isEmpty || !sources.resources.isEmpty
    self.init(
      name: module.name, sources: sources,
      language: LanguageOptions(
        version: module.languageMode, conditions: module.conditions, flags: flags),
      bundle: hasResources ? "\(module.bundleName).bundle" : nil,
      isPackage: true)
  }

  /// The same for the target of a package that is an extension.
  static let mainBundleAccessor = """
    import Foundation

    extension Foundation.Bundle {
      static let module = Foundation.Bundle.main
    }

    """

  /// The source that SwiftPM generates for a module with resources.
  static func accessor(ofBundle name: String) -> String {
    """
    import Foundation

    extension Foundation.Bundle {
      static let module: Foundation.Bundle = {
        let name = \(IntentClassGenerator.literal(name))
        let url = Foundation.Bundle.main.resourceURL?.appendingPathComponent(name)
        return url.flatMap { Foundation.Bundle(url: $0) } ?? .main
      }()
    }

    """
  }
}

extension CSources {
  /// What clang compiles.
  static let types: Set<String> = ["c", "cc", "cpp", "cxx"]
  private static let headerTypes: Set<String> = ["h", "hpp", "hh", "inc", "def", "modulemap"]

  /// The sources and the headers beside them, which influence the result.
  var inputs: [URL] {
    let folders = Set(files.map { $0.deletingLastPathComponent() } + [headers])
    let found = folders.flatMap { folder in
      (FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? [])
        .map { folder.appendingPathComponent($0) }
        .filter { Self.headerTypes.contains($0.pathExtension) }
    }
    return (files + Set(found)).sorted { $0.path < $1.path }
  }
}
