import Foundation
import Testing

@testable import ExtensionProcess

@Suite struct BoundedCommandTests {
  private static let environment = ["PATH": "/usr/bin:/bin"]

  private func run(
    _ script: String, input: String = "", limit: Duration = .seconds(20)
  ) async -> BoundedCommand.Outcome {
    await BoundedCommand(
      program: "sh", arguments: ["-c", script], environment: Self.environment,
      input: Data(input.utf8), timeLimit: limit
    ).run()
  }

  private static let scripts: [(String, BoundedCommand.Outcome.End, [String]?)] = [
    ("echo hello; echo there >&2", .status(0), ["hello", "there"]),
    ("echo no >&2; exit 3", .status(3), ["no"]),
    ("kill -SEGV $$", .signal(TerminationSignal(SIGSEGV)), []),
    ("cat", .status(0), ["{\"kind\":\"Tide\"}"]),
    ("exec >&- 2>&-; exit 4", .status(4), []),
    ("sleep 600 & echo started", .status(0), ["started"]),
    ("while :; do echo flood; done & exit 5", .status(5), nil),
  ]

  @Test(arguments: scripts)
  func reportsEndAndOutput(
    script: String, end: BoundedCommand.Outcome.End, output: [String]?
  ) async {
    let outcome = await run(script, input: "{\"kind\":\"Tide\"}\n")
    #expect(outcome.end == end)
    if let output { #expect(outcome.output == output) }
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: ["echo waiting; sleep 600", "trap '' TERM; echo waiting; sleep 600 & wait"])
  func timeoutEndsProgramAndChildren(script: String) async {
    let outcome = await run("echo $$; \(script)", limit: .milliseconds(500))
    #expect(outcome.end == .timedOut)
    #expect(outcome.output.last == "waiting")
    let group = outcome.output.first.flatMap { pid_t($0) } ?? 0
    // The kernel ends them after the signal, not with it.
    while !runningProcesses(where: { $0.group == group }).isEmpty { await Task.yield() }
  }

  @Test func passesArgumentsWithoutShell() async {
    let outcome = await BoundedCommand(
      program: "printf", arguments: ["%s|", "a b", "$(id)", "; exit 9"],
      environment: Self.environment
    ).run()
    #expect(outcome == .init(end: .status(0), output: ["a b|$(id)|; exit 9|"]))
  }

  @Test(arguments: ["no-such-program", "/no/such/program", "/usr", ""])
  func reportsMissingProgram(program: String) async {
    let outcome = await BoundedCommand(program: program, environment: Self.environment).run()
    #expect(outcome == .init(end: .notFound, output: []))
  }

  @Test func reportsInvalidExecutable() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data("no program".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    chmod(file.path, 0o755)
    let outcome = await BoundedCommand(program: file.path).run()
    #expect(outcome == .init(end: .couldNotStart(errno: ENOEXEC), output: []))
  }

  @Test func boundsOutput() async {
    let outcome = await run("yes 0123456789 | head -c 10000000")
    #expect(outcome.end == .status(0))
    #expect(outcome.output.count == 20)
  }

  @Test func rejectsInputLargerThanPipe() async {
    let outcome = await run("cat", input: String(repeating: "x", count: 60_001))
    #expect(outcome == .init(end: .couldNotStart(errno: E2BIG), output: []))
  }
}
