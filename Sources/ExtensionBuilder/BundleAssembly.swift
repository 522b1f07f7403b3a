import Foundation

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

  private var sources: SourceFolder { input.sources }

  func run(output: URL) async throws -> ExtensionBuilder.Result {
    let app = input.app
    let scanned = try SourceScan(sources.swift.filter { !app.appOnly.contains($0) })
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
    let symbols = AssetSymbolGenerator.generate(
      colors: resources.colors, images: resources.images,
      hasExtensions: input.hasAssetSymbolExtensions)
    let generated = try writeGenerated(symbols, scanned)
    let modules = ModuleCompilation(frameworks: frameworks, compiler: compiler, cache: cache)
    var missing: [CompilerDiagnostic] = []
    var notices = input.notices + resources.notices
    let compiled = try await reportingMissingPackages {
      try await modules.compile(input.modules, missing: &missing) { module, scan in
        try writeGenerated(for: module, scan, symbols: symbols, staged, &notices)
      }
    }
    missing += try await reportingMissingPackages {
      try await compile(
        scanned, with: generated, modules: compiled, as: self.information.moduleName,
        into: staged.url)
    }
    var information = information
    information.supportsLiveActivities = input.supportsLiveActivities
    information.dataProtection = input.entitlements.dataProtection
    information.identifier = input.identifier
    information.appGroups = input.identifier == nil ? nil : input.entitlements.appGroups
    missing += try await addApp(to: &information, symbols: symbols, staged, &notices)
    notices += input.missingPackages.map(\.description)
    notices += input.entitlements.notices + MissingModules.notices(missing)
    if information.supportsLiveActivities == nil, scanned.imports.contains("ActivityKit") {
      notices.append(
        "\(sources.root.lastPathComponent) has no Info.plist, so Live Activities are allowed. iOS "
          + "requires NSSupportsLiveActivities in the app's Info.plist.")
    }
    information.executables = try Dictionary(
      uniqueKeysWithValues: ExtensionBundle.executables(of: information).map {
        ($0, try ExtensionBundle.hash(of: staged.url.appendingPathComponent($0)))
      })
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    try staged.write(encoder.encode(information), to: ExtensionBundle.informationFile)
    if let kinds {
      let declared = await kinds(try ExtensionBundle(contentsOf: staged.url))
      try KindCheck(types: scanned.types).check(declared)
    }
    try cache.built.add(try ExtensionBundle(contentsOf: staged.url))
    try staged.commit()
    return ExtensionBuilder.Result(
      bundle: try ExtensionBundle(contentsOf: output), wasBuilt: true, notices: notices)
  }

  private func collect(
    _ sources: SourceFolder, into bundle: String, _ staged: StagedBundle, _ notices: inout [String]
  ) throws -> ResourceCollector {
    var resources = ResourceCollector(sources: sources, staged: staged, bundle: bundle)
    try resources.collect()
    notices += resources.notices
    return resources
  }

  /// Names the packages that are not available if a compilation fails, because they are its
  /// probable cause.
  private func reportingMissingPackages<Value>(
    _ compilation: () async throws -> Value
  ) async throws -> Value {
    do {
      return try await compilation()
    } catch BuildError.compilation(let errors) where !input.missingPackages.isEmpty {
      throw BuildError.packagesMissing(input.missingPackages.map(\.description), errors)
    }
  }

  /// Compiles and links one executable. Returns the errors about missing modules that nothing in
  /// the sources uses.
  ///
  /// The extension and its app have the same module name. The types in files that belong to both
  /// then have the same mangled names, by which intents are passed from one to the other.
  func compile(
    _ scanned: SourceScan, with generated: [URL], modules: [CompiledModule] = [],
    as executable: String, language: LanguageOptions? = nil, into folder: URL
  ) async throws -> [CompilerDiagnostic] {
    let scratch = cache.scratch.appendingPathComponent(executable)
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    let headerFlags = await frameworks.headerFlags(scratch: scratch)
    do {
      return try await compiler.run(scanned, scratch: scratch) { scanned, overlay in
        SwiftCompiler.Job(
          sources: scanned.files + generated, moduleName: information.moduleName,
          product: .program(folder.appendingPathComponent(executable)), modules: modules,
          overlay: overlay, moduleCache: cache.moduleCache, frameworks: frameworks,
          language: language ?? input.language, headerFlags: headerFlags, imports: scanned.imports)
      }
    } catch let error as BuildError where scanned.entryPoints.count > 1 && error.isDuplicateMain {
      throw BuildError.severalEntryPoints(scanned.entryPoints)
    } catch BuildError.toolFailed(_, let output)
      where output.contains("undefined reference") && !scanned.managedAttributes.isEmpty
    {
      throw BuildError.managedProperties(scanned.managedAttributes)
    }
  }

  /// Collects the resources of a module that has a bundle, and writes its generated sources.
  func writeGenerated(
    for module: ModuleSources, _ scan: SourceScan, symbols: String?, _ staged: StagedBundle,
    _ notices: inout [String]
  ) throws -> [URL] {
    guard let bundle = module.bundle else {
      return try writeGenerated(module.isPackage ? nil : symbols, scan, in: module.name)
    }
    let resources = try collect(module.sources, into: bundle, staged, &notices)
    let assets = AssetSymbolGenerator.generate(
      colors: resources.colors, images: resources.images, bundle: ".module")
    let accessor = ModuleSources.accessor(ofBundle: bundle)
    return try writeGenerated(assets, scan, in: module.name)
      + [try write(accessor, to: "Bundle.swift", in: module.name)]
  }

  /// Writes the sources that Xcode would generate (intent classes, asset symbols), the declarations
  /// of the macros, and the code that creates app delegates.
  func writeGenerated(
    _ assetSymbols: String?, _ scan: SourceScan, in folder: String = "extension"
  ) throws -> [URL] {
    var texts: [(name: String, text: String)] = []
    if let delegates = AppEntryPoint.creatingDelegates(scan.appDelegates) {
      texts.append(("AppDelegates.swift", delegates))
    }
    // Their classes belong to the extension and the app, not to the modules that both import.
    let isModule = input.modules.contains { $0.name == folder }
    for file in isModule ? [] : sources.intentDefinitions {
      let definition = try IntentDefinitionFile(contentsOf: file)
      let name = file.deletingPathExtension().lastPathComponent
      let text = IntentClassGenerator.generate(
        definition, intentsExtension: scan.intentsExtension)
      texts.append(("\(name).intentdefinition.swift", text))
    }
    if input.hasModuleBundle, folder == "extension" {
      texts.append(("Bundle.swift", ModuleSources.mainBundleAccessor))
    }
    for file in isModule || !input.hasStringSymbols ? [] : sources.resources
    where file.pathExtension == "xcstrings" {
      let table = file.deletingPathExtension().lastPathComponent
      let symbols = (try? Data(contentsOf: file)).flatMap { CatalogSymbols($0, table: table) }
      if let text = symbols?.source() {
        texts.append(("\(table).xcstrings.swift", text))
      }
    }
    if let assetSymbols { texts.append(("GeneratedAssetSymbols.swift", assetSymbols)) }
    if scan.usesMacros && frameworks.macroPlugin != nil {
      let text = MacroDeclarations.text(
        imports: scan.imports, hasModule: frameworks.hasModule)
      texts.append(("MacroDeclarations.swift", text))
    }
    return try texts.map { try write($0.text, to: $0.name, in: folder) }
  }

  func write(_ text: String, to name: String, in folder: String) throws -> URL {
    let folder = cache.scratch.appendingPathComponent("generated-\(folder)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent(name)
    try Data(text.utf8).write(to: file)
    return file
  }
}

extension BuildError {
  /// Whether the error is caused by a second `@main`. The compiler detects it only if it compiles
  /// both files together; otherwise the linker does.
  fileprivate var isDuplicateMain: Bool {
    switch self {
    case .compilation(let diagnostics):
      diagnostics.contains { $0.message.hasPrefix("'main' attribute can only") }
    case .toolFailed(_, let output):
      output.contains("multiple definition of 'main'") || output.contains("duplicate symbol: main")
    default: false
    }
  }
}
