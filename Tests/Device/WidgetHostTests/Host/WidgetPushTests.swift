import DeviceFixtures
import Foundation
import Hexadecimal
import HostLink
import PushValues
import Testing

@testable import DeviceEngine
@testable import DeviceStore
@testable import WidgetHost

/// The push token of an app's widgets: which apps have one, when it is sent, and what pushes to it
/// do.
@Suite struct WidgetPushTests {
  private func kinds(_ call: WidgetTokenCall?) -> [String]? { call?.widgets.map(\.kind) }

  private func token(_ fixture: HostFixture) async throws -> Data {
    try #require(await fixture.host.widgetPushToken(of: "Sample"))
  }

  private func answer(_ host: WidgetHost) async -> HostAnswer {
    await host.answer(.widgetPushToken, from: "Sample")
  }

  // MARK: The token

  @Test func installingAppWithHandlerIssuesToken() async throws {
    let fixture = try await HostFixture.withSample { $0.contents = .pushed }
    await fixture.host.settle()
    let token = try await token(fixture)
    #expect(fixture.extensions.receivedWidgetTokens == [WidgetTokenCall(token: token, widgets: [])])
    #expect(await answer(fixture.host) == .widgetPushToken(token))
    let weather = try await fixture.place("weather")
    let lamp = try await fixture.place("lamp")
    let state = await fixture.host.state()
    #expect(state.extensions.map(\.widgetPushToken) == [token.hexadecimal])
    #expect(state.placements.map(\.id) == [weather, lamp])
    #expect(state.placements.map(\.pushToken) == [token.hexadecimal, nil])
  }

  @Test func appWithoutHandlerHasNoToken() async throws {
    let fixture = try await HostFixture.withSample()
    let id = try await fixture.place()
    #expect(await fixture.host.widgetPushToken(of: "Sample") == nil)
    #expect(await fixture.host.widgetPushToken(of: "Other") == nil)
    #expect(await answer(fixture.host) == .widgetPushToken(nil))
    #expect(try await fixture.host.placementState(id).pushToken == nil)
    #expect(await fixture.host.pushTokenList().isEmpty)
    #expect(fixture.extensions.receivedWidgetTokens.isEmpty)
  }

  @Test func tokenSurvivesRestartAndIsNotSentAgain() async throws {
    let store = MemoryStore()
    let first = try await HostFixture(store: store)
    first.extensions.change { $0.contents = .pushed }
    try await first.install()
    await first.host.settle()
    let token = try await token(first)
    await first.host.stop()
    let second = try await HostFixture(store: store)
    await second.host.settle()
    #expect(await second.host.widgetPushToken(of: "Sample") == token)
    #expect(second.extensions.receivedWidgetTokens.isEmpty)
  }

  @Test func otherPushEnvironmentIssuesAndSendsNewToken() async throws {
    let store = MemoryStore()
    let first = try await HostFixture(store: store)
    first.extensions.change { $0.contents = .pushed }
    try await first.install()
    try await first.place()
    let old = try await token(first)
    await first.host.stop()
    var production = PushTokenSource.seeded(7)
    production.isProduction = true
    let second = try await HostFixture(store: store, pushTokens: production)
    await second.host.settle()
    let new = try await token(second)
    #expect(new != old)
    #expect(second.extensions.receivedWidgetTokens.map(\.token) == [new])
    #expect(kinds(second.extensions.receivedWidgetTokens.last) == ["weather"])
    #expect(await second.host.pushTokenFacts(old) == nil)
    #expect(await second.host.pushTokenFacts(new)?.isProduction == true)
  }

