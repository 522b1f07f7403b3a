import DeviceProtocol
import Foundation
import Testing

/// `vitrine activity` and `vitrine push` on a served device, with a real extension.
@Suite(.serialized) struct ActivityCommandTests {
  private static let attributes = #"{"shop":"Corner Deli","bags":2}"#

  private static func content(_ stage: Int) -> String {
    "{\"stage\":\(stage),\"courier\":\"Ana\",\"ride\":[800000000,800000900]}"
  }

  private func served(_ options: String...) async throws -> ServedTool {
    let bundle = try await SampleExtension.sample("Delivery").path
    return try await ServedTool([bundle, "--no-page", "--empty"] + options)
  }

  private func start(_ tool: ServedTool, _ options: String...) async throws -> ToolProcess.Result {
    try await tool.run(
      [
        "activity", "start", "Delivery", "--type", "DeliveryAttributes",
        "--attributes", Self.attributes, "--content", Self.content(0),
      ] + options)
  }

  @Test func commandsDriveAnActivity() async throws {
    let tool = try await served("--push-port", "off")
    let started = try await start(tool, "--token", "--stale", "+10m")
    #expect(started.output == "a1  DeliveryAttributes  Delivery  active\n", "\(started.error)")
    let list = try await tool.run(["activity", "list"])
    #expect(list.output.contains("a1  DeliveryAttributes  Delivery  active  compact"))

    let updated = try await tool.run([
      "activity", "update", "a1", "--content", Self.content(1), "--alert", "On the way",
    ])
    #expect(updated.code == 0, "\(updated.error)")
    let shown = try await activities(tool)
    #expect(shown.map(\.content.stage) == [1])
    #expect(shown[0].alert?.title == "On the way" && shown[0].pushToken?.count == 64)

    try await tool.wait { try await tool.call(ListActivities()).contains(where: \.isLoaded) }
    let tapped = try await tool.run(["activity", "tap", "a1", "4,4"])
    #expect(tapped.output == "link delivery://order\n", "\(tapped.error)")
    let explained = try await tool.run(["activity", "explain", "a1"])
    #expect(explained.output.hasPrefix("a1  DeliveryAttributes  Delivery  active\n"))

    let ended = try await tool.run(["activity", "end", "a1", "--content", Self.content(2)])
    #expect(ended.output == "a1  DeliveryAttributes  Delivery  ended\n", "\(ended.error)")
    #expect(try await tool.run(["activity", "dismiss", "a1"]).code == 0)
    // The tap has opened the app, which may have started another activity.
    #expect(try await !activities(tool).contains { $0.id == "a1" })
    #expect(await tool.interrupt() == 0)
  }

  private struct Activity: Decodable {
    struct Content: Decodable { var stage: Int }
    struct Alert: Decodable { var title: String }

    var id: String
    var content: Content
    var alert: Alert?
    var isLoaded: Bool
    var pushToken: String?
  }

  private func activities(_ tool: ServedTool) async throws -> [Activity] {
    try await tool.list("activity", "list")
  }

  @Test func reportsInvalidRequests() async throws {
    let tool = try await served("--push-port", "off")
    let unknown = try await tool.run(["activity", "end", "a9"])
    #expect(unknown.code == 1 && unknown.error.contains("a9"), "\(unknown.error)")
    let typed = try await tool.run([
      "activity", "start", "Delivery", "--type", "Foo", "--content", "{}",
    ])
    #expect(typed.code == 1 && typed.error.contains("available: DeliveryAttributes"), "\(typed)")
    let nonsense = try await start(tool, "--relevance", "much")
    #expect(nonsense.code == 2 && nonsense.error.contains("--relevance"))
    #expect(try await tool.run(["activity", "deny", "Delivery"]).code == 0)
    let denied = try await start(tool)
    #expect(denied.code == 1 && denied.error.contains("Delivery"), "\(denied)")
    #expect(try await tool.run(["activity", "allow", "Delivery"]).code == 0)
    #expect(try await start(tool).code == 0)
    let missed = try await tool.run(["activity", "tap", "a1", "--presentation", "roof", "1,1"])
    #expect(missed.code == 2 && missed.error.contains("lockScreen"))
    #expect(await tool.interrupt() == 0)
  }

