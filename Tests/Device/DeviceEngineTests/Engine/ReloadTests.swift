import DeviceFixtures
import Foundation
import HostLink
import Testing

@testable import DeviceEngine

@Suite struct ReloadTests {
  private static let failure = FetchFailure(message: "the provider threw")

  @Test(arguments: [
    (ReloadPolicy.atEnd, date("10:30")), (.after(date("10:20")), date("10:20")),
    (.after(date("11:00")), date("11:00")),
  ])
  func policyReloadsAtItsDate(policy: ReloadPolicy, due: Date) {
    var fixture = EngineFixture()
    fixture.place(timeline([date("10:00"), date("10:30")], policy))
    #expect(fixture.engine.schedule(of: "p1")?.nextReload == due)
    fixture.advance(to: due.addingTimeInterval(-1))
    #expect(fixture.fetches.isEmpty)
    fixture.advance(to: due)
    #expect(fixture.fetches.map(\.kind) == [.timeline])
    #expect(fixture.rows.last { $0.outcome == .charged }?.date == due)
  }

  @Test func policyNeverWaitsForRequest() {
    var fixture = EngineFixture()
    fixture.place(timeline([date("10:00")], .never))
    fixture.advance(to: date("+5 10:00"))
    #expect(fixture.fetches.isEmpty)
    #expect(fixture.engine.schedule(of: "p1")?.wait == .request)
  }

  @Test func contentStaysWhileFetchRuns() {
    var fixture = EngineFixture()
    fixture.place(timeline([date("10:00"), date("10:05"), date("10:10")], .after(date("10:04"))))
    fixture.advance(to: date("10:05"))
    #expect(fixture.fetches.count == 1)
    #expect(fixture.shown["p1"] == .entry(1))
    fixture.advance(to: date("10:10"))
    #expect(fixture.shown["p1"] == .entry(2))
    fixture.answer(timeline([date("11:00")]))
    #expect(fixture.shown["p1"] == .entry(0))
  }

  @Test func lateAnswersAreIgnored() {
    var fixture = EngineFixture()
    fixture.place(timeline([date("10:00")], .never))
    fixture.handle(.reloadedByUser("p1"))
    fixture.handle(.environmentChanged(.locale))
    #expect(fixture.fetches.map(\.token) == [4, 5])
    fixture.answer(timeline([date("09:00"), date("09:30")]))
    #expect(fixture.engine.schedule(of: "p1")?.entries.count == 1)
    fixture.answer(timeline([date("09:00"), date("09:30"), date("09:40")], .never))
    #expect(fixture.engine.schedule(of: "p1")?.entries.count == 3)
    // Unknown tokens.
    fixture.handle(.fetched("p1", token: 99, timeline([date("09:00")])))
    fixture.handle(.fetchFailed("p1", token: 0, Self.failure))
    fixture.handle(.fetched("p9", token: 1, timeline([date("09:00")])))
    #expect(fixture.engine.schedule(of: "p1")?.entries.count == 3)
    #expect(fixture.fetches.isEmpty)
  }

  @Test(arguments: [
    (WidgetEvent.reloadedByUser("p1"), "free person"),
    (.performed("Ext", kind: "clock"), "free intent"),
    (.environmentChanged(.typeSize), "free typeSize"),
    (.reloadRequested("Ext", .allTimelines, isFree: true), "free widgetCenter"),
    (.reconfigured(EngineFixture.placement(), .configured), "free configured"),
  ])
  func freeReloadsBeginAtOnceWithoutCharge(event: WidgetEvent, row: String) {
    var fixture = EngineFixture {
      $0.budget.minReloads = 0
      $0.budget.maxReloads = 0
    }
    fixture.place(timeline([date("10:00")], .never))
    let mark = fixture.rows.count
    for _ in 0..<3 {
      fixture.handle(event)
      fixture.answer(timeline([date("10:00")], .never))
    }
    #expect(fixture.outcomes(since: mark).filter { $0 == row }.count == 3)
    #expect(!fixture.rows.contains { $0.outcome == .charged })
  }

  @Test func budgetedReloadsAreSpaced() {
    var fixture = EngineFixture()
    // Each timeline ends at once.
    fixture.place(timeline([date("10:00")]))
    #expect(fixture.engine.nextWake == date("10:00"))
    fixture.advance(to: date("10:00"))
    fixture.answer(timeline([date("10:00")]))
    let mark = fixture.rows.count
    fixture.advance(to: date("10:00"))
    #expect(fixture.outcomes(since: mark) == ["deferred policy"])
    #expect(fixture.rows.last?.until == date("10:05"))
    #expect(fixture.rows.last?.reason.contains("at least 5 min apart") == true)
    fixture.advance(to: date("10:05"))
    #expect(fixture.fetches.count == 1)
  }

