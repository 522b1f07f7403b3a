import Foundation
import ProjectReader
import SourceScanner

/// What is built: the sources of an extension and of its app, and the facts from their project.
struct BuildInput {
  var sources: SourceFolder
  var moduleName: String
  var language: LanguageOptions
  var app = AppSources()
  var capture = AppSources()
  /// The app of a project.
  var projectApp: AppInput?
  /// The camera of a project's app; nil if it has none.
  var projectCapture: AppInput?
  /// Whether `Bundle.module` is the extension's bundle: in a target of a package.
  var hasModuleBundle = false
  /// The modules that the extension imports, dependencies first.
  var modules: [ModuleSources] = []
  var information: InformationPropertyList
  /// `NSSupportsLiveActivities`; nil if nothing says it.
  var supportsLiveActivities: Bool?
  /// Whether the app has an `NSAlarmKitUsageDescription`; nil if nothing says it.
  var describesAlarms: Bool?
  /// The idioms of the devices on which the app stays upright.
  private(set) var uprightIdioms: [String] = []
  var entitlements: Entitlements
  /// `ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS`.
  var hasAssetSymbolExtensions = true
  /// `STRING_CATALOG_GENERATE_SYMBOLS`.
  var hasStringSymbols = false
  /// The bundle identifier of a project's target; nil without a project.
  var identifier: String?
  /// The bundle identifier of the app, which pushes name in their topic.
  var appIdentifier: String?
  /// The app groups that a project's extension may open; nil opens all.
  var appGroups: [String]?
  /// The app groups that a project's app may open; nil opens all.
  var appGroupsOfApp: [String]?
  /// The keychain groups that a project's extension and its app may use; nil allows all.
  var keychainGroups: [String]?
  var keychainGroupsOfApp: [String]?
  /// Whether the target turns off Xcode's check for APIs that only apps have.
  var mayUseAppInterfaces = false
  /// The first version of the system for which a project's target is built; nil if it does not say.
  var deploymentTarget: SystemVersion?
  /// The languages of which only the project's app has strings; nil for none.
  var appOnlyLanguages: [String]?
  /// The bundles in the extension's.
  var resourceBundles: [ResourceBundleSources] = []
  /// The macros of packages that the extension, its modules and its app can use.
  var macros: [PackageMacro] = []
  /// For the author, for example about members without a file.
  var notices: [String] = []
  /// The modules of which only the declarations are known.
  var skeletons: [ModuleCut] = []
  /// Modules in Objective-C; see `addObjectiveC`.
  var objectiveC: [ObjectiveCModule] = []
  /// How extension and app fit together; nil without a project or an app.
  private(set) var packaging: Packaging?
  /// Sentences about the products of packages, the macros and the sources that are not available.
  var missingParts: [String] = []
  /// The paths of the sources that the app has as well.
  var sharedSources: Set<String> = []
  /// Whether what does not compile is cut out of all sources of the extension.
  var cutsOwnSources = false
}

extension BuildInput {
  /// The programs of a project beside the extension.
  var projectPrograms: [AppInput] { [projectApp, projectCapture].compactMap(\.self) }

  /// The hash of everything that influences these programs; nil if there are none.
  func programsHash() throws(BuildError) -> String? {
    var hashes: [String] = []
    for program in projectPrograms { hashes.append(try program.contentHash()) }
    return hashes.isEmpty ? nil : hashes.joined(separator: "-")
  }

  /// The files of the extension itself, without those that only its app or its camera has.
  var extensionFiles: [URL] {
    let others = app.appOnly.union(capture.appOnly)
    return sources.swift.filter { !others.contains($0) }
  }

