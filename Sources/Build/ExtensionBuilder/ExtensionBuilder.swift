import Foundation
import ProjectReader
import XDGFolders

/// Builds an extension bundle from a project's target or from a folder of sources.
///
/// ```swift
/// let result = try await ExtensionBuilder.build(folder: sources, output: bundle)
/// print(result.bundle.executable.path)
/// ```
/// A build runs in these steps:
/// 1. `SourceFolder` sorts the files by kind, and its hash covers everything that influences
///    the result. If the bundle at `output` has the same hash, it is returned unchanged.
/// 2. `SourceScan` finds `@main`, the imports and the platform conditions. `PlatformConditions`
///    rewrites the latter in copies.
/// 3. Resources are collected, and the sources that Xcode would generate are written.
/// 4. `SwiftCompiler` compiles the modules, then the extension and the app if there is one, and
///    links. What has not changed is taken from the cache (`ModuleCompilation`,
///    `ProgramCompilation`). What does not compile in a module is cut out (`SourceCutter`).
/// 5. `KindCheck` rejects a kind that two widgets or two controls share.
///
/// The source folder is never modified. The bundle is built beside `output` and moved there when it
/// is complete; after a failure, `output` is unchanged. The builder starts no extension. Without an
/// Xcode project, the folder is the target.
package struct ExtensionBuilder: Sendable {
  package struct Options: Sendable {
    /// The name of the module; nil derives it from the folder's name.
    package var moduleName: String?
    /// The platform for which a folder of sources is built. A project's target has its own.
    package var platform = Platform.iOS
    /// The frameworks to link with; nil uses `PrebuiltFrameworks.located()`.
    package var frameworks: PrebuiltFrameworks?
    /// The folder for compiled C modules and generated sources; nil is the user's cache folder.
    package var cache: URL?
    /// Compilation conditions for `#if`. The default is `DEBUG`, as in Xcode's debug builds.
    package var conditions: [CompilationCondition]
    /// Modules that the user supplies.
    package var stubs: [ModuleStub]
    /// Folders outside of the project whose files a folder of sources may use as well. A project's
    /// target has its own.
    package var also: [URL] = []
    /// Build settings for a folder of sources. A project's target has its own.
    package var settings: [String: String] = [:]
    /// Whether to build even if nothing has changed.
    package var isForced: Bool
    /// Whether the app of a project is compiled as well. If that fails, the bundle has no app.
    package var includesApp = false
    /// Whether the previews in the sources are compiled.
    package var includesPreviews = false
    /// Whether scripts and plug-ins of the project may run, also without a sandbox.
    package var runsScripts = false
    /// Whether what does not compile is also cut out of the sources that only the extension has.
    package var cutsOwnSources = false
    /// Whether the compiler may use what it has compiled before at the same output. Only what
    /// depends on a change is then compiled again.
    package var isIncremental = false
    /// Performs the last step of a build, in which the bundle in the given folder replaces that at
    /// the output. If the closure throws, the bundle at the output stays.
    package var committing: (@Sendable (_ staged: URL, _ commit: () throws -> Void) throws -> Void)?
    /// Receives what the build does now. Not called if nothing has changed.
    package var progress: (@Sendable (BuildPhase) -> Void)?
    /// Returns the kinds of the finished extension, before it replaces the one at the output. The
    /// builder itself starts no extension; without this closure, kinds are not checked.
    package var kinds: (@Sendable (ExtensionBundle) async -> [DeclaredKind])?

    package init(
      moduleName: String? = nil, frameworks: PrebuiltFrameworks? = nil, cache: URL? = nil,
      conditions: [CompilationCondition] = ["DEBUG"], stubs: [ModuleStub] = [],
      isForced: Bool = false,
      kinds: (@Sendable (ExtensionBundle) async -> [DeclaredKind])? = nil
    ) {
      self.kinds = kinds
      self.moduleName = moduleName
      self.frameworks = frameworks
      self.cache = cache
      self.conditions = conditions
      self.stubs = stubs
      self.isForced = isForced
    }
  }

  /// The bundle, and notices for its author.
  package struct Result: Sendable {
    package var bundle: ExtensionBundle
    /// False if the existing bundle was up to date.
    package var wasBuilt: Bool
    /// Resources that were skipped, and why. Those of the existing bundle if nothing was built.
    package var notices: [String]
  }

  /// Builds the bundle from a folder of sources, unless the one at `output` is up to date. Throws
  /// `BuildError`.
  package static func build(
    folder: URL, output: URL, options: Options = Options()
  ) async throws -> Result {
    try await build(BuildInput(folder: folder, options), output: output, options: options)
  }

  /// Builds the bundle from a project's target, unless the one at `output` is up to date. Throws
  /// `BuildError` and `ProjectError`.
  package static func build(
    _ widgetExtension: WidgetExtension, output: URL, options: Options = Options()
  ) async throws -> Result {
    let widgetExtension = try await widgetExtension.afterPlugins(options)
    return try await build(BuildInput(widgetExtension, options), output: output, options: options)
  }

  private static func build(
    _ input: BuildInput, output: URL, options: Options
  ) async throws -> Result {
    let tools = try await BuildTools(options, output: options.isIncremental ? output : nil)
    let (frameworks, cache) = (tools.frameworks, tools.cache)
    defer { cache.discardScratch() }
    var input = input
    if options.includesPreviews { input.compilePreviews() }
    let hash = try contentHash(of: input, tools)
    let appHash = options.includesApp ? try input.programsHash() : nil
    if !options.isForced, let present = try? ExtensionBundle(contentsOf: output),
      present.information.contentHash == hash,
      appHash == nil || appHash == present.information.appContentHash, present.isIntact
    {
      return Result(bundle: present, wasBuilt: false, notices: present.information.notices ?? [])
    }
    await cache.headers.start(scratch: cache.scratch)
    var information = try tools.information(of: input, contentHash: hash)
    information.appContentHash = appHash
    if appHash == nil { (input.projectApp, input.projectCapture) = (nil, nil) }
    let compiler = try await tools.compiler(for: &input, options)
    return try await BundleAssembly(
      input: input, information: information, frameworks: frameworks, compiler: compiler,
      cache: cache, kinds: options.kinds, committing: options.committing,
      progress: options.progress
    ).run(output: URL(fileURLWithPath: output.path))
  }

  /// The hash of everything that influences a bundle without its app.
  static func contentHash(of input: BuildInput, _ tools: BuildTools) throws -> String {
    try input.contentHash(with: [
      "\(ExtensionBundle.Information.formatVersion)", tools.compiler.version,
      tools.frameworks.fingerprint, "\(HEICConversion.isAvailable)",
    ])
  }
}

/// A step of a build that takes time.
package enum BuildPhase: Equatable, Sendable {
  /// A module or a program is being compiled.
  case compiling(String)
  /// What does not compile in a module is being cut out. Rounds count from 1.
  case cutting(String, round: Int)
  case linking(String)
  /// The extension's own sources have been checked; the bodies in its modules have not.
  case ownSourcesChecked(String, errors: Int)
  /// The built extension is started to check it.
  case checking
}

extension ModuleName {
  /// The name of the module in a folder without a project.
  static func derived(from folder: String) -> String {
    let letters = folder.unicodeScalars.map { scalar in
      scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
        ? Character(scalar) : "_"
    }
    let name = String(letters)
    guard let first = name.first else { return "Extension" }
    // The name must not hide a module that the sources import.
    let isTaken = ["SwiftUI", "WidgetKit", "Foundation", "Swift", "Intents"].contains(name)
    return first.isNumber || isTaken ? "_" + name : name
  }
}
