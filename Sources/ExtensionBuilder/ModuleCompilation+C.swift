import Foundation

extension ModuleCompilation {
  /// Compiles a module in C with the clang of the toolchain, and writes its module map as SwiftPM
  /// does.
  ///
  /// Throws `BuildError.compilation` and `.toolFailed`.
  func compile(
    _ name: String, _ c: CSources, after others: [CompiledModule]
  ) async throws -> CompiledModule {
    let toolchain = URL(fileURLWithPath: compiler.executable).resolvingSymlinksInPath()
      .deletingLastPathComponent()
    let clang = toolchain.appendingPathComponent("clang").path
    var inputs = SourceFolder(root: c.headers, project: c.project)
    inputs.swift = c.inputs
    let hash = try inputs.contentHash(
      with: [compiler.version, name] + c.options + others.map(\.hash))
    let folder = cache.compiledModules.appendingPathComponent("\(name)-\(hash)")
    let map = try moduleMap(of: name, c, in: folder)
    let result = CompiledModule(
      name: name, folder: folder, hash: hash, headers: (map, c.headers))
    if result.isComplete { return result }
    let includes = others.compactMap(\.headers).flatMap { ["-I", $0.folder.path] }
    let scratch = cache.scratch.appendingPathComponent("module-\(name)")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var objects: [String] = []
    for (number, file) in c.files.enumerated() {
      let object = scratch.appendingPathComponent("\(number).o").path
      try await run(
        clang,
        ["-c", "-O1", "-g0", "-fPIC", "-w", "-DSWIFT_PACKAGE=1", "-DDEBUG=1", "-I", c.headers.path]
          + includes + c.options + ["-fno-color-diagnostics", file.path, "-o", object],
        scratch)
      objects.append(object)
    }
    if objects.isEmpty {
      // A library of the system has only headers. Modules have an object file.
      try await run(clang, ["-c", "-x", "c", "/dev/null", "-o", result.object.path], scratch)
      return result
    }
    try await run(clang, ["-r", "-nostdlib", "-o", result.object.path] + objects, scratch)
    return result
  }

  private func run(_ tool: String, _ arguments: [String], _ scratch: URL) async throws {
    let outcome = try await CommandRun.run(tool, arguments, scratch: scratch)
    guard outcome.status != 0 else { return }
    let errors = CompilerDiagnostic.errors(in: outcome.output)
    throw errors.isEmpty
      ? BuildError.toolFailed(tool: tool, output: outcome.output) : .compilation(errors)
  }

  /// The package's own module map, or one for the umbrella header or the folder of headers.
  private func moduleMap(of name: String, _ c: CSources, in folder: URL) throws -> URL {
    let own = c.headers.appendingPathComponent("module.modulemap")
    if c.project.has(own) { return own }
    let umbrellas = ["\(name).h", "\(name)/\(name).h"].map { c.headers.appendingPathComponent($0) }
    let umbrella = umbrellas.first(where: c.project.has)
    let contents =
      umbrella.map { "umbrella header \"\($0.path)\"" } ?? "umbrella \"\(c.headers.path)\""
    let map = folder.appendingPathComponent("module.modulemap")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("module \(name) {\n  \(contents)\n  export *\n}\n".utf8).write(to: map)
    return map
  }
}
