import Foundation
import Testing

/// `vitrine activity`, `push lint` and what servers are answered, with a real extension.
@Suite(.serialized) struct ActivityCommandTests {
  private static let attributes = #"{"shop":"Corner Deli","bags":2}"#

  private static func content(_ stage: Int) -> String {
    "{\"stage\":\(stage),\"courier\":\"Ana\",\"ride\":[800000000,800000900]}"
  }

  private func served(_ options: String...) throws -> (ServedTool, [String: String]) {
    let bundle = try SampleExtension.sample("Delivery").path
    let tool = try ServedTool([bundle, "--no-page", "--empty"] + options)
    return (tool, try #require(tool.addresses()))
  }

  private func start(_ tool: ServedTool, _ options: String...) throws -> ToolProcess.Result {
    try tool.run(
      [
        "activity", "start", "Delivery", "--type", "DeliveryAttributes",
        "--attributes", Self.attributes, "--content", Self.content(0),
      ] + options)
  }

  @Test func anActivityLivesByCommands() throws {
    let (tool, _) = try served("--push-port", "off")
    let started = try start(tool, "--token", "--stale", "+10m")
    #expect(started.output == "a1  DeliveryAttributes  Delivery  active\n", "\(started.error)")
    let list = try tool.run(["activity", "list"])
    #expect(list.output.contains("a1  DeliveryAttributes  Delivery  active  compact"))

    let updated = try tool.run([
      "activity", "update", "a1", "--content", Self.content(1), "--alert", "On the way",
    ])
    #expect(updated.code == 0, "\(updated.error)")
    let shown = try activities(tool)
    #expect(shown.map(\.content.stage) == [1])
    #expect(shown[0].alert?.title == "On the way" && shown[0].pushToken?.count == 64)

    for _ in 0..<600 where try !activities(tool)[0].isLoaded {}
    let tapped = try tool.run(["activity", "tap", "a1", "4,4"])
    #expect(tapped.output == "link delivery://order\n", "\(tapped.error)")
    let explained = try tool.run(["activity", "explain", "a1"])
    #expect(explained.output.hasPrefix("a1  DeliveryAttributes  Delivery  active\n"))

    let ended = try tool.run(["activity", "end", "a1", "--content", Self.content(2)])
    #expect(ended.output == "a1  DeliveryAttributes  Delivery  ended\n", "\(ended.error)")
    #expect(try tool.run(["activity", "dismiss", "a1"]).code == 0)
    // The app, which the tap has opened, may have begun one of its own.
    #expect(try !activities(tool).contains { $0.id == "a1" })
    #expect(tool.interrupt() == 0)
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

  private func activities(_ tool: ServedTool) throws -> [Activity] {
    try tool.list("activity", "list")
  }

  @Test func whatCannotBeDoneIsSaid() throws {
    let (tool, _) = try served("--push-port", "off")
    let unknown = try tool.run(["activity", "end", "a9"])
    #expect(unknown.code == 1 && unknown.error.contains("a9"), "\(unknown.error)")
    let typed = try tool.run(["activity", "start", "Delivery", "--content", "{}"])
    #expect(typed.code == 2 && typed.error.contains("needs --type"))
    let nonsense = try start(tool, "--relevance", "much")
    #expect(nonsense.code == 1 && nonsense.error.contains("--relevance"))
    #expect(try tool.run(["activity", "deny", "Delivery"]).code == 0)
    let denied = try start(tool)
    #expect(denied.code == 1 && denied.error.contains("Delivery"), "\(denied)")
    #expect(try tool.run(["activity", "allow", "Delivery"]).code == 0)
    #expect(try start(tool).code == 0)
    let missed = try tool.run(["activity", "tap", "a1", "--presentation", "roof", "1,1"])
    #expect(missed.code == 1 && missed.error.contains("lockScreen"))
    #expect(tool.interrupt() == 0)
  }

  @Test func tokensOfTheOtherEnvironmentAreRefused() throws {
    let (tool, addresses) = try served("--push-port", "0", "--push-environment", "production")
    #expect(addresses["push"] != nil)
    #expect(try start(tool, "--token").code == 0)
    try tool.folder.write(
      "{\"aps\":{\"timestamp\":4000000000,\"event\":\"update\",\"content-state\":"
        + "\(Self.content(1))}}", to: "update.json")
    let token = try #require(try activities(tool).first?.pushToken)
    let listed = try tool.run(["push", "token", "list"])
    #expect(listed.output.contains("production"), "\(listed.output)")
    let sent = try tool.run(["push", "send", token, "update.json"])
    #expect(sent.output.hasPrefix("delivered"), "\(sent.error)")
    #expect(tool.interrupt() == 0)

    // The same device, with apps in development: its activity's token is of the other environment.
    let again = try ServedTool(["--no-page", "--push-port", "0"], in: tool.folder)
    _ = try #require(again.addresses())
    let refused = try again.run(["push", "send", token, "update.json"])
    #expect(refused.code == 1)
    #expect(
      refused.error.contains("is for production, and this gateway is for development"),
      "\(refused.error)")
    #expect(try again.run(["push", "log"]).output.contains("400 BadDeviceToken"))
    #expect(again.interrupt() == 0)
  }

  @Test func aListenerGetsWhatItsChannelKept() throws {
    let (tool, _) = try served("--push-port", "0")
    let bundle = try #require(try listedBundle(tool))
    let made = try tool.run([
      "push", "channel", "create", "--bundle", bundle, "--storage", "latest",
    ])
    let channel = made.output.trimmingCharacters(in: .whitespacesAndNewlines)
    try tool.folder.write(
      "{\"aps\":{\"timestamp\":1700000000,\"event\":\"update\",\"content-state\":"
        + "\(Self.content(2))}}", to: "news.json")
    let sent = try tool.run([
      "push", "broadcast", channel, "news.json", "--bundle", bundle,
      "--expiration", "\(Int(Date().timeIntervalSince1970) + 3600)",
    ])
    #expect(sent.code == 0, "\(sent.error)")
    #expect(try start(tool, "--channel", channel).code == 0)
    var stages: [Int] = []
    for _ in 0..<600 where stages != [2] { stages = try activities(tool).map(\.content.stage) }
    #expect(stages == [2])
    var log = ""
    for _ in 0..<600 where !log.contains("which listens now") {
      log = try tool.run(["push", "log"]).output
    }
    #expect(log.contains("delivered: The channel's latest message went to a2"), "\(log)")
    #expect(tool.interrupt() == 0)
  }

  /// The app's bundle identifier, by its token's topic.
  private func listedBundle(_ tool: ServedTool) throws -> String? {
    #expect(try start(tool, "--token").code == 0)
    struct Token: Decodable { var bundle: String }
    let tokens: [Token] = try tool.list("push", "token", "list")
    #expect(try tool.run(["activity", "end", "a1", "--dismissal", "immediate"]).code == 0)
    return tokens.first?.bundle
  }
}

/// `vitrine push lint` with an extension.
@Suite(.serialized) struct PushLintTests {
  private let folder: TemporaryFolder
  private let bundle: URL

