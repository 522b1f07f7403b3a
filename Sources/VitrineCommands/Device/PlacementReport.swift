import DeviceEngine
import Foundation
import HostLink

extension PlacementState {
  /// One line: what was placed, and where.
  var line: String {
    "\(id)  \(title)  \(placement.family.shortName)  \(placement.place.text)"
  }

  /// What stands on the screen.
  var shownText: String {
    switch shown {
    case .nothing: "nothing"
    case .placeholder: "placeholder"
    case .snapshot: "snapshot"
    case .entry(let index): "entry \(index) of \(entryCount)"
    }
  }

  /// Why something is not as it should be; nil where all is well.
  var problem: String? {
    if let failure { return failure }
    if let issue = issues.first { return issue.text }
    return nil
  }
}

extension ConfigurationIssue {
  var text: String {
    switch reason {
    case .noLongerExists: "\(parameter): \"\(value.text)\" does not exist any more"
    case .wrongType: "\(parameter): the value is of another type"
    case .unknownParameter: "\(parameter): there is no such parameter any more"
    }
  }
}

/// A device's dates: today's without the day.
struct DeviceDates {
  var now: Date
  var timeZone: TimeZone

  func text(_ date: Date?) -> String {
    guard let date else { return "-" }
    let text = dateText(date, timeZone: timeZone)
    let today = dateText(now, timeZone: timeZone)
    return text.prefix(10) == today.prefix(10) ? String(text.dropFirst(11)) : text
  }
}

extension DeviceDates {
  init(_ state: HostState) {
    self.init(now: state.clock.now, timeZone: state.zone)
  }
}

/// `vitrine placements`.
func placementTable(_ state: HostState) -> String {
  guard !state.placements.isEmpty else {
    return "nothing is placed; see `vitrine gallery`, then `vitrine place KIND`"
  }
  let dates = DeviceDates(state)
  var table = TextTable(
    header: [
      "ID", "WIDGET", "FAMILY", "PLACE", "SHOWS", "NEXT ENTRY", "NEXT RELOAD", "PUSH TOKEN",
      "PROBLEM",
    ], alignments: Array(repeating: .left, count: 9))
  for placed in state.placements {
    table.rows.append([
      placed.id, placed.title, placed.placement.family.shortName, placed.placement.place.text,
      placed.shownText, dates.text(placed.nextEntry), dates.text(placed.nextReload),
      placed.pushToken.map { "\($0.prefix(8))…" } ?? "-", placed.problem ?? "-",
    ])
  }
  return table.text
}

/// Rows of the ledger.
func ledgerTable(_ rows: [LedgerRow], dates: DeviceDates) -> String {
  var table = TextTable(
    header: ["DATE", "PLACEMENT", "WHAT", "CAUSE", "LEFT", "WHY"],
    alignments: [.left, .left, .left, .left, .right, .left])
  for row in rows { table.rows.append(ledgerCells(row, dates: dates)) }
  return table.text
}

func ledgerCells(_ row: LedgerRow, dates: DeviceDates) -> [String] {
  let until = row.until.map { " (until \(dates.text($0)))" } ?? ""
  return [
    dates.text(row.date), row.placementText, row.outcome.rawValue, row.cause.rawValue,
    row.budgetText, row.reason + until,
  ]
}

extension LedgerRow {
  /// A request for a kind that is not placed has no placement, and no budget; nor has a control.
  var placementText: String { placement.isEmpty ? "-" : placement }
  var budgetText: String { isOfWidget ? "\(budgetLeft)" : "-" }

  private var isOfWidget: Bool { !placement.isEmpty && !placement.namesControl }
}