  @Test func usedUpBudgetDefersToNextDay() {
    var fixture = EngineFixture {
      $0.budget.maxReloads = 40
      $0.budget.resetHour = 4
    }
    fixture.place(timeline([date("10:00")]))
    while let wake = fixture.engine.nextWake, wake < date("+1 04:00") {
      fixture.advance(to: wake)
      if !fixture.fetches.isEmpty { fixture.answer(timeline([wake])) }
    }
    #expect(fixture.rows.filter { $0.outcome == .charged }.count == 40)
    #expect(fixture.engine.schedule(of: "p1")?.wait == .budget(until: date("+1 04:00")))
    #expect(fixture.rows.last { $0.outcome == .deferred }?.reason.contains("used up") == true)
    fixture.advance(to: date("+1 04:00"))
    #expect(fixture.fetches.count == 1)
    #expect(fixture.engine.schedule(of: "p1")?.budgetLeft == 39)
  }

  @Test func requestsOfOneExtensionAreBatched() {
    var fixture = EngineFixture()
    fixture.place(EngineFixture.placement("p1"), timeline([date("10:00")], .never))
    fixture.place(
      EngineFixture.placement("p2", kind: "list"), timeline([date("10:00")], .never))
    fixture.place(
      EngineFixture.placement("p3", extension: "Other"), timeline([date("10:00")], .never))
    let mark = fixture.rows.count
    fixture.handle(.reloadRequested("Ext", .timelines(kind: "clock"), isFree: false))
    fixture.advance(to: date("10:00:01"))
    fixture.handle(.reloadRequested("Ext", .timelines(kind: "list"), isFree: false))
    fixture.handle(.reloadRequested("Ext", .timelines(kind: "clock"), isFree: false))
    #expect(fixture.fetches.isEmpty)
    fixture.advance(to: date("10:00:02"))
    #expect(fixture.fetches.map(\.id) == ["p1", "p2"])
    #expect(
      fixture.outcomes(since: mark) == [
        "coalesced widgetCenter", "coalesced widgetCenter", "coalesced widgetCenter",
        "charged widgetCenter", "charged widgetCenter",
      ])
  }

  @Test func requestDuringReloadFollowsIt() {
    var fixture = EngineFixture {
      $0.reloads.minimumSpacing = 0
      $0.reloads.coalescingWindow = 0
    }
    fixture.place(timeline([date("10:00")], .never))
    fixture.handle(.reloadedByUser("p1"))
    for _ in 0..<3 { fixture.handle(.reloadRequested("Ext", .allTimelines, isFree: false)) }
    #expect(fixture.fetches.count == 1)
    fixture.answer(timeline([date("10:00")], .never))
    #expect(fixture.fetches.count == 1)
    fixture.answer(timeline([date("10:00")], .never))
    #expect(fixture.fetches.isEmpty)
    #expect(fixture.rows.filter { $0.outcome == .charged }.count == 1)
  }

  @Test func requestForUnplacedKindIsRecorded() {
    var fixture = EngineFixture()
    fixture.place(timeline([date("10:00")], .never))
    fixture.handle(.reloadRequested("Ext", .timelines(kind: "clok"), isFree: false))
    #expect(fixture.rows.last?.outcome == .coalesced)
    #expect(fixture.rows.last?.reason.contains("\"clok\", but Ext has no placed widget") == true)
  }

  @Test func failuresAreRetriedAfterGrowingWaits() {
    var fixture = EngineFixture()
    fixture.place(timeline([date("10:00")], .never))
    fixture.handle(.reloadedByUser("p1"))
    for wait in [30.0, 120, 480] {
      fixture.fail(Self.failure)
      let due = fixture.engine.now.addingTimeInterval(wait)
      #expect(fixture.engine.schedule(of: "p1")?.wait == .backOff(until: due))
      #expect(fixture.rows.last?.until == due)
      #expect(fixture.shown["p1"] == .entry(0))
      fixture.advance(to: due)
    }
    fixture.answer(timeline([date("10:00"), date("10:11")], .never))
    #expect(fixture.engine.schedule(of: "p1")?.failure == nil)
    #expect(fixture.engine.schedule(of: "p1")?.entries.count == 2)
  }

  @Test func permanentFailureStopsReloadsUntilReinstalled() {
    var fixture = EngineFixture()
    fixture.place(timeline([date("10:00")], .after(date("10:10"))))
    fixture.advance(to: date("10:10"))
    fixture.fail(FetchFailure(message: "unknown kind", isRetryable: false))
    fixture.handle(.reloadRequested("Ext", .allTimelines, isFree: false))
    #expect(fixture.rows.last?.outcome == .deferred)
    #expect(fixture.rows.last?.reason.contains("Install a new build") == true)
    fixture.advance(to: date("+3 10:00"))
    #expect(fixture.fetches.isEmpty)
    #expect(fixture.engine.schedule(of: "p1")?.wait == .installation)
    fixture.handle(.reconfigured(EngineFixture.placement(), .installed))
    #expect(fixture.fetches.count == 1)
  }

  @Test func heldBackReloadIsRefunded() {
    var fixture = EngineFixture()
    fixture.place(timeline([date("10:00")], .after(date("10:10"))))
    fixture.advance(to: date("10:10"))
    #expect(fixture.engine.schedule(of: "p1")?.budgetLeft == 69)
    fixture.fail(FetchFailure(message: "it crashed", heldBackUntil: date("10:12")))
    #expect(fixture.engine.schedule(of: "p1")?.budgetLeft == 70)
    #expect(fixture.engine.schedule(of: "p1")?.wait == .heldBack(until: date("10:12")))
  }

  @Test func failedFirstContentContinuesWithNextRequest() {
    var fixture = EngineFixture()
    fixture.engine.add(EngineFixture.placement(), at: date("10:00"))
    fixture.take()
    fixture.fail(Self.failure)
    #expect(fixture.fetches.map(\.kind) == [.snapshot])
    fixture.fail(Self.failure)
    #expect(fixture.fetches.map(\.kind) == [.timeline])
    fixture.answer(timeline([]))
    #expect(fixture.engine.schedule(of: "p1")?.shown == .nothing)
    #expect(fixture.rows.last?.reason.contains("without entries") == true)
    fixture.advance(to: date("10:00:30"))
    #expect(fixture.fetches.map(\.kind) == [.placeholder])
  }

  @Test func changedFamilyStartsWithPlaceholder() {
    var fixture = EngineFixture()
    fixture.place(timeline([date("10:00")], .never))
    var placement = EngineFixture.placement()
    placement.family = .systemMedium
    fixture.handle(.reconfigured(placement, .configured))
    #expect(fixture.shown["p1"] == .nothing)
    #expect(fixture.fetches.map(\.kind) == [.placeholder])
  }

  @Test func localMidnightReloadsForFree() throws {
    let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
    var fixture = EngineFixture(zone: zone) { $0.reloads.significantHours = [0, 12] }
    fixture.place(timeline([date("10:00")], .never))
    fixture.advance(to: date("10:59:59"))
    #expect(fixture.fetches.isEmpty)
    fixture.advance(to: date("11:00"))
    fixture.answer(timeline([date("11:00")], .never))
    fixture.advance(to: date("23:00"))
    #expect(fixture.fetches.count == 1)
    #expect(fixture.rows.last { $0.cause == .significantTime }?.date == date("23:00"))
    #expect(fixture.rows.last { $0.cause == .significantTime }?.outcome == .free)
  }

  @Test func rarelyViewedWidgetReloadsWhenViewed() {
    var fixture = EngineFixture {
      $0.budget.learningDays = 1
      $0.budget.rarelyViewed = 1
      $0.budget.resetHour = 4
    }
    fixture.place(timeline([date("10:00")], .never))
    fixture.advance(to: date("+1 04:00"))
    #expect(fixture.engine.schedule(of: "p1")?.budgetTotal == 1)
    fixture.handle(.viewed(["p1"]))
    #expect(fixture.fetches.isEmpty)
    fixture.handle(.reloadRequested("Ext", .allTimelines, isFree: false))
    fixture.advance(to: date("+1 04:10"))
    fixture.answer(timeline([date("10:00")], .after(date("+1 05:00"))))
    fixture.advance(to: date("+1 05:00"))
    #expect(fixture.fetches.isEmpty)
    fixture.advance(to: date("+1 06:00"))
    fixture.handle(.viewed(["p1"]))
    #expect(fixture.fetches.count == 1)
    #expect(fixture.rows.last { $0.outcome == .free }?.reason.contains("rarely viewed") == true)
  }

  @Test func removedPlacementIsNotFetched() {
    var fixture = EngineFixture()
    fixture.place(timeline([date("10:00"), date("10:10")]))
    fixture.engine.remove("p1", at: date("10:05"))
    fixture.advance(to: date("12:00"))
    #expect(fixture.fetches.isEmpty)
    #expect(fixture.engine.nextWake == nil)
    #expect(fixture.engine.schedule(of: "p1") == nil)
    fixture.place(timeline([date("12:00")], .never))
    #expect(fixture.engine.schedule(of: "p1")?.shown == .entry(0))
  }
}