  /// A folder of sources without a project. Throws `BuildError`.
  init(folder: URL, _ options: ExtensionBuilder.Options) throws(BuildError) {
    let sources = try SourceFolder(folder, also: options.also)
    let moduleName =
      options.moduleName.map { ModuleName(mangling: $0).argumentText }
      ?? ModuleName.derived(from: sources.root.lastPathComponent)
    self.init(
      sources: sources, moduleName: moduleName,
      language: LanguageOptions(options),
      app: try AppSources(of: sources),
      capture: try AppSources(of: sources, in: AppSources.captureFolder),
      information: try InformationPropertyList(
        moduleName: moduleName, file: sources.propertyList, in: sources.project),
      supportsLiveActivities: try sources.supportsLiveActivities(),
      entitlements: try Entitlements(of: sources))
    information.add(language.xcode)
    describesAlarms = try sources.describesAlarms()
    add(try sources.appOrientations())
    appIdentifier = Self.usable(
      information.appIdentifier(try sources.appInformation()), &notices)
    notices += Self.outside(sources.outside, of: sources.root.lastPathComponent)
    let names = (try? sources.project.names(in: sources.root)) ?? []
    notices += ProjectTemplate.find(in: names).map { [ProjectTemplate.advice($0)] } ?? []
    cutsOwnSources = options.cutsOwnSources
    try add(options.stubs)
  }

  /// A target of a project.
  ///
  /// Throws `BuildError`, and `ProjectError` if an `Info.plist` is damaged.
  init(_ widgetExtension: WidgetExtension, _ options: ExtensionBuilder.Options) throws {
    let target = widgetExtension.target
    let missing = target.missingFiles.filter { $0.pathExtension == "swift" }
    if !missing.isEmpty, !target.files.contains(where: { $0.pathExtension == "swift" }) {
      throw BuildError.partsMissing(
        missing.map { Self.missing($0.path, $0, of: target) }, [])
    }
    sources = try SourceFolder(
      root: target.folder, members: target.files, target: target.name, project: target.root)
    moduleName = target.moduleName
    let platform = widgetExtension.platform
    language = LanguageOptions(target.settings, for: platform)
    modules =
      try widgetExtension.packageModules.map { try ModuleSources($0, for: platform) }
      + widgetExtension.modules.map { try ModuleSources($0, for: platform) }
    for index in modules.indices where !modules[index].isPackage {
      modules[index].language.xcode = language.xcode
    }
    if ([sources] + modules.map(\.sources)).contains(where: \.usesTestableImports) {
      for index in modules.indices { modules[index].language.flags.append(.testing) }
    }
    let values = try target.information()
    information = InformationPropertyList(moduleName: moduleName, values: values)
    information.add(language.xcode)
    if let app = widgetExtension.app {
      sharedSources = Set(app.files.map(\.path)).intersection(sources.swift.map(\.path))
      let appValues = try app.information()
      let supports = appValues["NSSupportsLiveActivities"] as? Bool ?? false
      supportsLiveActivities = supports
      describesAlarms = InformationPropertyList.describesAlarms(appValues)
      packaging = Packaging(
        app: Packaging.Program(app, appValues, platform),
        widget: Packaging.Program(target, values, platform), platform: platform.rawValue,
        supportsActivities: supports)
    }
    hasAssetSymbolExtensions = target.settings[AssetSymbolGenerator.extensionSetting] != "NO"
    hasStringSymbols = target.settings.isOn(CatalogSymbols.setting)
    mayUseAppInterfaces = target.settings["APPLICATION_EXTENSION_API_ONLY"] == "NO"
    deploymentTarget = target.settings[platform.deploymentSetting].flatMap(SystemVersion.init(_:))
    entitlements = try Entitlements(of: target, in: sources)
    identifier = Self.usable(target.bundleIdentifier, &notices)
    appGroups = entitlements.appGroups
    keychainGroups = entitlements.keychainGroups
    if let app = widgetExtension.app {
      add(AppOrientations(try app.information(), of: app.name))
      appIdentifier = Self.usable(app.bundleIdentifier, &notices)
      let entitlements = try Entitlements(of: app, in: sources)
      appGroupsOfApp = entitlements.appGroups
      keychainGroupsOfApp = entitlements.keychainGroups
    }
    appIdentifier = appIdentifier ?? Self.usable(information.appIdentifier(), &notices)
    notices += widgetExtension.packageNotices
    missingParts = widgetExtension.missingPackages.map(\.description) + widgetExtension.missingParts
    resourceBundles = target.resourceBundles.map(ResourceBundleSources.init)
    macros = widgetExtension.packageMacros
    let known = Set(macros.map(\.name))
    macros += (widgetExtension.appLinks.packageMacros + widgetExtension.captureLinks.packageMacros)
      .filter { !known.contains($0.name) }
    hasModuleBundle = target.project.lastPathComponent == "Package.swift"
    projectApp = try widgetExtension.app.map {
      try AppInput($0, widgetExtension.appLinks, for: platform)
    }
    projectCapture = try widgetExtension.capture.map {
      try AppInput($0, widgetExtension.captureLinks, for: platform)
    }
    if let app = widgetExtension.app {
      let strings = AppOnlyStrings(app: app, extension: sources, modules: modules)
      appOnlyLanguages = strings.languages.isEmpty ? nil : strings.languages
      notices += strings.notice(app: app.name, extension: target.name).map { [$0] } ?? []
    }
    notices += ([language] + modules.map(\.language)).flatMap(\.invalidSettings)
    for target in [target] + widgetExtension.modules {
      report(target, scriptsWereRun: widgetExtension.scriptsWereRun)
    }
    cutsOwnSources = options.cutsOwnSources
    try add(options.stubs)
    let supplied = Set(options.stubs.map(\.module))
    objectiveC = widgetExtension.objectiveC.filter { !supplied.contains($0.name) }
    try add(widgetExtension.interfaces, in: target.root, cache: options.cache)
  }

