import Foundation
import HostLink
import Testing

@testable import DeviceEngine

/// Pushes of priority 10 and their hour's budget.
@Suite struct ActivityBudgetTests {
  private let high = ActivityAsker.push(priority: 10)

  @Test(arguments: [(false, 15), (true, 60)])
  func anHourHasSoManyPushesOfHighPriority(isFrequent: Bool, most: Int) throws {
    var fixture = ActivityEngineFixture()
    fixture.engine.setApp("Sample", isAllowed: true, hasFrequentPushes: isFrequent)
    let id = try fixture.start(push: .token)
    for _ in 0..<most { #expect(try fixture.update(id, by: high) == .taken) }
    let next = fixture.now + 3600 / Double(most)
    #expect(try fixture.update(id, "no", by: high) == .overBudget(next: next))
    #expect(fixture.text(id) != "no")
    #expect(try fixture.update(id, "low", by: .push(priority: 5)) == .taken)
    #expect(try fixture.update(id, "app") == .taken)
    fixture.now = next
    #expect(try fixture.update(id, "again", by: high) == .taken)
    #expect(try fixture.update(id, "no", by: high) == .overBudget(next: next + 3600 / Double(most)))
    // No more than an hour's are saved.
    fixture.now = fixture.at(7 * 60)
    for _ in 0..<most { #expect(try fixture.update(id, by: high) == .taken) }
    #expect(try fixture.update(id, "no", by: high) != .taken)
  }

  @Test func whatIsDroppedForAnotherReasonTakesNothing() throws {
    var fixture = ActivityEngineFixture { $0.pushesPerHour = 1 }
    let id = try fixture.start(push: .token)
    let large = String(repeating: "x", count: 5000)
    #expect(try fixture.update(id, large, by: high) == .tooLarge(5012))
    #expect(
      try fixture.update(id, timestamp: fixture.at(-1), by: high)
        == .superseded(by: fixture.now))
    #expect(try fixture.update(id, by: high) == .taken)
    #expect(fixture.rows.last?.outcome == .charged)
    #expect(fixture.rows.last?.budgetLeft == 0)
  }

  @Test func anEndIsNotHeldUp() throws {
    var fixture = ActivityEngineFixture { $0.pushesPerHour = 0 }
    let id = try fixture.start(push: .token)
    #expect(try fixture.update(id, by: high) == .overBudget(next: nil))
    #expect(try fixture.end(id, by: high) == .taken)
  }

  @Test func theSentenceSaysWhenTheNextMayCome() throws {
    var fixture = ActivityEngineFixture { $0.pushesPerHour = 1 }
    let id = try fixture.start(push: .token)
    try fixture.update(id, by: high)
    try fixture.update(id, by: high)
    #expect(
      fixture.sentence
        == "Dropped: its budget for pushes of priority 10 is used up; the next may come at 13:00. "
        + "Pushes of priority 5 are free.")
  }
}
