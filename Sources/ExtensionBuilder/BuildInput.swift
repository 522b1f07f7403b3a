import Foundation
import ProjectReader

/// What is built: the sources of an extension and of its app, and the facts from their project.
struct BuildInput {
  var sources: SourceFolder
  var moduleName: String
  var language: LanguageOptions
  var app = AppSources()
  /// The app of a project.
  var projectApp: AppInput?
  /// Whether `Bundle.module` is the extension's bundle: in a target of a package.
  var hasModuleBundle = false
  /// The modules that the extension imports, dependencies first.
  var modules: [ModuleSources] = []
  var information: InformationPropertyList
  /// `NSSupportsLiveActivities`; nil if nothing says it.
  var supportsLiveActivities: Bool?
  var entitlements: Entitlements
  /// `ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS`.
  var hasAssetSymbolExtensions = true
  /// `STRING_CATALOG_GENERATE_SYMBOLS`.
  var hasStringSymbols = false
  /// The bundle identifier of a project's target; nil without a project.
  var identifier: String?
  /// For the author, for example about members without a file.
  var notices: [String] = []
  /// The products of packages that are not available.
  var missingPackages: [MissingPackage] = []
}

extension BuildInput {
  /// A folder of sources without a project. Throws `BuildError`.
  init(folder: URL, _ options: ExtensionBuilder.Options) throws(BuildError) {
    let sources = try SourceFolder(folder)
    let moduleName =
      options.moduleName ?? ModuleName.make(from: sources.root.lastPathComponent)
    self.init(
      sources: sources, moduleName: moduleName,
      language: LanguageOptions(conditions: options.conditions),
      app: try AppSources(of: sources),
      information: try InformationPropertyList(
        moduleName: moduleName, file: sources.propertyList),
      supportsLiveActivities: try sources.supportsLiveActivities(),
      entitlements: try Entitlements(of: sources))
    try add(options.stubs)
  }

  /// A target of a project.
  ///
  /// Throws `BuildError`, and `ProjectError` if an `Info.plist` is damaged.
  init(_ widgetExtension: WidgetExtension, _ options: ExtensionBuilder.Options) throws {
    let target = widgetExtension.target
    let missing = target.missingFiles.filter { $0.pathExtension == "swift" }
    guard missing.isEmpty else {
      throw BuildError.membersMissing(target: target.name, files: missing.map(\.path))
    }
    sources = try SourceFolder(
      root: target.folder, members: target.files, target: target.name)
    moduleName = target.moduleName
    language = LanguageOptions(target.settings)
    modules =
      try widgetExtension.packageModules.map { try ModuleSources($0) }
      + widgetExtension.modules.map { try ModuleSources($0) }
    for module in modules where module.bundle == nil {
      sources.assetCatalogs += module.sources.assetCatalogs
      sources.resources += module.sources.resources
    }
    information = InformationPropertyList(
      moduleName: moduleName, values: try target.information())
    if let app = widgetExtension.app {
      supportsLiveActivities = try app.information()["NSSupportsLiveActivities"] as? Bool ?? false
    }
    let extensions = "ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS"
    hasAssetSymbolExtensions = target.settings[extensions] != "NO"
    hasStringSymbols = target.settings.isOn("STRING_CATALOG_GENERATE_SYMBOLS")
    entitlements = try Entitlements(
      file: target.entitlementsFile, in: sources, expanding: target.settings.expanding)
    identifier = target.bundleIdentifier.flatMap { Self.isIdentifier($0) ? $0 : nil }
    notices = widgetExtension.packageNotices
    missingPackages = widgetExtension.missingPackages
    hasModuleBundle = target.project.lastPathComponent == "Package.swift"
    projectApp = try widgetExtension.app.map { try AppInput($0, of: widgetExtension) }
    if let header = target.bridgingHeader {
      notices.append(
        "the bridging header \(sources.relativePath(header)) is not used: Objective-C is not built")
    }
    notices += target.outsideFiles.map {
      "\($0.path) is a member of \(target.name) and not used, because it is outside of the "
        + "project's repository"
    }
    notices += target.missingFiles.map {
      "\(sources.relativePath($0)) is a member of \(target.name) and was not found"
    }
    try add(options.stubs)
  }

  /// Whether a text has the characters of a bundle identifier, so that it can name a folder.
  private static func isIdentifier(_ text: String) -> Bool {
    !text.hasPrefix(".") && text.utf8.count <= 155
      && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == ".") }
  }

  /// The hash of everything that influences the bundle.
  func contentHash(with inputs: [String]) throws -> String {
    let information = try information.data()
    var all = sources
    for module in modules {
      all.swift += module.sources.swift + (module.c?.inputs ?? [])
      if module.bundle != nil {
        all.assetCatalogs += module.sources.assetCatalogs
        all.resources += module.sources.resources
      }
    }
    let languages = modules.map {
      ([$0.name, $0.bundle ?? ""] + $0.language.arguments + ($0.c?.options ?? []))
        .joined(separator: " ")
    }
    return try all.contentHash(
      with: inputs + languages + [
        moduleName, sources.root.path, "\(hasAssetSymbolExtensions) \(hasStringSymbols)",
        language.arguments.joined(separator: " "),
        String(decoding: information, as: UTF8.self),
        supportsLiveActivities.map { "\($0)" } ?? "", entitlements.dataProtection ?? "",
        identifier ?? "", entitlements.appGroups?.joined(separator: " ") ?? "",
      ] + app.all.map(\.path))
  }
}
