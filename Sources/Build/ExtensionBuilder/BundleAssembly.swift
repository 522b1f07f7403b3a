import Foundation
import ProjectReader

/// A single build, from the scanned source folder to the bundle at its destination.
///
/// Everything is written into a `StagedBundle`, which replaces the destination as the last step.
struct BundleAssembly {
  var input: BuildInput
  var information: ExtensionBundle.Information
  var frameworks: PrebuiltFrameworks
  var compiler: SwiftCompiler
  var cache: BuildCache
  var kinds: (@Sendable (ExtensionBundle) async -> [DeclaredKind])?
  var committing: (@Sendable (_ staged: URL, _ commit: () throws -> Void) throws -> Void)?
  var progress: (@Sendable (BuildPhase) -> Void)?
  /// Whether macros are declared in modules that do not use them yet: for an editor.
  var declaresAllMacros = false

  private var sources: SourceFolder { input.sources }

  func run(output: URL) async throws -> ExtensionBuilder.Result {
    let scanned = try SourceScan(
      input.extensionFiles, for: input.language, in: sources.project)
    guard !scanned.entryPoints.isEmpty else {
      throw BuildError.noEntryPoint(folder: sources.root.path)
    }
    let staged = try StagedBundle(destination: output)
    defer { staged.discard() }
    var resources = ResourceCollector(sources: sources, staged: staged)
    try resources.collect()
    try staged.write(
      input.information.data(),
      to: "\(ExtensionBundle.resourcesFolder)/\(InformationPropertyList.fileName)")
    let introduced = input.introducedDeclarations()
    if !introduced.versions.isEmpty {
      try staged.write(
        introduced.data(),
        to: "\(ExtensionBundle.resourcesFolder)/\(IntroducedDeclarations.fileName)")
    }
    let symbols = AssetSymbolGenerator.generate(
      resources, hasExtensions: input.hasAssetSymbolExtensions)
    try writeDataModels(
      sources.dataModels, module: information.moduleName, in: sources.project, staged)
    let generated = try writeGenerated(symbols, scanned)
    let modules = ModuleCompilation(
      frameworks: frameworks, compiler: compiler, cache: cache, progress: progress)
    var missing: [CompilerDiagnostic] = []
    var notices = input.notices + input.programNotices(introduced) + resources.notices
    try collectModules(into: staged, &notices)
    var leftOut: [ModuleCut] = []
    let compiled = try await reportingMissingParts {
      try await modules.compile(
        input.modules, missing: &missing, leftOut: &leftOut, generated: writeGenerated(for:_:))
    }
    let program = try await reportingMissingParts(cuts: leftOut + compiled.flatMap(\.cuts)) {
      try await compile(
        scanned, with: generated, modules: compiled, as: self.information.moduleName,
        cutting: input.cutter(progress), into: staged.url)
    }
    // Linking uses one processor, so the app is compiled meanwhile.
    async let linked: Void = program.link()
    missing += program.missing
    var information = information
    // What a skeleton lacks is part of its one cut.
    let skeletons = Set(input.skeletons.map(\.module))
    let cuts =
      input.skeletons + leftOut
      + compiled.flatMap(\.cuts).filter { !skeletons.contains($0.module) } + program.cuts
    information.cuts = cuts.isEmpty ? nil : cuts
    information.supportsLiveActivities = input.supportsLiveActivities
    information.describesAlarms = input.describesAlarms
    information.uprightIdioms = input.uprightIdioms.isEmpty ? nil : input.uprightIdioms
    information.dataProtection = input.entitlements.dataProtection
    information.identifier = input.identifier
    information.appIdentifier = input.appIdentifier
    information.appGroups = input.appGroups
    information.appGroupsOfApp = input.appGroupsOfApp
    information.keychainGroups = input.keychainGroups
    information.keychainGroupsOfApp = input.keychainGroupsOfApp
    information.appOnlyLanguages = input.appOnlyLanguages
    missing += try await addApp(to: &information, symbols: symbols, staged, &notices)
    missing += try await addCapture(to: &information, symbols: symbols, staged, &notices)
    try await linked
    notices += input.missingParts
    notices += input.entitlements.notices + MissingModules.notices(missing)
    if information.supportsLiveActivities == nil, scanned.imports.contains("ActivityKit") {
      notices.append(
        "\(sources.root.lastPathComponent) has no Info.plist, so Live Activities are allowed. iOS "
          + "requires NSSupportsLiveActivities in the app's Info.plist.")
    }
    if information.describesAlarms == nil, scanned.imports.contains("AlarmKit") {
      notices.append(
        "\(sources.root.lastPathComponent) has no Info.plist, so alarms are allowed. iOS requires "
          + "NSAlarmKitUsageDescription in the app's Info.plist.")
    }
    information.notices = notices
    information.executables = try Dictionary(
      uniqueKeysWithValues: ExtensionBundle.executables(of: information).map {
        ($0, try ExtensionBundle.hash(of: staged.url.appendingPathComponent($0)))
      })
    information.resources = try ExtensionBundle.hash(
      ofResources: staged.url.appendingPathComponent(ExtensionBundle.resourcesFolder))
    try staged.write(information)
    if let kinds {
      progress?(.checking)
      let declared = await kinds(try ExtensionBundle(contentsOf: staged.url))
      try KindCheck(types: scanned.types).check(declared)
    }
    try cache.built.add(try ExtensionBundle(contentsOf: staged.url))
    if let committing {
      try committing(staged.url) { try staged.commit() }
    } else {
      try staged.commit()
    }
    return ExtensionBuilder.Result(
      bundle: try ExtensionBundle(contentsOf: output), wasBuilt: true, notices: notices)
  }

