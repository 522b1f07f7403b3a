import Foundation
import Testing

/// The public talk's steps in an app: a program of its model, unmodified, on a served device.
@Suite(.serialized, .enabled(if: Listing.isThere("EmojiRangers"))) struct AdventureAppTests {
  private let tool: ServedTool

  init() throws {
    let bundle = try SampleExtension.build(Self.sources())
    tool = try ServedTool([bundle.path, "--no-page", "--empty", "--push-port", "off"])
    _ = try #require(tool.addresses())
    let allowed = try tool.run(["activity", "allow", "EmojiRangers"])
    try #require(allowed.code == 0, "\(allowed.error)")
  }

  /// The listing with an app, as `assemble` says.
  private static func sources() throws -> URL {
    let folder = ToolProcess.root.appendingPathComponent(".build/test-cache/EmojiRangers")
    let process = try Process.run(
      ToolProcess.root.appendingPathComponent("Tests/EndToEndTests/Fixtures/AdventureApp/assemble"),
      arguments: [Listing.sources("EmojiRangers").path, folder.path])
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
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

  private struct Link: Decodable {
    var url: String?
    var result: String?
  }

  private func activities() throws -> [Activity] { try tool.list("activity", "list") }

  private func open(_ arguments: String...) throws {
    let run = try tool.run(["open", "EmojiRangers"] + arguments)
    try #require(run.code == 0, "\(run.error)")
  }

  private func begin() throws -> Activity {
    try open()
    return try tool.awaited { try activities().first { $0.isLoaded } }
  }

  /// What the app that began the adventure has printed, once it has ended.
  private func observed() throws -> String {
    try tool.awaited {
      let links: [Link] = try tool.list("open")
      return links.first { $0.url == nil }?.result
    }
  }

  /// "Request Live Activity with initial content state".
  @Test func step0628RequestLiveActivityWithInitialContentState() throws {
    let activity = try begin()
    #expect(activity.state == "active")
    #expect(
      activity.content
        == .init(currentHealthLevel: 0.14, eventDescription: "Adventure has begun!"))
    let texts = try tool.run(["activity", "explain", activity.id])
    #expect(texts.output.contains("island  compact"), "\(texts)")
    #expect(tool.interrupt() == 0)
  }

  /// "Update Live Activity with new content": with an alert.
  @Test func step0800UpdateLiveActivityWithNewContent() throws {
    let activity = try begin()
    try open("game://hit")
    let words = "Power Panda has taken a critical hit!"
    let hit = try tool.awaited {
      try activities().first { $0.content.eventDescription == words && $0.alert != nil }
    }
    #expect(hit.id == activity.id)
    #expect(
      hit.alert
        == .init(title: words, body: "Open the app and use a potion to heal Power Panda"))
    #expect(tool.interrupt() == 0)
  }

  /// "Observe activity state": a person removes it, which the app cleans up after.
  @Test func step0930ObserveActivityState() throws {
    let activity = try begin()
    let dismissal = try tool.run(["activity", "dismiss", activity.id])
    try #require(dismissal.code == 0, "\(dismissal.error)")
    let lines = try observed()
    #expect(lines.contains("  dismissed\n  cleaned up: true"), "\(lines)")
    #expect(try activities() == [])
    #expect(tool.interrupt() == 0)
  }

  /// "Dismiss Live Activity with final content state": it stays on the Lock Screen, as by default.
  @Test func step1003DismissLiveActivityWithFinalContentState() throws {
    let activity = try begin()
    try open("game://over")
    let over = try tool.awaited { try activities().first { $0.state == "ended" } }
    #expect(over.id == activity.id)
    #expect(
      over.content.eventDescription
        == "Adventure over! Power Panda has defeated the boss! Congrats!")
    // Four hours later the system takes it away, and the app hears of it.
    let clock = try tool.run(["clock", "--by", "+4h1m"])
    try #require(clock.code == 0, "\(clock.error)")
    let lines = try observed()
    #expect(lines.contains("  ended\n  dismissed\n  cleaned up: true"), "\(lines)")
    #expect(tool.interrupt() == 0)
  }

  /// With `kill -9`: the device goes on, and the next app finds what the last one left.
  @Test func anAppKilledInTheMiddleOfARequestDoesNoHarm() throws {
    let activity = try begin()
    for round in 1...5 {
      let version = try #require(try activities().first).version
      try open("game://storm")
      let isAsking: Bool = try tool.awaited {
        try activities().first.map { $0.version > version + 3 ? true : nil } ?? nil
      }
      #expect(isAsking)
      for process in try RunningProcess.all(saying: "game://storm", tool.state) {
        kill(process, SIGKILL)
      }
      let result: String = try tool.awaited {
        let links: [Link] = try tool.list("open")
        return links.first?.result
      }
      #expect(result.contains("was ended by"), "round \(round): \(result)")
    }
    try open("game://over")
    let over = try tool.awaited { try activities().first { $0.state == "ended" } }
    #expect(over.id == activity.id)
    #expect(tool.interrupt() == 0)
  }
}

/// Processes of the machine, as `/proc` lists them.
private enum RunningProcess {
  /// Those on whose command line, or in whose environment, all of the texts stand.
  static func all(saying texts: String...) throws -> [pid_t] {
    try FileManager.default.contentsOfDirectory(atPath: "/proc").compactMap(pid_t.init).filter {
      id in
      let said = ["cmdline", "environ"].map { file in
        (try? Data(contentsOf: URL(fileURLWithPath: "/proc/\(id)/\(file)"))) ?? Data()
      }
      let text = String(decoding: said[0] + said[1], as: UTF8.self)
      return texts.allSatisfy { text.contains($0) }
    }
  }
}
