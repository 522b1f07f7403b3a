import Foundation
import TestPrograms
import Testing

/// `vitrine fleet` with a sample, and with failing servers.
@Suite struct FleetTests {
  private struct Report: Decodable {
    struct Account: Decodable {
      var accepted, delivered, coalesced, expired, lost, duplicates: Int
    }

    var connected: Int
    var pushes, broadcasts: Account
    var verdicts: [String: Int]
  }

  private func fleet(
    _ arguments: [String], scenario: String? = nil, in folder: URL
  ) async throws -> ToolProcess.Result {
    var arguments = ["fleet"] + arguments
    if let scenario {
      try Data(scenario.utf8).write(to: folder.appendingPathComponent("scenario.json"))
      arguments += ["--scenario", "scenario.json"]
    }
    return try await ToolProcess.run(arguments, in: folder)
  }

  @Test(arguments: [("", "delivered"), (#""contentState": {"score": "none"},"#, "undecodable")])
  func devicesOfSampleReceivePushes(member: String, verdict: String) async throws {
    let folder = try TemporaryFolder()
    let bundle = try await SampleExtension.sample("Match").path
    let run = try await fleet(
      ["--devices", "40", "--extension", bundle, "--json"],
      scenario: """
        {"duration": 2, "channels": 2, \(member) "steps": [
          {"at": 0, "connect": {"over": 0.5}},
          {"at": 1, "push": {"rate": 100, "for": 0.5, "priority": 5}},
          {"at": 1.5, "broadcast": {"channel": 1}}]}
        """, in: folder.url)
    #expect(run.code == 0, "\(run.error)")
    let report = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
    #expect(report.connected == 40)
    #expect(report.pushes.accepted == 50)
    #expect(report.verdicts[verdict] == report.pushes.delivered)
    #expect(report.pushes.delivered + report.pushes.coalesced == 50)
    #expect(report.broadcasts.delivered == 20)
  }

  /// Kills the process of the devices, then a server, and cuts the link, once each.
  @Test(.timeLimit(.minutes(5))) func nothingIsLostWithProcessesServersAndLinks() async throws {
    let folder = try TemporaryFolder()
    let script = ToolProcess.root.appendingPathComponent("script/fleet-faults")
    let run = try await TestProgram.run(
      script, ["--rounds", "3", "--devices", "60", "--rate", "40"],
      environment: ToolProcess.environment
        .merging(["VITRINE_TOOL": ToolProcess.executable.path]) { $1 }, in: folder.url)
    #expect(run.code == 0, "\(run.error)")
    #expect(run.error.contains("0 lost, 0 applied twice"), "\(run.error)")
  }

  @Test(arguments: [
    (["--devices", "0"], 2, "--devices"), (["--scenario", "none.json"], 1, "none.json"),
    (["--gateway", "localhost:1"], 2, "--gateway requires --key-file"),
    (["--state", "state"], 2, "--state requires --cluster"),
    (["--team", "A"], 2, "--team requires --gateway"),
    (["--credentials", "none.creds"], 2, "--credentials requires --cluster"),
  ])
  func badArgumentsAreRejected(arguments: [String], code: Int32, message: String) async throws {
    let folder = try TemporaryFolder()
    let run = try await fleet(arguments, in: folder.url)
    #expect(run.code == code && run.error.contains(message), "\(run.error)")
  }

  @Test func badScenarioIsRejected() async throws {
    let folder = try TemporaryFolder()
    let run = try await fleet(
      [], scenario: #"{"duration": 5, "steps": [{"at": 9, "connect": {}}]}"#, in: folder.url)
    #expect(run.code == 1)
    #expect(
      run.error.contains("scenario.json: cannot be read: step 1: \"at\" must be a number"),
      "\(run.error)")
  }
}
