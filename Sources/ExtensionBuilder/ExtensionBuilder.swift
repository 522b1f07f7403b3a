import Foundation

/// Makes an extension bundle of a folder of sources.
///
/// ```swift
/// let result = try await ExtensionBuilder.build(folder: sources, output: bundle)
/// print(result.bundle.executable.path)
/// ```
/// The sources stay as they are. The bundle is made beside `output` and moved there when it is
/// whole; a failure leaves what was there.
public struct ExtensionBuilder: Sendable {
  public struct Options: Sendable {
    /// nil makes the module's name from the folder's.
    public var moduleName: String?
    /// nil finds them beside the running program or where `VITRINE_FRAMEWORKS` says.
    public var frameworks: PrebuiltFrameworks?
    /// Compiled C modules and generated sources; nil is the user's cache folder.
    public var cache: URL?
    /// Names that hold in `#if`. `DEBUG`, as in Xcode's debug builds, unless others are given.
    public var conditions: [String]
    /// Builds even if nothing changed.
    public var isForced: Bool

    public init(
      moduleName: String? = nil, frameworks: PrebuiltFrameworks? = nil, cache: URL? = nil,
      conditions: [String] = ["DEBUG"], isForced: Bool = false
    ) {
      self.moduleName = moduleName
      self.frameworks = frameworks
      self.cache = cache
      self.conditions = conditions
      self.isForced = isForced
    }
  }

  /// The bundle, and what its author should know.
  public struct Result: Sendable {
    public var bundle: ExtensionBundle
    /// False where the bundle was there already, made of the same.
    public var wasBuilt: Bool
    /// Resources that were left out, and why. Empty where nothing was built.
    public var notices: [String]
  }

  /// Builds. Throws a `BuildError`.
  public static func build(
    folder: URL, output: URL, options: Options = Options()
  ) async throws -> Result {
    let sources = try SourceFolder(folder)
    let frameworks: PrebuiltFrameworks
    if let given = options.frameworks { frameworks = given } else { frameworks = try .located() }
    guard frameworks.isComplete else {
      throw BuildError.frameworksMissing(lookedIn: [frameworks.folder.path])
    }
    let cache = try BuildCache(options.cache)
    defer { cache.discardScratch() }
    let compiler = try await SwiftCompiler.located(scratch: cache.scratch)
    let moduleName = options.moduleName ?? ModuleName.make(from: sources.root.lastPathComponent)
    let hash = try sources.contentHash(with: [
      "\(ExtensionBundle.Information.formatVersion)", moduleName, compiler.version,
      frameworks.fingerprint, sources.root.path, options.conditions.joined(separator: " "),
    ])
    if !options.isForced, let present = try? ExtensionBundle(contentsOf: output),
      present.information.contentHash == hash
    {
      return Result(bundle: present, wasBuilt: false, notices: [])
    }
    guard let mark = FrameworksMark(library: frameworks.library.path) else {
      throw BuildError.frameworksMissing(lookedIn: [frameworks.folder.path])
    }
    let information = ExtensionBundle.Information(
      formatVersion: ExtensionBundle.Information.formatVersion, moduleName: moduleName,
      toolchain: compiler.version, contentHash: hash, frameworks: mark)
    return try await BundleAssembly(
      sources: sources, information: information, frameworks: frameworks, compiler: compiler,
      cache: cache, conditions: options.conditions
    ).run(output: URL(fileURLWithPath: output.path))
  }
}

/// Where compiled C modules are kept, and a build's own scratch folder.
struct BuildCache {
  let moduleCache: URL
  let scratch: URL

  init(_ folder: URL?) throws(BuildError) {
    let environment = ProcessInfo.processInfo.environment
    let base =
      folder
      ?? environment["XDG_CACHE_HOME"].map { URL(fileURLWithPath: $0) }?
      .appendingPathComponent("vitrine")
      ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".cache/vitrine")
    moduleCache = base.appendingPathComponent("modules")
    scratch = base.appendingPathComponent("build-\(UUID().uuidString)")
    do {
      try FileManager.default.createDirectory(at: moduleCache, withIntermediateDirectories: true)
      try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    } catch {
      throw .outputUnwritable(base.path, reason: error.reason)
    }
  }

  func discardScratch() {
    try? FileManager.default.removeItem(at: scratch)
  }
}

/// A module's name of a folder's.
enum ModuleName {
  static func make(from folder: String) -> String {
    let letters = folder.unicodeScalars.map { scalar in
      scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
        ? Character(scalar) : "_"
    }
    let name = String(letters)
    guard let first = name.first else { return "Extension" }
    // Modules that the sources import must stay visible.
    let isTaken = ["SwiftUI", "WidgetKit", "Foundation", "Swift", "Intents"].contains(name)
    return first.isNumber || isTaken ? "_" + name : name
  }
}
