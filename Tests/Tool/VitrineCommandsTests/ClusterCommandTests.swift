import Foundation
import TestServers
import Testing
import VitrineCommands

@Suite struct ClusterCommandTests {
  @Test func checkCreatesAndReports() async throws {
    let server = try await NATSServer.start()
    let url = "nats://localhost:\(server.port)"
    let dry = await ToolRun(["cluster", "check", url, "--storage", "1", "--dry-run"])
    #expect(dry.code == 1)
    #expect(dry.output.contains("VITRINE_PUSHES: missing; run without --dry-run to create it"))
    #expect(dry.error.contains("12 of 12 streams and buckets are not as expected"), "\(dry.error)")

    let first = await ToolRun(["cluster", "check", url, "--storage", "1"])
    #expect(first.code == 0, "\(first.error)")
    let lines = first.output.split(separator: "\n").map {
      $0.replacing(#/ +/#, with: " ")
    }
    #expect(lines[0].contains("NATS 2.") && lines[0].hasSuffix("not in a cluster"), "\(lines[0])")
    #expect(lines[1] == "messages at most 1048576 bytes each")
    #expect(lines[2].hasSuffix("0 bytes, 12 streams, 0 consumers"), "\(lines[2])")
    #expect(
      lines.contains(
        "VITRINE_TASKS created 0 0 53687050 tasks of sweeps, until a worker acknowledges them"),
      "\(first.output)")
    #expect(lines.count == 16)

    let again = await ToolRun(["cluster", "check", url, "--storage", "1", "--json"])
    #expect(again.code == 0)
    struct Report: Decodable {
      struct Server: Decodable { var version: String }
      struct Stream: Decodable { var name, state: String }
      var server: Server
      var streams: [Stream]
    }
    let report = try JSONDecoder().decode(Report.self, from: Data(again.output.utf8))
    #expect(report.server.version.hasPrefix("2."))
    #expect(report.streams.allSatisfy { $0.state == "present" } && report.streams.count == 12)

    let other = await ToolRun(["cluster", "check", url, "--storage", "2"])
    #expect(other.code == 1)
    #expect(
      other.output.contains(
        "VITRINE_TASKS: max_bytes is 53687050, expected 107374150; --update changes it"),
      "\(other.output)")
    #expect(await ToolRun(["cluster", "check", url, "--storage", "2", "--update"]).code == 0)
    await server.stop()
  }

  @Test func tooLittleStorageIsExplained() async throws {
    let server = try await NATSServer.start(jetStream: "max_file_store: 100MB")
    let run = await ToolRun(["cluster", "check", "localhost:\(server.port)"])
    #expect(run.code == 1)
    #expect(
      run.output.contains("; raise max_file_store of the server, or lower --storage"),
      "\(run.output)")
    await server.stop()
  }

  @Test func missingJetStreamIsExplained() async throws {
    let server = try await NATSServer.start(jetStream: nil)
    let run = await ToolRun(["cluster", "check", "nats://localhost:\(server.port)"])
    #expect(run.code == 1)
    #expect(
      run.error
        == "vitrine: error: the NATS server has no JetStream; start nats-server with -js, or enable "
        + "JetStream for the account\n")
    await server.stop()
  }

  @Test(
    arguments: [
      (["cluster"], 2, "URL"), (["cluster", "check"], 2, "URL"),
      (["cluster", "check", "http://u:secret@a"], 2, "invalid value \"a\" for URL"),
      (["cluster", "check", "a,,b"], 2, "expected nats://HOST:PORT"),
      (["cluster", "check", "a", "--replicas", "6"], 2, "from 1 to 5"),
      (["cluster", "check", "a", "--storage", "0"], 2, "--storage"),
      (["cluster", "check", "a", "--credentials", "none.creds"], 1, "none.creds: cannot be read"),
      (["cluster", "check", "127.0.0.1:1"], 1, "nats://127.0.0.1:1: Connection refused"),
      (["cluster", "chek", "a"], 2, "check"),
    ] as [([String], Int32, String)])
  func mistakesAreExplained(line: [String], code: Int32, text: String) async {
    let run = await ToolRun(line)
    #expect(run.code == code)
    #expect(run.error.contains(text), "\(run.error)")
    #expect(!run.error.contains("secret"))
  }
}
