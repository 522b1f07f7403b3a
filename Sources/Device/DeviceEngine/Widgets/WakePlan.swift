import Foundation

/// The dates at which a placement wakes, and the data for showing its next entry.
///
/// Nearly every wake only shows the next entry. This small copy of what such a wake needs is kept
/// apart from the much larger `PlacementRecord`, so that thousands of wakes at one date touch
/// little memory. `PlacementTable.updateWakePlan(_:)` must be called after each change of the
/// record.
struct WakePlan: Sendable {
  let id: PlacementID
  /// nil without a timeline.
  var cursor: EntryCursor?
  /// When anything other than an entry is due: a budget reset or a reload.
  private(set) var other: Date
  private(set) var budgetLeft: Int

  init(_ record: PlacementRecord, at now: Date) {
    id = record.placement.id
    cursor = record.schedule.timeline.map { EntryCursor($0, at: now) }
    (other, budgetLeft) = (record.otherWake, record.budget.left)
  }

  var nextWake: Date { cursor?.next.map { min($0, other) } ?? other }

  /// Copies the values of a changed record.
  mutating func update(from record: borrowing PlacementRecord) {
    other = record.otherWake
    budgetLeft = record.budget.left
  }

  /// Advances to the next entry if nothing else is due. Returns whether it did.
  mutating func step(to now: Date) -> Bool { now < other && cursor?.step(to: now) == true }
}
