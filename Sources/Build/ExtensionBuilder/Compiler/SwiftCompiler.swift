import Foundation
import ProcessLaunch
import ProjectReader

/// The installed `swiftc`.
struct SwiftCompiler {
  var executable: URL
  /// The first line of `swiftc --version`.
  var version: String
  /// The macros of packages that sources can use.
  var macroPlugins: [MacroPlugin] = []
  /// Whether other programs go first.
  var isInBackground = false
  /// What compilations and links can see; nil for a compiler that only says its version.
  var confinement: CompilerSandbox?

  /// - Parameter record: The file with the version that an earlier call has found; see
  ///   `CompilerVersion`.
  ///
  /// Throws `BuildError.compilerMissing`.
  static func located(
    scratch: URL, record: URL? = nil, path: String = CommandRun.searchPath
  ) async throws -> SwiftCompiler {
    guard let executable = CommandRun.find("swiftc", path: path) else {
      throw BuildError.compilerMissing
    }
    let recorded = CompilerVersion(executable: executable.path, record: record)
    if let version = recorded?.read() {
      return SwiftCompiler(executable: executable, version: version)
    }
    let outcome = try await CommandRun.run(executable, ["--version"], scratch: scratch)
    guard outcome.status == 0, let line = outcome.output.split(separator: "\n").first else {
      throw BuildError.toolFailed(tool: executable.path, output: outcome.output)
    }
    recorded?.write(String(line))
    return SwiftCompiler(executable: executable, version: String(line))
  }

  /// The modules that sources see besides those that they import: parts of Apple's modules that are
  /// in another library than the rest.
  private static let separateParts = [
    "AVFoundation": "AVAssets", "AVKit": "AVAssets", "FoundationXML": "FoundationXML",
  ]

  /// The modules that re-export UIKit, which has Core Data and Core Text on a device.
  static let modulesWithUIKit = ["SwiftUI", "UIKit", "WidgetKit"]

  /// What `import SwiftUI` provides on other platforms than iOS.
  private static let platformModules: [Platform: [String]] = [
    .macOS: ["AppKit"], .watchOS: ["WatchKit"],
  ]

  /// The inputs and the output of one compilation.
  struct Job {
    enum Product {
      /// The object files of a program.
      case objects(folder: URL)
      /// As `objects`, in a folder with those of an earlier compilation, which are used where the
      /// sources are unchanged.
      case incremental(folder: URL)
      /// A module, as an interface and an object file.
      case module(CompiledModule)
      /// The interface of a module, even if the sources have errors.
      case interface(CompiledModule)
      /// The type-checked syntax trees of the sources, in JSON; see `TypedSyntax`.
      case trees(folder: URL)
      /// Nothing but the errors.
      case diagnostics
    }

    var sources: [URL]
    var moduleName: String
    var product: Product
    /// The modules that the sources can import.
    var modules: [CompiledModule] = []
    var overlay: URL?
    var moduleCache: URL
    var frameworks: PrebuiltFrameworks
    /// The language mode, the compilation conditions and the features.
    var language: LanguageOptions
    /// Search paths of the C headers that the frameworks' modules import.
    var headerPaths: [URL]
    /// The modules that the sources import.
    var imports: Set<String>
  }

  /// The number of attempts to compile sources that are saved meanwhile.
  private static let attempts = 5

  /// Compiles. Throws `BuildError.compilation` and `.toolFailed`.
  ///
  /// The compiler fails if a source is saved while it runs; it is then run again.
  func run(_ job: Job, scratch: URL) async throws {
    let arguments = try arguments(for: job, scratch: scratch)
    var attempt = 1
    while true {
      let outcome = try await start(
        arguments, reading: job.inputs, writing: job.outputs, scratch: scratch)
      let wasSaved = outcome.output.contains("was modified during the build")
      guard outcome.status != 0, wasSaved, attempt < Self.attempts else {
        return try Self.check(outcome)
      }
      attempt += 1
    }
  }

  /// Runs the compiler, or one beside it in the toolchain, in the sandbox of the build. If a module
  /// in the cache is damaged, it runs again with an empty cache.
  ///
  /// - Parameters:
  ///   - name: The name of the program; nil is the compiler.
  ///   - files: The sources, and the folders with headers.
  ///   - outputs: The folders to write to, besides the scratch folder of the build.
  func start(
    _ arguments: [ProgramArgument], with name: String? = nil, reading files: [URL],
    writing outputs: [URL] = [], scratch: URL
  ) async throws -> CommandRun.Outcome {
    let program = name.map(tool) ?? executable
    func startOnce() async throws -> CommandRun.Outcome {
      try await CommandRun.run(
        program, arguments, scratch: scratch,
        sandbox: confinement?.sandbox(reading: files, writing: outputs),
        niceness: isInBackground ? 5 : 0,
        processorSeconds: name == nil ? 90 + files.count / 2 : 300)
    }
    let outcome = try await startOnce()
    guard let cache = ClangModuleCache(arguments: arguments.map(\.text)),
      cache.isCause(of: outcome)
    else { return outcome }
    cache.empty()
    return try await startOnce()
  }

  /// A program of the toolchain, which is beside the compiler.
  func tool(_ name: String) -> URL {
    executable.resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent(name)
  }

