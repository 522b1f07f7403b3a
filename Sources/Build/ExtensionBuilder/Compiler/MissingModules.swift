import Foundation

/// The modules that sources import and that do not exist.
///
/// The compiler stops at the first such import of a file. After the first one, the builder asks
/// which modules are missing, and compiles again with errors in place of their imports
/// (`SourceScan.markImports`), which shows all other errors as well. If there are none, nothing
/// needs the modules, and they become notices. Otherwise all missing modules are reported together
/// with the other errors, which are probably their consequence.
struct MissingModules {
  private(set) var errors: [CompilerDiagnostic] = []
  private var marked: Set<String> = []

  /// Whether the imports of the missing modules have to be marked now.
  func hasNew(_ errors: [CompilerDiagnostic]) -> Bool {
    marked.isEmpty && errors.contains { $0.missingModule != nil }
  }

  /// Marks the imports, or removes them if no file has several, so that all have been reported.
  mutating func mark(
    _ modules: Set<String>, in sources: inout SourceScan, _ errors: [CompilerDiagnostic]
  ) {
    marked = modules
    let files = sources.importStatements.filter { modules.contains($0.statement.module) }
      .map(\.file.path)
    if Set(files).count == files.count {
      _ = remove(from: &sources, errors)
    } else {
      sources.markImports(of: modules)
    }
  }

  /// Removes the imports of the modules that these errors report as missing. Returns the other
  /// errors.
  mutating func remove(
    from sources: inout SourceScan, _ errors: [CompilerDiagnostic]
  ) -> [CompilerDiagnostic] {
    let missing = errors.filter { $0.missingModule != nil }
    let modules = marked.union(missing.compactMap(\.missingModule))
    guard !missing.isEmpty, !modules.isSubset(of: sources.removedModules) else { return errors }
    sources.removeImports(of: modules)
    for error in missing
    where !self.errors.contains(where: { $0.missingModule == error.missingModule }) {
      self.errors.append(error)
    }
    return errors.filter { $0.missingModule == nil }
  }

  /// The errors, if nothing needs the modules. Otherwise their imports are among the cuts.
  fileprivate func reported(to cutter: inout SourceCutter?) -> [CompilerDiagnostic] {
    guard cutter?.hasBegun == true else { return errors }
    cutter?.add(errors)
    return []
  }

  /// One sentence for each module that nothing uses.
  static func notices(_ errors: [CompilerDiagnostic]) -> [String] {
    var seen: Set<String> = []
    return errors.compactMap { error in
      guard let module = error.missingModule, seen.insert(module).inserted else { return nil }
      return "\(error.file):\(error.line): ignored import \(module): Vitrine does not have this "
        + "module, but nothing in the sources needs it"
    }
  }
}

extension SwiftCompiler {
  /// Compiles sources, without the imports of missing modules. Returns the errors about those that
  /// nothing in the sources needs.
  ///
  /// - Parameters:
  ///   - hasLinuxBranches: Whether files with errors are compiled again with their branches for
  ///     Linux.
  ///   - cutter: Cuts out what does not compile; nil if nothing may be cut.
  ///   - job: The compilation of sources with an overlay.
  ///
  /// Throws `BuildError.compilation` with all missing modules and the other errors, and
  /// `BuildError.toolFailed`.
  func run(
    _ sources: SourceScan, scratch: URL, hasLinuxBranches: Bool = false,
    cutting cutter: inout SourceCutter?, _ job: (SourceScan, URL?) -> Job
  ) async throws -> [CompilerDiagnostic] {
    var missing = MissingModules()
    var sources = sources
    var forApple: (sources: SourceScan, errors: [CompilerDiagnostic])?
    var original: [CompilerDiagnostic]?
    var mayHaveErrors = false
    while true {
      do {
        let job = job(sources, try sources.overlay.write(into: scratch))
        let replacements = sources.overlay.replacements
        if mayHaveErrors, checksParts(of: job.sources) {
          mayHaveErrors = false
          let errors = try await diagnostics(job, of: nil, scratch: scratch)
          guard errors.isEmpty else { throw BuildError.compilation(errors) }
        }
        guard case .incremental(let folder) = job.product else {
          try await run(job, scratch: scratch)
          return missing.reported(to: &cutter)
        }
        let contents = CompiledContents(folder: folder)
        try contents.prepare(job.sources, replacements)
        try await run(job, scratch: scratch)
        try contents.check(job.sources, replacements)
        return missing.reported(to: &cutter)
      } catch BuildError.compilation(let errors) {
        mayHaveErrors = true
        var errors = errors
        if original == nil {
          if missing.hasNew(errors) {
            let modules = try await missingModules(of: sources, errors, job, scratch)
            missing.mark(modules, in: &sources, errors)
            continue
          }
          errors = missing.remove(from: &sources, errors)
          if errors.isEmpty { continue }
          if sources.repairObjectiveC(for: errors) { continue }
          let withoutBranches = sources
          if hasLinuxBranches, sources.useLinuxBranches(for: errors) {
            forApple = forApple ?? (withoutBranches, errors)
            continue
          }
        }
        if original == nil {
          original = forApple?.errors ?? errors
          if let forApple, forApple.errors.count <= errors.count {
            (sources, errors) = forApple
          }
        }
        let reported = original ?? errors
        if cutter?.cut(errors, from: &sources) == true {
          if var begun = cutter {
            try await settle(&sources, after: errors, cutting: &begun, scratch: scratch, job)
            cutter = begun
          }
          mayHaveErrors = false
          continue
        }
        throw BuildError.compilation(missing.errors + reported)
      }
    }
  }

  private func missingModules(
    of sources: SourceScan, _ errors: [CompilerDiagnostic], _ job: (SourceScan, URL?) -> Job,
    _ scratch: URL
  ) async throws -> Set<String> {
    let template = job(sources, nil)
    let probe = ImportProbe(
      compiler: self, frameworks: template.frameworks, moduleCache: template.moduleCache,
      modules: template.modules, headerPaths: template.headerPaths, scratch: scratch)
    let imports = Set(sources.importStatements.map(\.statement.module))
    return try await probe.missing(imports.subtracting([template.moduleName]))
      .union(errors.compactMap(\.missingModule))
  }

  /// As above, without cuts.
  func run(
    _ sources: SourceScan, scratch: URL, _ job: (SourceScan, URL?) -> Job
  ) async throws -> [CompilerDiagnostic] {
    var none: SourceCutter?
    return try await run(sources, scratch: scratch, cutting: &none, job)
  }
}
