import CommandArguments
import CommandContext
import DeviceEngine
import DeviceSimulation
import Foundation
import HostLink

/// Formats a simulation's report as text.
package struct SimulationText {
  package var report: SimulationReport
  package var timeZone: TimeZone

  package init(report: SimulationReport, timeZone: TimeZone) {
    self.report = report
    self.timeZone = timeZone
  }

  package func text(isSummary: Bool) -> String {
    var parts = [heading]
    if !isSummary {
      parts += report.placements.map(shownTable) + report.activities.map(stateTable) + [ledger]
    }
    if !report.placements.isEmpty || report.activities.isEmpty { parts.append(summary) }
    if !report.activities.isEmpty { parts.append(activities) }
    return parts.joined(separator: "\n")
  }

  private var heading: String {
    "\(date(report.start)) to \(date(report.end)), seed \(report.seed), viewed "
      + counted(report.views, "time") + "\n"
  }

  private func title(_ placement: Placement) -> String {
    "\(placement.id)  \(placement.kind), \(placement.family.rawValue)"
  }

  /// What the widget showed when. Consecutive entries with the same content share a row.
  private func shownTable(_ history: PlacementHistory) -> String {
    var table = TextTable(
      header: ["FROM", "FOR", "ENTRY", "CONTENT", "SAYS"],
      alignments: [.left, .right, .left, .left, .left])
    for run in runs(history.shown) {
      let last = run[run.count - 1]
      table.rows.append([
        date(run[0].from), durationText(last.to.timeIntervalSince(run[0].from)),
        run.count == 1 ? name(run[0].content) : "\(name(run[0].content)) … \(name(last.content))",
        String(run[0].hash.prefix(8)), run[0].text,
      ])
    }
    return "\(title(history.placement))\n\(table.text)"
  }

  /// The states of an activity, with its text in each.
  private func stateTable(_ history: ActivityHistory) -> String {
    var table = TextTable(
      header: ["FROM", "FOR", "STATE", "ISLAND", "SAYS"],
      alignments: [.left, .right, .left, .left, .left])
    for shown in history.shown {
      table.rows.append([
        date(shown.from), durationText(shown.to.timeIntervalSince(shown.from)),
        shown.state.rawValue, shown.island.rawValue, shown.text,
      ])
    }
    return "\(history.id)  \(history.name), \(history.attributesType)\n\(table.text)"
  }

  private var activities: String {
    var table = TextTable(
      header: ["WHERE", "ACTIVITY", "TYPE", "ON THE ISLAND", "DISMISSED"],
      alignments: [.left, .left, .left, .right, .left])
    for history in report.activities {
      let onIsland = history.shown.filter { $0.island != .hidden }
        .reduce(0) { $0 + $1.to.timeIntervalSince($1.from) }
      table.rows.append([
        history.id.rawValue, history.name, history.attributesType, durationText(onIsland),
        history.dismissed.map(date) ?? "no",
      ])
    }
    return "activities\n\(table.text)"
  }

  private func runs(_ shown: [PlacementHistory.Shown]) -> [[PlacementHistory.Shown]] {
    var runs: [[PlacementHistory.Shown]] = []
    for item in shown {
      if let first = runs.last?.first, first.hash == item.hash, first.text == item.text {
        runs[runs.count - 1].append(item)
      } else {
        runs.append([item])
      }
    }
    return runs
  }

  private func name(_ content: ShownContent) -> String {
    switch content {
    case .nothing: "nothing"
    case .placeholder: "placeholder"
    case .snapshot: "snapshot"
    case .entry(let index): "\(index)"
    }
  }

  /// Omits shown entries, which the tables above list.
  private var ledger: String {
    var table = TextTable(
      header: ["WHEN", "WHERE", "WHAT", "LEFT", "WHY"],
      alignments: [.left, .left, .left, .right, .left])
    for row in report.ledger where row.outcome != .shown {
      table.rows.append([
        date(row.date), row.placementText, row.outcome.rawValue, row.budgetText, row.reason,
      ])
    }
    return "ledger\n\(table.text)"
  }

  private var summary: String {
    var table = TextTable(
      header: [
        "WHERE", "KIND", "FAMILY", "BUDGETED", "FREE", "FAILED", "DEFERRED", "COALESCED",
        "BUDGET LEFT", "ENTRIES", "STALE",
      ],
      alignments: [
        .left, .left, .left, .right, .right, .right, .right, .right, .right, .right, .right,
      ])
    for history in report.placements {
      let numbers = history.summary
      table.rows.append([
        history.placement.id.rawValue, history.placement.kind,
        history.placement.family.shortName,
        "\(numbers.charged)", "\(numbers.free)", "\(numbers.failed)", "\(numbers.deferred)",
        "\(numbers.coalesced)", "\(numbers.budgetLeft) of \(numbers.budgetTotal)",
        "\(numbers.entriesShown)", durationText(numbers.staleSeconds),
      ])
    }
    let verdicts = report.placements.map { "\($0.placement.id)  \($0.verdict)\n" }.joined()
    return "summary\n\(table.text)\nat the end\n\(verdicts)"
  }

  private func date(_ date: Date) -> String { dateText(date, timeZone: timeZone) }
}
