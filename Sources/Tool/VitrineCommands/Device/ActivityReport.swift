import CommandArguments
import CommandContext
import DeviceEngine
import WidgetHost

extension ActivityState {
  /// One line with the activity and its state.
  var line: String { "\(id)  \(attributesType)  \(app)  \(state.rawValue)" }

  var islandText: String {
    switch island {
    case .compact: "compact"
    case .minimalAttached: "minimal, attached"
    case .minimalDetached: "minimal, detached"
    case .hidden: "-"
    }
  }

  /// The next change that happens by itself.
  fileprivate func nextText(_ dates: DeviceDates) -> String {
    switch state {
    case .pending: "starts \(dates.text(start))"
    case .active: staleDate.map { "stale \(dates.text($0))" } ?? "-"
    case .ended: dismissalDate.map { "dismissal \(dates.text($0))" } ?? "-"
    case .stale, .dismissed: "-"
    }
  }
}

/// The output of `vitrine activity list`.
func activityTable(_ activities: [ActivityState], dates: DeviceDates) -> String {
  guard !activities.isEmpty else {
    return "no Live Activities; start one from its app or with `vitrine activity start EXT`"
  }
  var table = TextTable(
    header: ["ID", "TYPE", "APP", "STATE", "ISLAND", "NEXT", "PUSH TOKEN", "PROBLEM"],
    alignments: Array(repeating: .left, count: 8))
  for activity in activities {
    table.rows.append([
      activity.id.rawValue, activity.attributesType, activity.app,
      activity.alarm?.state.rawValue ?? activity.state.rawValue,
      activity.islandText, activity.nextText(dates),
      activity.pushToken.map { "\($0.prefix(8))…" } ?? activity.channel.map { _ in "channel" }
        ?? "-", activity.failure ?? "-",
    ])
  }
  return table.text
}

/// The output of `vitrine explain` for an activity.
func activityExplanationText(_ explanation: ActivityExplanation, dates: DeviceDates) -> String {
  let activity = explanation.activity
  return """
    \(activity.line)
    \(explanation.verdict)
    island  \(activity.islandText)
    pushes  \(explanation.pushText)

    \(ledgerTable(explanation.rows, dates: dates))
    """
}

extension ActivityExplanation {
  /// The budget for pushes.
  fileprivate var pushText: String {
    let budget =
      "\(activity.pushesLeft) with priority 10 left, \(activity.pushesAnHour) per hour"
    return isBudgetLifted ? "developer mode lifts the budget (\(budget))" : budget
  }
}
