import AssetCatalog
import Foundation

/// A single build, from the scanned source folder to the bundle at its destination.
///
/// Everything is written into a `StagedBundle`, which replaces the destination as the last step.
struct BundleAssembly {
  var sources: SourceFolder
  var information: ExtensionBundle.Information
  var frameworks: PrebuiltFrameworks
  var compiler: SwiftCompiler
  var cache: BuildCache
  var conditions: [String]
  var kinds: (@Sendable (ExtensionBundle) async -> [DeclaredKind])?

  func run(output: URL) async throws -> ExtensionBuilder.Result {
    let app = try AppSources(of: sources)
    let scanned = try SourceScan(sources.swift.filter { !app.appOnly.contains($0) })
    guard !scanned.entryPoints.isEmpty else {
      throw BuildError.noEntryPoint(folder: sources.root.path)
    }
    let staged = try StagedBundle(destination: output)
    defer { staged.discard() }
    var resources = ResourceCollector(sources: sources, staged: staged)
    try resources.collect()
    let list = try InformationPropertyList(
      moduleName: information.moduleName, file: sources.propertyList)
    try staged.write(
      list.data(),
      to: "\(ExtensionBundle.resourcesFolder)/\(InformationPropertyList.fileName)")
    let generated = try writeGenerated(resources.manifest, scanned)
    try await compile(
      scanned, with: generated, as: information.moduleName, into: staged.url)
    var information = information
    information.supportsLiveActivities = try sources.supportsLiveActivities()
    let entitlements = try Entitlements(of: sources)
    information.dataProtection = entitlements.dataProtection
    if !app.appOnly.isEmpty {
      let name = information.moduleName + "App"
      information.app = name
      let scanned = try SourceScan(app.all)
      try await compile(
        scanned, with: try writeGenerated(resources.manifest, scanned, in: "app"), as: name,
        into: staged.url)
      let program = staged.url.appendingPathComponent(name)
      if try AppEntryPoint.hasLifeCycle(program) { information.appHasLifeCycle = true }
    }
    var notices = resources.notices + entitlements.notices
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
    try staged.commit()
    return ExtensionBuilder.Result(
      bundle: try ExtensionBundle(contentsOf: output), wasBuilt: true, notices: notices)
  }

  /// Compiles and links one executable.
  ///
  /// The extension and its app have the same module name. The types in files that belong to both
  /// then have the same mangled names, by which intents are passed from one to the other.
  private func compile(
    _ scanned: SourceScan, with generated: [URL], as executable: String, into folder: URL
  ) async throws {
    let scratch = cache.scratch.appendingPathComponent(executable)
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    do {
      try await compiler.run(
        SwiftCompiler.Job(
          sources: scanned.files + generated, moduleName: information.moduleName,
          output: folder.appendingPathComponent(executable),
          overlay: try scanned.overlay.write(into: scratch), moduleCache: cache.moduleCache,
          frameworks: frameworks, conditions: conditions,
          headerFlags: await frameworks.headerFlags(scratch: scratch),
          imports: scanned.imports),
        scratch: scratch)
    } catch let error as BuildError where scanned.entryPoints.count > 1 && error.isDuplicateMain {
      throw BuildError.severalEntryPoints(scanned.entryPoints)
    }
  }

  /// Writes the sources that Xcode would generate (intent classes, asset symbols), the declarations
  /// of the macros, and the code that creates app delegates.
  private func writeGenerated(
    _ manifest: ResourceManifest, _ scan: SourceScan, in folder: String = "extension"
  ) throws -> [URL] {
    var texts: [(name: String, text: String)] = []
    if let delegates = AppEntryPoint.creatingDelegates(scan.appDelegates) {
      texts.append(("AppDelegates.swift", delegates))
    }
    for file in sources.intentDefinitions {
      let definition = try IntentDefinitionFile(contentsOf: file)
      let name = file.deletingPathExtension().lastPathComponent
      let text = IntentClassGenerator.generate(
        definition, intentsExtension: scan.intentsExtension)
      texts.append(("\(name).intentdefinition.swift", text))
    }
    if let symbols = AssetSymbolGenerator.generate(manifest) {
      texts.append(("GeneratedAssetSymbols.swift", symbols))
    }
    if scan.usesMacros && frameworks.macroPlugin != nil {
      let text = MacroDeclarations.text(hasModule: frameworks.hasModule)
      texts.append(("MacroDeclarations.swift", text))
    }
    let folder = cache.scratch.appendingPathComponent("generated-\(folder)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return try texts.map { name, text in
      let file = folder.appendingPathComponent(name)
      try Data(text.utf8).write(to: file)
      return file
    }
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
