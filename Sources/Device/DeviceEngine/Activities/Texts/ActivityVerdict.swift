import Foundation
import HostLink

/// Answers "why does my Live Activity show this?" from the activity's state: first a problem, if
/// there is one, then its state, its place in the Dynamic Island, and the missing permission.
package struct ActivityVerdict {
  package var activity: LiveActivity
  package var app: ActivityApp
  package var appName: String
  package var island: IslandPlace
  package var hasIsland: Bool
  /// Why the installed extension cannot show the activity.
  package var misfit: String?
  package var now: Date
  package var time: LocalTime

  package init(
    activity: LiveActivity, app: ActivityApp, appName: String, island: IslandPlace, hasIsland: Bool,
    misfit: String? = nil, now: Date, time: LocalTime
  ) {
    self.activity = activity
    self.app = app
    self.appName = appName
    self.island = island
    self.hasIsland = hasIsland
    self.misfit = misfit
    self.now = now
    self.time = time
  }

  private var stored: StoredActivity { activity.stored }
  private func at(_ date: Date) -> String { time.text(date, now: now) }

  package var sentence: String {
    var parts = [problem ?? status]
    if problem != nil { parts.append(status) }
    if stored.isOnIsland, problem == nil { parts.append(place) }
    if app.isAllowed == nil, !stored.isOfSystem {
      parts.append("The user has not decided yet whether \(appName) may show Live Activities.")
    }
    return parts.joined(separator: " ")
  }

  private var problem: String? {
    if let misfit { return misfit.prefix(1).uppercased() + misfit.dropFirst() + "." }
    if let message = activity.contentFailure {
      return
        "The newest content was rejected: \(LedgerText.clause(message)). The last good content "
        + "stays."
    }
    guard let message = activity.backOff.message else { return nil }
    let start =
      "Its pictures could not be drawn: \(LedgerText.clause(message)). "
      + (activity.isLoaded ? "The last good ones stay" : "There are none to show")
    guard let retry = activity.retry else {
      return start + "; no further attempts until the next update or a new build of the extension."
    }
    return start + "; next attempt at \(at(retry))."
  }

  private var status: String {
    if let alarm = stored.alarm {
      return "An alarm. " + AlarmSentences(now: now, time: time).status(alarm)
    }
    if stored.task != nil {
      return "The progress of an intent. Last change \(at(stored.updated))."
    }
    switch stored.state {
    case .pending: return "Scheduled. Starts \(at(stored.start))."
    case .active:
      guard let date = stored.content.staleDate else {
        return "Active. Last update \(at(stored.updated))."
      }
      return "Active. Last update \(at(stored.updated)); stale at \(at(date)) unless updated."
    case .stale where !stored.isPresented:
      return ActivitySentences(now: now, time: time)
        .notPresented(stored.content.staleDate ?? stored.updated)
    case .stale:
      return "Stale since \(at(stored.content.staleDate ?? stored.updated)). Last update "
        + "\(at(stored.updated))."
    case .ended:
      return "Ended at \(at(stored.endDate ?? now)). Leaves the Lock Screen at "
        + "\(at(stored.dismissalDate ?? now))."
    case .dismissed: return "Removed."
    }
  }

  private var place: String {
    guard hasIsland else {
      return "Only on the Lock Screen, because the device has no Dynamic Island."
    }
    switch island {
    case .compact: return "Alone in the Dynamic Island."
    case .minimalAttached: return "First in the Dynamic Island, shared with another app's activity."
    case .minimalDetached: return "Second in the Dynamic Island, in the circle beside it."
    case .hidden:
      return "Not in the Dynamic Island: other activities are more relevant or started earlier."
    }
  }
}
