import Foundation

/// What a placement is woken for, and what a new entry's ledger row tells of it.
///
/// It stands apart from the `PlacementRecord`, and is small: nearly every wake puts the next entry
/// on the screen, and looks at nothing else.
struct PlacementAgenda: Sendable {
  let id: PlacementIdentifier
  /// nil: there is no timeline.
  var walk: EntryWalk?
  /// When something else than an entry is due: the budget's day, a reload.
  private(set) var other: Date
  private(set) var budgetLeft: Int

  init(_ record: PlacementRecord, at now: Date) {
    id = record.placement.id
    walk = record.schedule.timeline.map { EntryWalk($0, at: now) }
    (other, budgetLeft) = (record.otherWake, record.budget.left)
  }

  var nextWake: Date { walk?.next.map { min($0, other) } ?? other }

  /// Follows the record, which has changed.
  mutating func follow(_ record: borrowing PlacementRecord) {
    other = record.otherWake
    budgetLeft = record.budget.left
  }

  /// The next entry comes on the screen, where that is all that is due.
  mutating func step(to now: Date) -> Bool { now < other && walk?.step(to: now) == true }
}
