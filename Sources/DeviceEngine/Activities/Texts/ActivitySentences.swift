import Foundation
import HostLink

/// The ledger's sentences about activities: what was decided, and why, for a person. They answer
/// pushes too.
package struct ActivitySentences {
  package var now: Date
  package var time: LocalTime

  package init(now: Date, time: LocalTime) {
    self.now = now
    self.time = time
  }

  private func at(_ date: Date) -> String { time.text(date, now: now) }

  // MARK: Taken

  package func started(_ activity: StoredActivity, by asker: ActivityAsker) -> String {
    let who = asker == .app ? "The app" : "A push"
    if activity.state == .pending {
      return "\(who) scheduled it: it begins at \(at(activity.start))."
    }
    return "\(who) started it\(stale(activity))\(told(activity.alert))."
  }

  package func updated(_ activity: StoredActivity, by asker: ActivityAsker) -> String {
    let who =
      switch asker {
      case .app: "The app updated it"
      case .push(10): "A push of priority 10 updated it, counted"
      case .push(let priority): "A push of priority \(priority) updated it, free"
      }
    return who + stale(activity) + "."
  }

  package func ended(_ activity: StoredActivity, by asker: ActivityAsker) -> String {
    let who = asker == .app ? "The app" : "A push"
    guard activity.state == .ended, let date = activity.dismissalDate else {
      return "\(who) ended it, and it is gone at once."
    }
    return "\(who) ended it: it stays on the Lock Screen until \(at(date)) at most."
  }

  package func happened(
    _ step: ActivityStep, _ activity: StoredActivity, _ settings: ActivitySettings
  ) -> String {
    switch step {
    case .began: "Its start came\(told(activity.alert))."
    case .becameStale:
      "Its stale date came: it is shown as stale until an update comes."
    case .becameFresh: "The clock was set back before its stale date: it is active again."
    case .expired:
      "The system ended it: it was active for \(LedgerText.seconds(settings.longestActive)), which "
        + "is the most."
    case .left: "It left the Lock Screen: its dismissal date came."
    }
  }

  private func stale(_ activity: StoredActivity) -> String {
    guard let date = activity.content.staleDate else { return "" }
    return date <= now
      ? "; its stale date \(at(date)) has passed, so it is stale"
      : "; it becomes stale at \(at(date))"
  }

  private func told(_ alert: ActivityAlert?) -> String {
    alert.map { ", with the alert “\($0.title)”" } ?? ""
  }

  package static let drawn = "Its pictures came."
  package static let removed = "A person removed it."
  package static let madeRoom =
    "It made room: its app has more ended activities than stay on the Lock Screen."
  package static let transientEnds = "It is transient, and the device was locked: it is gone."
  package static let uninstalled = "Its extension was removed."
  package static let undecodableStart =
    "Nothing of it could be shown: attributes or content are not what its extension decodes."
  package static let denied = "A person does not allow Live Activities of its app."

  package static func intentFailed(_ error: String) -> String {
    "Its intent failed: \(LedgerText.clause(error))."
  }

  // MARK: Not taken

  package func refused(
    _ outcome: ActivityOutcome, _ activity: StoredActivity, by asker: ActivityAsker,
    _ settings: ActivitySettings
  ) -> String {
    switch outcome {
    case .taken: return ""
    case .superseded(let newest):
      var sentence =
        "Dropped: its timestamp is older than \(at(newest)), that of the newest update."
      if newest > now + 60 {
        sentence +=
          " That one lies in the future of the device's clock; timestamps are seconds since 1970."
      }
      return sentence
    case .ended:
      return "Dropped: the activity ended at \(at(activity.endDate ?? now)); nothing changes an "
        + "ended one."
    case .overBudget(let next):
      let when = next.map { "the next may come at \(at($0))" } ?? "none may come"
      return
        "Dropped: its budget for pushes of priority 10 is used up; \(when). Pushes of priority 5 "
        + "are free."
    case .tooLarge(let bytes):
      return "Dropped: attributes and content have \(bytes) bytes together, and \(settings.bytes) "
        + "are the most."
    }
  }

  package func failed(
    _ failure: ActivityFailure, next: Date?, isNewest: Bool, isLoaded: Bool
  ) -> String {
    var sentence = "Failed: \(LedgerText.clause(failure.failure.message)). "
    sentence += isLoaded ? "The last good pictures stay" : "There are no pictures to show"
    if !isNewest { return sentence + "; a newer content is asked for now." }
    if failure.isUndecodable { return sentence + ", and the last good content." }
    guard let next else { return sentence + "; it is not asked for again by itself." }
    return sentence + "; the next try is at \(at(next))."
  }

  // MARK: Refusals

  package static func unknown(_ id: ActivityIdentifier) -> ActivityRefusal {
    ActivityRefusal(
      .unknownActivity, "there is no activity \"\(id)\": it was dismissed, or never was")
  }

  package static func denied(_ app: String) -> ActivityRefusal {
    ActivityRefusal(
      .denied,
      "the person does not allow Live Activities of \(app); "
        + "`vitrine activity allow` allows them again")
  }

  package static func tooLarge(_ type: String, bytes: Int, most: Int) -> ActivityRefusal {
    ActivityRefusal(
      .attributesTooLarge,
      "the attributes and the content of \(type) have \(bytes) bytes together as JSON, and \(most) "
        + "are the most (activities.bytes); put large data in the app group's container")
  }

  package static func tooMany(of app: String, most: Int) -> ActivityRefusal {
    ActivityRefusal(
      .targetMaximumExceeded,
      "\(app) has \(most) activities that have not ended, which is the most of one app "
        + "(activities.mostOfApp); end one first")
  }

  package static func tooMany(most: Int) -> ActivityRefusal {
    ActivityRefusal(
      .globalMaximumExceeded,
      "the device has \(most) activities that have not ended, which is the most "
        + "(activities.most); end one first")
  }

  package static func scheduledWithoutAlert(_ type: String) -> ActivityRefusal {
    ActivityRefusal(
      .unsupported,
      "an activity of \(type) with a start date needs an alert configuration, which tells that it "
        + "begins")
  }
}
