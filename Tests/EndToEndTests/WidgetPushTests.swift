import Foundation
import HostLink
import Testing
import WidgetHost

/// A widget with a push handler, from its token to the reload that a server asks for.
@Suite(.serialized) struct WidgetPushTests {
  private let bundle: URL

  init() throws {
    bundle = try SampleExtension.fixture("Pushed")
  }

  @Test func theHandlerIsToldAndAPushReloads() async throws {
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
        == ["asked 2", "told \(hex)", "current \(hex)", "for Score systemSmall"])
    #expect(try await device.labels(table).first == "asked 1")

    try await host.remove(score)
    await host.settle()
    try await host.reload(table)
    await host.settle()
    #expect(
      try await device.labels(table) == ["asked 2", "told \(hex)", "current \(hex)", "for "])
    await device.end()
  }

  private struct Token: Decodable, Equatable {
    var token: String
    var kind: String
    var topic: String
    var owner: String?
    var environment: String
  }

  private struct Placed: Decodable {
    var entryCount: Int
    var pushToken: String?
  }

  private struct Link: Decodable {
    var result: String?
  }

  private func served(_ options: [String], in folder: TemporaryFolder) throws -> ServedTool {
    let tool = try ServedTool(["--no-page", "--push-port", "0"] + options, in: folder)
    _ = try #require(tool.addresses())
    return tool
  }

  private func tokens(_ tool: ServedTool) throws -> [Token] {
    try tool.list("push", "token", "list")
  }

  @Test func aServersPushIsAnsweredDeliveredAndExplained() throws {
    let folder = try TemporaryFolder()
    let tool = try served([bundle.path, "--empty"], in: folder)
    let listed = try #require(try tokens(tool).first)
    #expect(
      try tokens(tool) == [
        Token(
          token: listed.token, kind: "widgets", topic: "local.vitrine.Pushed.push-type.widgets",
          owner: "Pushed", environment: "development")
      ])
    #expect(try tool.run(["place", "Score"]).code == 0)
    let placed: Placed = try tool.awaited {
      try tool.list("placements").first { (placed: Placed) in placed.entryCount == 1 }
    }
    #expect(placed.pushToken == listed.token)

    try folder.write(#"{"aps":{"content-changed":true}}"#, to: "push.json")
    let key = try tool.run(["push", "key", "add", "--team", "TEAM123456"])
    let file = key.output.trimmingCharacters(in: .whitespacesAndNewlines)
    let answer = try tool.run([
      "push", "send", listed.token, "push.json", "--key-file", file, "--team", "TEAM123456",
    ])
    #expect(answer.output.hasPrefix("200"), "\(answer)")
    let log = try tool.awaited {
      let log = try tool.run(["push", "log"]).output
      return log.contains("delivered") ? log : nil
    }
    #expect(log.contains("200  delivered: The widget reloads."), "\(log)")
    let explained = try tool.awaited {
      let text = try tool.run(["explain", "p1"]).output
      return text.contains("delivered  push") ? text : nil
    }
    #expect(explained.contains("Reloads, counted: a push asked."), "\(explained)")

    // Straight to the device, and too soon.
    let sent = try tool.run(["push", "send", listed.token, "push.json"])
    #expect(sent.output.contains("delivered: The widget reloads later"), "\(sent)")
    #expect(tool.interrupt() == 0)
  }

  @Test func theAppAsksForTheTokenToo() throws {
    let folder = try TemporaryFolder()
    let tool = try served([bundle.path, "--empty"], in: folder)
    let token = try #require(try tokens(tool).first?.token)
    func opened() throws -> String {
      #expect(try tool.run(["open", "Pushed"]).code == 0)
      return try tool.awaited {
        let links: [Link] = try tool.list("open")
        return links.first?.result
      }
    }
    #expect(try opened().contains(token))
    #expect(tool.interrupt() == 0)

    // Apps of production have other tokens, and servers' pushes to the old one are refused.
    let other = try served(["--push-environment", "production"], in: folder)
    let new = try #require(try tokens(other).first)
    #expect(new.token != token && new.environment == "production")
    try folder.write(#"{"aps":{"content-changed":true}}"#, to: "push.json")
    let refused = try other.run([
      "push", "send", token, "push.json", "--type", "widgets", "--topic", new.topic,
    ])
    #expect(refused.code == 1 && refused.error.contains("never gave out the token"), "\(refused)")
    #expect(other.interrupt() == 0)
  }

  @Test func theListNamesTheHandler() throws {
    let run = try ToolProcess.run(
      ["list", bundle.path], in: FileManager.default.temporaryDirectory)
    #expect(
      run.output == """
        widget Score
          name        Score
          families    systemSmall
          has a push token
        widget Table
          name        Table
          families    systemMedium

        """)
  }
}
