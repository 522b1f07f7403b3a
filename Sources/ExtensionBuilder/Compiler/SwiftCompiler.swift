import Foundation

/// The installed `swiftc`.
struct SwiftCompiler {
  var executable: String
  /// The first line of `swiftc --version`.
  var version: String

  /// Throws `BuildError.compilerMissing`.
  static func located(
    scratch: URL, path: String = CommandRun.searchPath
  ) async throws -> SwiftCompiler {
    guard let executable = CommandRun.find("swiftc", path: path) else {
      throw BuildError.compilerMissing
    }
    let outcome = try await CommandRun.run(executable, ["--version"], scratch: scratch)
    guard outcome.status == 0, let line = outcome.output.split(separator: "\n").first else {
      throw BuildError.toolFailed(tool: executable, output: outcome.output)
    }
    return SwiftCompiler(executable: executable, version: String(line))
  }

  /// The inputs and the output of one compilation.
  struct Job {
    var sources: [URL]
    var moduleName: String
    var output: URL
    var overlay: URL?
    var moduleCache: URL
    var frameworks: PrebuiltFrameworks
    /// Compilation conditions for `#if`, passed as `-D`.
    var conditions: [String]
    /// Search paths of the C headers that the frameworks' modules import.
    var headerFlags: [String]
    /// The modules that the sources import.
    var imports: Set<String>
  }

  /// Compiles and links. Throws `BuildError.compilation` and `.toolFailed`.
  func run(_ job: Job, scratch: URL) async throws {
    let outcome = try await CommandRun.run(
      executable, arguments(for: job, scratch: scratch), scratch: scratch)
    guard outcome.status != 0 else { return }
    let errors = CompilerDiagnostic.errors(in: outcome.output)
    guard errors.isEmpty else { throw BuildError.compilation(errors) }
    throw BuildError.toolFailed(tool: "swiftc", output: outcome.output)
  }

  private func arguments(for job: Job, scratch: URL) -> [String] {
    let frameworks = job.frameworks
    var result = [
      "-parse-as-library", "-swift-version", "5", "-Onone", "-enable-bare-slash-regex",
      "-module-name", job.moduleName, "-o", job.output.path,
      "-diagnostic-style=llvm", "-no-color-diagnostics", "-suppress-warnings",
      "-module-cache-path", job.moduleCache.path,
      "-I", frameworks.modules.path,
      "-Xlinker", "-rpath", "-Xlinker", frameworks.folder.path,
    ]
    for condition in job.conditions { result += ["-D", condition] }
    // What `import Foundation` provides on iOS but not on Linux.
    for module in ["FoundationSupplement", "Combine", "DarwinNames"]
    where frameworks.hasModule(module) {
      result += ["-Xfrontend", "-import-module", "-Xfrontend", module]
    }
    if frameworks.hasModule("DarwinNames") { result += ["-module-alias", "Darwin=DarwinNames"] }
    for map in frameworks.moduleMaps { result += ["-Xcc", "-fmodule-map-file=\(map.path)"] }
    for flag in job.headerFlags { result += ["-Xcc", flag] }
    if let plugin = frameworks.macroPlugin { result += ["-load-plugin-library", plugin.path] }
    if let overlay = job.overlay { result += ["-vfsoverlay", overlay.path] }
    // Input files, not `-l`, so that the dynamic linker searches them before Foundation's
    // libraries: they replace some of Foundation's symbols (see `CurrentLocale`).
    let libraries = [frameworks.library] + frameworks.optionalLibraries(for: job.imports)
    return result + job.sources.map(\.path) + libraries.map(\.path)
  }
}

extension PrebuiltFrameworks {
  /// The include flags that pkg-config prints; empty if it or the packages are not installed.
  func headerFlags(scratch: URL) async -> [String] {
    guard let executable = CommandRun.find("pkg-config"),
      let outcome = try? await CommandRun.run(
        executable, ["--cflags-only-I"] + Self.systemPackages, scratch: scratch),
      outcome.status == 0
    else { return [] }
    return outcome.output.split(whereSeparator: \.isWhitespace).map(String.init)
  }
}
