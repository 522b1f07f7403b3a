import Foundation

/// What the tool takes from its surroundings, so that tests can give it other ones.
public struct ToolContext: Sendable {
  public var console: Console
  public var currentDirectory: URL
  /// The wall clock.
  public var now: @Sendable () -> Date
  /// Where extensions that are given as sources are built.
  public var cache: URL
  /// The process's variables.
  public var environment: [String: String]
  /// Returns when a person wants a long-running command to end.
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

  /// The process's own surroundings. The cache is `$XDG_CACHE_HOME/vitrine`.
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

  /// The file that a path on the command line means.
  func file(_ path: String) -> URL {
    URL(fileURLWithPath: path, relativeTo: currentDirectory).standardizedFileURL
  }
}
