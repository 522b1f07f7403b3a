import Foundation
import HostLink

/// A change of an alarm that is due at a date.
package enum AlarmStep: Equatable, Sendable {
  /// The countdown before an alert began.
  case began
  case alerted
}

// The states of one alarm. Source: the symbol pages of AlarmKit (`Alarm.countdownDuration`: the
// countdown appears at the scheduled date minus its duration).
//
//   scheduled --alert date - preAlert--> countdown --fire date--> alerting
//       |                                 |    ^  \                  |
//       |                              pause  resume                 |
//       |                                 v    |                     |
//       |                                 paused                     |
//       \--alert date, without preAlert------------------------------/
//   alerting --countdown--> countdown of postAlert (the snooze)
//   any --stop--> (removed), or scheduled if it repeats;  any --cancel--> (removed)
//
// An alarm alerts until it is stopped. One that repeats begins again at its next date.
extension StoredAlarm {
  /// When the next step is due; nil if none is.
  package var nextDate: Date? {
    switch phase {
    case .scheduled(let alert): alert - (timing.preAlert ?? 0)
    case .countdown(let countdown): countdown.fireDate
    case .paused: nil
    case .alerting(let since): nextBegin(after: since)
    }
  }

  /// When a repeating alarm begins again.
  private func nextBegin(after date: Date) -> Date? {
    guard isRepeating else { return nil }
    return occurrence(after: date).map { max($0 - (timing.preAlert ?? 0), date) }
  }

  /// Makes the first change that is due. Returns nil if nothing is due; after a pause several
  /// changes may be due.
  package mutating func step(to now: Date) -> AlarmStep? {
    guard let date = nextDate, date <= now else { return nil }
    switch phase {
    case .scheduled(let alert):
      if let total = timing.preAlert {
        phase = .countingDown(total, from: alert - total)
        return .began
      }
      phase = .alerting(since: date)
      return .alerted
    case .countdown:
      phase = .alerting(since: date)
      return .alerted
    case .alerting(let since):
      // Of a long time without the device, only the last week counts.
      let last = max(since, now - 8 * LocalTime.day)
      guard let alert = occurrence(after: last) else { return nil }
      phase = .scheduled(alert: alert)
      return step(to: now)
    case .paused: return nil
    }
  }

  /// Carries out a change by the app or the user. Returns false if the alarm is gone.
  package mutating func apply(_ change: AlarmChange, at now: Date) throws(AlarmProblem) -> Bool {
    switch (change, phase) {
    case (.cancel, _): return false
    case (.stop, _):
      let last = lastAlert(at: now)
      guard isRepeating, let alert = occurrence(after: last) else { return false }
      stoppedAlert = last > now ? last : nil
      phase = .scheduled(alert: alert)
    case (.countdown, .alerting):
      guard let total = timing.postAlert else { throw .noPostAlert }
      phase = .countingDown(total, from: now)
    case (.pause, .countdown(let countdown)):
      let running = min(max(now.timeIntervalSince(countdown.startDate), 0), countdown.remaining)
      phase = .paused(
        AlarmContent.Paused(
          totalCountdownDuration: countdown.totalCountdownDuration,
          previouslyElapsedDuration: countdown.previouslyElapsedDuration + running))
    case (.resume, .paused(let paused)):
      phase = .countdown(
        AlarmContent.Countdown(
          totalCountdownDuration: paused.totalCountdownDuration,
          previouslyElapsedDuration: paused.previouslyElapsedDuration, startDate: now,
          fireDate: now + paused.remaining))
    case (.countdown, _), (.pause, _), (.resume, _): throw .state(state, change)
    }
    return true
  }

  /// The alert that a stop at `now` is about, so that it is not repeated.
  private func lastAlert(at now: Date) -> Date {
    switch phase {
    case .countdown(let countdown): max(countdown.fireDate, now)
    case .paused(let paused): now + paused.remaining
    case .scheduled, .alerting: now
    }
  }

  /// The content of the alarm's Live Activity.
  package var content: AlarmContent {
    let mode: AlarmContent.Mode =
      switch phase {
      // Not shown: nothing but a countdown describes a date in the future.
      case .scheduled(let alert):
        .countdown(
          AlarmContent.Countdown(
            totalCountdownDuration: timing.preAlert ?? 0,
            startDate: alert - (timing.preAlert ?? 0), fireDate: alert))
      case .countdown(let countdown): .countdown(countdown)
      case .paused(let paused): .paused(paused)
      case .alerting(let since): .alert(AlarmContent.Alert(time: time(of: since)))
      }
    return AlarmContent(alarmID: id, mode: mode)
  }

  private func time(of alert: Date) -> AlarmContent.Alert.Time {
    let minute = localTime.minuteOfDay(at: alert)
    return AlarmContent.Alert.Time(hour: minute / 60, minute: minute % 60)
  }
}

extension AlarmContent.Countdown {
  /// The seconds from `startDate` to `fireDate`.
  var remaining: Double { max(totalCountdownDuration - previouslyElapsedDuration, 0) }
}

extension AlarmContent.Paused {
  /// The seconds that are left.
  package var remaining: Double { max(totalCountdownDuration - previouslyElapsedDuration, 0) }
}
