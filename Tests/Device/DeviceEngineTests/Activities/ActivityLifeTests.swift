import DeviceEngine
import DeviceFixtures
import Foundation
import HostLink
import Testing

/// The rules of an activity's states, on a virtual clock.
@Suite struct ActivityLifeTests {
  @Test func isActiveForEightHoursAndEndedForFour() throws {
    var fixture = ActivityEngineFixture()
    let id = try fixture.start()
    fixture.run(to: fixture.at(8 * 60 - 0.1))
    #expect(fixture.state(id) == .active)
    #expect(fixture.island(id) == [.compact])
    fixture.run(to: fixture.at(8 * 60))
    #expect(fixture.state(id) == .ended)
    #expect(fixture.island(id) == [.hidden])
    #expect(fixture.stack == [id])
    #expect(fixture.sentence == "The system ended it: an activity is active for at most 8 h.")
    fixture.run(to: fixture.at(12 * 60))
    #expect(fixture.stack == [])
    #expect(fixture.news.map(\.state) == [.active, .ended, .dismissed])
    #expect(fixture.removed == [id])
    #expect(fixture.engine.nextWake == nil)
  }

  /// After a pause, each overdue change is made as of its own date.
  @Test(arguments: [
    (9.0, ActivityStateName.ended), (11.9, .ended), (12, .dismissed), (500, .dismissed),
  ])
  func overdueChangesAreMade(hours: Double, state: ActivityStateName) throws {
    var fixture = ActivityEngineFixture()
    let id = try fixture.start(stale: fixture.at(30))
    fixture.advance(to: fixture.at(hours * 60))
    #expect(fixture.state(id) == state)
    if state == .ended {
      #expect(fixture.activity(id)?.stored.endDate == fixture.at(8 * 60))
      #expect(fixture.engine.nextWake == fixture.at(12 * 60))
      #expect(fixture.stored.last?.state == .ended)
    }
  }

  @Test func becomesStaleAndIsReactivatedByUpdate() throws {
    var fixture = ActivityEngineFixture()
    let id = try fixture.start(stale: fixture.at(10))
    fixture.draw()
    fixture.run(to: fixture.at(10))
    #expect(fixture.state(id) == .stale)
    #expect(fixture.fetches.map(\.isStale) == [true])
    #expect(fixture.island(id) == [.compact])
    fixture.draw()
    fixture.now = fixture.at(11)
    try fixture.update(id, stale: fixture.at(20))
    #expect(fixture.state(id) == .active)
    #expect(fixture.fetches.map(\.isStale) == [false])
    // An update whose stale date has passed.
    try fixture.update(id, stale: fixture.at(5))
    #expect(fixture.state(id) == .stale)
  }

  @Test func settingClockBackReactivatesStaleActivity() throws {
    var fixture = ActivityEngineFixture()
    let id = try fixture.start(stale: fixture.at(10))
    fixture.run(to: fixture.at(15))
    #expect(fixture.state(id) == .stale)
    fixture.advance(to: fixture.at(5))
    #expect(fixture.state(id) == .active)
    fixture.run(to: fixture.at(10))
    #expect(fixture.state(id) == .stale)
  }