  @Test func tokenIsLiveOnlyWhileBuildHasHandler() async throws {
    let fixture = try await HostFixture.withSample { $0.contents = .pushed }
    try await fixture.place()
    let token = try await token(fixture)
    fixture.extensions.change { $0.contents = BundleDescription(widgets: [.weather]) }
    try await fixture.install(build: "2")
    await fixture.host.settle()
    #expect(await fixture.host.pushTokenFacts(token)?.isLive == false)
    #expect(await fixture.host.pushTokenList().isEmpty)
    #expect(await fixture.host.pushWidgets(to: token).outcome == .staleToken)
    #expect(await answer(fixture.host) == .widgetPushToken(nil))
    fixture.extensions.change { $0.contents = .pushed }
    try await fixture.install(build: "3")
    await fixture.host.settle()
    #expect(await fixture.host.pushTokenFacts(token)?.isLive == true)
    #expect(fixture.extensions.receivedWidgetTokens.last?.token == token)
    try await fixture.host.uninstall("Sample")
    #expect(await fixture.host.pushTokenFacts(token)?.isLive == false)
    #expect(await fixture.host.pushWidgets(to: token).outcome == .staleToken)
  }

  // MARK: Calls of push handlers

  /// An action of the user. `p1` is a weather widget, which has a push handler; `p2` is a lamp,
  /// which has none.
  enum Change: String, CaseIterable {
    case placesOne, placesOneWithout, removes, removesWithout, moves, configuresWithout, stacks
    case installsTheSame, installsAnother, uninstalls

    /// The kinds that the handler receives; nil if it is not called.
    var receivedKinds: [String]? {
      switch self {
      case .placesOne: ["weather", "weather"]
      case .removes: []
      case .installsAnother: ["weather"]
      case .placesOneWithout, .removesWithout, .moves, .configuresWithout, .stacks,
        .installsTheSame, .uninstalls:
        nil
      }
    }
  }

