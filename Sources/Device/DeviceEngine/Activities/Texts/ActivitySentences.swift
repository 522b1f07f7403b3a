import Foundation
import HostLink
import PushValues

/// The sentences of ledger rows about activities, and of refusals. A push's verdict is the sentence
/// of its ledger row.
package struct ActivitySentences {
  package var now: Date
  package var time: LocalTime

  package init(now: Date, time: LocalTime) {
    self.now = now
    self.time = time
  }

  private func at(_ date: Date) -> String { time.text(date, now: now) }

  // MARK: Accepted

  package func started(_ activity: StoredActivity, by requester: ActivityRequester) -> String {
    let who = requester == .app ? "The app" : "A push"
    if activity.state == .pending {
      return "\(who) scheduled it; it starts at \(at(activity.start))."
    }
    return "\(who) started it\(alert(activity)).\(stale(activity))"
  }

  /// - Parameter alerts: Whether the update alerts the user.
  package func updated(
    _ activity: StoredActivity, by requester: ActivityRequester, alerts: Bool = false,
    isBudgetLifted: Bool = false
  ) -> String {
    let who =
      switch requester {
      case .app: "The app updated it."
      case .push(10) where isBudgetLifted:
        "A push of priority 10 updated it; developer mode lifts the budget."
      case .push(10): "A budgeted push of priority 10 updated it."
      case .push(let priority): "A free push of priority \(priority) updated it."
      }
    return who + (alerts ? " Alert: “\(activity.alert?.title ?? "")”." : "") + stale(activity)
  }

  package func ended(_ activity: StoredActivity, by requester: ActivityRequester) -> String {
    let who = requester == .app ? "The app" : "A push"
    guard activity.state == .ended, let date = activity.dismissalDate else {
      return "\(who) ended and removed it."
    }
    return "\(who) ended it. It stays on the Lock Screen until \(at(date))."
  }

  package func happened(
    _ step: ActivityStep, _ activity: StoredActivity, _ settings: ActivitySettings
  ) -> String {
    switch step {
    case .began: "It started as scheduled\(alert(activity))."
    case .becameStale: "It became stale: its stale date passed without an update."
    case .becameFresh: "The clock was set back to before its stale date; it is active again."
    case .expired:
      "The system ended it: an activity is active for at most "
        + "\(LedgerText.seconds(settings.longestActive))."
    case .left: "It left the Lock Screen: its dismissal date passed."
    case .alarm(let step):
      activity.alarm.map { AlarmSentences(now: now, time: time).happened(step, $0) } ?? ""
    }
  }

  private func stale(_ activity: StoredActivity) -> String {
    guard let date = activity.content.staleDate else { return "" }
    if !activity.isPresented { return " " + notPresented(date) }
    return date <= now
      ? " It is stale: its stale date was \(at(date))." : " It becomes stale at \(at(date))."
  }

  /// - Parameter date: The stale date.
  package func notPresented(_ date: Date) -> String {
    "It is not presented: its stale date, \(at(date)), had passed when it started. Give it a date "
      + "in the future, or none."
  }

  private func alert(_ activity: StoredActivity) -> String {
    activity.alert.map { " with the alert “\($0.title)”" } ?? ""
  }

  package static let drawn = "New pictures received."
  package static let removed = "The user removed it."
  package static let evicted =
    "Removed to make room for a newer ended activity of its app on the Lock Screen."
  package static let transientEnds = "Removed: it is transient, and the device was locked."
  package static let uninstalled = "Removed: its extension was uninstalled."
  package static let undecodableStart =
    "Removed: its extension cannot decode the attributes or the content."
  package static let denied = "Removed: the user does not allow Live Activities of its app."

  package static func intentFailed(_ error: String) -> String {
    "Its intent failed: \(LedgerText.clause(error))."
  }

  // MARK: Rejected

  /// - Parameters:
  ///   - activity: The unchanged activity.
  ///   - bytes: The size of attributes and content together.
  ///   - nextPush: When the budget allows the next push; nil if it allows none at all.
  package func rejected(
    _ outcome: PushVerdict.Outcome, _ activity: StoredActivity, bytes: Int,
    _ settings: ActivitySettings, nextPush: Date?
  ) -> String {
    switch outcome {
    case .superseded:
      let newest = activity.timestamp
      let sentence = "Rejected: its timestamp is older than the newest update's, \(at(newest))."
      guard newest > now + 60 else { return sentence }
      return sentence
        + " That one is in the future of the device's clock; timestamps are seconds since 1970."
    case .staleToken:
      return "Rejected: the activity ended at \(at(activity.endDate ?? now)) and can no longer be "
        + "updated."
    case .overBudget:
      let budget =
        nextPush.map { "its budget for pushes of priority 10 is used up until \(at($0))" }
        ?? "its budget allows no pushes of priority 10"
      return "Rejected: \(budget). Pushes of priority 5 are free."
    case .refused:
      return "Rejected: attributes and content have \(bytes) bytes together; the limit is "
        + "\(settings.bytes)."
    case .delivered, .undecodable, .eventMissing, .wrongTopic, .stored, .expired: return ""
    }
  }

  package func failed(
    _ failure: ActivityFailure, next: Date?, isNewest: Bool, isLoaded: Bool
  ) -> String {
    let start = "Failed: \(LedgerText.clause(failure.failure.message)). "
    if isNewest, failure.isUndecodable, isLoaded {
      return start + "The last good content and its pictures stay."
    }
    let kept = start + (isLoaded ? "The last good pictures stay" : "There are no pictures to show")
    if !isNewest { return kept + "; requesting those of the newer content." }
    guard let next else { return kept + "; no further attempts until the next update." }
    return kept + "; next attempt at \(at(next))."
  }

  // MARK: Refusals

  package static func isOfSystem(_ id: ActivityID) -> ActivityRefusal {
    ActivityRefusal(
      .unsupported,
      "activity \"\(id)\" is one of the system; change an alarm with AlarmManager, and the progress "
        + "of a long-running intent in its operation")
  }

  package static func unknown(_ id: ActivityID) -> ActivityRefusal {
    ActivityRefusal(
      .unknownActivity, "activity \"\(id)\" not found: it was dismissed or never existed")
  }

  package static func denied(_ app: String) -> ActivityRefusal {
    ActivityRefusal(
      .denied,
      "the user does not allow Live Activities of \(app); allow them with "
        + "`vitrine activity allow`")
  }

  package static func unsupported(_ app: String) -> ActivityRefusal {
    ActivityRefusal(
      .unsupportedTarget,
      "\(app) does not declare Live Activities; set NSSupportsLiveActivities to true in its "
        + "Info.plist and build it again")
  }

  package static func startInExtension(_ type: String) -> ActivityRefusal {
    ActivityRefusal(
      .unsupportedTarget,
      "only the app starts Live Activities, and \(type) was requested in its extension; adopt "
        + "LiveActivityIntent, and make the intent's file a member of both targets")
  }

  package static func soundMissing(_ name: String) -> String {
    "The sound “\(name)” of its alert is not in the app's bundle; the default sound was chosen."
  }

  package static func onWatch(_ alert: ActivityAlert, for duration: Double) -> String {
    "The watch shows the alert “\(alert.title)” for \(LedgerText.seconds(duration))."
  }

  package static func dismissedOnWatch(_ title: String) -> String {
    "The user dismissed the alert “\(title)” on the watch."
  }

  package static func tooLarge(_ type: String, bytes: Int, limit: Int) -> ActivityRefusal {
    ActivityRefusal(
      .attributesTooLarge,
      "attributes and content of \(type) have \(bytes) bytes together as JSON, over the limit of "
        + "\(limit) (activities.bytes); store large data in the app group's container")
  }

  package static func tooMany(of app: String, limit: Int) -> ActivityRefusal {
    ActivityRefusal(
      .targetMaximumExceeded,
      "\(app) already has \(limit) activities that have not ended, the limit for one app "
        + "(activities.maxOfApp); end one first")
  }

  package static func tooMany(limit: Int) -> ActivityRefusal {
    ActivityRefusal(
      .globalMaximumExceeded,
      "the device already has \(limit) activities that have not ended, the limit "
        + "(activities.maxOfAllApps); end one first")
  }

  package static func scheduledWithoutAlert(_ type: String) -> ActivityRefusal {
    ActivityRefusal(
      .unsupported,
      "an activity of \(type) with a start date requires an alert configuration, which announces "
        + "the start")
  }
}
