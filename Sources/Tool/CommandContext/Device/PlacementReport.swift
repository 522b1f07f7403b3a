import CommandArguments
import DeviceEngine
import Foundation
import HostLink

extension PlacementState {
  /// One line with the widget and its place.
  package var line: String {
    "\(id)  \(title)  \(placement.family.shortName)  \(placement.place.text(on: placement.device))"
  }

  /// The place, and what relevance does with it in the Smart Stack of a watch.
  fileprivate var placeText: String {
    let place = placement.place.text(on: placement.device)
    guard let smartStack else { return place }
    if placement.isSuggestion { return "\(place) suggested" }
    if smartStack.position == nil { return "\(place) replaced" }
    return smartStack.reason == nil ? place : "\(place) relevant"
  }

  /// What the widget shows.
  package var shownText: String {
    switch shown {
    case .nothing: "nothing"
    case .placeholder: "placeholder"
    case .snapshot: "snapshot"
    case .entry(let index): "entry \(index + 1) of \(entryCount)"
    }
  }

  /// The latest failure or configuration issue; nil if there is none.
  package var problem: String? {
    if let failure { return failure }
    if let issue = issues.first { return issue.text }
    return nil
  }
}

extension ConfigurationIssue {
  package var text: String {
    switch reason {
    case .noLongerExists: "\(parameter): \"\(value.text)\" no longer exists"
    case .wrongType: "\(parameter): the value has the wrong type"
    case .unknownParameter: "\(parameter): the parameter no longer exists"
    }
  }
}

/// Formats dates in a device's time zone; dates of its current day without the day.
package struct DeviceDates {
  package var now: Date
  package var timeZone: TimeZone

  package init(now: Date, timeZone: TimeZone) {
    self.now = now
    self.timeZone = timeZone
  }

  package func text(_ date: Date?) -> String {
    guard let date else { return "-" }
    let text = dateText(date, timeZone: timeZone)
    let today = dateText(now, timeZone: timeZone)
    return text.prefix(10) == today.prefix(10) ? String(text.dropFirst(11)) : text
  }
}

extension DeviceDates {
  package init(_ state: HostState) {
    self.init(now: state.clock.now, timeZone: state.zone)
  }
}

/// The output of `vitrine placements`.
package func placementTable(_ state: HostState) -> String {
  guard !state.placements.isEmpty else {
    return "no widgets placed; `vitrine gallery` lists kinds, `vitrine place KIND` places one"
  }
  let dates = DeviceDates(state)
  var table = TextTable(
    header: [
      "ID", "WIDGET", "FAMILY", "PLACE", "SHOWS", "NEXT ENTRY", "NEXT RELOAD", "PUSH TOKEN",
      "PROBLEM",
    ], alignments: Array(repeating: .left, count: 9))
  for placed in state.placements {
    table.rows.append([
      placed.id.rawValue, placed.title, placed.placement.family.shortName, placed.placeText,
      placed.shownText, dates.text(placed.nextEntry), dates.text(placed.nextReload),
      placed.pushToken.map { "\($0.prefix(8))…" } ?? "-", placed.problem ?? "-",
    ])
  }
  return table.text
}

/// The rows of a ledger as a table.
package func ledgerTable(_ rows: [LedgerRow], dates: DeviceDates) -> String {
  var table = TextTable(
    header: ["DATE", "PLACEMENT", "WHAT", "CAUSE", "LEFT", "WHY"],
    alignments: [.left, .left, .left, .left, .right, .left])
  for row in rows { table.rows.append(ledgerCells(row, dates: dates)) }
  return table.text
}

package func ledgerCells(_ row: LedgerRow, dates: DeviceDates) -> [String] {
  let until = row.until.map { " (until \(dates.text($0)))" } ?? ""
  return [
    dates.text(row.date), row.placementText, row.outcome.rawValue, row.cause.rawValue,
    row.budgetText, row.reason + until,
  ]
}

extension LedgerRow {
  /// A request for a kind that is not placed has no placement.
  package var placementText: String { placement == .nothing ? "-" : placement.rawValue }
  /// Only placements have a budget; controls have none.
  package var budgetText: String { hasBudget ? "\(budgetLeft)" : "-" }

  private var hasBudget: Bool {
    if case .control = placement { false } else { placement != .nothing }
  }
}
