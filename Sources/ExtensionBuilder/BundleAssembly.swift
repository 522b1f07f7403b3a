import AssetCatalog
import Foundation

/// One build: from the sources in the folder to the bundle in its place.
struct BundleAssembly {
  var sources: SourceFolder
  var information: ExtensionBundle.Information
  var frameworks: PrebuiltFrameworks
  var compiler: SwiftCompiler
  var cache: BuildCache
  var conditions: [String]

  func run(output: URL) async throws -> ExtensionBuilder.Result {
    let scanned = try scan()
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
    do {
      try await compiler.run(
        SwiftCompiler.Job(
          sources: sources.swift + generated, moduleName: information.moduleName,
          output: staged.url.appendingPathComponent(information.moduleName),
          overlay: try scanned.overlay.write(into: cache.scratch), moduleCache: cache.moduleCache,
          frameworks: frameworks, conditions: conditions,
          headerFlags: await frameworks.headerFlags(scratch: cache.scratch),
          imports: scanned.imports),
        scratch: cache.scratch)
    } catch let error as BuildError where scanned.entryPoints.count > 1 && error.isAboutMain {
      throw BuildError.severalEntryPoints(scanned.entryPoints)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    try staged.write(encoder.encode(information), to: ExtensionBundle.informationFile)
    try staged.commit()
    return ExtensionBuilder.Result(
      bundle: try ExtensionBundle(contentsOf: output), wasBuilt: true, notices: resources.notices)
  }

  private struct Scan {
    var overlay = SourceOverlay()
    /// As `path:line`.
    var entryPoints: [String] = []
    var usesMacros = false
    var imports: Set<String> = []
    /// The principal class of an Intents extension, which on iOS is a process of its own.
    var intentsExtension: String?
  }

  private func scan() throws(BuildError) -> Scan {
    var result = Scan()
    for file in sources.swift {
      let text: [UInt8]
      do {
        text = Array(try Data(contentsOf: file))
      } catch {
        throw .unreadable(file.path, reason: error.reason)
      }
      let findings = SwiftScanner.scan(text)
      if let rewritten = PlatformConditions.rewrite(text, conditions: findings.conditions) {
        result.overlay.replace(file, with: rewritten)
      }
      result.intentsExtension = result.intentsExtension ?? findings.intentsExtensions.first
      result.imports.formUnion(findings.imports)
      let string = String(decoding: text, as: UTF8.self)
      result.usesMacros =
        result.usesMacros || MacroDeclarations.marks.contains(where: string.contains)
      for offset in findings.mainAttributes {
        let line = text[..<offset].count { $0 == UInt8(ascii: "\n") } + 1
        result.entryPoints.append("\(file.path):\(line)")
      }
    }
    return result
  }

  /// Sources that Xcode would generate: classes of intent definitions, asset symbols; and the
  /// declarations of macros.
  private func writeGenerated(_ manifest: ResourceManifest, _ scan: Scan) throws -> [URL] {
    var texts: [(name: String, text: String)] = []
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
    return try texts.map { name, text in
      let file = cache.scratch.appendingPathComponent(name)
      try Data(text.utf8).write(to: file)
      return file
    }
  }
}

extension BuildError {
  /// True for what compiler and linker say about two `@main`s: the compiler sees both only where
  /// it compiles their files together.
  fileprivate var isAboutMain: Bool {
    switch self {
    case .compilation(let diagnostics):
      diagnostics.contains { $0.message.hasPrefix("'main' attribute can only") }
    case .toolFailed(_, let output):
      output.contains("multiple definition of 'main'") || output.contains("duplicate symbol: main")
    default: false
    }
  }
}
