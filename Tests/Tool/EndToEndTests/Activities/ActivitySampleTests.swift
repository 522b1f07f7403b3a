import DeviceProtocol
import Foundation
import Testing

/// The Live Activities of the samples, started by their apps on a served device.
@Suite(.serialized) struct ActivitySampleTests {
  private let tool: ServedTool

  init() async throws {
    var bundles: [String] = []
    for name in ["Delivery", "Match", "Workout"] {
      bundles.append(try await SampleExtension.sample(name).path)
    }
    tool = try await ServedTool(bundles + ["--no-page", "--empty", "--push-port", "off"])
  }

  private struct Activity: Decodable {
    struct Content: Decodable {
      var interval: Int?
      var pause: Double?
      var news: String?
    }

    var id: String
    var attributesType: String
    var content: Content
    var state: String
    var island: String
    var isLoaded: Bool
    var pushToken: String?
  }

  private func activities() async throws -> [Activity] {
    try await tool.result(of: ListActivities())
  }

  /// Opens an app and waits until its new activity is on the screen.
  private func open(_ app: String) async throws -> Activity {
    let known = Set(try await activities().map(\.id))
    let run = try await tool.run(["open", app])
    try #require(run.code == 0, "\(run.error)")
    return try await tool.awaited {
      try await activities().first { !known.contains($0.id) && $0.isLoaded }
    }
  }

  @Test func appsStartActivities() async throws {
    let delivery = try await open("Delivery")
    #expect(delivery.attributesType == "DeliveryAttributes")
    #expect(delivery.island == "compact" && delivery.pushToken != nil)
    let match = try await open("Match")
    #expect(match.attributesType == "MatchAttributes" && match.content.news == "Kick-off")
    let workout = try await open("Workout")
    #expect(workout.pushToken == nil)
    // In order of relevance, then of start.
    let activities = try await activities()
    let places = Dictionary(uniqueKeysWithValues: activities.map { ($0.id, $0.island) })
    #expect(
      places == [
        match.id: "minimalAttached", delivery.id: "minimalDetached", workout.id: "hidden",
      ])
    #expect(await tool.interrupt() == 0)
  }

  @Test func tapsPressButtonsInExpandedIsland() async throws {
    let workout = try await open("Workout")
    func press(_ element: Int) async throws {
      let run = try await tool.run([
        "activity", "tap", workout.id, "--presentation", "expanded", "--element", "\(element)",
      ])
      try #require(run.code == 0 && run.output == "performed\n", "\(run)")
    }
    let texts = 2
    try await press(texts)
    try await tool.wait { try await activities().contains { $0.content.pause != nil } }
    try await press(texts + 1)
    let next = try await tool.awaited { try await activities().first { $0.content.interval == 1 } }
    #expect(next.content.pause == nil)
    #expect(await tool.interrupt() == 0)
  }

  @Test func reportsUnknownApp() async throws {
    let run = try await tool.run(["open", "Nope"])
    #expect(run.code == 1)
    #expect(run.error.contains("unknown extension \"Nope\""))
    #expect(await tool.interrupt() == 0)
  }
}
