import Foundation
import Testing

/// The samples with Live Activities, each begun by its own app on a served device.
@Suite(.serialized) struct ActivitySampleTests {
  private let tool: ServedTool

  init() throws {
    let bundles = try ["Delivery", "Match", "Workout"].map { try SampleExtension.sample($0).path }
    tool = try ServedTool(bundles + ["--no-page", "--empty", "--push-port", "off"])
    _ = try #require(tool.addresses())
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

  private func activities() throws -> [Activity] { try tool.list("activity", "list") }

  /// Opens an app, and waits until what it began is on the screen.
  private func open(_ app: String) throws -> Activity {
    let known = Set(try activities().map(\.id))
    let run = try tool.run(["open", app])
    try #require(run.code == 0, "\(run.error)")
    return try tool.awaited { try activities().first { !known.contains($0.id) && $0.isLoaded } }
  }

  @Test func appsBeginTheirActivities() throws {
    let delivery = try open("Delivery")
    #expect(delivery.attributesType == "DeliveryAttributes")
    #expect(delivery.island == "compact" && delivery.pushToken != nil)
    let match = try open("Match")
    #expect(match.attributesType == "MatchAttributes" && match.content.news == "Kick-off")
    let workout = try open("Workout")
    #expect(workout.pushToken == nil)
    // By relevance, then by start.
    let places = Dictionary(uniqueKeysWithValues: try activities().map { ($0.id, $0.island) })
    #expect(
      places == [
        match.id: "minimalAttached", delivery.id: "minimalDetached", workout.id: "hidden",
      ])
    #expect(tool.interrupt() == 0)
  }

  @Test func aTrainingsButtonsArePressedInTheIsland() throws {
    let workout = try open("Workout")
    func press(_ element: Int) throws {
      let run = try tool.run([
        "activity", "tap", workout.id, "--presentation", "expanded", "--element", "\(element)",
      ])
      try #require(run.code == 0 && run.output == "performed\n", "\(run)")
    }
    let texts = 2
    try press(texts)
    _ = try tool.awaited { try activities().first { $0.content.pause != nil } }
    try press(texts + 1)
    let next = try tool.awaited { try activities().first { $0.content.interval == 1 } }
    #expect(next.content.pause == nil)
    #expect(tool.interrupt() == 0)
  }

  @Test func anAppThatThereIsNotIsTold() throws {
    let run = try tool.run(["open", "Nope"])
    #expect(run.code == 1)
    #expect(run.error.contains("there is no extension \"Nope\""))
    #expect(tool.interrupt() == 0)
  }
}
