import Foundation
import ProjectReader
import SealedCache

/// A program whose object files are compiled.
struct CompiledProgram: Sendable {
  /// The errors about missing modules that nothing in the sources uses.
  var missing: [CompilerDiagnostic]
  /// What was cut out of the sources.
  var cuts: [ModuleCut]
  fileprivate var entryPoints: [String]
  fileprivate var job: SwiftCompiler.Job
  fileprivate var objects: [URL]
  fileprivate var output: URL
  fileprivate var scratch: URL
  fileprivate var compilation: ProgramCompilation

  /// Writes the program at its place. Throws `BuildError`.
  func link() async throws {
    compilation.progress?(.linking(output.lastPathComponent))
    try await BuildError.naming(entryPoints) {
      try await compilation.compiler.link(job, objects: objects, output: output, scratch: scratch)
    }
  }
}

/// Compiles and links a program: the extension or its app.
///
/// The object files of unchanged sources are taken from the cache. After a change in a module that
/// leaves the module's interface as it was, the program is therefore only linked again. An
/// incremental build keeps the object files of the last one and compiles what a change affects.
struct ProgramCompilation: Sendable {
  var frameworks: PrebuiltFrameworks
  var compiler: SwiftCompiler
  var cache: BuildCache
  var progress: (@Sendable (BuildPhase) -> Void)?

  /// - Parameters:
  ///   - job: The compilation without its product, from sources and their overlay.
  ///   - generated: The generated sources, which are part of each job.
  ///   - output: The program that `link` writes.
  ///   - cutter: Cuts out what does not compile; nil if nothing may be cut.
  ///
  /// Throws `BuildError`.
  func compile(
    _ scan: SourceScan, with generated: [URL], output: URL, cutting cutter: SourceCutter? = nil,
    _ job: (SourceScan, URL?, SwiftCompiler.Job.Product) -> SwiftCompiler.Job
  ) async throws -> CompiledProgram {
    let name = output.lastPathComponent
    let scratch = cache.scratch.appendingPathComponent(name)
    let objects = scratch.appendingPathComponent("objects")
    do {
      try FileManager.default.createDirectory(at: objects, withIntermediateDirectories: true)
    } catch {
      throw BuildError.outputUnwritable(objects.path, reason: error.reason)
    }
    let template = job(scan, nil, .objects(folder: objects))
    let cached = SealedFolder(
      cache.compiledModules.appendingPathComponent(
        "\(name)-\(try hash(of: template, in: scan.project, generated: generated, cutter))"))
    var missing: [CompilerDiagnostic] = []
    var cutter = cutter
    var cuts: [ModuleCut] = []
    let files: [URL]
    if cached.isIntact() {
      files = try Self.objects(in: cached)
      cuts = CutRecord.read(from: cached.url)
    } else if cache.isIncremental {
      progress?(.compiling(name))
      let last = SealedFolder(objects)
      // Also after a build that was killed.
      if !last.isIntact() { try cache.emptyFolder(objects) }
      defer { try? last.close() }
      missing = try await BuildError.naming(scan.entryPoints) {
        try await compiler.run(scan, scratch: scratch, cutting: &cutter) {
          job($0, $1, .incremental(folder: objects))
        }
      }
      cuts = cutter?.cuts ?? []
      files = template.sources.map { SwiftCompiler.incrementalObject(of: $0, in: objects) }
    } else {
      progress?(.compiling(name))
      missing = try await BuildError.naming(scan.entryPoints) {
        try await compiler.run(scan, scratch: scratch, cutting: &cutter) {
          job($0, $1, .objects(folder: objects))
        }
      }
      cuts = cutter?.cuts ?? []
      try CutRecord.write(cuts, into: objects)
      // A build from the cache would not repeat the notices about missing modules.
      let isStored = missing.isEmpty && (try? cached.store(objects)) != nil
      if isStored { cache.prune(name) }
      files = try Self.objects(in: isStored ? cached : SealedFolder(objects))
    }
    return CompiledProgram(
      missing: missing, cuts: cuts, entryPoints: scan.entryPoints, job: template, objects: files,
      output: output,
      scratch: scratch, compilation: self)
  }

  /// The object files in a folder, sorted. Throws `BuildError.unreadable`.
  private static func objects(in folder: SealedFolder) throws(BuildError) -> [URL] {
    do {
      return try folder.files().filter { $0.lastPathComponent != CutRecord.fileName }
    } catch {
      throw .unreadable(folder.url.path, reason: error.reason)
    }
  }

  /// The hash of what influences the object files: of the modules only the interfaces, and of the
  /// generated sources not the paths, which differ in each build.
  private func hash(
    of job: SwiftCompiler.Job, in project: ProjectRoot, generated: [URL], _ cutter: SourceCutter?
  ) throws -> String {
    let texts = try generated.map {
      "\($0.lastPathComponent) \(try String(contentsOf: $0, encoding: .utf8))"
    }
    var authored = SourceFolder(root: URL(fileURLWithPath: "/"), project: project)
    authored.swift = job.sources.filter { !generated.contains($0) }
    return try authored.contentHash(
      with: [compiler.version, frameworks.fingerprint, job.moduleName] + job.language.identity
        + compiler.macroPlugins.map(\.hash) + texts
        + job.modules.map { "\($0.name) \(try $0.interfaceHash())" }
        + (cutter.map { ["cuts"] + ($0.files?.sorted() ?? []) } ?? []))
  }
}

extension BuildError {
  /// Names the entry points if a compilation or a link fails because it has several.
  fileprivate static func naming<Value>(
    _ entryPoints: [String], _ work: () async throws -> Value
  ) async throws -> Value {
    do {
      return try await work()
    } catch let error as BuildError where entryPoints.count > 1 && error.isDuplicateMain {
      throw BuildError.severalEntryPoints(entryPoints)
    }
  }

  /// Whether the error is caused by a second `@main`. The compiler detects it only if it compiles
  /// both files together; otherwise the linker does.
  private var isDuplicateMain: Bool {
    switch self {
    case .compilation(let diagnostics):
      diagnostics.contains { $0.message.hasPrefix("'main' attribute can only") }
    case .toolFailed(_, let output):
      // The messages of gold, GNU ld and lld.
      ["multiple definition of 'main'", "multiple definition of `main'", "duplicate symbol: main"]
        .contains(where: output.contains)
    default: false
    }
  }
}

extension BuildCache {
  /// The number of versions of a module or program that the cache keeps.
  private static let versions = 8

  /// Removes the oldest versions of a compiled module or program.
  func prune(_ name: String) {
    let folders = try? FileManager.default.contentsOfDirectory(
      at: compiledModules, includingPropertiesForKeys: [.contentModificationDateKey])
    let versions = (folders ?? []).filter {
      // The hash has no dash.
      $0.lastPathComponent.hasPrefix(name + "-")
        && !$0.lastPathComponent.dropFirst(name.count + 1).contains("-")
    }
    func date(_ url: URL) -> Date {
      (try? url.resourceValues(forKeys: [.contentModificationDateKey]))?.contentModificationDate
        ?? .distantPast
    }
    for old in versions.sorted(by: { date($0) > date($1) }).dropFirst(Self.versions) {
      try? FileManager.default.removeItem(at: old)
    }
  }
}
