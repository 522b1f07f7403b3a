import Foundation

/// What every build and check uses: the frameworks, the caches and the compiler.
struct BuildTools {
  let frameworks: PrebuiltFrameworks
  /// The caller discards its scratch folder.
  let cache: BuildCache
  let compiler: SwiftCompiler

  /// - Parameters:
  ///   - output: The output of an incremental build; nil for other builds.
  ///   - scratch: The name of the scratch folder; nil is a new one.
  ///
  /// Throws `BuildError.frameworksMissing`, `.compilerMissing` and `.outputUnwritable`.
  init(
    _ options: ExtensionBuilder.Options, output: URL? = nil, scratch: String? = nil
  ) async throws {
    if let given = options.frameworks { frameworks = given } else { frameworks = try .located() }
    guard frameworks.isComplete else {
      throw BuildError.frameworksMissing(searched: [frameworks.folder.path])
    }
    cache = try BuildCache(
      options.cache, incremental: output, fingerprint: frameworks.fingerprint, scratch: scratch)
    do {
      var located = try await SwiftCompiler.located(
        scratch: cache.scratch, record: cache.compilerVersion)
      located.confinement = CompilerSandbox(
        cache: cache, frameworks: frameworks, compiler: located.executable)
      compiler = located
    } catch {
      cache.discardScratch()
      throw error
    }
  }

  /// The compiler in the sandbox of a build, with the macros that its sources can use. Adds to the
  /// input what is not available. Throws `BuildError`.
  func compiler(
    for input: inout BuildInput, _ options: ExtensionBuilder.Options, isForEditor: Bool = false
  ) async throws -> SwiftCompiler {
    var result = compiler
    result.confinement?.project = input.visibleFolders
    input.notices += [result.confinement?.notice].compactMap(\.self)
    var macros = MacroBuild(self, result, options, isForEditor: isForEditor)
    result.macroPlugins = try await macros.build(input.macros)
    result.confinement?.sockets = result.macroPlugins.compactMap(\.service?.folder)
    input.missingParts += macros.missing
    try await input.addObjectiveC(self, result)
    return result
  }

  /// Throws `BuildError.frameworksMissing`.
  func information(
    of input: BuildInput, contentHash: String
  ) throws(BuildError) -> ExtensionBundle.Information {
    guard let identity = FrameworksIdentity(library: frameworks.library.path) else {
      throw .frameworksMissing(searched: [frameworks.folder.path])
    }
    return ExtensionBundle.Information(
      formatVersion: ExtensionBundle.Information.formatVersion, moduleName: input.moduleName,
      platform: input.language.platform == .iOS ? nil : input.language.platform,
      toolchain: compiler.version, contentHash: contentHash, frameworks: identity)
  }
}
