import CommandArguments
import DeviceSurfaces
import ExtensionBuilder
import Foundation
import ProcessCleanup
import XDGFolders

/// The surroundings of a run: output, clock, folders, environment variables, interruption.
///
/// Commands use neither `Date()` nor `print`, the current directory or the environment directly,
/// but only a context. Tests pass one with a fixed clock, a recording console and a temporary
/// folder:
///
///     let context = ToolContext(
///       console: recorder.console, currentDirectory: folder, now: { date }, cache: folder)
///     let exitCode = await Tool.run(["list", "Everyday"], in: context)
///
/// The context does not change during a run. It does not cover the file system and the standard
/// input: commands access these directly, with paths from `file(_:)`.
package struct ToolContext: Sendable {
  package var console: Console
  package var currentDirectory: URL
  /// The wall clock.
  package var now: @Sendable () -> Date
  /// The folder for extensions that are built from sources.
  package var cache: URL
  /// The environment variables.
  package var environment: [String: String]
  /// The program that draws a device's pictures; nil draws them in this process.
  package var drawing: DrawingProgram?
  /// Keeps extensions running from one command to the next; nil ends them with the command.
  package var sessions: SessionPool?
  /// Receives what a build does.
  package var buildProgress: @Sendable (BuildPhase) -> Void
  /// See `interruption(within:)`.
  private let waitForInterruption: @Sendable (Duration?) async -> Void

  package init(
    console: Console, currentDirectory: URL, now: @escaping @Sendable () -> Date, cache: URL,
    environment: [String: String] = [:], drawing: DrawingProgram? = nil,
    interruption: @escaping @Sendable (Duration?) async -> Void = {
      await Interruption.signal(within: $0)
    }
  ) {
    self.console = console
    self.currentDirectory = currentDirectory
    self.now = now
    self.cache = cache
    self.environment = environment
    self.drawing = drawing
    waitForInterruption = interruption
    buildProgress = { phase in
      switch phase {
      // Of a small module the rounds take less than a second each.
      case .cutting(let name, let round) where round > 4:
        console.note("\(name): cutting what does not compile, round \(round) …")
      case .ownSourcesChecked(let name, let errors):
        console.note(
          "\(name): its own files have \(countedOrNone(errors, "error")); checking its modules …")
      default: break
      }
    }
  }

  /// The context of the running process. The cache is `$XDG_CACHE_HOME/vitrine`.
  package static var process: ToolContext {
    let directory = URL(
      fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
    let environment = ProcessInfo.processInfo.environment
    let caches = URL(
      fileURLWithPath: XDGFolders(environment: environment).cache, isDirectory: true)
    return ToolContext(
      console: .standard, currentDirectory: directory, now: { Date() },
      cache: caches.appendingPathComponent("vitrine", isDirectory: true),
      environment: environment,
      drawing: DrawingProgram(executable: "/proc/self/exe", environment: environment))
  }

  /// Returns when a long-running command has to end.
  ///
  /// - Parameter limit: The time after which the process is ended; nil for none.
  package func interruption(within limit: Duration? = ProcessCleanup.stopLimit) async {
    await waitForInterruption(limit)
  }

  /// Resolves a path of the command line against the current directory.
  package func file(_ path: String) -> URL {
    URL(fileURLWithPath: path, relativeTo: currentDirectory).standardizedFileURL
  }
}
