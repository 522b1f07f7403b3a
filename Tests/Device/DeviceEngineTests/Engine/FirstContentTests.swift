import DeviceFixtures
import Foundation
import Testing

@testable import DeviceEngine

@Suite struct FirstContentTests {
  @Test func showsPlaceholderThenSnapshotThenEntries() {
    var fixture = EngineFixture()
    fixture.engine.add(EngineFixture.placement(), at: date("10:00"))
    fixture.take()
    #expect(fixture.fetches.map(\.kind) == [.placeholder])
    fixture.answer(timeline([date("10:00")], .never))
    #expect(fixture.shown["p1"] == .placeholder)
    #expect(fixture.fetches.map(\.kind) == [.snapshot])
    fixture.answer(timeline([date("10:00")], .never))
    #expect(fixture.shown["p1"] == .snapshot)
    #expect(fixture.fetches.map(\.kind) == [.timeline])
    fixture.answer(timeline([date("10:00"), date("10:30")]))
    #expect(fixture.shown["p1"] == .entry(0))
    #expect(fixture.engine.nextWake == date("10:30"))
    #expect(fixture.outcomes() == ["changed placed", "free placed", "delivered placed"])
    fixture.advance(to: date("10:30"))
    #expect(fixture.shown["p1"] == .entry(1))
    #expect(fixture.fetches.map(\.kind) == [.timeline])
    #expect(fixture.engine.schedule(of: "p1")?.budgetLeft == 69)
  }
}