  /// Throws the compiler's errors if it failed.
  static func check(
    _ outcome: CommandRun.Outcome, of tool: String = "swiftc"
  ) throws(BuildError) {
    guard outcome.status != 0 else { return }
    let errors = CompilerDiagnostic.errors(in: outcome.output)
    throw errors.isEmpty
      ? .toolFailed(tool: tool, output: outcome.output) : .compilation(errors)
  }

  /// Type-checks, and returns the errors. Throws `BuildError.toolFailed` if the compiler fails
  /// without one.
  func diagnostics(_ job: Job, scratch: URL) async throws -> [CompilerDiagnostic] {
    let outcome = try await start(
      try arguments(for: job, scratch: scratch), reading: job.inputs, writing: job.outputs,
      scratch: scratch)
    // For an interface that may have errors, the status is 0 in spite of errors.
    let errors = CompilerDiagnostic.errors(in: outcome.output)
    guard errors.isEmpty, outcome.status != 0 else { return errors }
    throw BuildError.toolFailed(tool: "swiftc", output: outcome.output)
  }

  private func arguments(for job: Job, scratch: URL) throws(BuildError) -> [ProgramArgument] {
    let result =
      ["-diagnostic-style=llvm", "-no-color-diagnostics", "-suppress-warnings"]
      + inputArguments(of: job)
    switch job.product {
    case .objects(let folder):
      return result + (try objectOptions(for: job.sources, in: folder, scratch: scratch))
    case .incremental(let folder):
      return result + (try incrementalOptions(for: job.sources, in: folder))
    case .module(let module):
      let interface: [ProgramArgument] = [
        "-emit-module", "-emit-module-path", .path(module.interface),
      ]
      guard job.sources.count >= Self.manySources else {
        return result + interface + [
          "-emit-object", "-whole-module-optimization", "-o", .path(module.object),
        ]
      }
      return result + interface
        + (try objectOptions(for: job.sources, in: module.folder, scratch: scratch))
    case .interface(let module):
      // Those that import the module are compiled with the same option, which lets them pass over
      // declarations with errors.
      return result + [
        "-emit-module", "-emit-module-path", .path(module.interface),
        "-whole-module-optimization", "-Xfrontend",
        "-experimental-allow-module-with-compiler-errors",
      ] + (checksParts(of: job.sources) ? Self.withoutBodies : [])
    case .trees(let folder):
      return result + (try treeOptions(for: job.sources, in: folder))
    case .diagnostics: return result + ["-typecheck"]
    }
  }

  /// The bodies are checked by other compilers; see `diagnostics(_:of:scratch:)`.
  private static let withoutBodies: [ProgramArgument] = [
    "-Xfrontend", "-experimental-skip-non-inlinable-function-bodies",
  ]

  /// What is compiled and what it can use, without the product and the form of the diagnostics.
  func inputArguments(of job: Job) -> [ProgramArgument] {
    let frameworks = job.frameworks
    var result: [ProgramArgument] = [
      "-parse-as-library", "-Onone",
      // The lines of a crash's stack, which cost a tenth of the time.
      "-gline-tables-only",
      // A large literal with elements of a missing type would keep the compiler busy for hours.
      "-Xfrontend", "-solver-scope-threshold=100000",
      "-module-name", .text(ModuleName(mangling: job.moduleName)),
      "-module-cache-path", .path(job.moduleCache),
      "-I", .path(frameworks.modules),
    ]
    result += job.language.arguments
    // What `import Foundation` provides on iOS but not on Linux.
    let supplements =
      ["FoundationSupplement", "Combine", "DarwinNames", "Security"]
      + (Self.platformModules[job.language.platform] ?? [])
    let parts = Self.separateParts.sorted { $0.key < $1.key }
      .filter { job.imports.contains($0.key) }.map(\.value)
    // UIKit, with SwiftUI, has these modules on a device, for all files of a module.
    let ofUIKit =
      job.imports.isDisjoint(with: Self.modulesWithUIKit)
      ? [] : ["CoreData", "CoreText"].filter(job.imports.contains)
    for module in (supplements + ofUIKit).filter(frameworks.hasModule) + parts {
      result += [
        "-Xfrontend", "-import-module", "-Xfrontend", .text(ModuleName(mangling: module)),
      ]
    }
    if frameworks.hasModule("DarwinNames") { result += ["-module-alias", "Darwin=DarwinNames"] }
    for map in frameworks.moduleMaps { result += ["-Xcc", .path("-fmodule-map-file=", map)] }
    for path in job.headerPaths { result += ["-Xcc", .path("-I", path)] }
    for plugin in macroPlugins { result += plugin.options }
    if let plugin = frameworks.macroPlugin { result += ["-load-plugin-library", .path(plugin)] }
    if let overlay = job.overlay { result += ["-vfsoverlay", .path(overlay)] }
    for module in job.modules { result += module.importOptions }
    if case .incremental = job.product { return result + job.sources.map { .path($0) } }
    // The driver gives each process as many sources in a row.
    return result + Self.groups(of: job.sources).joined().map { .path($0) }
  }
}

extension SwiftCompiler.Job {
  /// The sources, and the headers of the modules that they import.
  var inputs: [URL] {
    sources + headerPaths + modules.flatMap(\.inputs)
  }

  /// The folders of the outputs that can be outside of the scratch folder.
  var outputs: [URL] {
    switch product {
    case .module(let module), .interface(let module): [module.folder]
    case .objects(let folder), .incremental(let folder), .trees(let folder): [folder]
    case .diagnostics: []
    }
  }
}
