import Foundation
import HostLink

/// The sentences of ledger rows about alarms, and of refusals.
package struct AlarmSentences {
  package var now: Date
  package var time: LocalTime

  package init(now: Date, time: LocalTime) {
    self.now = now
    self.time = time
  }

  private func at(_ date: Date) -> String { time.text(date, now: now) }

  /// What the alarm does now.
  package func status(_ alarm: StoredAlarm) -> String {
    switch alarm.phase {
    case .scheduled(let alert):
      let countdown = alarm.timing.preAlert.map { ", after a countdown of \(seconds($0))" } ?? ""
      return "It alerts at \(at(alert))\(countdown)."
    case .countdown(let countdown): return "It counts down until \(at(countdown.fireDate))."
    case .paused(let paused): return "It is paused with \(seconds(paused.remaining)) left."
    case .alerting(let since): return "It has been alerting since \(at(since))."
    }
  }

  package func scheduled(_ alarm: StoredAlarm) -> String {
    "The app scheduled the alarm “\(alarm.alert.title)”. \(status(alarm))"
  }

  package func happened(_ step: AlarmStep, _ alarm: StoredAlarm) -> String {
    switch step {
    case .began: "Its countdown began. \(status(alarm))"
    case .alerted: "It alerts: “\(alarm.alert.title)”."
    }
  }

  /// - Parameter alarm: The alarm after the change; nil if it is gone.
  package func changed(
    _ change: AlarmChange, _ alarm: StoredAlarm?, by requester: AlarmRequester
  ) -> String {
    let who = requester == .app ? "The app" : "The user"
    let done =
      switch change {
      case .cancel: "cancelled it"
      case .countdown: "started its countdown again"
      case .pause: "paused it"
      case .resume: "resumed it"
      case .stop: "stopped it"
      }
    guard let alarm else { return "\(who) \(done). It was removed." }
    return "\(who) \(done). \(status(alarm))"
  }

  private func seconds(_ duration: Double) -> String { LedgerText.seconds(duration) }

  // MARK: Refusals

  package static func invalid(_ problem: AlarmProblem, _ id: UUID) -> ActivityRefusal {
    let reason =
      switch problem {
      case .time(let hour, let minute):
        "its time \(hour):\(minute) is not a time of day; hours are 0 to 23, minutes 0 to 59"
      case .duration(let name, let seconds):
        "its \(name) of \(seconds) s is not a duration; give more than 0 s and at most 366 days"
      case .date: "its date is not a date of a calendar"
      case .state(let state, let change):
        "\(change.rawValue)(id:) does not apply to an alarm in the state \(state.rawValue); it "
          + "applies to the state \(AlarmSentences.state(for: change))"
      case .noPostAlert:
        "it has no countdown after its alert; give its CountdownDuration a postAlert"
      }
    return ActivityRefusal(.invalidAlarm, "alarm \(id): \(reason)")
  }

  private static func state(for change: AlarmChange) -> String {
    switch change {
    case .countdown: "alerting"
    case .pause: "countdown"
    case .resume: "paused"
    case .cancel, .stop: "any"
    }
  }

  package static func unknown(_ id: UUID) -> ActivityRefusal {
    ActivityRefusal(.invalidAlarm, "alarm \(id) not found: it was stopped or never scheduled")
  }

  package static func duplicate(_ id: UUID) -> ActivityRefusal {
    ActivityRefusal(
      .invalidAlarm,
      "the app already has an alarm with the identifier \(id); cancel it first, or schedule the "
        + "new one with its own identifier")
  }

  package static func tooMany(of app: String, limit: Int) -> ActivityRefusal {
    ActivityRefusal(
      .maximumLimitReached,
      "\(app) already has \(limit) alarms, the limit (activities.maxAlarmsOfApp); cancel one first")
  }

  package static func refused(
    _ app: ExtensionID, _ decision: AlarmDecision?
  ) -> ActivityRefusal {
    let reason = decision == .deny ? "does not allow" : "has not answered whether to allow"
    return ActivityRefusal(
      .denied,
      "the user \(reason) alarms of \(app); allow them with "
        + "`vitrine device alarm-access=\(app):allow`")
  }

  package static func noButton(_ button: AlarmButtonName, _ id: ActivityID) -> ActivityRefusal {
    ActivityRefusal(
      .invalidAlarm, "activity \"\(id)\" has no button \"\(button.rawValue)\" of the system")
  }

  package static func undeclared(_ app: String) -> ActivityRefusal {
    ActivityRefusal(
      .unsupportedTarget,
      "\(app) does not say why it schedules alarms; set NSAlarmKitUsageDescription to a text in "
        + "its app's Info.plist and build it again")
  }
}
