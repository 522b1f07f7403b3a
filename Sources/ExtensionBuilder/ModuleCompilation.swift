import Foundation
import StableHash

/// Compiles the modules that an extension imports. A module whose sources and imports have not
/// changed is taken from the cache.
struct ModuleCompilation {
  var frameworks: PrebuiltFrameworks
  var compiler: SwiftCompiler
  var cache: BuildCache

  /// - Parameters:
  ///   - modules: The modules, dependencies first. Each can import those before it.
  ///   - generated: Writes the generated sources of a module.
  ///
  /// Throws `BuildError`.
  func compile(
    _ modules: [ModuleSources], generated: (ModuleSources, SourceScan) throws -> [URL]
  ) async throws -> [CompiledModule] {
    var compiled: [CompiledModule] = []
    for module in modules {
      let scan = try SourceScan(module.sources.swift)
      let sources = try scan.files + generated(module, scan)
      compiled.append(try await compile(module, scan, sources, after: compiled))
    }
    return compiled
  }

  private func compile(
    _ module: ModuleSources, _ scan: SourceScan, _ sources: [URL], after others: [CompiledModule]
  ) async throws -> CompiledModule {
    let hash = try hash(of: module, sources, after: others)
    let result = CompiledModule(
      name: module.name,
      folder: cache.compiledModules.appendingPathComponent("\(module.name)-\(hash)"), hash: hash)
    if result.isComplete { return result }
    let scratch = cache.scratch.appendingPathComponent("module-\(module.name)")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    try FileManager.default.createDirectory(
      at: result.folder, withIntermediateDirectories: true)
    do {
      try await compiler.run(
        SwiftCompiler.Job(
          sources: sources, moduleName: module.name, product: .module(result), modules: others,
          overlay: try scan.overlay.write(into: scratch), moduleCache: cache.moduleCache,
          frameworks: frameworks, language: module.language,
          headerFlags: await frameworks.headerFlags(scratch: scratch), imports: scan.imports),
        scratch: scratch)
    } catch {
      try? FileManager.default.removeItem(at: result.folder)
      throw error
    }
    return result
  }

  private func hash(
    of module: ModuleSources, _ sources: [URL], after others: [CompiledModule]
  ) throws -> String {
    var folder = module.sources
    folder.swift = sources
    return try folder.contentHash(
      with: [compiler.version, frameworks.fingerprint, module.name]
        + module.language.arguments + others.map(\.hash))
  }
}
