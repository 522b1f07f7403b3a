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
      compiler = try await SwiftCompiler.located(
        scratch: cache.scratch, record: cache.compilerVersion)
    } catch {
      cache.discardScratch()
      throw error
    }
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
