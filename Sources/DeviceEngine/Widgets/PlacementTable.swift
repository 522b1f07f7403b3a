import Foundation
import HostLink

/// What the engine keeps of one placement.
struct PlacementRecord: Sendable {
  var placement: Placement
  var schedule = TimelineSchedule()
  var budget: ReloadBudget
  /// A reload whose time has not come; never more than one.
  var waiting: WaitingReload?
  var backOff = BackOff()
  /// It is in the list of changed placements.
  var isChanged = false

  var provider: RelevanceScale.Provider {
    RelevanceScale.Provider(extension: placement.extension, kind: placement.kind)
  }

  /// When the present timeline asks to be replaced; nil where something else comes first.
  var policyDate: Date? {
    guard schedule.fetch == nil, waiting == nil, !backOff.isStopped else { return nil }
    return schedule.timeline?.reloadDate
  }

  /// When something else than the next entry is due: the budget's day, a reload.
  var otherWake: Date {
    guard let reload = waiting?.until ?? policyDate else { return budget.resets }
    return min(budget.resets, reload)
  }
}

/// The placements by numbers that stay the same while a placement is there, so that nothing is
/// looked up by its identifier on the way.
struct PlacementTable: Sendable {
  private var records: [PlacementRecord] = []
  /// Of each record.
  private var agendas: [PlacementAgenda] = []
  /// False for records whose placement was removed, until another one takes the number.
  private var isThere: [Bool] = []
  private var byIdentifier: [PlacementIdentifier: Int] = [:]
  private var byExtension: [ExtensionIdentifier: [Int]] = [:]
  private var free: [Int] = []
  private var changed: [Int] = []

  /// Those of all placements, ascending.
  var numbers: [Int] { isThere.indices.filter { isThere[$0] } }

  func number(of id: PlacementIdentifier) -> Int? { byIdentifier[id] }

  /// Those of an extension, in the order in which they were added.
  func numbers(of extension: ExtensionIdentifier) -> [Int] { byExtension[`extension`] ?? [] }

  mutating func insert(_ record: PlacementRecord, at now: Date) -> Int {
    let number = free.popLast() ?? records.count
    if number == records.count {
      records.append(record)
      agendas.append(PlacementAgenda(record, at: now))
      isThere.append(true)
    } else {
      records[number] = record
      agendas[number] = PlacementAgenda(record, at: now)
      isThere[number] = true
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
    isThere[number] = false
    free.append(number)
  }

  /// The placement is the same one with other contents.
  mutating func replace(_ placement: Placement, at number: Int) {
    let old = self[number].placement.extension
    self[number].placement = placement
    guard old != placement.extension else { return }
    leave(old, number)
    byExtension[placement.extension, default: []].append(number)
  }

  private mutating func leave(_ extension: ExtensionIdentifier, _ number: Int) {
    byExtension[`extension`]?.removeAll { $0 == number }
    if byExtension[`extension`]?.isEmpty == true { byExtension[`extension`] = nil }
  }

  /// The number must be one of `numbers`.
  subscript(number: Int) -> PlacementRecord {
    // In place: a record is too large to be copied for each look at it.
    _read { yield records[number] }
    _modify { yield &records[number] }
  }

  // MARK: Agendas

  subscript(agendaOf number: Int) -> PlacementAgenda {
    _read { yield agendas[number] }
    _modify { yield &agendas[number] }
  }

  /// To be called after each change of a record, before its placement can be woken.
  mutating func updateAgenda(_ number: Int) { agendas[number].follow(records[number]) }

  /// What is on the screen.
  func shown(_ number: Int) -> ShownContent {
    records[number].schedule.shown(at: agendas[number].walk?.position ?? 0)
  }

  // MARK: Changes

  mutating func noteChange(_ number: Int) {
    guard !self[number].isChanged else { return }
    self[number].isChanged = true
    changed.append(number)
  }

  mutating func takeChanged() -> [PlacementIdentifier] {
    defer { changed = [] }
    return changed.map { number in
      self[number].isChanged = false
      return self[number].placement.id
    }
  }
}
