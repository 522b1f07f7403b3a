import Foundation

/// The modules that sources import and that do not exist, over several compilations.
///
/// The compiler stops at the first such import of a file. The builder therefore removes it and
/// compiles again. If the build then succeeds, nothing of the module was used, and it becomes a
/// notice. If it fails, all missing modules are reported together with the other errors, which are
/// probably their consequence.
struct MissingModules {
  private(set) var errors: [CompilerDiagnostic] = []

  /// Removes the imports of the modules that these errors report as missing. Returns false if there
  /// are none.
  mutating func remove(from sources: inout SourceScan, _ errors: [CompilerDiagnostic]) -> Bool {
    var isChanged = false
    for error in errors {
      guard let module = error.missingModule else { continue }
      let known = self.errors.contains { $0.missingModule == module }
      guard !known, sources.removeImports(of: module) else { continue }
      self.errors.append(error)
      isChanged = true
    }
    return isChanged
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
    while true {
      do {
        let job = job(sources, try sources.overlay.write(into: scratch))
        let replacements = sources.overlay.replacements
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
        if original == nil {
          if missing.remove(from: &sources, errors) { continue }
          let withoutBranches = sources
          if hasLinuxBranches, sources.useLinuxBranches(for: errors) {
            forApple = forApple ?? (withoutBranches, errors)
            continue
          }
        }
        let first = original == nil
        let reported = original ?? forApple?.errors ?? errors
        if first, let forApple { sources = forApple.sources }
        original = reported
        if cutter?.cut(first ? reported : errors, from: &sources) == true { continue }
        throw BuildError.compilation(
          missing.errors + reported.map(\.explainingObjectiveC))
      }
    }
  }

  /// As above, without cuts.
  func run(
    _ sources: SourceScan, scratch: URL, _ job: (SourceScan, URL?) -> Job
  ) async throws -> [CompilerDiagnostic] {
    var none: SourceCutter?
    return try await run(sources, scratch: scratch, cutting: &none, job)
  }
}