  private mutating func add(_ orientations: AppOrientations) {
    uprightIdioms = orientations.uprightIdioms
    notices += orientations.notices
  }

  /// Cuts what does not compile out of the extension's sources; nil if nothing may be cut. The
  /// sources that only the extension has are left as they are, unless the user asks for it.
  func cutter(_ progress: (@Sendable (BuildPhase) -> Void)?) -> SourceCutter? {
    guard cutsOwnSources || !sharedSources.isEmpty else { return nil }
    return SourceCutter(
      module: moduleName, root: sources.root, files: cutsOwnSources ? nil : sharedSources,
      progress: progress)
  }

  /// Lets `#Preview` expand in all modules.
  mutating func compilePreviews() {
    language.conditions.append(MacroDeclarations.previewCondition)
    for index in modules.indices {
      modules[index].language.conditions.append(MacroDeclarations.previewCondition)
    }
  }

  /// Adds what is left out of a target or missing in it.
  private mutating func report(_ target: ProjectTarget, scriptsWereRun: Bool) {
    let foreign = target.files.filter { Self.foreignTypes.contains($0.pathExtension) }
    if !foreign.isEmpty {
      let names = foreign.map(\.lastPathComponent)
      notices.append(
        "\(target.name) is built without its sources in Objective-C and C: "
          + names.joined(separator: ", "))
    }
    notices += target.notices
    if !target.scripts.isEmpty, !scriptsWereRun {
      let names = target.scripts.map { "\"\($0.name)\"" }.joined(separator: ", ")
      notices.append(
        "\(target.name) has scripts that are not run: \(names); --run-scripts runs them in a copy "
          + "of the project")
    }
    notices += Self.outside(target.outsideFiles, of: target.name)
    notices += target.outsideSettings.map { "\(target.name): \($0)" }
    for file in target.missingFiles {
      let path = sources.relativePath(file)
      if file.pathExtension == "swift" {
        missingParts.append(Self.missing(path, file, of: target))
      } else {
        notices.append("\(path) is a member of \(target.name) and was not found")
      }
    }
  }

