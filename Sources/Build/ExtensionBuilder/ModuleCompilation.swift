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
  ///   - leftOut: Receives the modules that cannot be compiled even with cuts. Those that import
  ///     them are compiled without.
  ///   - generated: Writes the generated sources of a module.
  ///
  /// Throws `BuildError`, for a module that the user has supplied also if it does not compile.
  func compile(
    _ modules: [ModuleSources], missing: inout [CompilerDiagnostic],
    leftOut: inout [ModuleCut], generated: (ModuleSources, SourceScan) throws -> [URL]
  ) async throws -> [CompiledModule] {
    var compiled: [CompiledModule] = []
    for module in modules {
      do {
        if let c = module.c {
          compiled.append(try await compile(module.name, c, after: compiled))
          continue
        }
        let scan = try SourceScan(
          module.sources.swift, for: module.language, in: module.sources.project)
        let generated = try generated(module, scan)
        compiled.append(
          try await compile(module, scan, with: generated, after: compiled, missing: &missing))
      } catch let error as BuildError where !module.isStub {
        guard let cut = error.cut(of: module) else { throw error }
        leftOut.append(cut)
      }
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
      folder: cache.compiledModules.appendingPathComponent("\(module.name)-\(hash)"), hash: hash,
      imports: scan.imports)
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
      module.isStub
      ? nil
      : SourceCutter(module: module.name, root: module.sources.root, progress: progress)
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

extension BuildError {
  /// The module with what keeps it from being compiled; nil for an error that has another cause
  /// than its sources.
  func cut(of module: ModuleSources) -> ModuleCut? {
    let folder = (module.c?.headers ?? module.sources.root).path + "/"
    func cut(_ reason: String, in path: String, line: Int) -> ModuleCut {
      let file =
        path.hasPrefix(folder)
        ? String(path.dropFirst(folder.count)) : URL(fileURLWithPath: path).lastPathComponent
      return ModuleCut(
        module: module.name, file: file, line: line, subject: module.name, kind: .module,
        reason: reason)
    }
    switch self {
    case .compilation(let errors):
      let first = errors.first { $0.missingModule == nil } ?? errors.first
      return first.map { cut($0.message, in: $0.file, line: $0.line) }
    case .toolFailed(let tool, let output):
      let line = output.split(separator: "\n").first { $0.contains("error: ") } ?? "no message"
      return cut("\(tool) failed: \(line)", in: folder, line: 1)
    default: return nil
    }
  }
}
