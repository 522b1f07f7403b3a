import DeviceEngine
import DeviceProtocol
import Foundation
import HostLink
import Testing
import WidgetHost

/// A widget with a push handler: from its token to the reload that a server requests.
@Suite(.serialized) struct WidgetPushTests {
  private let bundle: URL

  init() async throws {
    bundle = try await SampleExtension.fixture("Pushed")
  }

  @Test func handlerReceivesTokenAndPushReloads() async throws {
    let device = try await HostedDevice(bundle)
    let host = device.host
    let token = try #require(await host.widgetPushToken(of: device.id))
    let hex = token.hexadecimal
    await host.settle()
    let score = try await device.place("Score", .systemSmall).id
    let table = try await device.place("Table", .systemMedium).id
    #expect(await host.notices.isEmpty)
    #expect(await host.pushWidgets(to: token).sentence == "The widget reloads.")
    await host.settle()
    #expect(
      try await device.labels(score)
        == ["call 2", "received \(hex)", "current \(hex)", "for Score systemSmall"])
    #expect(try await device.labels(table).first == "call 1")

    try await host.remove(.placement(score))
    await host.settle()
    try await host.reload(table)
    await host.settle()
    #expect(
      try await device.labels(table) == ["call 2", "received \(hex)", "current \(hex)", "for "])
    await device.end()
  }

  private struct Token: Decodable, Equatable {
    var token: String
    var kind: String
    var topic: String
    var owner: String?
    var environment: String
  }

  private func served(
    _ options: [String], in folder: TemporaryFolder
  ) async throws -> ServedTool {
    try await ServedTool(["--no-page", "--push-port", "0"] + options, in: folder)
  }

  private func tokens(_ tool: ServedTool) async throws -> [Token] {
    try await tool.list("push", "token", "list")
  }

  @Test func serverPushIsDeliveredAndExplained() async throws {
    let folder = try TemporaryFolder()
    let tool = try await served([bundle.path, "--empty"], in: folder)
    let listed = try #require(try await tokens(tool).first)
    #expect(
      try await tokens(tool) == [
        Token(
          token: listed.token, kind: "widgets", topic: "local.vitrine.Pushed.push-type.widgets",
          owner: "Pushed", environment: "development")
      ])
    #expect(try await tool.run(["place", "Score"]).code == 0)
    let placed = try await tool.awaited {
      try await tool.call(GetState()).placements.first { $0.entryCount == 1 }
    }
    #expect(placed.pushToken == listed.token)

    try folder.write(#"{"aps":{"content-changed":true}}"#, to: "push.json")
    let key = try await tool.run(["push", "key", "add", "--team", "TEAM123456"])
    let file = key.output.trimmingCharacters(in: .whitespacesAndNewlines)
    let answer = try await tool.run([
      "push", "send", listed.token, "push.json", "--key-file", file, "--team", "TEAM123456",
    ])
    #expect(answer.output.hasPrefix("200"), "\(answer)")
    try await tool.wait {
      try await tool.call(ShowPushLog()).contains { $0.verdict.outcome == .delivered }
    }
    let log = try await tool.run(["push", "log"]).output
    #expect(log.contains("200  delivered: The widget reloads."), "\(log)")
    try await tool.wait {
      try await tool.call(ListLedger()).contains { $0.cause == .push && $0.outcome == .delivered }
    }
    let explained = try await tool.run(["explain", "p1"]).output
    #expect(explained.contains("Budgeted reload: a push requested it."), "\(explained)")

    // Directly to the device, and before the next reload is allowed.
    let sent = try await tool.run(["push", "send", listed.token, "push.json"])
    #expect(sent.output.contains("delivered: The widget reloads later"), "\(sent)")
    #expect(await tool.interrupt() == 0)
  }

  @Test func appReceivesTokenOfEnvironment() async throws {
    let folder = try TemporaryFolder()
    let tool = try await served([bundle.path, "--empty"], in: folder)
    let token = try #require(try await tokens(tool).first?.token)
    #expect(try await tool.run(["open", "Pushed"]).code == 0)
    let result = try await tool.awaited { try await tool.call(GetState()).links.first?.result }
    #expect(result.contains(token))
    #expect(await tool.interrupt() == 0)

    // In the production environment the app has another token, and the old one is rejected.
    let other = try await served(["--push-environment", "production"], in: folder)
    let new = try #require(try await tokens(other).first)
    #expect(new.token != token && new.environment == "production")
    try folder.write(#"{"aps":{"content-changed":true}}"#, to: "push.json")
    let refused = try await other.run([
      "push", "send", token, "push.json", "--type", "widgets", "--topic", new.topic,
    ])
    #expect(refused.code == 1 && refused.error.contains("did not issue the token"), "\(refused)")
    #expect(await other.interrupt() == 0)
  }

  @Test func listShowsPushHandler() async throws {
    let run = try await ToolProcess.run(
      ["list", bundle.path], in: FileManager.default.temporaryDirectory)
    #expect(
      run.output == """
        widget Score
          name        Score
          families    systemSmall
          has a push handler
        widget Table
          name        Table
          families    systemMedium

        """)
  }
}