  /// What changes nothing fails, and leaves nothing behind.
  @Test func requestsWithoutEffectFail() async throws {
    let tool = try await served("--push-port", "0")
    // The only type needs no --type.
    let bad = try await tool.run([
      "activity", "start", "Delivery", "--attributes", Self.attributes, "--content",
      #"{"stage":"x"}"#,
    ])
    #expect(
      bad.code == 1 && bad.error.contains("not started: Delivery: Cannot decode the content"),
      "\(bad)")
    #expect(try await activities(tool).isEmpty)
    let started = try await tool.run([
      "activity", "start", "Delivery", "--attributes", Self.attributes, "--content",
      Self.content(0), "--token",
    ])
    let active = try #require(try await activities(tool).first, "\(started)")
    let update = try await tool.run([
      "activity", "update", active.id, "--content", #"{"stage":9}"#, "--json",
    ])
    #expect(update.code == 1 && update.error.contains(#"{"error":{"code":"undecodable","#))
    #expect(try await activities(tool).map(\.content.stage) == [0])

    let token = try #require(active.pushToken)
    func push(_ timestamp: Int, _ content: String) async throws -> ToolProcess.Result {
      try tool.folder.write(
        "{\"aps\":{\"timestamp\":\(timestamp),\"event\":\"update\",\"content-state\":"
          + "\(content)}}", to: "push.json")
      return try await tool.run(["push", "send", token, "push.json"])
    }
    #expect(try await push(4_000_000_001, Self.content(1)).code == 0)
    let undecodable = try await push(4_000_000_002, #"{"stage":9}"#)
    #expect(undecodable.code == 1 && undecodable.output.hasPrefix("undecodable"), "\(undecodable)")
    let late = try await push(1, Self.content(2))
    #expect(late.code == 1 && late.output.hasPrefix("superseded"), "\(late)")

    #expect(try await tool.run(["activity", "end", active.id]).code == 0)
    let ended = try await tool.run(["activity", "update", active.id, "--content", Self.content(1)])
    #expect(ended.code == 1 && ended.error.contains("has ended"), "\(ended)")
    #expect(await tool.interrupt() == 0)
  }

  @Test func rejectsTokensOfOtherEnvironment() async throws {
    let tool = try await served("--push-port", "0", "--push-environment", "production")
    #expect(tool.addresses["push"] != nil)
    #expect(try await start(tool, "--token").code == 0)
    try tool.folder.write(
      "{\"aps\":{\"timestamp\":4000000000,\"event\":\"update\",\"content-state\":"
        + "\(Self.content(1))}}", to: "update.json")
    let token = try #require(try await activities(tool).first?.pushToken)
    let listed = try await tool.run(["push", "token", "list"])
    #expect(listed.output.contains("production"), "\(listed.output)")
    let sent = try await tool.run(["push", "send", token, "update.json"])
    #expect(sent.output.hasPrefix("delivered"), "\(sent.error)")
    #expect(await tool.interrupt() == 0)

    // The same device in the development environment: the activity keeps its production token.
    let again = try await ServedTool(["--no-page", "--push-port", "0"], in: tool.folder)
    let refused = try await again.run(["push", "send", token, "update.json"])
    #expect(refused.code == 1)
    #expect(
      refused.error.contains("is for production, but this gateway is for development"),
      "\(refused.error)")
    #expect(try await again.run(["push", "log"]).output.contains("400 BadDeviceToken"))
    #expect(await again.interrupt() == 0)
  }

  @Test func newSubscriberReceivesStoredChannelMessage() async throws {
    let tool = try await served("--push-port", "0")
    let bundle = try #require(try await listedBundle(tool))
    let made = try await tool.run([
      "push", "channel", "create", "--bundle", bundle, "--storage", "latest",
    ])
    let channel = made.output.trimmingCharacters(in: .whitespacesAndNewlines)
    try tool.folder.write(
      "{\"aps\":{\"timestamp\":1700000000,\"event\":\"update\",\"content-state\":"
        + "\(Self.content(2))}}", to: "news.json")
    let sent = try await tool.run([
      "push", "broadcast", channel, "news.json", "--bundle", bundle,
      "--expiration", "\(Int(Date().timeIntervalSince1970) + 3600)",
    ])
    #expect(sent.code == 0, "\(sent.error)")
    #expect(try await start(tool, "--channel", channel).code == 0)
    try await tool.wait {
      let activities: [Activity] = try await tool.result(of: ListActivities())
      return activities.map(\.content.stage) == [2]
    }
    try await tool.wait {
      try await tool.call(ShowPushLog()).contains { $0.verdict.sentence.contains("a2") }
    }
    let log = try await tool.run(["push", "log"]).output
    #expect(log.contains("delivered: Sent the channel's latest message to a2"), "\(log)")
    #expect(await tool.interrupt() == 0)
  }

  /// The app's bundle identifier, from the listing of its push token.
  private func listedBundle(_ tool: ServedTool) async throws -> String? {
    #expect(try await start(tool, "--token").code == 0)
    struct Token: Decodable { var bundle: String }
    let tokens: [Token] = try await tool.list("push", "token", "list")
    #expect(try await tool.run(["activity", "end", "a1", "--dismissal", "immediate"]).code == 0)
    return tokens.first?.bundle
  }
}

