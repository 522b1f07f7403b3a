import Foundation
import HostLink

/// An alarm of AlarmKit: when it alerts, and where it is in its life.
///
/// An alarm is a Live Activity whose content the device sets: `StoredActivity.alarm`. This value
/// decides what happens when; it knows no activity, no host and no clock.
///
/// ```swift
/// var alarm = try StoredAlarm(request, in: timeZone, at: now)
/// while let step = alarm.step(to: now) { … }
/// try alarm.apply(.stop, at: now)
/// ```
/// Its transitions are in AlarmLife.swift.
public struct StoredAlarm: Codable, Equatable, Identifiable, Sendable {
  /// Chosen by the app, which may have only one alarm with it.
  public var id: UUID
  public var timing: AlarmTiming
  public var alert: ActivityAlert
  public var stopIntent: IntentAction?
  public var secondaryIntent: IntentAction?
  /// True if the secondary button of the alert starts the countdown again.
  public var secondaryCountsDown: Bool
  /// The alert that was stopped before it came, so that it is not scheduled again.
  var stoppedAlert: Date?
  /// The device's time zone, in which times of day are meant.
  public private(set) var timeZone: String
  public internal(set) var phase: Phase

  public enum Phase: Codable, Equatable, Sendable {
    /// Waits for an alert at the date, or for the countdown before it.
    case scheduled(alert: Date)
    case countdown(AlarmContent.Countdown)
    case paused(AlarmContent.Paused)
    /// Rings since the date.
    case alerting(since: Date)
  }

  /// An alarm that begins now. Call `step(to:)` before it is shown: it may already be due.
  package init(
    _ request: AlarmRequest, in zone: TimeZone, at now: Date
  ) throws(AlarmProblem) {
    id = request.id
    timing = request.timing.withoutRepeatedDays
    alert = request.alert
    stopIntent = request.stopIntent
    secondaryIntent = request.secondaryIntent
    secondaryCountsDown = request.secondaryCountsDown
    timeZone = zone.identifier
    phase = .alerting(since: now)
    try timing.check()
    switch timing.schedule {
    case nil:
      if let total = timing.preAlert { phase = .countingDown(total, from: now) }
    case .fixed(let date): phase = .scheduled(alert: date)
    case .relative: if let date = occurrence(after: now) { phase = .scheduled(alert: date) }
    }
  }

  package var state: AlarmStateName {
    switch phase {
    case .scheduled: .scheduled
    case .countdown: .countdown
    case .paused: .paused
    case .alerting: .alerting
    }
  }

  /// What the system does after the intent of a button; nil for a button of the app alone.
  package func change(by button: AlarmButtonName) -> AlarmChange? {
    switch button {
    case .stop: .stop
    case .secondary: secondaryCountsDown ? .countdown : nil
    case .pause: .pause
    case .resume: .resume
    }
  }

  package var record: AlarmRecord { AlarmRecord(id: id, timing: timing, state: state) }

  package var localTime: LocalTime { LocalTime(timeZone: TimeZone(identifier: timeZone) ?? .gmt) }

  /// Moves times of day to another time zone, or to another date after the clock was set back.
  package mutating func follow(_ zone: TimeZone, at now: Date) {
    let followsTime = isBeforeTimeOfDay
    timeZone = zone.identifier
    guard followsTime, var date = occurrence(after: now) else { return }
    if let stoppedAlert, abs(date.timeIntervalSince(stoppedAlert)) < LocalTime.day * 0.75 {
      date = occurrence(after: date) ?? date
    }
    phase = .scheduled(alert: date)
    while step(to: now) != nil {}
  }

  /// Whether it waits for a time of day or counts down to one, not to the end of a snooze.
  private var isBeforeTimeOfDay: Bool {
    switch phase {
    case .scheduled: true
    case .countdown(let countdown):
      countdown.previouslyElapsedDuration == 0
        && occurrence(after: countdown.fireDate - 1) == countdown.fireDate
    case .paused, .alerting: false
    }
  }

  // MARK: Schedule

  /// Whether it alerts every week.
  package var isRepeating: Bool {
    if case .relative(_, _, let weekdays) = timing.schedule { !weekdays.isEmpty } else { false }
  }

  /// The first date after `date` at which a time of day is scheduled; nil without one.
  func occurrence(after date: Date) -> Date? {
    guard case .relative(let hour, let minute, let weekdays) = timing.schedule else { return nil }
    let time = localTime
    var found = date
    // Two weeks, because a change of the clock can skip a time, and one of the date line a day.
    for _ in 0...14 {
      found = time.next(secondOfDay: Double(hour * 3600 + minute * 60), after: found)
      if weekdays.isEmpty || weekdays.contains(time.weekday(at: found)) { return found }
    }
    return nil
  }
}

extension StoredAlarm.Phase {
  static func countingDown(_ total: Double, from start: Date) -> Self {
    .countdown(
      AlarmContent.Countdown(
        totalCountdownDuration: total, startDate: start, fireDate: start + total))
  }
}

/// Why an alarm cannot be scheduled or changed.
package enum AlarmProblem: Error, Equatable {
  /// The hour or the minute is not one of a day.
  case time(hour: Int, minute: Int)
  /// Seconds.
  case duration(String, Double)
  case date
  /// The state does not allow the change.
  case state(AlarmStateName, AlarmChange)
  /// There is no countdown after an alert.
  case noPostAlert
}

extension AlarmTiming {
  fileprivate var withoutRepeatedDays: AlarmTiming {
    guard case .relative(let hour, let minute, let weekdays) = schedule else { return self }
    var result = self
    let days = weekdays.reduce(into: [Locale.Weekday]()) { if !$0.contains($1) { $0.append($1) } }
    result.schedule = .relative(hour: hour, minute: minute, weekdays: days)
    return result
  }

  /// The longest countdown, in seconds. Apple publishes no limit.
  private static let longest = 366 * 86_400.0

  fileprivate func check() throws(AlarmProblem) {
    for (name, seconds) in [("preAlert", preAlert), ("postAlert", postAlert)] {
      guard let seconds else { continue }
      guard seconds > 0, seconds <= Self.longest else { throw .duration(name, seconds) }
    }
    switch schedule {
    case .fixed(let date): if date.bounded == nil { throw .date }
    case .relative(let hour, let minute, _):
      guard 0..<24 ~= hour, 0..<60 ~= minute else { throw .time(hour: hour, minute: minute) }
    case nil: break
    }
  }
}
