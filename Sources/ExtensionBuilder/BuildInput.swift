import Foundation
import ProjectReader

/// What is built: the sources of an extension and of its app, and the facts from their project.
struct BuildInput {
  var sources: SourceFolder
  var moduleName: String
  var language: LanguageOptions
  var app = AppSources()
  /// The modules that the extension imports, dependencies first.
  var modules: [ModuleSources] = []
  var information: InformationPropertyList
  /// `NSSupportsLiveActivities`; nil if nothing says it.
  var supportsLiveActivities: Bool?
  var entitlements: Entitlements
  /// The bundle identifier of a project's target; nil without a project.
  var identifier: String?
  /// For the author, for example about members without a file.
  var notices: [String] = []
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

  /// A target of a project. The app of the project is not built.
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
    for module in modules {
      sources.assetCatalogs += module.sources.assetCatalogs
      sources.resources += module.sources.resources
    }
    information = InformationPropertyList(
      moduleName: moduleName, values: try target.information())
    if let app = widgetExtension.app {
      supportsLiveActivities = try app.information()["NSSupportsLiveActivities"] as? Bool ?? false
    }
    entitlements = try Entitlements(
      file: target.entitlementsFile, in: sources, expanding: target.settings.expanding)
    identifier = target.bundleIdentifier.flatMap { Self.isIdentifier($0) ? $0 : nil }
    notices = widgetExtension.packageNotices
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
    for module in modules { all.swift += module.sources.swift }
    let languages = modules.map { "\($0.name) " + $0.language.arguments.joined(separator: " ") }
    return try all.contentHash(
      with: inputs + languages + [
        moduleName, sources.root.path, language.arguments.joined(separator: " "),
        String(decoding: information, as: UTF8.self),
        supportsLiveActivities.map { "\($0)" } ?? "", entitlements.dataProtection ?? "",
        identifier ?? "", entitlements.appGroups?.joined(separator: " ") ?? "",
      ] + app.all.map(\.path))
  }
}
