import DeviceProtocol
import Foundation
import HostLink
import TestPrograms
import TestServers
import Testing

/// `vitrine gateway --cluster` and `vitrine serve --cluster`, on a NATS server.
@Suite struct ClusterTests {
  /// A process of `vitrine gateway`.
  private final class Gateway: Sendable {
    struct Facts: Decodable {
      var url: String
      var certificate: String
    }

    let facts: Facts
    private let program: TestProgram

    init(_ server: NATSServer, in folder: TemporaryFolder) async throws {
      program = try await TestProgram(
        ToolProcess.executable,
        [
          "gateway", "--cluster", "\(server.address)", "--port", "0", "--json", "--state",
          folder.url.appendingPathComponent("g").path,
        ], environment: ToolProcess.environment, in: folder.url)
      var text = Data()
      while (try? JSONDecoder().decode(Facts.self, from: text)) == nil {
        let chunk = try await program.readOutput()
        try #require(!chunk.isEmpty, "vitrine gateway has ended")
        text += chunk
      }
      facts = try JSONDecoder().decode(Facts.self, from: text)
    }

    deinit { program.send(signal: SIGTERM) }

    var port: String { facts.url.split(separator: ":").last.map(String.init) ?? "" }

    func end(by signal: Int32) async {
      program.send(signal: signal)
      await program.exit()
    }
  }

  private func run(
    _ arguments: [String], in folder: TemporaryFolder
  ) async throws -> String {
    let run = try await ToolProcess.run(arguments, in: folder.url)
    try #require(run.code == 0, "\(arguments): \(run.error)")
    return run.output.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private func serve(
    _ arguments: [String], _ server: NATSServer, in folder: TemporaryFolder
  ) async throws -> ServedTool {
    try await ServedTool(
      arguments + ["--no-page", "--cluster", "\(server.address)", "--name", "desk"], in: folder)
  }

  /// After the device and the gateway are killed, each accepted push is applied once.
  @Test func acceptedPushesSurviveKilledProcesses() async throws {
    let folder = try TemporaryFolder()
    let server = try await NATSServer.start()
    let cluster = ["--cluster", "\(server.address)"]
    _ = try await run(["cluster", "check", "\(server.address)", "--storage", "1"], in: folder)
    var gateway = try await Gateway(server, in: folder)
    let key = try await run(["push", "key", "add", "--team", "TEAM123456"] + cluster, in: folder)

    var device = try await serve(
      [try await SampleExtension.sample("Match").path, "--empty"], server, in: folder)
    _ = try await device.run([
      "activity", "start", "Match", "--token", "--attributes",
      #"{"home":{"name":"A","short":"AAA"},"away":{"name":"B","short":"BBB"}}"#, "--content",
      Self.content(0),
    ])
    let token = try await device.awaited {
      try await device.call(ListPushTokens()).first { $0.kind == .activityUpdate }?.token
    }

    func push(_ number: Int) async throws {
      try folder.write(
        """
        {"aps": {"timestamp": \(Int(Date().timeIntervalSince1970) + number), "event": "update",
        "content-state": \(Self.content(number))}}
        """, to: "push.json")
      let answer = try await run(
        [
          "push", "send", token, "push.json", "--bundle", "local.vitrine.Match", "--type",
          "liveactivity", "--key-file", key, "--team", "TEAM123456", "--host", "localhost",
          "--port", gateway.port, "--certificate", gateway.facts.certificate, "--priority", "5",
        ], in: folder)
      #expect(answer.hasPrefix("200"), "\(answer)")
    }
    /// The pushes that the device has applied since a date. Its log may lack older ones: the newest
    /// entries are lost with the process.
    func delivered(since date: Date) async throws -> Int {
      try await device.call(ShowPushLog()).count {
        $0.verdict.outcome == .delivered && $0.date >= date
      }
    }

    // The gateway may have read the bucket before the token was registered. It does not cache that.
    try await push(1)
    try await device.wait { try await delivered(since: .distantPast) == 1 }
    await gateway.end(by: SIGKILL)
    gateway = try await Gateway(server, in: folder)
    await device.kill()
    let killed = Date()
    try await push(2)
    try await push(3)
    device = try await serve([], server, in: folder)
    // Of two updates to an absent device, the newest one is stored.
    try await device.wait { try await delivered(since: killed) > 0 }
    #expect(try await delivered(since: killed) == 1)

    let log = try await run(["push", "log"] + cluster, in: folder).split(separator: "\n")
    #expect(log.count == 2 && log.allSatisfy { $0.hasPrefix("desk  ") }, "\(log)")
    let state = try await run(
      ["cluster", "check", "\(server.address)", "--storage", "1"], in: folder)
    #expect(state.contains(#/VITRINE_PUSHES +present +0 /#), "\(state)")
    await gateway.end(by: SIGTERM)
  }

  private static func content(_ number: Int) -> String {
    #"{"home":\#(number),"away":0,"news":"Goal"}"#
  }

  @Test(arguments: [
    (["gateway"], 2, "--cluster"),
    (["gateway", "--cluster", "http://localhost"], 2, "nats://HOST:PORT"),
    (["gateway", "--cluster", "nats://localhost:1"], 1, "Connection refused"),
    (
      ["gateway", "--cluster", "nats://localhost:1", "--credentials", "none.creds"], 1, "none.creds"
    ),
    (["serve", "--name", "x"], 2, "--cluster"),
    (["serve", "--cluster", "nats://localhost:1", "--push-port", "0"], 2, "--push-port"),
    (["push", "log", "--cluster", "nats://localhost:1"], 1, "Connection refused"),
    (["push", "key", "list", "--cluster", "x y"], 2, "nats://HOST:PORT"),
  ])
  func badArgumentsAreRejected(arguments: [String], code: Int32, message: String) async throws {
    let folder = try TemporaryFolder()
    let state = ["gateway", "serve"].contains(arguments[0]) ? ["--state", "s"] : []
    let run = try await ToolProcess.run(arguments + state, in: folder.url)
    #expect(run.code == code && run.error.contains(message), "\(run.error)")
  }

  @Test func unpreparedClusterIsExplained() async throws {
    let folder = try TemporaryFolder()
    let server = try await NATSServer.start()
    let run = try await ToolProcess.run(
      ["gateway", "--cluster", "\(server.address)", "--port", "0", "--state", "g"],
      in: folder.url)
    #expect(run.code == 1 && run.error.contains("vitrine cluster check"), "\(run.error)")
  }
}
