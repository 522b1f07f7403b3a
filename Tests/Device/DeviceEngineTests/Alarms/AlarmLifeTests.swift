import DeviceFixtures
import Foundation
import HostLink
import Testing

@testable import DeviceEngine

/// The states of one alarm, without a device.
@Suite struct AlarmLifeTests {
  /// Noon in UTC on Thursday, 5 March 2026.
  private static let start = noon

  private static func request(
    _ schedule: AlarmSchedule? = nil, pre: Double? = nil, post: Double? = nil
  ) -> AlarmRequest {
    AlarmRequest(
      id: UUID(), attributesType: "AlarmAttributes<Tea>", attributes: Data("{}".utf8),
      timing: AlarmTiming(schedule: schedule, preAlert: pre, postAlert: post),
      alert: ActivityAlert(title: "Tea", body: ""))
  }

  private enum Event: CustomStringConvertible {
    case change(AlarmChange)
    /// Seconds.
    case wait(Double)

    var description: String {
      switch self {
      case .change(let change): change.rawValue
      case .wait(let seconds): "+\(Int(seconds))"
      }
    }
  }

  private struct Story: CustomTestStringConvertible {
    var name: String
    var request: AlarmRequest
    var events: [Event] = []
    var expected: [String]
    var zone = "UTC"

    var testDescription: String { name }
  }

  private static let day = 86_400.0
  private static let mondays = AlarmSchedule.relative(hour: 7, minute: 30, weekdays: [.monday])

  private static let stories = [
    Story(name: "without times", request: request(), expected: ["alerting since 0"]),
    Story(
      name: "timer", request: request(pre: 300), events: [.wait(299), .wait(1), .change(.stop)],
      expected: ["countdown 0 to 300", "countdown 0 to 300", "alerting since 300", "gone"]),
    Story(
      name: "pause", request: request(pre: 300),
      events: [.wait(60), .change(.pause), .wait(1000), .change(.resume), .wait(240)],
      expected: [
        "countdown 0 to 300", "countdown 0 to 300", "paused after 60", "paused after 60",
        "countdown 1060 to 1300", "alerting since 1300",
      ]),
    Story(
      name: "snooze", request: request(post: 60),
      events: [.change(.countdown), .wait(61), .change(.countdown), .change(.stop)],
      expected: [
        "alerting since 0", "countdown 0 to 60", "alerting since 60", "countdown 61 to 121", "gone",
      ]),
    Story(
      name: "date", request: request(.fixed(start + 600), pre: 60),
      events: [.wait(539), .wait(1), .wait(60)],
      expected: [
        "scheduled for 600", "scheduled for 600", "countdown 540 to 600", "alerting since 600",
      ]),
    Story(
      name: "past date", request: request(.fixed(start - 60)), expected: ["alerting since -60"]),
    Story(
      name: "time of day", request: request(.relative(hour: 12, minute: 10, weekdays: [])),
      events: [.wait(600), .change(.stop)],
      expected: ["scheduled for 600", "alerting since 600", "gone"]),
    Story(
      name: "time of another zone",
      request: request(.relative(hour: 12, minute: 10, weekdays: [])),
      expected: ["scheduled for 83400"], zone: "Europe/Berlin"),
    Story(
      name: "week", request: request(mondays),
      events: [.wait(4 * day), .change(.stop), .wait(7 * day), .change(.cancel)],
      expected: [
        "scheduled for 329400", "alerting since 329400", "scheduled for 934200",
        "alerting since 934200", "gone",
      ]),
    Story(
      name: "stopped before its alert", request: request(mondays, pre: 3600),
      events: [.wait(329_000), .change(.stop)],
      expected: ["scheduled for 329400", "countdown 325800 to 329400", "scheduled for 934200"]),
    Story(
      name: "never stopped", request: request(mondays),
      events: [.wait(11 * day), .wait(365 * day)],
      expected: ["scheduled for 329400", "alerting since 934200", "alerting since 32383800"]),
    Story(
      name: "countdown longer than a week", request: request(mondays, pre: 8 * day),
      events: [.wait(4 * day)],
      expected: ["countdown -361800 to 329400", "countdown 243000 to 934200"]),
  ]