  @Test func olderUpdateIsRejected() throws {
    var fixture = ActivityEngineFixture()
    let id = try fixture.start()
    #expect(try fixture.update(id, "2", timestamp: fixture.at(2)) == .delivered)
    #expect(try fixture.update(id, "1", timestamp: fixture.at(1)) == .superseded)
    #expect(fixture.text(id) == "2")
    #expect(
      fixture.sentence
        == "Rejected: its timestamp is older than the newest update's, 12:02. That one is in the "
        + "future of the device's clock; timestamps are seconds since 1970.")
    // Equal timestamps are accepted, and updates of the app are never outdated.
    #expect(try fixture.update(id, "3", timestamp: fixture.at(2)) == .delivered)
    // Servers send whole seconds.
    let late = fixture.at(2) + 0.75
    #expect(try fixture.update(id, "4", timestamp: late) == .delivered)
    #expect(try fixture.update(id, "4", timestamp: late - 0.25) == .superseded)
    #expect(fixture.activity(id)?.stored.timestamp == late)
    #expect(try fixture.update(id, "5", timestamp: fixture.at(2)) == .delivered)
    #expect(try fixture.update(id, "5", timestamp: fixture.at(2) - 1) == .superseded)
    #expect(try fixture.update(id, "4") == .delivered)
    #expect(try fixture.end(id, timestamp: fixture.at(1)) == .superseded)
    #expect(fixture.state(id) == .active)
  }

  @Test(arguments: [
    (ActivityDismissal.default, 240.0), (.after(noon + 1800), 30),
    (.after(noon + 10 * 3600), 240), (.immediate, 0),
    (.after(noon - 60), 0), (.after(.distantFuture), 240),
    (.after(.distantPast), 0),
  ])
  func dismissalFollowsPolicy(policy: ActivityDismissal, minutes: Double) throws {
    var fixture = ActivityEngineFixture()
    let id = try fixture.start()
    try fixture.end(id, #"{"n":9}"#, policy)
    #expect(fixture.news.last?.state == (minutes == 0 ? .dismissed : .ended))
    #expect(fixture.engine.nextWake == (minutes == 0 ? nil : fixture.at(minutes)))
    if minutes > 0 { #expect(fixture.text(id) == #"{"n":9}"#) }
    fixture.run(to: fixture.at(minutes))
    #expect(fixture.stack == [])
  }

  /// Invalid dates, whose descriptions must not be evaluated.
  @Test(arguments: [Double.infinity, -.infinity, .nan, 1e300, -1e15])
  func invalidDatesAreReplaced(seconds: Double) throws {
    let date = Date(timeIntervalSinceReferenceDate: seconds)
    var fixture = ActivityEngineFixture()
    let id = try fixture.start(stale: date, alert: ActivityAlert(title: "", body: ""), start: date)
    #expect(fixture.state(id) == .active)
    #expect(
      try fixture.update(id, stale: date, relevance: .infinity, timestamp: date) == .delivered)
    #expect(fixture.activity(id)?.stored.content.staleDate == nil)
    try fixture.end(id, nil, .after(date))
    #expect(fixture.engine.nextWake.map { $0 == fixture.at(240) } ?? (seconds < 0))
  }

  @Test func onlyDismissalOfEndedActivityChanges() throws {
    var fixture = ActivityEngineFixture()
    let id = try fixture.start()
    try fixture.end(id)
    #expect(try fixture.update(id, "9") == .staleToken)
    #expect(try fixture.end(id, by: .push(priority: 5)) == .staleToken)
    #expect(fixture.text(id) == #"{"n":0}"#)
    fixture.now = fixture.at(60)
    try fixture.end(id, "9", .after(fixture.at(600)))
    #expect(fixture.text(id) == #"{"n":0}"#)
    #expect(fixture.engine.nextWake == fixture.at(240), "four hours count from the end")
    try fixture.end(id, nil, .immediate)
    #expect(fixture.stack == [])
    #expect(throws: ActivityRefusal.self) { try fixture.end(id) }
  }

  @Test func scheduledActivityStartsWithAlert() throws {
    var fixture = ActivityEngineFixture()
    let alert = ActivityAlert(title: "Go", body: "")
    #expect {
      try fixture.start(start: fixture.at(10))
    } throws: { ($0 as? ActivityRefusal)?.reason == .unsupported }
    let id = try fixture.start(alert: alert, start: fixture.at(10))
    #expect(fixture.state(id) == .pending)
    #expect(fixture.fetches.isEmpty)
    #expect(fixture.island(id) == [.hidden])
    #expect(fixture.activity(id)?.stored.alertCount == 0)
    try fixture.update(id, "1")
    #expect(fixture.state(id) == .pending)
    fixture.run(to: fixture.at(10))
    #expect(fixture.state(id) == .active)
    #expect(fixture.activity(id)?.stored.alertCount == 1)
    #expect(fixture.fetches.map { String(decoding: $0.content.state, as: UTF8.self) } == ["1"])
    #expect(fixture.engine.nextWake == fixture.at(10 + 8 * 60))
    // An activity that was never shown does not stay.
    let other = try fixture.start(alert: alert, start: fixture.at(60))
    try fixture.end(other)
    #expect(fixture.state(other) == .dismissed)
  }

  @Test func alertsAreCounted() throws {
    var fixture = ActivityEngineFixture()
    let id = try fixture.start()
    try fixture.update(id, alert: ActivityAlert(title: "One", body: ""))
    try fixture.update(id)
    try fixture.update(id, alert: ActivityAlert(title: "Two", body: ""))
    #expect(fixture.activity(id)?.stored.alertCount == 2)
    #expect(fixture.activity(id)?.stored.alert?.title == "Two")
  }

  /// The attributes have 12 bytes.
  @Test(arguments: [(4084, true), (4085, false)])
  func attributesAndContentHaveAtMost4096Bytes(bytes: Int, isAccepted: Bool) throws {
    var fixture = ActivityEngineFixture()
    let text = String(repeating: "x", count: bytes)
    let id = try fixture.start()
    #expect(try fixture.update(id, text) == (isAccepted ? .delivered : .refused))
    #expect(isAccepted || fixture.sentence.contains("have \(bytes + 12) bytes together"))
    #expect(try fixture.end(id, text) == (isAccepted ? .delivered : .refused))
    guard !isAccepted else {
      try fixture.start(state: text)
      return
    }
    #expect(fixture.state(id) == .active)
    #expect {
      try fixture.start(state: text)
    } throws: { ($0 as? ActivityRefusal)?.reason == .attributesTooLarge }
  }

  @Test func activitiesAreLimitedPerAppAndInTotal() throws {
    var fixture = ActivityEngineFixture {
      $0.maxOfApp = 2
      $0.maxOfAllApps = 3
    }
    let first = try fixture.start("A")
    try fixture.start("A", alert: ActivityAlert(title: "", body: ""), start: fixture.at(60))
    func reason(_ app: ExtensionID) -> ActivityRefusal.Reason? {
      var copy = fixture
      do {
        try copy.start(app)
        return nil
      } catch { return (error as? ActivityRefusal)?.reason }
    }
    #expect(reason("A") == .targetMaximumExceeded)
    try fixture.start("B")
    #expect(reason("C") == .globalMaximumExceeded)
    // Ended activities do not count.
    try fixture.end(first)
    #expect(reason("A") == nil)
    #expect(fixture.engine.livingCount == 2)
  }

  @Test func oldestEndedActivityIsRemoved() throws {
    var fixture = ActivityEngineFixture { $0.maxEndedOfApp = 2 }
    let ids = try (0..<3).map { _ in try fixture.start() }
    for id in [ids[1], ids[0], ids[2]] { try fixture.end(id) }
    #expect(Set(fixture.stack) == [ids[0], ids[2]])
    #expect(fixture.removed == [ids[1]])
  }

  /// Listeners that end together count as if they ended one after the other.
  @Test func broadcastKeepsLimitOfEndedActivities() throws {
    var fixture = ActivityEngineFixture { $0.maxEndedOfApp = 2 }
    let first = try fixture.start()
    try fixture.end(first)
    let ids = try (0..<4).map { _ in try fixture.start(push: .channel("abc=")) }
    let decision = fixture.engine.decision(
      onBroadcast: ActivityPush(event: .end, timestamp: fixture.now), to: ids, channel: "abc=",
      at: fixture.now)
    guard case .change(let changes) = decision else {
      Issue.record("\(decision)")
      return
    }
    for change in changes { fixture.apply(change) }
    #expect(Set(fixture.stack) == Set(ids.suffix(2)))
    #expect(fixture.removed == [first] + ids.prefix(2))
  }

  @Test func deniedAppCannotStartActivities() throws {
    var fixture = ActivityEngineFixture()
    let id = try fixture.start()
    fixture.engine.setApp("Sample", isAllowed: false, hasFrequentPushes: false)
    #expect {
      try fixture.start()
    } throws: { ($0 as? ActivityRefusal)?.reason == .denied }
    try fixture.start("Other")
    fixture.engine.setApp("Sample", isAllowed: true, hasFrequentPushes: false)
    try fixture.start()
    #expect(fixture.state(id) == .active)
  }

  @Test func userRemovesActivity() throws {
    var fixture = ActivityEngineFixture()
    let id = try fixture.start()
    fixture.apply(try fixture.engine.dismissalDecision(for: id, at: fixture.now))
    #expect(fixture.news.map(\.state) == [.active, .dismissed])
    #expect(fixture.stack == [])
    #expect(throws: ActivityRefusal.self) { try fixture.update(id) }
  }
}
