import Foundation

/// Everything that the tool reads from, or does to, its surroundings.
///
/// Commands use neither `Date()` nor `print`, the current directory or the environment directly,
/// but only a context. Tests pass one with a fixed clock, a recording console and a temporary
/// folder:
///
///     let context = ToolContext(
///       console: recorder.console, currentDirectory: folder, now: { date }, cache: folder)
///     let exitCode = await Tool.run(["list", "Everyday"], in: context)
///
/// A context is a constant value: it does not change during a run.
public struct ToolContext: Sendable {
  public var console: Console
  public var currentDirectory: URL
  /// The wall clock.
  public var now: @Sendable () -> Date
  /// The folder for extensions that are built from sources.
  public var cache: URL
  /// The environment variables.
  public var environment: [String: String]
  /// Returns when a long-running command has to end.
  public var interruption: @Sendable () async -> Void

  public init(
    console: Console, currentDirectory: URL, now: @escaping @Sendable () -> Date, cache: URL,
    environment: [String: String] = [:],
    interruption: @escaping @Sendable () async -> Void = { await Interruption.signal() }
  ) {
    self.console = console
    self.currentDirectory = currentDirectory
    self.now = now
    self.cache = cache
    self.environment = environment
    self.interruption = interruption
  }

  /// The context of the running process. The cache is `$XDG_CACHE_HOME/vitrine`.
  public static var process: ToolContext {
    let directory = URL(
      fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
    let environment = ProcessInfo.processInfo.environment
    let caches =
      environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil }
      ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".cache")
    return ToolContext(
      console: .standard, currentDirectory: directory, now: { Date() },
      cache: caches.appendingPathComponent("vitrine", isDirectory: true),
      environment: environment)
  }

  /// Resolves a path of the command line against the current directory.
  func file(_ path: String) -> URL {
    URL(fileURLWithPath: path, relativeTo: currentDirectory).standardizedFileURL
  }
}
