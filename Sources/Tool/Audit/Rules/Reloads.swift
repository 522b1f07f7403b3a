import CommandArguments
import DeviceSimulation
import HostLink

/// A kind during a simulated day on which the user looks at it often.
struct AuditedDay: Sendable {
  var summary: PlacementHistory.Summary
}

extension AuditRule {
  static let reloads = AuditRule(
    id: "reloads", title: "More reloads than the budget allows",
    source: "Keeping a widget up to date: 40 to 70 reloads a day for a widget that is seen often",
    check: .day { day in
      let summary = day.summary
      guard summary.deferred > 0 else { return [] }
      let hours = (summary.staleSeconds / 360).rounded() / 10
      return [
        AuditDefect(
          severity: hours >= 1 ? .error : .warning,
          topic: "the widget asks for more reloads than its budget allows",
          detail: "\(summary.charged) of \(summary.budgetTotal) reloads on a simulated day; it was "
            + "out of date for \(shortNumber(hours)) hours", measure: -hours)
      ]
    })
}
