import DeviceFixtures
import Foundation
import HostLink
import Testing

@testable import DeviceEngine

/// What a watch does differently: recommendations, labels on the bezel, alerts.
@Suite struct WatchTests {
  private static let offers = [
    ConfigurationRecommendation(title: "Hall", values: ["level": .integer(1)]),
    ConfigurationRecommendation(title: "Attic", values: ["level": .integer(2)]),
  ]

  private func fixture(
    _ recommendations: [ConfigurationRecommendation] = offers
  ) async throws -> HostFixture {
    try await HostFixture.withSample {
      $0.recommendations = recommendations
      for index in $0.contents.widgets.indices {
        $0.contents.widgets[index].supportedFamilies = [.systemSmall, .accessoryRectangular]
      }
    }
  }

  private func place(
    _ fixture: HostFixture, on role: DeviceRole = .watch, _ recommendation: String? = nil,
    configuration: [String: ConfigurationValue] = [:]
  ) async throws -> PlacementState {
    try await fixture.host.place(
      extension: "Sample", kind: "lamp",
      family: role == .watch ? .accessoryRectangular : .systemSmall, on: role,
      configuration: configuration, recommendation: recommendation)
  }

  @Test(arguments: [(nil, 1), ("0", 1), ("1", 2), ("Attic", 2)] as [(String?, Int)])
  func widgetOfAWatchHasARecommendedConfiguration(name: String?, level: Int) async throws {
    let fixture = try await fixture()
    let state = try await place(fixture, name)
    #expect(state.placement.configuration == ["level": .integer(level)])
    #expect(!state.isConfigurable)
    let same = try await place(fixture, configuration: state.placement.configuration)
    #expect(same.placement.configuration == state.placement.configuration)
    await #expect { try await fixture.host.configure(state.id, [:]) } throws: {
      "\($0)".contains("no configuration form")
    }
  }

  @Test func phonesAcceptRecommendationsToo() async throws {
    let fixture = try await fixture()
    #expect(
      try await place(fixture, on: .main, "Attic").placement.configuration == ["level": .integer(2)]
    )
    #expect(try await place(fixture, on: .main).placement.configuration == [:])
  }

  @Test(
    arguments: [
      ([], nil, [:], "does not offer \"lamp\""),
      (offers, "Cellar", [:], "one of: 0 (Hall), 1 (Attic)"),
      (offers, "2", [:], "one of: 0 (Hall)"),
      (offers, "-1", [:], "one of: 0 (Hall)"),
      (offers, nil, ["level": .integer(3)], "cannot have other values beside a recommendation"),
    ] as [([ConfigurationRecommendation], String?, [String: ConfigurationValue], String)])
  func wrongRecommendationsAreRejected(
    offers: [ConfigurationRecommendation], name: String?,
    configuration: [String: ConfigurationValue], reason: String
  ) async throws {
    let fixture = try await fixture(offers)
    await #expect { try await place(fixture, name, configuration: configuration) } throws: {
      "\($0)".contains(reason)
    }
    #expect(await fixture.host.state().placements == [])
  }

  /// Only corners and the slot at the top of the dial have room for a label.
  @Test(arguments: [(7, true), (6, false), (4, false)])
  func labelIsOnTheBezel(position: Int, hasLabel: Bool) async throws {
    let fixture = try await HostFixture.withSample()
    let id = try await fixture.place(
      "weather", .accessoryCircular, at: .face(.dial, position: position))
    let labels = fixture.extensions.requests.last?.environments.map(\.showsWidgetLabel)
    #expect(labels == [hasLabel, hasLabel])
    try await fixture.host.move(.placement(id), to: .face(.dial, position: hasLabel ? 5 : 7))
    await fixture.host.settle()
    #expect(fixture.extensions.requests.last?.environments.first?.showsWidgetLabel == !hasLabel)
  }

  // MARK: Alerts

  private func alert(_ title: String, _ fixture: HostFixture, of id: ActivityID) async throws {
    let update = ActivityUpdate(
      content: ActivityContentMessage(state: Data("{}".utf8)),
      alert: ActivityAlert(title: title, body: "Heal", sound: ""))
    _ = try await fixture.host.activity(.update(id: id.rawValue, update), of: "Sample")
    await fixture.host.settle()
  }

  private func shown(_ fixture: HostFixture) async -> String? {
    await fixture.host.companionStates.first?.alert?.title
  }

  @Test func alertCoversTheWatchForSomeTime() async throws {
    let fixture = try await HostFixture.withSample()
    let id = try await fixture.start()
    try await alert("Unseen", fixture, of: id)
    try await fixture.host.changeDevice(.watch) { _ in }
    #expect(await shown(fixture) == nil)
    try await alert("Hit", fixture, of: id)
    #expect(await shown(fixture) == "Hit")
    await fixture.advance(to: noon + 5)
    try await alert("Again", fixture, of: id)
    await fixture.advance(to: noon + 14)
    #expect(await shown(fixture) == "Again")
    await fixture.advance(to: noon + 15)
    #expect(await shown(fixture) == nil)
    let rows = try await fixture.host.explanation(of: id).rows.map(\.reason)
    #expect(rows.contains("The watch shows the alert “Hit” for 10 s."))
  }

  @Test func userDismissesTheAlert() async throws {
    let fixture = try await HostFixture.withSample()
    try await fixture.host.changeDevice(.watch) { _ in }
    let id = try await fixture.start()
    try await alert("Hit", fixture, of: id)
    try await fixture.host.dismissWatchAlert()
    #expect(await shown(fixture) == nil)
    await #expect { try await fixture.host.dismissWatchAlert() } throws: {
      "\($0)" == "the watch shows no alert"
    }
    let row = try await fixture.host.explanation(of: id).rows.last
    #expect(row?.reason == "The user dismissed the alert “Hit” on the watch.")
  }

  /// A banner for five seconds; a locked iPad shows the activity on its Lock Screen.
  @Test(arguments: [false, true])
  func padShowsABanner(isLocked: Bool) async throws {
    let fixture = try await HostFixture.withSample()
    try await fixture.host.changeDevice(.pad) { $0.isLocked = isLocked }
    let id = try await fixture.start()
    try await alert("Hit", fixture, of: id)
    #expect(await shown(fixture) == (isLocked ? nil : "Hit"))
    await #expect(throws: HostError.self) { try await fixture.host.dismissWatchAlert() }
    await fixture.advance(to: noon + 5)
    #expect(await shown(fixture) == nil)
  }

  @Test func lockingAPadEndsItsBanner() async throws {
    let fixture = try await HostFixture.withSample()
    try await fixture.host.changeDevice(.pad) { _ in }
    try await alert("Hit", fixture, of: try await fixture.start())
    for isLocked in [true, false] {
      try await fixture.host.changeDevice(.pad) { $0.isLocked = isLocked }
      #expect(await shown(fixture) == nil)
    }
  }

  @Test func alertEndsWhenTheClockIsSetBack() {
    var alerts = CompanionAlerts()
    let alert = ActivityAlert(title: "Hit", body: "", sound: nil)
    alerts.show(alert, of: "a1", app: "Sample", for: 10, at: noon)
    let changes = [-3600.0, -3591, -3590].map { alerts.advance(to: noon + $0) }
    #expect(changes == [true, false, true] && alerts.shown == nil)
  }
}