  @Test(arguments: Change.allCases)
  func sendsTokenWhenPushedWidgetsChange(change: Change) async throws {
    let fixture = try await HostFixture.withSample { $0.contents = .pushed }
    try await fixture.place("weather")
    try await fixture.place("lamp")
    fixture.extensions.forgetCalls()
    let host = fixture.host
    switch change {
    case .placesOne: try await fixture.place("weather", .systemMedium)
    case .placesOneWithout: try await fixture.place("lamp")
    case .removes: try await host.remove("p1")
    case .removesWithout: try await host.remove("p2")
    case .moves: try await host.move("p1", to: .home(page: 1, column: 0, row: 0))
    case .configuresWithout: try await host.configure("p2", ["level": .integer(3)])
    case .stacks: try await host.stack("p1", onto: "p2")
    case .installsTheSame: try await fixture.install()
    case .installsAnother: try await fixture.install(build: "2")
    case .uninstalls: try await host.uninstall("Sample")
    }
    await host.settle()
    #expect(
      fixture.extensions.receivedWidgetTokens.count == (change.receivedKinds == nil ? 0 : 1))
    #expect(kinds(fixture.extensions.receivedWidgetTokens.last) == change.receivedKinds)
  }

  @Test func sendsTokenWhenConfigurationChanges() async throws {
    let fixture = try await HostFixture.withSample {
      $0.contents = BundleDescription(widgets: [.weather, .lamp.pushed])
    }
    let id = try await fixture.place("lamp")
    try await fixture.host.configure(id, ["level": .integer(3)])
    try await fixture.host.configure(id, ["level": .integer(3)])
    await fixture.host.settle()
    let lamp = PlacedConfiguration(kind: "lamp", family: .systemSmall)
    var brighter = lamp
    brighter.values = ["level": .integer(3)]
    #expect(fixture.extensions.receivedWidgetTokens.map(\.widgets) == [[], [lamp], [brighter]])
  }

  @Test func changesDuringSendingAreSentTogether() async throws {
    let fixture = try await HostFixture(holding: ["widgetToken"])
    fixture.extensions.change { $0.contents = .pushed }
    try await fixture.install()
    await fixture.extensions.waitForCall("widgetToken")
    for _ in 0..<3 {
      try await fixture.host.place(extension: "Sample", kind: "weather", family: .systemSmall)
    }
    try await fixture.host.remove("p2")
    #expect(fixture.extensions.receivedWidgetTokens.count == 1)
    fixture.extensions.release("widgetToken")
    await fixture.host.settle()
    #expect(fixture.extensions.receivedWidgetTokens.map(\.widgets.count) == [0, 2])
  }

  @Test func failedSendingIsNoticedAndRepeatedWithNextChange() async throws {
    struct Crash: Error {}
    let fixture = try await HostFixture.withSample { script in
      script.contents = .pushed
      script.widgetToken = { if $0.widgets.isEmpty { throw Crash() } }
    }
    await fixture.host.settle()
    #expect(
      await fixture.host.notices.contains { $0.contains("did not receive its push tokens") })
    try await fixture.place()
    #expect(kinds(fixture.extensions.receivedWidgetTokens.last) == ["weather"])
  }

  // MARK: Pushes

  @Test func pushReloadsWidgetsWithHandlerWithinBudget() async throws {
    let fixture = try await HostFixture.withSample { $0.contents = .pushed }
    let weather = try await fixture.place("weather")
    let lamp = try await fixture.place("lamp")
    let token = try await token(fixture)
    let budget = try await fixture.host.explanation(of: weather).budget.left
    fixture.extensions.forgetCalls()

    let first = await fixture.host.pushWidgets(to: token, bundle: "local.vitrine.Sample")
    #expect(first.outcome == .delivered && first.sentence == "The widget reloads.")
    await fixture.host.settle()
    #expect(fixture.extensions.calls == ["timeline weather"])
    let explained = try await fixture.host.explanation(of: weather)
    #expect(explained.budget.left == budget - 1)
    #expect(explained.rows.contains { $0.outcome == .charged && $0.cause == .push })
    #expect(try await !fixture.host.explanation(of: lamp).rows.contains { $0.cause == .push })

    // The second push comes too soon after a budgeted reload.
    let second = await fixture.host.pushWidgets(to: token)
    #expect(second.outcome == .delivered)
    #expect(
      second.sentence
        == "The widget reloads later; `vitrine explain p1` says why p1 waits.")
    #expect(fixture.extensions.calls == ["timeline weather"])
    let third = try await fixture.place("weather", .systemMedium)
    #expect(await fixture.host.pushWidgets(to: token).sentence.hasPrefix("1 of the 2 widgets"))
    await fixture.advance(to: noon + 300)
    let row = try await fixture.host.explanation(of: weather).rows.last { $0.outcome == .charged }
    #expect(row?.cause == .push && row?.date == noon + 300)
    #expect(try await fixture.host.explanation(of: third).rows.contains { $0.cause == .push })
  }

  @Test func pushWithoutPlacedWidgetReportsIt() async throws {
    let fixture = try await HostFixture.withSample { $0.contents = .pushed }
    try await fixture.place("lamp")
    fixture.extensions.forgetCalls()
    let verdict = await fixture.host.pushWidgets(to: try await token(fixture))
    #expect(verdict.outcome == .delivered && verdict.sentence.contains("nothing reloads"))
    await fixture.host.settle()
    #expect(fixture.extensions.calls.isEmpty)
    let row = try await fixture.host.newestLedger(limit: 1).last
    #expect(row?.cause == .push && row?.outcome == .coalesced)
  }

  @Test(arguments: [
    ("com.example.other", PushVerdict.Outcome.wrongTopic), ("local.vitrine.Sample", .delivered),
  ])
  func topicMustNameTheApp(bundle: String, outcome: PushVerdict.Outcome) async throws {
    let fixture = try await HostFixture.withSample { $0.contents = .pushed }
    let token = try await token(fixture)
    #expect(await fixture.host.pushWidgets(to: token, bundle: bundle).outcome == outcome)
    #expect(await fixture.host.pushWidgets(to: Data([1])).cause == .unknownToken)
  }
}

extension WidgetDescription {
  /// A copy with a push handler.
  var pushed: WidgetDescription {
    var widget = self
    widget.hasPushHandler = true
    return widget
  }
}

extension BundleDescription {
  /// The sample extension, whose weather widget has a push handler.
  static let pushed = BundleDescription(
    widgets: [.weather.pushed, .lamp], controls: [.fan, .light, .door])
}
