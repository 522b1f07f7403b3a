import Foundation
import SealedCache
import StableHash

/// Compiles the modules that an extension imports. A module whose sources and imports have not
/// changed is taken from the cache. What does not compile is cut out (`SourceCutter`).
struct ModuleCompilation {
  var frameworks: PrebuiltFrameworks
  var compiler: SwiftCompiler
  var cache: BuildCache
  var progress: (@Sendable (BuildPhase) -> Void)?

  /// - Parameters:
  ///   - modules: The modules, dependencies first. Each can import those before it.
  ///   - missing: Receives the errors about missing modules that nothing in the sources needs.
  ///   - generated: Writes the generated sources of a module.
  ///
  /// Throws `BuildError`.
  func compile(
    _ modules: [ModuleSources], missing: inout [CompilerDiagnostic],
    generated: (ModuleSources, SourceScan) throws -> [URL]
  ) async throws -> [CompiledModule] {
    var compiled: [CompiledModule] = []
    for module in modules {
      if let c = module.c {
        compiled.append(try await compile(module.name, c, after: compiled))
        continue
      }
      let scan = try SourceScan(
        module.sources.swift, for: module.language.platform, in: module.sources.project)
      let generated = try generated(module, scan)
      compiled.append(
        try await compile(module, scan, with: generated, after: compiled, missing: &missing))
    }
    return compiled
  }

  private func compile(
    _ module: ModuleSources, _ scan: SourceScan, with generated: [URL],
    after others: [CompiledModule], missing: inout [CompilerDiagnostic]
  ) async throws -> CompiledModule {
    let hash = try hash(of: module, generated, after: others)
    var result = CompiledModule(
      name: module.name,
      folder: cache.compiledModules.appendingPathComponent("\(module.name)-\(hash)"), hash: hash)
    let entry = SealedFolder(result.folder)
    if entry.isIntact() {
      result.cuts = CutRecord.read(from: result.folder)
      return result
    }
    progress?(.compiling(module.name))
    let scratch = cache.scratch.appendingPathComponent("module-\(module.name)")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    var product = result
    product.folder = scratch.appendingPathComponent("product", isDirectory: true)
    try cache.emptyFolder(product.folder)
    let headerPaths = await cache.headers.searchPaths(scratch: scratch)
    var cutter: SourceCutter? =
      module.isStub ? nil : SourceCutter(module: module.name, root: module.sources.root)
    missing += try await compiler.run(
      scan, scratch: scratch, hasLinuxBranches: module.isPackage, cutting: &cutter
    ) { [product] scan, overlay in
      SwiftCompiler.Job(
        sources: scan.files + generated, moduleName: module.name, product: .module(product),
        modules: others, overlay: overlay, moduleCache: cache.moduleCache,
        frameworks: frameworks, language: module.language, headerPaths: headerPaths,
        imports: scan.imports)
    }
    result.cuts = cutter?.cuts ?? []
    try CutRecord.write(result.cuts, into: product.folder)
    try entry.store(product.folder)
    cache.prune(module.name)
    return result
  }

  /// The hash of what influences a module: not the paths of generated sources, which differ in each
  /// build, and of other modules only the interfaces. After a change that leaves an interface as it
  /// was, those that import the module are not compiled again.
  private func hash(
    of module: ModuleSources, _ generated: [URL], after others: [CompiledModule]
  ) throws -> String {
    let texts = try generated.map {
      "\($0.lastPathComponent) \(try String(contentsOf: $0, encoding: .utf8))"
    }
    return try module.sources.contentHash(
      with: [compiler.version, frameworks.fingerprint, module.name]
        + compiler.macroPlugins.map(\.hash) + module.language.identity + texts
        + others.map { try $0.interfaceHash() })
  }
}
