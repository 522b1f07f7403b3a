import Foundation
import HostLink
import Testing

@testable import DeviceEngine

/// The hourly budget of pushes of priority 10.
@Suite struct ActivityBudgetTests {
  private let high = ActivityRequester.push(priority: 10)

  @Test(arguments: [(false, 15), (true, 60)])
  func budgetLimitsPushesPerHour(isFrequent: Bool, limit: Int) throws {
    var fixture = ActivityEngineFixture()
    fixture.engine.setApp("Sample", isAllowed: true, hasFrequentPushes: isFrequent)
    let id = try fixture.start(push: .token)
    for _ in 0..<limit { #expect(try fixture.update(id, by: high) == .delivered) }
    let next = fixture.now + 3600 / Double(limit)
    func budget(_ fixture: ActivityEngineFixture) throws -> PushBudget {
      try #require(fixture.activity(id)).stored.budget
    }
    #expect(try fixture.update(id, "no", by: high) == .overBudget)
    #expect(try budget(fixture).next(limit: limit, at: fixture.now) == next)
    #expect(fixture.text(id) != "no")
    #expect(try fixture.update(id, "low", by: .push(priority: 5)) == .delivered)
    #expect(try fixture.update(id, "app") == .delivered)
    fixture.now = next
    #expect(try fixture.update(id, "again", by: high) == .delivered)
    #expect(try fixture.update(id, "no", by: high) == .overBudget)
    #expect(try budget(fixture).next(limit: limit, at: next) == next + 3600 / Double(limit))
    // At most the pushes of one hour accumulate.
    fixture.now = fixture.at(7 * 60)
    for _ in 0..<limit { #expect(try fixture.update(id, by: high) == .delivered) }
    #expect(try fixture.update(id, "no", by: high) == .overBudget)
  }

  @Test func otherRejectionsAreNotCharged() throws {
    var fixture = ActivityEngineFixture { $0.pushesPerHour = 1 }
    let id = try fixture.start(push: .token)
    let large = String(repeating: "x", count: 5000)
    #expect(try fixture.update(id, large, by: high) == .refused)
    #expect(fixture.sentence.contains("have 5012 bytes together"))
    #expect(try fixture.update(id, timestamp: fixture.at(-1), by: high) == .superseded)
    #expect(try fixture.update(id, by: high) == .delivered)
    #expect(fixture.rows.last?.outcome == .charged)
    #expect(fixture.rows.last?.budgetLeft == 0)
  }

  @Test func endIsNotCharged() throws {
    var fixture = ActivityEngineFixture { $0.pushesPerHour = 0 }
    let id = try fixture.start(push: .token)
    #expect(try fixture.update(id, by: high) == .overBudget)
    #expect(fixture.sentence.contains("its budget allows no pushes of priority 10"))
    #expect(try fixture.end(id, by: high) == .delivered)
  }

  @Test func rejectionSaysWhenNextPushIsPossible() throws {
    var fixture = ActivityEngineFixture { $0.pushesPerHour = 1 }
    let id = try fixture.start(push: .token)
    try fixture.update(id, by: high)
    try fixture.update(id, by: high)
    #expect(
      fixture.sentence
        == "Rejected: its budget for pushes of priority 10 is used up until 13:00. Pushes of "
        + "priority 5 are free.")
  }

  @Test func developerModeLiftsTheBudget() throws {
    var fixture = ActivityEngineFixture { $0.pushesPerHour = 1 }
    let id = try fixture.start(push: .token)
    fixture.engine.isDeveloperModeOn = true
    for _ in 0..<50 { #expect(try fixture.update(id, by: high) == .delivered) }
    #expect(fixture.rows.last?.outcome == .free)
    #expect(fixture.rows.last?.budgetLeft == 1)
    #expect(
      fixture.sentence == "A push of priority 10 updated it; developer mode lifts the budget.")
    fixture.engine.isDeveloperModeOn = false
    #expect(try fixture.update(id, by: high) == .delivered)
    #expect(try fixture.update(id, by: high) == .overBudget)
  }
}
