import DeviceFixtures
import DeviceStore
import Foundation
import HostLink
import Testing

@testable import DeviceEngine

/// The Smart Stack of a watch beside a device.
@Suite struct SmartStackHostTests {
  private static let beach = WidgetDescription(
    kind: "beach", supportedFamilies: [.accessoryRectangular], isRelevanceConfiguration: true,
    associatedKind: "weather")

  private static func date(_ from: Double, _ to: Double) -> RelevanceAttribute {
    RelevanceAttribute(context: .date(from: noon + from, to: noon + to, kind: .default))
  }

  private func fixture(
    store: any HostStore = MemoryStore(),
    _ relevance: [String: [RelevanceAttribute]]
  ) async throws -> HostFixture {
    let fixture = try await HostFixture(store: store)
    fixture.extensions.change {
      $0.contents.widgets.append(Self.beach)
      $0.relevance = { relevance[$0] ?? [] }
    }
    try await fixture.install()
    return fixture
  }

  /// `p1 0`, with an exclamation mark if relevance is the reason; `p1 -` for one that is replaced.
  private func stack(_ fixture: HostFixture) async -> [String] {
    await fixture.host.state().placements.compactMap { placed in
      guard let rank = placed.smartStack else { return nil }
      let position = rank.position.map { "\($0)\(rank.reason == nil ? "" : "!")" } ?? "-"
      return "\(placed.placement.kind) \(position)"
    }
  }

  private func place(_ kind: String, _ fixture: HostFixture) async throws -> PlacementID {
    try await fixture.place(kind, .accessoryRectangular, at: .list(.smartStack, position: 9))
  }

