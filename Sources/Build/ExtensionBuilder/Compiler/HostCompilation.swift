import Foundation
import ProcessLaunch
import ProjectReader
import SealedCache

/// Compiles modules of packages for the machine that compiles: macros, and the tools of plugins.
///
/// Other than the modules of an extension, they are compiled without Vitrine's frameworks.
struct HostCompilation {
  let compiler: SwiftCompiler
  let cache: BuildCache
  let frameworks: PrebuiltFrameworks
  private let modules: ModuleCompilation

  init(_ tools: BuildTools, _ compiler: SwiftCompiler) {
    self.compiler = compiler
    cache = tools.cache
    frameworks = tools.frameworks
    modules = ModuleCompilation(
      frameworks: tools.frameworks, compiler: compiler, cache: tools.cache)
  }

  /// The folder `usr` of the toolchain.
  var toolchain: URL { MacroToolchain(compiler).root }

  /// The object files of modules, which are compiled in their order.
  /// - Parameters:
  ///   - isProgram: Whether the last one has the main function.
  ///   - options: Further options of the compiler.
  ///
  /// Throws `BuildError.compilation` and `.toolFailed`.
  func objects(
    of modules: [PackageModule], isProgram: Bool = false, options: [ProgramArgument] = [],
    scratch: URL
  ) async throws -> [URL] {
    var objects: [URL] = []
    var compiled: [CompiledModule] = []
    for (index, module) in modules.enumerated() {
      let sources = try ModuleSources(module)
      if let c = sources.c {
        let result = try await self.modules.compile(module.name, c, after: compiled)
        compiled.append(result)
        objects.append(result.object)
        continue
      }
      let files = sources.sources.swift
      let hasMain = files.contains { $0.lastPathComponent == "main.swift" }
      let isScript = isProgram && index == modules.count - 1 && hasMain
      try await run(
        (isScript ? [] : ["-parse-as-library"])
          + ["-I", .path(scratch)] + options + compiled.flatMap(\.importOptions)
          + Self.moduleOptions(module.name, into: scratch) + LanguageOptions(module).arguments
          + ["-package-name", .text(PackageName(mangling: module.package))]
          + files.map { .path($0) },
        reading: files + compiled.flatMap(\.inputs), scratch)
      objects.append(scratch.appendingPathComponent("\(module.name).o"))
    }
    return objects
  }

  /// The program of modules, of which the last one has the main function. Throws `BuildError`.
  func program(_ modules: [PackageModule]) async throws -> URL {
    let sources = try modules.flatMap { module in
      let sources = try ModuleSources(module)
      return sources.c?.inputs ?? sources.sources.swift
    }
    let options = modules.flatMap { [$0.name] + LanguageOptions($0).identity }
    return try await program(
      named: modules.last?.name ?? "", kind: "tool", sources: sources,
      in: modules.reduce(ProjectRoot(folders: [])) { $0.union($1.root) }, options: options
    ) { program, scratch in
      let objects = try await self.objects(of: modules, isProgram: true, scratch: scratch)
      try await run(
        objects.map { .path($0) } + ["-o", .path(program)], reading: objects, scratch)
    }
  }

  /// A program in the cache. If it is not there, it is compiled.
  /// - Parameters:
  ///   - sources: The files that influence it.
  ///   - project: The folders whose files are used.
  ///   - compile: Receives the program's place and a folder for other files.
  func program(
    named name: String, kind: String, sources: [URL], in project: ProjectRoot, options: [String],
    compile: (_ program: URL, _ scratch: URL) async throws -> Void
  ) async throws -> URL {
    var inputs = SourceFolder(root: URL(fileURLWithPath: "/"), project: project)
    inputs.swift = sources
    let hash = try inputs.contentHash(with: [compiler.version, kind] + options)
    let folder = cache.compiledModules.appendingPathComponent("\(kind)-\(name)-\(hash)")
    let program = folder.appendingPathComponent(name)
    let entry = SealedFolder(folder)
    if entry.isIntact() { return program }
    let scratch = cache.scratch.appendingPathComponent("\(kind)-\(name)")
    let product = scratch.appendingPathComponent("product", isDirectory: true)
    try cache.emptyFolder(product)
    try await compile(product.appendingPathComponent(name), scratch)
    try entry.store(product)
    return program
  }

  static func moduleOptions(_ name: String, into folder: URL) -> [ProgramArgument] {
    [
      "-module-name", .text(ModuleName(mangling: name)), "-whole-module-optimization",
      "-emit-module", "-emit-module-path",
      .path(folder.appendingPathComponent("\(name).swiftmodule")), "-emit-object", "-o",
      .path(folder.appendingPathComponent("\(name).o")),
    ]
  }

  /// Runs the compiler. Throws `BuildError.compilation` and `.toolFailed`.
  func run(_ arguments: [ProgramArgument], reading files: [URL] = [], _ scratch: URL) async throws {
    let common: [ProgramArgument] = [
      "-module-cache-path", .path(cache.moduleCache), "-diagnostic-style=llvm",
      "-no-color-diagnostics", "-suppress-warnings",
    ]
    try SwiftCompiler.check(
      try await compiler.start(common + arguments, reading: files, scratch: scratch))
  }
}
