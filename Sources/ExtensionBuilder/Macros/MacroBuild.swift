import Foundation
import ProjectReader
import StableHash

/// Compiles the macros of packages.
///
/// A macro is code of the project that runs while the project is compiled. It runs in the plug-in
/// server of the toolchain, a separate process, in a sandbox without network and without the user's
/// files. Macros are compiled with the toolchain's SwiftSyntax, not with the package's version.
struct MacroBuild {
  private let host: HostCompilation
  /// Whether macros run without a sandbox if there is none.
  var runsUnconfined: Bool
  /// Sentences about the macros that are not available.
  private(set) var missing: [String] = []

  init(_ tools: BuildTools, _ options: ExtensionBuilder.Options) {
    host = HostCompilation(tools)
    runsUnconfined = options.runsScripts
  }

  /// The processor time of one process with macros, in seconds.
  private static let timeLimit = 60

  private var compiler: SwiftCompiler { host.compiler }
  private var cache: BuildCache { host.cache }
  private var toolchain: MacroToolchain { MacroToolchain(compiler) }

  /// The plug-ins; a macro that cannot be built is left out with a notice. Throws `BuildError`.
  mutating func build(_ macros: [PackageMacro]) async throws -> [MacroPlugin] {
    guard !macros.isEmpty else { return [] }
    guard toolchain.isComplete else {
      leaveOut(macros, "\(toolchain.host.path) has no SwiftSyntax")
      return []
    }
    let sandbox = CodeSandbox()
    guard sandbox != nil || runsUnconfined else {
      leaveOut(
        macros,
        "its code would run without a sandbox; install bubblewrap, or pass --run-scripts")
      return []
    }
    let support = try await syntaxSupport()
    var result: [MacroPlugin] = []
    for macro in macros {
      do {
        result.append(try await build(macro, support, sandbox))
      } catch let error as BuildError {
        let reason = "\(error)".split(separator: "\n").first.map(String.init) ?? "\(error)"
        leaveOut([macro], "it does not compile with the SwiftSyntax of the toolchain: \(reason)")
      }
    }
    return result
  }

  private mutating func leaveOut(_ macros: [PackageMacro], _ reason: String) {
    missing += macros.map { "\($0.package): the macro \($0.name) is not built: \(reason)" }
  }

  private func build(
    _ macro: PackageMacro, _ support: URL, _ sandbox: CodeSandbox?
  ) async throws -> MacroPlugin {
    var inputs = SourceFolder(
      root: macro.modules.last?.folder ?? support,
      project: macro.modules.reduce(ProjectRoot(folders: [])) { $0.union($1.root) })
    inputs.swift = macro.modules.flatMap(\.sources)
    let options = macro.modules.flatMap { [$0.name] + LanguageOptions($0).arguments }
    let hash = try inputs.contentHash(with: [compiler.version] + options)
    let folder = cache.compiledModules.appendingPathComponent("macros-\(macro.name)-\(hash)")
    let library = folder.appendingPathComponent("lib\(macro.name).so")
    let server = folder.appendingPathComponent("server")
    let plugin = MacroPlugin(folder: folder, server: server, hash: hash)
    if !FileManager.default.fileExists(atPath: library.path) {
      let scratch = cache.scratch.appendingPathComponent("macros-\(macro.name)")
      try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
      let objects = try await host.objects(
        of: macro.modules, options: ["-I", support.path, "-I", toolchain.host.path],
        scratch: scratch)
      let linked = scratch.appendingPathComponent("linked.so")
      try await host.run(
        ["-emit-library", "-o", linked.path] + objects.map(\.path)
          + [support.appendingPathComponent("SwiftCompilerPlugin.o").path]
          + ["-L", toolchain.host.path, "-Xlinker", "-rpath", "-Xlinker", toolchain.host.path],
        scratch)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      // Another build may have written the same file.
      try? FileManager.default.moveItem(at: linked, to: library)
    }
    try write(server, reading: folder, sandbox)
    return plugin
  }

  /// The folder with the modules that the toolchain does not have.
  private func syntaxSupport() async throws -> URL {
    let hash = StableHash<UInt64>(of: compiler.version + MacroToolchain.compilerPlugin).value
    let folder = cache.compiledModules.appendingPathComponent("syntax-\(hash)")
    guard !FileManager.default.fileExists(atPath: folder.path) else { return folder }
    let scratch = cache.scratch.appendingPathComponent("syntax")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    for name in toolchain.versionModules + ["SwiftCompilerPlugin"] {
      let source = cache.scratch.appendingPathComponent("\(name).swift")
      let text = name == "SwiftCompilerPlugin" ? MacroToolchain.compilerPlugin : ""
      try Data(text.utf8).write(to: source)
      try await host.run(
        ["-parse-as-library", "-I", toolchain.host.path]
          + HostCompilation.moduleOptions(name, into: scratch) + [source.path], cache.scratch)
    }
    try FileManager.default.createDirectory(
      at: cache.compiledModules, withIntermediateDirectories: true)
    // Another build may have written the same folder.
    try? FileManager.default.moveItem(at: scratch, to: folder)
    return folder
  }

  /// Writes the script that the compiler starts.
  private func write(_ server: URL, reading folder: URL, _ sandbox: CodeSandbox?) throws {
    let confined = sandbox.map {
      [$0.executable]
        + $0.arguments(readable: [toolchain.root, folder], processorSeconds: Self.timeLimit)
    }
    let line = (confined ?? []) + [toolchain.server.path]
    let quoted = line.map { "'" + $0.replacingOccurrences(of: "'", with: "'\\''") + "'" }
    let text = "#!/bin/sh\nexec \(quoted.joined(separator: " ")) \"$@\"\n"
    if (try? String(contentsOf: server, encoding: .utf8)) == text { return }
    try Data(text.utf8).write(to: server, options: .atomic)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: server.path)
  }
}

extension PackageModule {
  /// The Swift sources.
  fileprivate var sources: [URL] { files.filter { $0.pathExtension == "swift" } }
}