  @Test func widgetIsOnTopWhileItsDateApplies() async throws {
    let fixture = try await fixture(["weather": [Self.date(60, 120)]])
    fixture.extensions.change {
      var tide = WidgetDescription.weather
      tide.kind = "tide"
      $0.contents.widgets.append(tide)
    }
    try await fixture.install(build: "2")
    _ = try await place("tide", fixture)
    let id = try await place("weather", fixture)
    #expect(await stack(fixture) == ["tide 0", "weather 1"])
    await fixture.advance(to: noon + 60)
    #expect(await stack(fixture) == ["tide 1", "weather 0!"])
    await fixture.advance(to: noon + 120)
    #expect(await stack(fixture) == ["tide 0", "weather 1"])
    let rows = try await fixture.host.explanation(of: id).rows.filter { $0.cause == .relevance }
    #expect(
      rows.map(\.reason) == [
        "Relevance of \"weather\": the date 12:01 to 12:02.",
        "At the top of the Smart Stack: the date 12:01 to 12:02 applies.",
        "Not relevant any more: it is where the user has put it.",
      ])
    // Setting the clock back makes it relevant again.
    try fixture.clock.set(date: noon + 90, rate: nil)
    await fixture.host.settle()
    #expect(await stack(fixture) == ["tide 1", "weather 0!"])
  }

  @Test func suggestionIsShownWhileItIsRelevant() async throws {
    let fixture = try await fixture(["beach": [Self.date(60, 120)]])
    _ = try await place("weather", fixture)
    await fixture.advance(to: noon + 60)
    #expect(await stack(fixture) == ["weather -", "beach 0!"])
    let suggestion = try #require(await fixture.host.state().placements.last)
    #expect(suggestion.placement.isSuggestion)
    #expect(try await fixture.text(suggestion.id) == "entry 0")
    // It is not a widget that the user has placed.
    let answer = await fixture.extensions.listener.answer("Sample", .currentConfigurations)
    guard case .configurations(let placed) = answer else { return }
    #expect(placed.map(\.kind) == ["weather"])
    for change in [
      { try await fixture.host.remove(.placement(suggestion.id)) },
      {
        _ = try await fixture.host.move(.placement(suggestion.id), to: .face(.panel, position: 2))
      },
      { _ = try await fixture.host.configure(suggestion.id, [:]) },
      { _ = try await fixture.host.stack(.placement(suggestion.id), onto: "p1") },
    ] {
      await #expect { try await change() } throws: { "\($0)".contains("is a suggestion") }
    }
    await fixture.advance(to: noon + 120)
    #expect(await stack(fixture) == ["weather 0"])
  }

  @Test func widgetsOfTheUserPrecedeSuggestionsInTheirList() async throws {
    let fixture = try await fixture(["beach": [Self.date(-60, 3600)]])
    try await fixture.host.changeDevice(.watch) { _ in }
    await fixture.host.settle()
    #expect(await stack(fixture) == ["beach 0!"])
    let state = try await fixture.host.place(
      extension: "Sample", kind: "weather", family: .accessoryRectangular, on: .watch)
    #expect(state.placement.place == .list(.smartStack, position: 0))
  }

  @Test func invalidRelevanceIsRequestedAgain() async throws {
    let fixture = try await fixture(["beach": []])
    try await fixture.host.reload(.relevance(kind: "beach"), byAppOf: "Sample")
    try await fixture.host.changeDevice(.watch) { _ in }
    await fixture.host.settle()
    #expect(fixture.extensions.calls.filter { $0 == "relevance beach" }.count == 1)
    fixture.extensions.change { $0.relevance = { _ in [Self.date(0, 60)] } }
    try await fixture.host.reload(.relevance(kind: "beach"), byAppOf: "Sample")
    await fixture.host.settle()
    #expect(await stack(fixture) == ["beach 0!"])
    try await fixture.host.reload(.relevance(kind: "lamp"), byAppOf: "Sample")
    let row = try await fixture.host.newestLedger(limit: 1).first
    #expect(row?.reason == SmartStackSentences.unused("lamp"))
  }

  /// The answer was about a later day.
  @Test func relevanceIsRequestedAgainIfClockIsSetBack() async throws {
    let fixture = try await fixture(["beach": [Self.date(0, 60)]])
    try await fixture.host.changeDevice(.watch) { _ in }
    await fixture.host.settle()
    #expect(await stack(fixture) == ["beach 0!"])
    let count = { fixture.extensions.calls.filter { $0 == "relevance beach" }.count }
    let dayBefore = -86_400.0
    fixture.extensions.change { $0.relevance = { _ in [Self.date(dayBefore, dayBefore + 60)] } }
    try fixture.clock.set(date: noon + dayBefore, rate: nil)
    await fixture.host.settle()
    #expect(count() == 2)
    #expect(await stack(fixture) == ["beach 0!"])
    await fixture.advance(to: noon + dayBefore + 60)
    #expect(await stack(fixture) == [])
    #expect(count() == 2)
  }

  @Test func relevanceIsRequestedAgainAtMidnightAndAfterAFailure() async throws {
    struct Rain: Error {}
    let fixture = try await fixture([:])
    fixture.extensions.change { $0.relevance = { _ in throw Rain() } }
    try await fixture.host.changeDevice(.watch) { _ in }
    await fixture.host.settle()
    fixture.extensions.change { $0.relevance = { _ in [] } }
    await fixture.advance(to: noon + 900)
    let count = { fixture.extensions.calls.filter { $0 == "relevance beach" }.count }
    #expect(count() == 2)
    await fixture.advance(to: noon + 12 * 3600)
    #expect(count() == 3)
    let reasons = try await fixture.host.newestLedger(limit: 100).map(\.reason)
    #expect(reasons.contains { $0.contains("Next attempt at 12:15") }, "\(reasons)")
  }

  @Test func nothingIsRequestedWithoutAWatch() async throws {
    let fixture = try await fixture([:])
    try await fixture.host.changeDevice(.watch) { _ in }
    await fixture.host.settle()
    try await fixture.host.disconnect(.watch)
    fixture.extensions.forgetCalls()
    await fixture.advance(to: noon + 86_400)
    #expect(!fixture.extensions.calls.contains { $0.hasPrefix("relevance") })
  }

  @Test func regionFollowsThePosition() async throws {
    let bay = RelevanceRegion(identifier: "Bay", latitude: 1, longitude: 2, radius: 100)
    let fixture = try await fixture(["beach": [RelevanceAttribute(context: .region(bay))]])
    try await fixture.host.changeDevice(.watch) { $0.location = "1,2" }
    await fixture.host.settle()
    #expect(await stack(fixture) == [])
    try await fixture.host.changeDevice(.main) { $0.locationAccess["Sample"] = .allow }
    await fixture.host.settle()
    #expect(await stack(fixture) == ["beach 0!"])
    try await fixture.host.changeDevice(.main) { $0.location = "1,3" }
    await fixture.host.settle()
    #expect(await stack(fixture) == [])
  }

  @Test func suggestionsSurviveARestartAndEndWithTheWatch() async throws {
    let store = MemoryStore()
    let first = try await fixture(store: store, ["beach": [Self.date(-60, 3600)]])
    try await first.host.changeDevice(.watch) { _ in }
    await first.host.settle()
    let id = try #require(await first.host.state().placements.first?.id)
    await first.host.stop()
    let second = try await HostFixture(
      store: store, extensions: first.extensions, holding: ["relevance"])
    #expect(await second.host.state().placements.map(\.id) == [id])
    second.extensions.release("relevance")
    await second.host.settle()
    #expect(await second.host.state().placements.map(\.id) == [id])
    try await second.host.disconnect(.watch)
    await second.host.settle()
    #expect(await second.host.state().placements == [])
  }

  @Test func relevantWidgetsCannotBePlaced() async throws {
    let fixture = try await fixture([:])
    await #expect {
      try await fixture.host.place(
        extension: "Sample", kind: "beach", family: .accessoryRectangular, on: .watch)
    } throws: {
      "\($0)".contains("shows it while it is relevant")
    }
  }
}