  init() throws {
    folder = try TemporaryFolder()
    bundle = try SampleExtension.sample("Delivery")
  }

  private func lint(_ aps: String, _ options: String...) throws -> ToolProcess.Result {
    try folder.write("{\"aps\":\(aps)}", to: "payload.json")
    return try ToolProcess.run(
      ["push", "lint", "payload.json", "--extension", bundle.path] + options, in: folder.url)
  }

  @Test func whatTheExtensionReadsIsRight() throws {
    let run = try lint(
      #"""
      {"timestamp":1,"event":"update",
       "content-state":{"stage":1,"courier":"Ana","ride":[800000000,800000900]}}
      """#)
    #expect(run.code == 0, "\(run.error)")
    #expect(
      run.output == "the payload is a Live Activity's update, and DeliveryAttributes reads it\n")
  }

  @Test func thePlaceTheTypeAndARightOneAreSaid() throws {
    let run = try lint(
      #"""
      {"timestamp":1,"event":"update",
       "content-state":{"stage":"riding","courier":"Ana","ride":[1,2]}}
      """#, "--activity", "DeliveryAttributes")
    #expect(run.code == 1)
    #expect(
      run.output == #"""
        error: aps.content-state.stage is "riding"; there should be one of 0, 1, 2
        right is, for example: "content-state": {"stage":0,"courier":"text","ride":[800000000,800000000]}

        """#, "\(run.error)")
    #expect(run.error.contains("1 error"))
  }

  @Test func aStartsAttributesAreDecodedToo() throws {
    let run = try lint(
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

  @Test func anUnknownTypeIsSaid() throws {
    let run = try lint(#"{"timestamp":1,"event":"end"}"#, "--activity", "Flight")
    #expect(run.code == 1)
    #expect(run.error.contains("Available: DeliveryAttributes."), "\(run)")
  }
}