  @Test(arguments: stories) private func followsStory(_ story: Story) throws {
    var now = Self.start
    let zone = try #require(TimeZone(identifier: story.zone))
    var alarm = try StoredAlarm(story.request, in: zone, at: now)
    var states: [String] = []
    func settle() {
      while alarm.step(to: now) != nil {}
      states.append(Self.text(alarm))
    }
    settle()
    for event in story.events {
      switch event {
      case .wait(let seconds):
        now += seconds
        settle()
      case .change(let change):
        states.append(try alarm.apply(change, at: now) ? Self.text(alarm) : "gone")
      }
    }
    #expect(states == story.expected)
  }

  /// With seconds since the start.
  private static func text(_ alarm: StoredAlarm) -> String {
    func seconds(_ date: Date) -> Int { Int(date.timeIntervalSince(start)) }
    switch alarm.phase {
    case .scheduled(let date): return "scheduled for \(seconds(date))"
    case .countdown(let countdown):
      return "countdown \(seconds(countdown.startDate)) to \(seconds(countdown.fireDate))"
    case .paused(let paused): return "paused after \(Int(paused.previouslyElapsedDuration))"
    case .alerting(let since): return "alerting since \(seconds(since))"
    }
  }

  @Test(arguments: [
    (request(.relative(hour: 24, minute: 0, weekdays: [])), AlarmProblem.time(hour: 24, minute: 0)),
    (request(.relative(hour: 7, minute: -1, weekdays: [])), .time(hour: 7, minute: -1)),
    (request(pre: 0), .duration("preAlert", 0)),
    (request(post: .infinity), .duration("postAlert", .infinity)),
    (request(.fixed(Date(timeIntervalSinceReferenceDate: 1e300))), .date),
  ])
  private func rejectsInvalidTimes(_ request: AlarmRequest, _ problem: AlarmProblem) {
    #expect(throws: problem) { try StoredAlarm(request, in: .gmt, at: Self.start) }
  }

  @Test(arguments: [
    (AlarmChange.pause, AlarmProblem.state(.alerting, .pause)),
    (.resume, .state(.alerting, .resume)),
    (.countdown, .noPostAlert),
  ])
  private func rejectsChangesOfOtherStates(_ change: AlarmChange, _ problem: AlarmProblem) throws {
    var alarm = try StoredAlarm(Self.request(), in: .gmt, at: Self.start)
    #expect(throws: problem) { try alarm.apply(change, at: Self.start) }
  }

  @Test func timesOfDayFollowTheZone() throws {
    let request = Self.request(.relative(hour: 13, minute: 0, weekdays: []))
    var alarm = try StoredAlarm(request, in: .gmt, at: Self.start)
    #expect(Self.text(alarm) == "scheduled for 3600")
    alarm.follow(try #require(TimeZone(identifier: "America/New_York")), at: Self.start)
    #expect(Self.text(alarm) == "scheduled for 21600")
  }

  /// A countdown to a time of day follows the zone, too; one of a snooze does not.
  @Test func countdownsToATimeFollowTheZone() throws {
    var request = Self.request(.relative(hour: 13, minute: 0, weekdays: []))
    request.timing.preAlert = 7200
    request.timing.postAlert = 600
    var alarm = try StoredAlarm(request, in: .gmt, at: Self.start)
    while alarm.step(to: Self.start) != nil {}
    #expect(alarm.state == .countdown)
    alarm.follow(try #require(TimeZone(identifier: "America/New_York")), at: Self.start)
    #expect(Self.text(alarm) == "scheduled for 21600")
    while alarm.step(to: Self.start + 21_600) != nil {}
    #expect(alarm.state == .alerting)
    _ = try alarm.apply(.countdown, at: Self.start + 21_600)
    let snooze = alarm.phase
    alarm.follow(.gmt, at: Self.start + 21_601)
    #expect(alarm.phase == snooze)
  }

  /// An alert that was stopped during its countdown does not come back.
  @Test func stoppedAlertStaysStopped() throws {
    var request = Self.request(
      .relative(hour: 13, minute: 0, weekdays: Locale.Weekday.all))
    request.timing.preAlert = 7200
    var alarm = try StoredAlarm(request, in: .gmt, at: Self.start)
    while alarm.step(to: Self.start) != nil {}
    _ = try alarm.apply(.stop, at: Self.start + 60)
    alarm.follow(.gmt, at: Self.start + 30)
    #expect(Self.text(alarm) == "scheduled for 90000")
  }
}

extension Locale.Weekday {
  fileprivate static let all: [Self] = [
    .monday, .tuesday, .wednesday, .thursday, .friday, .saturday, .sunday,
  ]
}
