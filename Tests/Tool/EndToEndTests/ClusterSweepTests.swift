import Foundation
import TestPrograms
import TestServers
import Testing

/// `vitrine sweep --cluster` and `vitrine worker` with a sample.
@Suite struct ClusterSweepTests {
  private static let axes = ["--locales", "en_US,de_DE,ar_SA", "--at", "2026-03-05T11:45"]

  private func tool(_ arguments: [String], in folder: URL) async throws -> ToolProcess.Result {
    try await ToolProcess.run(arguments, in: folder)
  }

  private func worker(_ name: String, _ url: String, in folder: URL) async throws -> TestProgram {
    try await TestProgram(
      ToolProcess.executable,
      ["worker", "--cluster", url, "--jobs", "1", "--name", name, "--silence", "2"],
      environment: ToolProcess.environment, in: folder)
  }

  /// One of two workers is killed while it draws. No picture is missing, and the other worker exits
  /// after SIGTERM.
  @Test func killedWorkerLosesNothing() async throws {
    let folder = try TemporaryFolder()
    let server = try await NATSServer.start()
    let url = "nats://localhost:\(server.port)"
    let bundle = try await SampleExtension.sample("Everyday").path
    let checked = try await tool(["cluster", "check", url, "--storage", "1"], in: folder.url)
    #expect(checked.code == 0, "\(checked.error)")
    let local = try await tool(["sweep", bundle] + Self.axes + ["-o", "local"], in: folder.url)
    #expect(local.code == 0, "\(local.error)")

    let workers = [
      try await worker("first", url, in: folder.url),
      try await worker("second", url, in: folder.url),
    ]
    let manifest = folder.url.appendingPathComponent("swept/sweep.jsonl")
    func outcomes() -> [String] {
      let text = (try? String(contentsOf: manifest, encoding: .utf8)) ?? ""
      return text.split(separator: "\n").dropFirst().map(String.init)
    }
    let killing = Task {
      while !outcomes().contains(where: { $0.contains(#""worker":"first""#) }) {
        try await Task.sleep(for: .milliseconds(5))
      }
      workers[0].send(signal: SIGKILL)
    }
    let swept = try await tool(
      ["sweep", bundle] + Self.axes
        + ["--cluster", url, "-o", "swept", "--compare", "local"], in: folder.url)
    try await killing.value
    #expect(swept.code == 0, "\(swept.error)")
    #expect(swept.output.contains("63 pictures of 42 tasks"), "\(swept.output)")
    #expect(swept.output.contains("0 changed, 0 new, 0 removed, 63 equal"), "\(swept.output)")
    #expect(outcomes().contains { $0.contains(#""worker":"second""#) })
    #expect(await workers[0].exit() == .signal(SIGKILL))
    workers[1].send(signal: SIGTERM)
    #expect(await workers[1].exit() == .status(0))
    let summary = String(decoding: try await workers[1].readAllOutput(), as: UTF8.self)
    #expect(summary.contains(" tasks, ") && summary.contains("0 failures"), "\(summary)")
    await server.stop()
  }

  @Test(arguments: [
    (["worker"], 2, "vitrine worker requires --cluster"),
    (["worker", "--credentials", "a"], 2, "--credentials requires --cluster"),
    (["worker", "--cluster", "http://a"], 2, "expected nats://HOST:PORT"),
    (["worker", "--cluster", "a", "--jobs", "0"], 2, "--jobs"),
    (["worker", "--cluster", "127.0.0.1:1"], 1, "Connection refused"),
    (["sweep", "a", "--cluster", "a", "--workers", "2"], 2, "cannot be combined"),
    (["sweep", "a", "--certificate", "a"], 2, "--certificate requires --cluster"),
  ])
  func badArgumentsAreRejected(arguments: [String], code: Int32, message: String) async throws {
    let folder = try TemporaryFolder()
    let run = try await tool(arguments, in: folder.url)
    #expect(run.code == code && run.error.contains(message), "\(run.error)")
  }

  @Test(arguments: [
    (nil, "has no JetStream; start nats-server with -js"),
    ("", "has no stream VITRINE_TASKS; create it with `vitrine cluster check`"),
  ])
  func unpreparedServersAreExplained(jetStream: String?, message: String) async throws {
    let folder = try TemporaryFolder()
    let server = try await NATSServer.start(jetStream: jetStream)
    let url = "nats://localhost:\(server.port)"
    let bundle = try await SampleExtension.sample("Everyday").path
    for command in [["worker"], ["sweep", bundle]] {
      let run = try await tool(command + ["--cluster", url], in: folder.url)
      #expect(run.code == 1 && run.error.contains(message), "\(run.error)")
    }
    await server.stop()
  }
}
