import Foundation
import Testing

@testable import ExtensionBuilder

@Suite struct CommandRunTests {
  @Test func aCancelledTaskStartsNothing() async throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("started")
    let run = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await CommandRun.run(
        URL(fileURLWithPath: "/usr/bin/touch"), [.path(file)], scratch: folder.url)
    }
    await #expect(throws: CancellationError.self) { try await run.value }
    #expect(folder.names == [])
  }

  /// The children of the program end, too, as those of the compiler's driver must.
  @Test(.timeLimit(.minutes(1))) func cancellingEndsChildren() async throws {
    let folder = try TemporaryFolder()
    let run = Task {
      let script = "sleep 60 & echo $! > new && mv new child && wait"
      return try await CommandRun.run(
        URL(fileURLWithPath: "/bin/sh"),
        ["-c", .ofProject("cd '\(folder.url.path)'; \(script)")], scratch: folder.url)
    }
    let file = folder.url.appendingPathComponent("child")
    while !FileManager.default.fileExists(atPath: file.path) { await Task.yield() }
    let text = try String(contentsOf: file, encoding: .utf8)
    let child = try #require(Int32(text.trimmingCharacters(in: .whitespacesAndNewlines)))
    run.cancel()
    await #expect(throws: CancellationError.self) { try await run.value }
    while Self.isRunning(child) { await Task.yield() }
  }

  /// Whether a process exists and is no zombie.
  private static func isRunning(_ process: Int32) -> Bool {
    let state = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    return state.map { !$0.contains(") Z ") } ?? false
  }
}
