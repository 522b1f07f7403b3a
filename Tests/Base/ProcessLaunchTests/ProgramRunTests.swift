import Foundation
import Testing

@testable import ProcessLaunch

@Suite struct ProgramRunTests {
  private static func shell(_ script: String) -> ProgramRun {
    ProgramRun(
      program: URL(fileURLWithPath: "/bin/sh"), arguments: ["-c", .ofProject(script)],
      environment: ["PATH": "/usr/bin:/bin"])
  }

  @Test func collectsOutputAndStatus() async throws {
    let outcome = try await Self.shell("echo out; echo err >&2; exit 3").run()
    #expect(outcome.end == .status(3))
    #expect(outcome.outputText == "out\n")
    #expect(outcome.errorText == "err\n")
    #expect(!outcome.isTruncated)
  }

  @Test func mergesErrorsInOrder() async throws {
    var run = Self.shell("echo a; echo b >&2; echo c")
    run.mergesErrors = true
    let outcome = try await run.run()
    #expect(outcome.outputText == "a\nb\nc\n")
    #expect(outcome.errors.isEmpty)
  }

  /// More than a pipe holds.
  @Test func keepsTheFirstBytes() async throws {
    var run = Self.shell("head -c 300000 /dev/zero | tr '\\0' x")
    run.outputLimit = 1000
    let outcome = try await run.run()
    #expect(outcome.outputText == String(repeating: "x", count: 1000))
    #expect(outcome.isTruncated)
    #expect(outcome.succeeded)
  }

  @Test func reportsSignals() async throws {
    #expect(try await Self.shell("kill -9 $$").run().end == .signal(SIGKILL))
  }

  @Test func endsAtTheTimeLimit() async throws {
    var run = Self.shell("sleep 60")
    run.timeLimit = .milliseconds(50)
    #expect(try await run.run().end == .timedOut)
  }

  @Test func cancellationEndsTheProgram() async throws {
    let run = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await Self.shell("sleep 60").run()
    }
    #expect(try await run.value.end == .cancelled)
  }

  @Test func reportsProgramsThatDoNotExist() async throws {
    let run = ProgramRun(
      program: URL(fileURLWithPath: "/nowhere"), arguments: [], environment: [:])
    await #expect(throws: ProgramRun.Failure.notStarted(path: "/nowhere", errno: ENOENT)) {
      try await run.run()
    }
  }

  /// With a terminal, a program could type into the user's shell.
  @Test func hasNoTerminalAndLeadsASession() async throws {
    let outcome = try await Self.shell(
      "read -r _ _ _ _ _ session terminal _ < /proc/self/stat; echo $session $terminal $$; "
        + "( : < /dev/tty ) 2> /dev/null && echo open"
    ).run()
    let parts = outcome.outputText.split { $0 == " " || $0 == "\n" }
    #expect(parts.count == 3, "\(outcome.outputText)")
    #expect(parts.first == parts.last, "the shell leads the session")
    #expect(parts.dropFirst().first == "0", "no terminal")
  }

  /// The driver of the Swift compiler looks for its tools there.
  @Test func startsOutsideOfTheWorkingFolder() async throws {
    #expect(try await Self.shell("pwd").run().outputText == "/\n")
  }

  @Test(arguments: [
    ("", nil as String?), (":.:bin", nil), ("/nowhere:/bin", "/bin/sh"),
    ("bin:/usr/bin", "/usr/bin/sh"),
  ])
  func searchesAbsoluteFoldersOnly(path: String, expected: String?) {
    #expect(ProgramSearch.find("sh", path: path)?.path == expected)
  }
}
