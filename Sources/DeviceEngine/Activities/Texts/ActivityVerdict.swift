import Foundation
import HostLink

/// The answer to "why does my Live Activity show this?", from what is kept of it.
package struct ActivityVerdict {
  package var activity: LiveActivity
  package var app: ActivityApp
  package var appName: String
  package var island: IslandPlace
  package var hasIsland: Bool
  /// Why the extension as it is installed cannot show it.
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
    var parts = [problem ?? life]
    if problem != nil { parts.append(life) }
    if stored.isOnIsland, problem == nil { parts.append(place) }
    if app.isAllowed == nil {
      parts.append("Nobody has answered yet whether \(appName) may show Live Activities.")
    }
    return parts.joined(separator: " ")
  }

  private var problem: String? {
    if let misfit { return misfit.prefix(1).uppercased() + misfit.dropFirst() + "." }
    if let message = activity.contentFailure {
      return "The newest content was not taken (\(LedgerText.clause(message))): the last good one "
        + "stays."
    }
    guard let message = activity.backOff.message else { return nil }
    let start =
      "Its pictures could not be made (\(LedgerText.clause(message))); "
      + (activity.isLoaded ? "the last good ones stay" : "it has none to show")
    guard let retry = activity.retry else {
      return start + ", and nobody asks again until an update comes, or the extension is installed "
        + "anew."
    }
    return start + ", and the next try is at \(at(retry))."
  }

  private var life: String {
    switch stored.state {
    case .pending: return "It is scheduled, and begins at \(at(stored.start))."
    case .active:
      guard let date = stored.content.staleDate else {
        return "It is active, and shows the content of \(at(stored.updated))."
      }
      return "It is active, shows the content of \(at(stored.updated)), and becomes stale at "
        + "\(at(date)) unless an update comes."
    case .stale:
      return "It is stale: no update has come since \(at(stored.updated)), and its stale date was "
        + "\(at(stored.content.staleDate ?? stored.updated))."
    case .ended:
      return "It ended at \(at(stored.endDate ?? now)), and leaves the Lock Screen at "
        + "\(at(stored.dismissalDate ?? now))."
    case .dismissed: return "It is gone."
    }
  }

  private var place: String {
    guard hasIsland else { return "The device has no Dynamic Island: it is on the Lock Screen." }
    switch island {
    case .compact: return "It has the Dynamic Island to itself."
    case .minimalAttached:
      return "It stands first in the Dynamic Island, which it shares with another app's."
    case .minimalDetached: return "It stands beside the Dynamic Island, second by relevance."
    case .hidden:
      return "Others are more relevant, or began earlier: it is not in the Dynamic Island."
    }
  }
}
