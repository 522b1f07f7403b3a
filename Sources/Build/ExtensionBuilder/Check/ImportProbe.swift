import Foundation

/// Asks the compiler which modules exist, all in one run.
struct ImportProbe {
  var compiler: SwiftCompiler
  var frameworks: PrebuiltFrameworks
  var moduleCache: URL
  /// The modules that exist besides those of the frameworks.
  var modules: [CompiledModule] = []
  var headerPaths: [URL]
  /// The folder for the source that asks.
  var scratch: URL

  /// The names of `imports` for which `canImport` is false.
  func missing(_ imports: Set<String>) async throws -> Set<String> {
    let folder = scratch.appendingPathComponent("imports")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("Imports.swift")
    let names = imports.sorted()
    let lines = names.map { "#if !canImport(\($0))\n#error(\"no such module '\($0)'\")\n#endif" }
    try Data(lines.joined(separator: "\n").utf8).write(to: file)
    let job = SwiftCompiler.Job(
      sources: [file], moduleName: "VitrineImports", product: .diagnostics, modules: modules,
      moduleCache: moduleCache, frameworks: frameworks, language: LanguageOptions(),
      headerPaths: headerPaths, imports: [])
    let errors = try await compiler.diagnostics(job, scratch: folder)
    return Set(errors.compactMap(\.missingModule))
  }
}
