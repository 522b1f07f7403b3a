import DeviceFixtures
import Foundation
import HostLink
import Testing

@testable import DeviceEngine

@Suite struct ClockTests {
  @Test func scrubbingBackShowsEarlierEntriesWithoutCharge() {
    var fixture = EngineFixture()
    let entries = [date("10:00"), date("10:10"), date("10:20")]
    fixture.place(timeline(entries, .after(date("10:30"))))
    fixture.advance(to: date("10:25"))
    #expect(fixture.shown["p1"] == .entry(2))
    for _ in 0..<3 {
      fixture.advance(to: date("10:15"))
      #expect(fixture.shown["p1"] == .entry(1))
      #expect(fixture.rows.last?.cause == .clock)
      #expect(
        fixture.rows.last?.reason.hasPrefix("The clock was set back; the stored timeline") == true)
      fixture.advance(to: date("10:00"))
      #expect(fixture.shown["p1"] == .entry(0))
      fixture.advance(to: date("10:25"))
      #expect(fixture.shown["p1"] == .entry(2))
    }
    #expect(!fixture.rows.contains { $0.outcome == .charged })
    fixture.advance(to: date("10:30"))
    fixture.answer(timeline([date("10:15"), date("10:30")], .after(date("11:00"))))
    // Passes the date of that reload again, with the new timeline.
    fixture.advance(to: date("10:20"))
    fixture.advance(to: date("10:40"))
    #expect(fixture.rows.filter { $0.outcome == .charged }.count == 1)
    #expect(fixture.fetches.isEmpty)
  }

  /// The timeline of tomorrow does not say what was shown today.
  @Test func clockSetBackBeforeTimelineReloadsFree() {
    var fixture = EngineFixture()
    fixture.place(timeline([date("10:00")], .after(date("11:00"))))
    fixture.advance(to: date("+1 12:00"))
    fixture.answer(timeline([date("+1 12:00"), date("+1 13:00")], .after(date("+1 14:00"))))
    #expect(fixture.fetches.isEmpty)
    fixture.advance(to: date("10:30"))
    #expect(fixture.fetches.map(\.kind) == [.timeline])
    #expect(fixture.rows.last?.outcome == .free && fixture.rows.last?.cause == .clock)
    #expect(
      fixture.rows.last?.reason
        == "Free reload: the clock was set back to before the first entry of the timeline.")
    // Scrubbing on joins the running reload.
    fixture.advance(to: date("10:10"))
    fixture.advance(to: date("10:05"))
    #expect(fixture.fetches.count == 1)
    fixture.answer(timeline([date("10:30")], .never))
    #expect(fixture.fetches.count == 1)
    fixture.answer(timeline([date("10:05"), date("10:20")], .never))
    #expect(fixture.shown["p1"] == .entry(0) && fixture.fetches.isEmpty)
    #expect(fixture.rows.filter { $0.outcome == .charged }.count == 1)
  }

  @Test func settingClockFarBackDefersNothing() {
    var fixture = EngineFixture { $0.budget.resetHour = 4 }
    fixture.place(timeline([date("10:00")], .never))
    fixture.advance(to: date("+30 10:00"))
    fixture.handle(.reloadRequested("Ext", .allTimelines, isFree: false))
    fixture.advance(to: date("+30 10:01"))
    fixture.answer(timeline([date("10:00")], .never))
    fixture.advance(to: date("10:00"))
    #expect(fixture.engine.schedule(of: "p1")?.budgetResets == date("+1 04:00"))
    // Not viewed in 30 days: 12 reloads, of which one is charged.
    #expect(fixture.engine.schedule(of: "p1")?.budgetLeft == 11)
    fixture.handle(.reloadRequested("Ext", .allTimelines, isFree: false))
    fixture.advance(to: date("10:05"))
    #expect(fixture.fetches.count == 1)
  }

  @Test func longJumpHandlesEverythingDueInOrder() {
    var fixture = EngineFixture { $0.budget.resetHour = 4 }
    fixture.place(timeline([date("10:00"), date("11:00"), date("12:00")], .after(date("11:30"))))
    let mark = fixture.rows.count
    fixture.advance(to: date("+1 05:00"))
    #expect(
      fixture.rows.dropFirst(mark).map { "\($0.outcome) \($0.date == date("11:30"))" } == [
        "shown false", "charged true", "shown false", "budgetReset false",
      ])
    let dates = fixture.rows.map(\.date)
    #expect(dates == dates.sorted())
    #expect(fixture.engine.now == date("+1 05:00"))
  }

  @Test func storedScheduleContinuesAfterRestart() throws {
    var fixture = EngineFixture { $0.budget.resetHour = 4 }
    fixture.place(timeline([date("10:00"), date("10:10")], .after(date("10:30"))))
    fixture.advance(to: date("10:30"))
    #expect(fixture.engine.takeChangedPlacements() == ["p1"])
    #expect(fixture.engine.takeChangedPlacements() == [])
    let stored = try JSONEncoder().encode(fixture.engine.snapshotForStore(of: "p1"))
    var other = EngineFixture(at: date("10:31")) { $0.budget.resetHour = 4 }
    other.engine.add(
      EngineFixture.placement(), at: date("10:31"),
      restoring: try JSONDecoder().decode(RestoredTimeline.self, from: stored))
    other.take()
    #expect(other.shown["p1"] == .entry(1))
    #expect(other.engine.schedule(of: "p1")?.budgetLeft == 69)
    // The running fetch is repeated and not charged twice.
    other.advance(to: date("10:31"))
    #expect(other.fetches.map(\.kind) == [.timeline])
    #expect(other.engine.schedule(of: "p1")?.budgetLeft == 69)
  }

  @Test func budgetResetsAtDifferentTimeForEachPlacement() {
    func resets(seed: UInt64) -> [Date] {
      var fixture = EngineFixture(seed: seed)
      for id in ["p1", "p2", "p3"] as [PlacementID] {
        fixture.place(EngineFixture.placement(id), timeline([date("10:00")], .never))
      }
      return (["p1", "p2", "p3"] as [PlacementID]).compactMap {
        fixture.engine.schedule(of: $0)?.budgetResets
      }
    }
    #expect(resets(seed: 1) == resets(seed: 1))
    #expect(resets(seed: 1) != resets(seed: 2))
    #expect(Set(resets(seed: 1)).count == 3)
    for reset in resets(seed: 1) {
      #expect(reset >= date("+1 01:00") && reset < date("+1 06:00"))
    }
  }
}
