import Foundation
import HostLink

/// The engine's state of one placement.
struct PlacementRecord: Sendable {
  var placement: Placement
  var schedule = TimelineSchedule()
  var budget: ReloadBudget
  /// The deferred reload; there is at most one, and later requests are merged into it.
  var pending: PendingReload?
  var backOff = BackOff()
  /// True if the placement is in the table's list of changes.
  var isChanged = false

  var provider: WidgetKind {
    placement.widgetKind
  }

  /// When the current timeline's policy requests a reload; nil while a reload is running, pending
  /// or impossible.
  var policyDate: Date? {
    guard schedule.fetch == nil, pending == nil, !backOff.isStopped else { return nil }
    return schedule.timeline?.reloadDate
  }

  /// When anything other than an entry is due: a budget reset or a reload.
  var otherWake: Date {
    guard let reload = pending?.until ?? policyDate else { return budget.resets }
    return min(budget.resets, reload)
  }
}

/// The placements' records, indexed by small numbers.
///
/// A number stays valid until its placement is removed and may then be reused. The engine's queues
/// refer to placements by number, so that a wake needs no dictionary lookup. Identifiers and
/// extensions map to numbers; `wakePlans` has one element per record.
struct PlacementTable: Sendable {
  private var records: [PlacementRecord] = []
  private var wakePlans: [WakePlan] = []
  /// False for numbers of removed placements.
  private var isOccupied: [Bool] = []
  private var byIdentifier: [PlacementID: Int] = [:]
  private var byExtension: [ExtensionID: [Int]] = [:]
  private var free: [Int] = []
  private var changed: [Int] = []

  /// The numbers of all placements, ascending.
  var numbers: [Int] { isOccupied.indices.filter { isOccupied[$0] } }

  func number(of id: PlacementID) -> Int? { byIdentifier[id] }

  /// The numbers of an extension's placements, in the order in which they were added.
  func numbers(of extension: ExtensionID) -> [Int] { byExtension[`extension`] ?? [] }

  mutating func insert(_ record: PlacementRecord, at now: Date) -> Int {
    let number = free.popLast() ?? records.count
    if number == records.count {
      records.append(record)
      wakePlans.append(WakePlan(record, at: now))
      isOccupied.append(true)
    } else {
      records[number] = record
      wakePlans[number] = WakePlan(record, at: now)
      isOccupied[number] = true
    }
    byIdentifier[record.placement.id] = number
    byExtension[record.placement.extension, default: []].append(number)
    return number
  }

  mutating func remove(_ number: Int) {
    let placement = self[number].placement
    byIdentifier[placement.id] = nil
    leave(placement.extension, number)
    changed.removeAll { $0 == number }
    self[number].schedule.empty()
    isOccupied[number] = false
    free.append(number)
  }

  /// Replaces a placement's contents; its identifier must be the same.
  mutating func replace(_ placement: Placement, at number: Int) {
    let old = self[number].placement.extension
    self[number].placement = placement
    guard old != placement.extension else { return }
    leave(old, number)
    byExtension[placement.extension, default: []].append(number)
  }

  private mutating func leave(_ extension: ExtensionID, _ number: Int) {
    byExtension[`extension`]?.removeAll { $0 == number }
    if byExtension[`extension`]?.isEmpty == true { byExtension[`extension`] = nil }
  }

  /// The number must be one of `numbers`.
  subscript(number: Int) -> PlacementRecord {
    // Yields in place: copying a record for each access is too expensive.
    _read { yield records[number] }
    _modify { yield &records[number] }
  }

  // MARK: Wake plans

  subscript(wakePlanOf number: Int) -> WakePlan {
    _read { yield wakePlans[number] }
    _modify { yield &wakePlans[number] }
  }

  /// Must be called after each change of a record, before its placement can wake.
  mutating func updateWakePlan(_ number: Int) { wakePlans[number].update(from: records[number]) }

  /// The content on screen.
  func shown(_ number: Int) -> ShownContent {
    records[number].schedule.shown(at: wakePlans[number].cursor?.position ?? 0)
  }

  // MARK: Changes

  mutating func noteChange(_ number: Int) {
    guard !self[number].isChanged else { return }
    self[number].isChanged = true
    changed.append(number)
  }

  mutating func takeChanged() -> [PlacementID] {
    defer { changed = [] }
    return changed.map { number in
      self[number].isChanged = false
      return self[number].placement.id
    }
  }
}
