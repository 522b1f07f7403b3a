import DeviceFixtures
import Foundation
import HostLink
import Testing

@testable import DeviceEngine

/// Developer mode lifts the budget of reloads, says so, and restores it.
@Suite struct DeveloperModeTests {
  /// A widget that has used up its budget of one reload.
  private func usedUp(_ change: (inout HostSettings) -> Void = { _ in }) -> EngineFixture {
    var fixture = EngineFixture {
      $0.budget.minReloads = 1
      $0.budget.maxReloads = 1
      $0.budget.rarelyViewed = 1
      $0.budget.resetHour = 4
      $0.reloads.coalescingWindow = 0
      change(&$0)
    }
    fixture.place(timeline([date("10:00")], .never))
    fixture.handle(.reloadRequested("Ext", .allTimelines, isFree: false))
    fixture.answer(timeline([date("10:00")], .never))
    return fixture
  }

  @Test func deferredReloadBeginsWhenModeIsTurnedOn() {
    var fixture = usedUp()
    fixture.handle(.reloadRequested("Ext", .allTimelines, isFree: false))
    #expect(fixture.engine.schedule(of: "p1")?.wait == .budget(until: date("+1 04:00")))
    let mark = fixture.rows.count
    fixture.engine.setDeveloperMode(true, at: fixture.engine.now)
    fixture.take()
    #expect(fixture.outcomes(since: mark) == ["changed person", "free widgetCenter"])
    #expect(
      fixture.rows.suffix(2).map(\.reason) == [
        "Developer mode is on: it lifts the budget of reloads.",
        "Free reload: WidgetCenter requested it, and developer mode lifts the budget.",
      ])
    #expect(fixture.fetches.map(\.kind) == [.timeline])
  }

  @Test(arguments: [
    WidgetEvent.reloadRequested("Ext", .allTimelines, isFree: false),
    .pushed("Ext", kinds: ["clock"]),
  ])
  func requestsAreNeitherDeferredNorCharged(event: WidgetEvent) {
    var fixture = usedUp()
    fixture.engine.setDeveloperMode(true, at: fixture.engine.now)
    for _ in 0..<100 {
      fixture.handle(event)
      #expect(fixture.fetches.count == 1)
      fixture.answer(timeline([date("10:00")], .never))
    }
    let state = fixture.engine.schedule(of: "p1")
    #expect(state?.isBudgetLifted == true)
    #expect(state?.budgetLeft == 0)
    #expect(!fixture.outcomes().contains { $0.hasPrefix("deferred") })
  }

  @Test func turningItOffRestoresTheBudget() {
    var fixture = usedUp { $0.reloads.minimumSpacing = 0 }
    fixture.engine.setDeveloperMode(true, at: date("10:01"))
    fixture.engine.setDeveloperMode(false, at: date("10:02"))
    fixture.take()
    #expect(
      fixture.rows.last?.reason
        == "Developer mode is off: 0 of 1 reloads are left until 2026-03-06 04:00.")
    fixture.handle(.reloadRequested("Ext", .allTimelines, isFree: false))
    #expect(fixture.fetches.isEmpty)
    #expect(fixture.engine.schedule(of: "p1")?.wait == .budget(until: date("+1 04:00")))
    fixture.advance(to: date("+1 04:00"))
    #expect(fixture.rows.last?.outcome == .charged)
  }

  /// A timeline whose policy is always due must not reload without end.
  @Test func duePolicyKeepsShortSpacing() {
    var fixture = usedUp()
    fixture.engine.setDeveloperMode(true, at: fixture.engine.now)
    fixture.handle(.reloadedByUser("p1"))
    fixture.answer(timeline([date("09:00")], .atEnd))
    var reloads = 0
    while let wake = fixture.engine.nextWake, wake <= date("10:01") {
      fixture.advance(to: wake)
      guard !fixture.fetches.isEmpty else { continue }
      reloads += 1
      fixture.answer(timeline([date("09:00")], .atEnd))
    }
    // One a 5 seconds, and one at once.
    #expect((12...13).contains(reloads), "\(reloads)")
    #expect(fixture.engine.schedule(of: "p1")?.budgetLeft == 0)
  }

  @Test func turningItOnTwiceChangesNothing() {
    var fixture = usedUp()
    fixture.engine.setDeveloperMode(true, at: fixture.engine.now)
    fixture.take()
    let mark = fixture.rows.count
    fixture.engine.setDeveloperMode(true, at: fixture.engine.now)
    fixture.take()
    #expect(fixture.rows.count == mark)
  }
}