  /// Names what is not available if a compilation fails, because that is its probable cause.
  ///
  /// - Parameter cuts: What was cut out of the modules that the compilation imports.
  private func reportingMissingParts<Value>(
    cuts: [ModuleCut] = [], _ compilation: () async throws -> Value
  ) async throws -> Value {
    do {
      return try await compilation()
    } catch BuildError.compilation(let errors) {
      let parts = input.missingParts + cuts.sentences(about: errors)
      throw parts.isEmpty ? BuildError.compilation(errors) : .partsMissing(parts, errors)
    }
  }

  /// Compiles one executable, which is not linked yet.
  ///
  /// The extension and its app have the same module name. The types in files that belong to both
  /// then have the same mangled names, by which intents are passed from one to the other.
  func compile(
    _ scanned: SourceScan, with generated: [URL], modules: [CompiledModule] = [],
    as executable: String, language: LanguageOptions? = nil, cutting cutter: SourceCutter? = nil,
    into folder: URL
  ) async throws -> CompiledProgram {
    let scratch = cache.scratch.appendingPathComponent(executable)
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    let headerPaths = await cache.headers.searchPaths(scratch: scratch)
    let programs = ProgramCompilation(
      frameworks: frameworks, compiler: compiler, cache: cache, progress: progress)
    return try await programs.compile(
      scanned, with: generated, output: folder.appendingPathComponent(executable),
      cutting: cutter
    ) { scanned, overlay, product in
      SwiftCompiler.Job(
        sources: scanned.files + generated, moduleName: information.moduleName,
        product: product, modules: modules, overlay: overlay, moduleCache: cache.moduleCache,
        frameworks: frameworks, language: language ?? input.language, headerPaths: headerPaths,
        imports: scanned.imports)
    }
  }

  /// Collects the resources of the modules that have a bundle, and the data models of all modules.
  /// Those of a module without a bundle are in that of the extension.
  func collectModules(into staged: StagedBundle, _ notices: inout [String]) throws {
    try collect(input.resourceBundles, in: nil, staged, &notices)
    for module in input.modules {
      try writeDataModels(
        module.sources.dataModels, module: module.name, bundle: module.bundle?.text,
        in: module.sources.project, staged)
      try collect(module.resourceBundles, in: module.bundle?.text, staged, &notices)
      guard let bundle = module.bundle else { continue }
      var resources = ResourceCollector(
        sources: module.sources, staged: staged, bundle: bundle.text)
      try resources.collect()
      notices += resources.notices
      let information = InformationPropertyList(
        moduleName: module.name,
        values: module.identifier.map { ["CFBundleIdentifier": $0] } ?? [:], isExtension: false)
      try staged.write(
        information.data(), to: "\(resources.folder)/\(InformationPropertyList.fileName)")
    }
  }

  /// - Parameter parent: The bundle that contains them; nil is the extension's.
  private func collect(
    _ bundles: [ResourceBundleSources], in parent: String?, _ staged: StagedBundle,
    _ notices: inout [String]
  ) throws {
    for bundle in bundles {
      let place = (parent.map { "\($0)/" } ?? "") + bundle.name.text
      var resources = ResourceCollector(sources: bundle.sources, staged: staged, bundle: place)
      try resources.collect()
      notices += resources.notices
      let information = InformationPropertyList(
        moduleName: bundle.name.text,
        values: bundle.identifier.map { ["CFBundleIdentifier": $0] } ?? [:], isExtension: false)
      try staged.write(
        information.data(), to: "\(resources.folder)/\(InformationPropertyList.fileName)")
    }
  }

