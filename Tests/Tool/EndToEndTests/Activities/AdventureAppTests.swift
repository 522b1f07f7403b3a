import DeviceProtocol
import Foundation
import TestPrograms
import Testing

/// The app side of a public talk: the talk's model, unmodified, in an app on a served device.
@Suite(.serialized, .enabled(if: Listing.isThere("EmojiRangers"))) struct AdventureAppTests {
  private let tool: ServedTool

  init() async throws {
    let bundle = try await BuiltBundles.bundle(of: Self.sources.value)
    tool = try await ServedTool([bundle.path, "--no-page", "--empty", "--push-port", "off"])
    let allowed = try await tool.run(["activity", "allow", "EmojiRangers"])
    try #require(allowed.code == 0, "\(allowed.error)")
  }

  /// The talk's listing with an app, assembled by the script `assemble`.
  private static let sources = Task<URL, any Error> {
    let folder = ToolProcess.cache.appendingPathComponent("AdventureApp/EmojiRangers")
    let run = try await TestProgram.run(
      ToolProcess.root.appendingPathComponent(
        "Tests/Tool/EndToEndTests/Fixtures/AdventureApp/assemble"),
      [Listing.sources("EmojiRangers").path, folder.path])
    try #require(run.code == 0, "\(run.error)")
    return folder
  }

  private struct Activity: Decodable, Equatable {
    struct Content: Decodable, Equatable {
      var currentHealthLevel: Double
      var eventDescription: String
    }

    struct Alert: Decodable, Equatable {
      var title: String
      var body: String
    }

    var id: String
    var state: String
    var content: Content
    var isLoaded: Bool
    var version: Int
    var alert: Alert?
  }

  private func activities() async throws -> [Activity] {
    try await tool.result(of: ListActivities())
  }

  private func open(_ arguments: String...) async throws {
    let run = try await tool.run(["open", "EmojiRangers"] + arguments)
    try #require(run.code == 0, "\(run.error)")
  }

  private func begin() async throws -> Activity {
    try await open()
    return try await tool.awaited { try await activities().first { $0.isLoaded } }
  }

  /// The output of the app that started the adventure, once the app has ended.
  private func observed() async throws -> String {
    try await tool.awaited {
      try await tool.call(GetState()).links.first { $0.url == nil }?.result
    }
  }

  /// "Request Live Activity with initial content state".
  @Test func step0628RequestLiveActivityWithInitialContentState() async throws {
    let activity = try await begin()
    #expect(activity.state == "active")
    #expect(
      activity.content
        == .init(currentHealthLevel: 0.14, eventDescription: "Adventure has begun!"))
    let texts = try await tool.run(["activity", "explain", activity.id])
    #expect(texts.output.contains("island  compact"), "\(texts)")
    #expect(await tool.interrupt() == 0)
  }

  /// "Update Live Activity with new content", with an alert.
  @Test func step0800UpdateLiveActivityWithNewContent() async throws {
    let activity = try await begin()
    try await open("game://hit")
    let words = "Power Panda has taken a critical hit!"
    let hit = try await tool.awaited {
      try await activities().first { $0.content.eventDescription == words && $0.alert != nil }
    }
    #expect(hit.id == activity.id)
    #expect(
      hit.alert
        == .init(title: words, body: "Open the app and use a potion to heal Power Panda"))
    #expect(await tool.interrupt() == 0)
  }

  /// "Observe activity state": after the user dismisses the activity, the app cleans up.
  @Test func step0930ObserveActivityState() async throws {
    let activity = try await begin()
    let dismissal = try await tool.run(["activity", "dismiss", activity.id])
    try #require(dismissal.code == 0, "\(dismissal.error)")
    let lines = try await observed()
    #expect(lines.contains("  dismissed\n  cleaned up: true"), "\(lines)")
    #expect(try await activities() == [])
    #expect(await tool.interrupt() == 0)
  }

  /// "Dismiss Live Activity with final content state": by default, it stays on the Lock Screen.
  @Test func step1003DismissLiveActivityWithFinalContentState() async throws {
    let activity = try await begin()
    try await open("game://over")
    let over = try await tool.awaited { try await activities().first { $0.state == "ended" } }
    #expect(over.id == activity.id)
    #expect(
      over.content.eventDescription
        == "Adventure over! Power Panda has defeated the boss! Congrats!")
    // Four hours later the system removes it, and the app is notified.
    let clock = try await tool.run(["clock", "--by", "+4h1m"])
    try #require(clock.code == 0, "\(clock.error)")
    let lines = try await observed()
    #expect(lines.contains("  ended\n  dismissed\n  cleaned up: true"), "\(lines)")
    #expect(await tool.interrupt() == 0)
  }

  /// With `kill -9`: the device keeps running, and the next app finds the activity.
  @Test func survivesAppKilledDuringRequest() async throws {
    let activity = try await begin()
    for round in 1...5 {
      let version = try #require(try await activities().first).version
      try await open("game://storm")
      try await tool.wait { try await (activities().first?.version ?? 0) > version + 3 }
      for process in try RunningProcess.all(containing: "game://storm", tool.state) {
        kill(process, SIGKILL)
      }
      let result = try await tool.awaited { try await tool.call(GetState()).links.first?.result }
      #expect(result.contains("was terminated by"), "round \(round): \(result)")
    }
    try await open("game://over")
    let over = try await tool.awaited { try await activities().first { $0.state == "ended" } }
    #expect(over.id == activity.id)
    #expect(await tool.interrupt() == 0)
  }
}

/// Processes of the machine, as `/proc` lists them.
private enum RunningProcess {
  /// The processes whose command line and environment contain all of the texts.
  static func all(containing texts: String...) throws -> [pid_t] {
    try FileManager.default.contentsOfDirectory(atPath: "/proc").compactMap(pid_t.init).filter {
      id in
      let contents = ["cmdline", "environ"].map { file in
        (try? Data(contentsOf: URL(fileURLWithPath: "/proc/\(id)/\(file)"))) ?? Data()
      }
      let text = String(decoding: contents[0] + contents[1], as: UTF8.self)
      return texts.allSatisfy { text.contains($0) }
    }
  }
}
