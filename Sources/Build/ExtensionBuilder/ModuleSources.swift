import Foundation
import ProcessLaunch
import ProjectReader

/// The sources of a module that the extension imports: a framework of the project, or a module of
/// a package.
struct ModuleSources {
  var name: String
  var sources: SourceFolder
  var language: LanguageOptions
  /// The folder of its resources in the bundle; nil if it has none.
  var bundle: ProjectName?
  /// The bundle identifier of a framework with resources.
  var identifier: String?
  /// Whether it is a module of a package, not a framework.
  var isPackage = false
  /// Whether it is a file that the user supplies.
  var isStub = false
  /// `ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS`.
  var hasAssetSymbolExtensions = true
  /// `STRING_CATALOG_GENERATE_SYMBOLS`.
  var hasStringSymbols = false
  /// The bundles in its own, or, without one, in the extension's.
  var resourceBundles: [ResourceBundleSources] = []
  /// The sources, the headers and the options of a module in C; nil for Swift.
  var c: CSources?

  /// The expression for the bundle with its resources.
  var bundleExpression: String { isPackage ? ".module" : "._vitrineFramework" }
}

/// The resources of a bundle without code.
struct ResourceBundleSources {
  /// Such as `KitResources.bundle`.
  var name: ProjectName
  var identifier: String?
  var sources: SourceFolder

  init(_ bundle: ProjectTarget.ResourceBundle) {
    name = bundle.name
    identifier = bundle.identifier
    sources = SourceFolder(root: bundle.folder, resources: bundle.files, project: bundle.root)
  }
}

struct CSources {
  var files: [URL]
  /// The folder with the headers that importers see.
  var headers: URL
  /// Further folders with headers, for its own sources.
  var searchPaths: [URL]
  var definitions: [CDefinition]
  /// The folders whose files are used.
  var project: ProjectRoot

  var options: [ProgramArgument] {
    searchPaths.flatMap { ["-I", .path($0)] } + definitions.map { .text("-D", $0) }
  }
}

extension ModuleSources {
  /// A framework. Throws `BuildError`.
  init(_ target: ProjectTarget, for platform: Platform) throws(BuildError) {
    let sources = try SourceFolder(
      root: target.folder, members: target.files, target: target.name, project: target.root)
    let product = target.product ?? ProjectName("\(target.moduleName).framework")
    self.init(
      name: target.moduleName, sources: sources,
      language: LanguageOptions(target.settings, for: platform),
      bundle: sources.hasResources ? product : nil, identifier: target.bundleIdentifier,
      hasAssetSymbolExtensions: target.settings[AssetSymbolGenerator.extensionSetting] != "NO",
      hasStringSymbols: target.settings.isOn(CatalogSymbols.setting),
      resourceBundles: target.resourceBundles.map(ResourceBundleSources.init))
  }

  /// A module of a package. Throws `BuildError`.
  init(_ module: PackageModule, for platform: Platform = .iOS) throws(BuildError) {
    if case .c(let headers, let searchPaths, let definitions) = module.language {
      let files = module.files.filter { CSources.types.contains($0.pathExtension) }
      self.init(
        name: module.name, sources: SourceFolder(root: module.folder, project: module.root),
        language: LanguageOptions(), isPackage: true,
        c: CSources(
          files: files, headers: headers, searchPaths: searchPaths, definitions: definitions,
          project: module.root))
      return
    }
    let sources = try SourceFolder(
      root: module.folder, members: module.files, target: module.name, project: module.root)
    var language = LanguageOptions(module, for: platform)
    // The modules of a package share `package` declarations.
    language.flags.append(.packageName(PackageName(mangling: module.package)))
    self.init(
      name: module.name, sources: sources,
      language: language,
      bundle: sources.hasResources ? module.bundleName.appending(".bundle") : nil,
      isPackage: true, hasStringSymbols: module.hasStringSymbols)
  }

  /// The same for the target of a package that is an extension.
  static let mainBundleAccessor = """
    import Foundation

    extension Foundation.Bundle {
      static let module = Foundation.Bundle.main
    }

    """

  /// The source that SwiftPM generates for a module of a package with resources, and its
  /// counterpart for a framework; nil if the module has none.
  var bundleAccessor: String? {
    bundle.map { bundle in
      """
      import Foundation

      extension Foundation.Bundle {
        static let \(bundleExpression.dropFirst()): Foundation.Bundle = {
          let name = \(IntentClassGenerator.literal(bundle.text))
          let url = Foundation.Bundle.main.resourceURL?.appendingPathComponent(name)
          return url.flatMap { Foundation.Bundle(url: $0) } ?? .main
        }()
      }

      """
    }
  }
}

extension [ModuleSources] {
  /// The source by which code finds the bundles of frameworks: `Bundle(for:)` and
  /// `Bundle(identifier:)`. nil if no framework has a bundle.
  ///
  /// Frameworks are linked into the extension, so that Foundation finds only its bundle. The source
  /// is part of each module, whose declarations precede those of Foundation.
  var frameworkBundles: String? {
    let frameworks = filter { !$0.isPackage && $0.bundle != nil }
    guard !frameworks.isEmpty else { return nil }
    let literal = IntentClassGenerator.literal
    let modules = frameworks.map { "\(literal($0.name)): \(literal($0.bundle?.text ?? ""))" }
    let identifiers = frameworks.compactMap { module in
      module.identifier.map { "\(literal($0)): \(literal(module.bundle?.text ?? ""))" }
    }
    return """
      import Foundation

      extension Foundation.Bundle {
        convenience init(for aClass: Swift.AnyClass) {
          let bundles = [\(modules.joined(separator: ", "))]
          let module = Swift.String(Swift.String(reflecting: aClass).prefix { $0 != "." })
          self.init(path: Foundation.Bundle._vitrinePath(bundles[module]))!
        }

        convenience init?(identifier: Swift.String) {
          let bundles: [Swift.String: Swift.String] = [\(
            identifiers.isEmpty ? ":" : identifiers.joined(separator: ", "))]
          let isMain = identifier == Foundation.Bundle.main.bundleIdentifier
          guard isMain || bundles[identifier] != nil else { return nil }
          self.init(path: Foundation.Bundle._vitrinePath(bundles[identifier]))
        }

        private static func _vitrinePath(_ name: Swift.String?) -> Swift.String {
          let folder = name.flatMap { Foundation.Bundle.main.resourceURL?.appendingPathComponent($0) }
          return folder?.path ?? Foundation.Bundle.main.bundlePath
        }
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
      project.files(below: folder).filter { Self.headerTypes.contains($0.pathExtension) }
    }
    return (files + Set(found)).sorted { $0.path < $1.path }
  }
}
