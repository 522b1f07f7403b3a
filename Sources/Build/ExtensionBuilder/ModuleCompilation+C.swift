import Foundation
import ProcessLaunch
import SealedCache

extension ModuleCompilation {
  /// Compiles a module in C with the clang of the toolchain, and writes its module map as SwiftPM
  /// does.
  ///
  /// Throws `BuildError.compilation` and `.toolFailed`.
  func compile(
    _ name: String, _ c: CSources, after others: [CompiledModule]
  ) async throws -> CompiledModule {
    var inputs = SourceFolder(root: c.headers, project: c.project)
    inputs.swift = c.inputs
    let hash = try inputs.contentHash(
      with: [compiler.version, name] + c.options.map(\.text) + others.map(\.hash))
    let folder = cache.compiledModules.appendingPathComponent("\(name)-\(hash)")
    let map = moduleMap(of: c, in: folder)
    let result = CompiledModule(
      name: name, folder: folder, hash: hash, headers: (map, c.headers))
    let entry = SealedFolder(folder)
    if entry.isIntact() { return result }
    let scratch = cache.scratch.appendingPathComponent("module-\(name)")
    let product = scratch.appendingPathComponent("product", isDirectory: true)
    try cache.emptyFolder(product)
    if map.deletingLastPathComponent().path == folder.path {
      try Data(c.moduleMap(named: name).utf8).write(
        to: product.appendingPathComponent(map.lastPathComponent))
    }
    let linked = product.appendingPathComponent(result.object.lastPathComponent)
    let headers = others.compactMap(\.headers).map(\.folder)
    let read = c.files + [c.headers] + c.searchPaths + others.flatMap(\.inputs)
    func clang(_ arguments: [ProgramArgument]) async throws {
      let outcome = try await compiler.start(
        arguments, with: "clang", reading: read, writing: [product], scratch: scratch)
      try SwiftCompiler.check(outcome, of: "clang")
    }
    var objects: [URL] = []
    for (number, file) in c.files.enumerated() {
      let object = scratch.appendingPathComponent("\(number).o")
      try await clang(
        [
          "-c", "-O1", "-g0", "-fPIC", "-w", "-DSWIFT_PACKAGE=1", "-DDEBUG=1", "-I",
          .path(c.headers),
        ] + headers.flatMap { ["-I", .path($0)] } + c.options
          + ["-fno-color-diagnostics", .path(file), "-o", .path(object)])
      objects.append(object)
    }
    if objects.isEmpty {
      // A library of the system has only headers. Modules have an object file.
      try await clang(["-c", "-x", "c", "/dev/null", "-o", .path(linked)])
    } else {
      try await clang(["-r", "-nostdlib", "-o", .path(linked)] + objects.map { .path($0) })
    }
    try entry.store(product)
    return result
  }

  /// The place of the package's own module map, or of one in the module's folder.
  private func moduleMap(of c: CSources, in folder: URL) -> URL {
    c.ownModuleMap ?? folder.appendingPathComponent("module.modulemap")
  }
}

extension CSources {
  /// The package's own module map; nil if it has none.
  var ownModuleMap: URL? {
    let own = headers.appendingPathComponent("module.modulemap")
    return project.has(own) ? own : nil
  }

  /// A module map for the umbrella header or the folder of headers.
  func moduleMap(named name: String) -> String {
    let umbrellas = ["\(name).h", "\(name)/\(name).h"].map { headers.appendingPathComponent($0) }
    let umbrella = umbrellas.first(where: project.has)
    let contents =
      umbrella.map { "umbrella header \"\($0.path)\"" } ?? "umbrella \"\(headers.path)\""
    return "module \(name) {\n  \(contents)\n  export *\n}\n"
  }
}
