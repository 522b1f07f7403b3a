import Foundation
import ProcessLaunch
import ProjectReader
import SealedCache
import StableHash

/// Compiles the macros of packages.
///
/// A macro is code of the project that runs while the project is compiled. It runs in the plug-in
/// server of the toolchain, a separate process, in a sandbox without network and without the user's
/// files (`MacroServer`). Macros are compiled with the toolchain's SwiftSyntax, not with the
/// package's version.
struct MacroBuild {
  private let host: HostCompilation
  /// Whether macros run without a sandbox if there is none.
  var runsUnconfined: Bool
  /// Sentences about the macros that are not available.
  private(set) var missing: [String] = []

  /// - Parameter isForEditor: Whether the plug-ins are for compilers of a language server, which
  ///   run later and outside of the sandbox.
  init(
    _ tools: BuildTools, _ compiler: SwiftCompiler, _ options: ExtensionBuilder.Options,
    isForEditor: Bool = false
  ) {
    host = HostCompilation(tools, compiler)
    self.isForEditor = isForEditor
    runsUnconfined = options.runsScripts
  }

  private let isForEditor: Bool

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
        leaveOut(
          [macro],
          "it does not compile with the SwiftSyntax of the toolchain: \(error.firstLine)")
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
    let options = macro.modules.flatMap { [$0.name] + LanguageOptions($0).identity }
    let hash = try inputs.contentHash(with: [compiler.version] + options)
    let folder = cache.compiledModules.appendingPathComponent("macros-\(macro.name)-\(hash)")
    let library = folder.appendingPathComponent("lib\(macro.name).so")
    // For an editor, the server is beside the library and is written again with each call.
    let entry = SealedFolder(folder, except: [Self.serverName(of: macro.name)])
    if !entry.isIntact() {
      let scratch = cache.scratch.appendingPathComponent("macros-\(macro.name)")
      let product = scratch.appendingPathComponent("product", isDirectory: true)
      try cache.emptyFolder(product)
      let objects = try await host.objects(
        of: macro.modules, options: ["-I", .path(support), "-I", .path(toolchain.host)],
        scratch: scratch)
      let linked = product.appendingPathComponent(library.lastPathComponent)
      try await host.run(
        ["-emit-library", "-o", .path(linked)] + objects.map { .path($0) }
          + [.path(support.appendingPathComponent("SwiftCompilerPlugin.o"))]
          + ["-L", .path(toolchain.host), "-Xlinker", "-rpath", "-Xlinker", .path(toolchain.host)],
        scratch)
      try entry.store(product)
    }
    return try plugin(named: macro.name, in: folder, hash: hash, sandbox)
  }

  /// The folder with the modules that the toolchain does not have.
  private func syntaxSupport() async throws -> URL {
    let hash = StableHash<UInt64>(of: compiler.version + MacroToolchain.compilerPlugin).value
    let folder = cache.compiledModules.appendingPathComponent("syntax-\(hash)")
    let entry = SealedFolder(folder)
    if entry.isIntact() { return folder }
    let scratch = cache.scratch.appendingPathComponent("syntax")
    try cache.emptyFolder(scratch)
    for name in toolchain.versionModules + ["SwiftCompilerPlugin"] {
      let source = cache.scratch.appendingPathComponent("\(name).swift")
      let text = name == "SwiftCompilerPlugin" ? MacroToolchain.compilerPlugin : ""
      try Data(text.utf8).write(to: source)
      try await host.run(
        ["-parse-as-library", "-I", .path(toolchain.host)]
          + HostCompilation.moduleOptions(name, into: scratch) + [.path(source)], cache.scratch)
    }
    try entry.store(scratch)
    return folder
  }

  private static func serverName(of macro: String) -> String { "server-\(macro)" }

  /// Writes the script that the compiler starts. It is in the scratch folder, so that no other
  /// build can change it, or for an editor beside the library.
  private func plugin(
    named name: String, in folder: URL, hash: String, _ sandbox: CodeSandbox?
  ) throws -> MacroPlugin {
    let tool = host.frameworks.folder.appendingPathComponent("vitrine")
    let place = isForEditor ? folder : cache.scratch
    var plugin = MacroPlugin(
      folder: folder, server: place.appendingPathComponent(Self.serverName(of: name)), hash: hash)
    let text: String
    if let sandbox {
      guard FileManager.default.isExecutableFile(atPath: tool.path) else {
        throw BuildError.frameworksMissing(searched: [tool.path])
      }
      if isForEditor {
        text = MacroServer.script(tool: tool, server: toolchain.server, library: folder)
      } else {
        let service = try MacroService(server: toolchain.server, library: folder, in: sandbox)
        plugin.service = service
        text = MacroServer.relayScript(tool: tool, socket: service.socket)
      }
    } else {
      text = MacroServer.script(tool: nil, server: toolchain.server, library: folder)
    }
    if (try? String(contentsOf: plugin.server, encoding: .utf8)) == text,
      FileManager.default.isExecutableFile(atPath: plugin.server.path)
    {
      return plugin
    }
    // A folder or a link cannot be replaced.
    try? FileManager.default.removeItem(at: plugin.server)
    try Data(text.utf8).write(to: plugin.server, options: .atomic)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: plugin.server.path)
    return plugin
  }
}

extension PackageModule {
  /// The Swift sources.
  fileprivate var sources: [URL] { files.filter { $0.pathExtension == "swift" } }
}
