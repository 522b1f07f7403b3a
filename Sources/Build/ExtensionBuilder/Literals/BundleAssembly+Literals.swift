import Foundation

extension BundleAssembly {
  /// Builds the variant of the bundle at the output that reads its literals from a table. Returns
  /// nil if no literal can be changed.
  ///
  /// - Parameter isCurrent: Whether the sources are still those of the bundle.
  ///
  /// Throws `BuildError`.
  func literals(output: URL, isCurrent: () throws -> Bool) async throws -> LiteralBuild? {
    var scan = try SourceScan(
      input.extensionFiles, for: input.language, in: input.sources.project)
    var texts: [String: [UInt8]] = [:]
    for file in scan.files {
      let text = Array(try input.sources.project.data(of: file))
      texts[file.path] = text
      // What the compiler reads from here on does not change if a file is saved.
      if scan.overlay.replacements[file.path] == nil { scan.overlay.replace(file, with: text) }
    }
    guard try isCurrent() else { return nil }
    let generated = try writeGenerated(try assetSymbols(), scan)
    let modules = ModuleCompilation(
      frameworks: frameworks, compiler: compiler, cache: cache, progress: nil)
    var missing: [CompilerDiagnostic] = []
    var leftOut: [ModuleCut] = []
    let compiled = try await modules.compile(
      input.modules, missing: &missing, leftOut: &leftOut, generated: writeGenerated(for:_:))
    let scratch = cache.scratch.appendingPathComponent("literals")
    try? FileManager.default.removeItem(at: scratch)
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    let headerPaths = await cache.headers.searchPaths(scratch: scratch)
    let others = input.app.all + input.capture.all + input.projectPrograms.flatMap(\.files)
    let app = Set(others.map(\.path))
    var compilation = LiteralCompilation(
      compiler: compiler, scratch: scratch, texts: texts.filter { !app.contains($0.key) }
    ) { scan, overlay, product in
      SwiftCompiler.Job(
        sources: scan.files + generated, moduleName: information.moduleName, product: product,
        modules: compiled, overlay: overlay, moduleCache: cache.moduleCache,
        frameworks: frameworks, language: input.language, headerPaths: headerPaths,
        imports: scan.imports)
    }
    let program = scratch.appendingPathComponent(information.moduleName)
    guard let sources = try await compilation.run(scan, output: program) else { return nil }
    return try LiteralBuild(
      output: output, program: program, sources: sources, project: input.sources.project,
      contentHash: information.contentHash,
      cache: cache)
  }

  /// The source with the symbols of assets.
  private func assetSymbols() throws -> String? {
    let staged = try StagedBundle(
      destination: cache.scratch.appendingPathComponent("literals.vitrine"))
    defer { staged.discard() }
    var resources = ResourceCollector(sources: input.sources, staged: staged)
    try resources.collect()
    return AssetSymbolGenerator.generate(
      resources, hasExtensions: input.hasAssetSymbolExtensions)
  }
}