/// `vitrine push lint` with an extension.
@Suite struct PushLintTests {
  private let folder: TemporaryFolder
  private let bundle: URL

  init() async throws {
    folder = try TemporaryFolder()
    bundle = try await SampleExtension.sample("Delivery")
  }

  private func lint(_ aps: String, _ options: String...) async throws -> ToolProcess.Result {
    try folder.write("{\"aps\":\(aps)}", to: "payload.json")
    return try await ToolProcess.run(
      ["push", "lint", "payload.json", "--extension", bundle.path] + options, in: folder.url)
  }

  @Test func acceptsPayloadThatExtensionDecodes() async throws {
    let run = try await lint(
      #"""
      {"timestamp":1,"event":"update",
       "content-state":{"stage":1,"courier":"Ana","ride":[800000000,800000900]}}
      """#)
    #expect(run.code == 0, "\(run.error)")
    #expect(
      run.output
        == "valid Live Activity payload, event \"update\"; DeliveryAttributes decodes it\n")
  }

  @Test func reportsKeyPathTypeAndExample() async throws {
    let run = try await lint(
      #"""
      {"timestamp":1,"event":"update",
       "content-state":{"stage":"riding","courier":"Ana","ride":[1,2]}}
      """#, "--activity", "DeliveryAttributes")
    #expect(run.code == 1)
    #expect(
      run.output.replacing(/\d{9,}/, with: "DATE") == #"""
        error: aps.content-state.stage is "riding"; expected one of 0, 1, 2
        example: "content-state": {"stage":0,"courier":"Ana","ride":[DATE,DATE]}

        """#, "\(run.error)")
    #expect(run.error.contains("1 error"))
  }

  @Test func decodesAttributesOfStart() async throws {
    let run = try await lint(
      #"""
      {"timestamp":1,"event":"start","attributes-type":"Delivery","alert":{"title":"a","body":"b"},
       "attributes":{"shop":7,"bags":1},
       "content-state":{"stage":0,"courier":"Ana","ride":[1,2],"eta":3}}
      """#, "--json")
    #expect(run.code == 1)
    struct Lint: Decodable {
      struct Problem: Decodable, Equatable {
        var level: String
        var keyPath: String?
        var type: String?
        var found: String?
      }
      struct Examples: Decodable {
        struct Attributes: Decodable { var shop: String }
        var attributes: Attributes?
      }

      var activity: String
      var problems: [Problem]
      var examples: Examples
    }
    let lint = try JSONDecoder().decode(Lint.self, from: Data(run.output.utf8))
    #expect(lint.activity == "DeliveryAttributes")
    #expect(
      lint.problems == [
        .init(
          level: "error", keyPath: "aps.attributes-type", type: "\"DeliveryAttributes\"",
          found: "\"Delivery\""),
        .init(level: "warning", keyPath: "aps.content-state.eta"),
        .init(level: "error", keyPath: "aps.attributes.shop", type: "a string", found: "7"),
      ])
    #expect(lint.examples.attributes?.shop == "text")
  }

  @Test func reportsUnknownType() async throws {
    let run = try await lint(#"{"timestamp":1,"event":"end"}"#, "--activity", "Flight")
    #expect(run.code == 1)
    #expect(run.error.contains("Available: DeliveryAttributes."), "\(run)")
  }
}