  /// Names the first members outside of the repository: a link to a folder can have thousands.
  static func outside(_ files: [URL], of target: String) -> [String] {
    let limit = 5
    var result = files.prefix(limit).map {
      "\($0.path) is a member of \(target) and not used, because it is outside of the project's "
        + "repository; \(ProjectRoot.advice(for: $0))"
    }
    if files.count > limit {
      result.append(
        "\(files.count - limit) other members of \(target) are outside of the project's "
          + "repository and not used")
    }
    return result
  }

  private static func missing(_ path: String, _ file: URL, of target: ProjectTarget) -> String {
    let advice = target.adviceOfMissingFiles[file.path].map { "; \($0)" } ?? ""
    return "\(path) is a member of \(target.name) and was not found\(advice)"
  }

  private static let foreignTypes: Set<String> = ["m", "mm", "c", "cc", "cpp", "metal"]

  /// A bundle identifier of the project as it can be used, also as the name of a folder: with
  /// hyphens in place of characters that identifiers do not have, such as those of a template that
  /// was not filled in. nil if nothing is left.
  private static func usable(_ text: String?, _ notices: inout [String]) -> String? {
    guard let text else { return nil }
    let usable = String(
      text.map { letter in
        let isAllowed = letter.isASCII && (letter.isLetter || letter.isNumber || letter == ".")
        return isAllowed ? letter : "-"
      }.drop { $0 == "." || $0 == "-" }.prefix(155))
    if !usable.isEmpty, usable != text {
      let notice =
        "\"\(text)\" is not a bundle identifier: \"\(usable)\" is used, also in topics of pushes"
      if !notices.contains(notice) { notices.append(notice) }
    }
    return usable.isEmpty ? nil : usable
  }

  /// The hash of everything that influences the bundle.
  func contentHash(with inputs: [String]) throws -> String {
    let information = try information.data()
    var all = sources
    for module in modules {
      all.project = all.project.union(module.sources.project)
      all.swift += module.sources.swift + (module.c?.inputs ?? [])
      if module.bundle != nil {
        all.assetCatalogs += module.sources.assetCatalogs
        all.resources += module.sources.resources
      }
    }
    for bundle in resourceBundles + modules.flatMap(\.resourceBundles) {
      all.project = all.project.union(bundle.sources.project)
      all.assetCatalogs += bundle.sources.assetCatalogs
      all.resources += bundle.sources.resources
    }
    for module in objectiveC {
      all.project = all.project.union(module.root)
      all.swift += module.allHeaders
    }
    for module in macros.flatMap(\.modules) {
      all.project = all.project.union(module.root)
      all.swift += module.files
    }
    let languages = modules.map {
      ([$0.name, $0.bundle?.text ?? ""] + $0.language.identity + ($0.c?.options.map(\.text) ?? []))
        .joined(separator: " ")
    }
    return try all.contentHash(
      with: inputs + languages + [
        moduleName, sources.root.path, "\(hasAssetSymbolExtensions) \(hasStringSymbols)",
        language.identity.joined(separator: " "),
        String(decoding: information, as: UTF8.self),
        supportsLiveActivities.map { "\($0)" } ?? "", describesAlarms.map { "\($0)" } ?? "",
        uprightIdioms.joined(separator: " "), entitlements.dataProtection ?? "",
        identifier ?? "", appIdentifier ?? "", appGroups?.joined(separator: " ") ?? "all",
        appGroupsOfApp?.joined(separator: " ") ?? "all",
        keychainGroups?.joined(separator: " ") ?? "all",
        keychainGroupsOfApp?.joined(separator: " ") ?? "all",
        appOnlyLanguages?.joined(separator: " ") ?? "",
      ] + app.all.map(\.path) + sharedSources.sorted() + (cutsOwnSources ? ["cut"] : []))
  }
}