  /// Writes the generated sources of a module.
  func writeGenerated(for module: ModuleSources, _ scan: SourceScan) throws -> [URL] {
    var texts = catalogSymbols(
      of: module.sources.resources, in: module.sources.project, isOn: module.hasStringSymbols,
      bundle: module.bundle == nil ? nil : module.bundleExpression)
    let assets = AssetSymbolGenerator.generate(
      catalogs: module.sources.assetCatalogs, in: module.sources.project,
      beside: module.sources.swift, bundle: module.bundleExpression,
      hasExtensions: module.hasAssetSymbolExtensions)
    if let assets { texts.append(("GeneratedAssetSymbols.swift", assets)) }
    // The classes of a definition that the extension has as well belong to the extension.
    let definitions = module.sources.intentDefinitions.filter {
      !sources.intentDefinitions.contains($0)
    }
    texts += try intentClasses(of: definitions, in: module.sources.project, scan)
    texts += try managedClasses(
      of: module.sources.dataModels, module: module.name, in: module.sources.project)
    if let accessor = module.bundleAccessor { texts.append(("Bundle.swift", accessor)) }
    return try writeCommon(
      scan, in: module.name, bundle: module.bundle == nil ? ".main" : module.bundleExpression)
      + texts.map { try write($0.text, to: $0.name, in: module.name) }
  }

  /// Writes the sources that Xcode would generate for the extension or its app (intent classes,
  /// asset symbols, symbols of texts), and the code that creates app delegates.
  func writeGenerated(
    _ assetSymbols: String?, _ scan: SourceScan, in folder: String = "extension"
  ) throws -> [URL] {
    let program =
      switch folder {
      case "app": input.projectApp
      case "capture": input.projectCapture
      default: AppInput?.none
      }
    var texts = catalogSymbols(
      of: program?.stringCatalogs ?? sources.resources, in: program?.project ?? sources.project,
      isOn: input.hasStringSymbols, bundle: nil)
    if let delegates = AppEntryPoint.creatingDelegates(scan.appDelegates) {
      texts.append(("AppDelegates.swift", delegates))
    }
    texts += try intentClasses(of: sources.intentDefinitions, in: sources.project, scan)
    texts += try managedClasses(
      of: sources.dataModels, module: information.moduleName, in: sources.project)
    if input.hasModuleBundle, folder == "extension" {
      texts.append(("Bundle.swift", ModuleSources.mainBundleAccessor))
    }
    if let assetSymbols { texts.append(("GeneratedAssetSymbols.swift", assetSymbols)) }
    return try writeCommon(scan, in: folder)
      + texts.map { try write($0.text, to: $0.name, in: folder) }
  }

  /// Writes what every module can need: the declarations of macros, and access to the bundles of
  /// frameworks.
  /// - Parameter bundle: The module's bundle, as a member of `Bundle`.
  func writeCommon(
    _ scan: SourceScan, in folder: String, bundle: String = ".main"
  ) throws -> [URL] {
    var texts: [(name: String, text: String)] = []
    if let bundles = input.modules.frameworkBundles { texts.append(("Bundles.swift", bundles)) }
    if scan.usesMacros || declaresAllMacros, frameworks.macroPlugin != nil {
      let text = MacroDeclarations.text(
        imports: scan.imports, hasModule: frameworks.hasModule)
      texts.append(("MacroDeclarations.swift", text))
    }
    if scan.usesBundleMacro && frameworks.macroPlugin != nil {
      texts.append(("BundleMacro.swift", MacroDeclarations.bundle(bundle)))
    }
    if scan.mentionsExpressions, !scan.types.keys.contains("NSExpression") {
      // Linux Foundation's class cannot be created. A module's own name hides an imported one.
      texts.append(
        (
          "Expressions.swift",
          """
          public import FoundationSupplement

          public typealias NSExpression = FormatExpression

          """
        ))
    }
    return try texts.map { try write($0.text, to: $0.name, in: folder) }
  }

  private func intentClasses(
    of files: [URL], in root: ProjectRoot, _ scan: SourceScan
  ) throws -> [(name: String, text: String)] {
    try files.map { file in
      let text = IntentClassGenerator.generate(
        try IntentDefinitionFile(contentsOf: file, in: root),
        intentsExtension: scan.intentsExtension)
      let name = file.deletingPathExtension().lastPathComponent
      return ("\(name).intentdefinition.swift", text)
    }
  }

  private func catalogSymbols(
    of files: [URL], in root: ProjectRoot, isOn: Bool, bundle: String?
  ) -> [(name: String, text: String)] {
    guard isOn else { return [] }
    return files.filter { $0.pathExtension == "xcstrings" }.compactMap { file in
      let table = file.deletingPathExtension().lastPathComponent
      let symbols = (try? root.data(of: file)).flatMap { CatalogSymbols($0, table: table) }
      return symbols?.source(bundle: bundle).map { ("\(table).xcstrings.swift", $0) }
    }
  }

  func write(_ text: String, to name: String, in folder: String) throws -> URL {
    let folder = cache.scratch.appendingPathComponent("generated-\(folder)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // The compiler refuses two sources of a module with one name.
    let file = folder.appendingPathComponent("vitrine.\(name)")
    // The date tells an incremental compilation what has changed.
    if (try? Data(contentsOf: file)) != Data(text.utf8) { try Data(text.utf8).write(to: file) }
    return file
  }
}
