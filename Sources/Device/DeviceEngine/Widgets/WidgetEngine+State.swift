import Foundation

extension WidgetEngine {
  /// The current state of a placement; nil if it is unknown.
  public func schedule(of id: PlacementID) -> ScheduleState? {
    guard let number = placements.number(of: id) else { return nil }
    let record = placements[number]
    let timeline = record.schedule.timeline
    let cursor = placements[wakePlanOf: number].cursor
    return ScheduleState(
      shown: placements.shown(number), entries: timeline?.entries ?? [], policy: timeline?.policy,
      entryDate: cursor?.date, nextEntry: cursor?.next,
      nextReload: record.pending?.until ?? record.policyDate.map { max($0, now) },
      isReloading: record.schedule.fetch != nil, budgetLeft: record.budget.left,
      budgetTotal: record.budget.total, budgetResets: record.budget.resets,
      isBudgetLifted: isDeveloperModeOn,
      failure: record.backOff.message, wait: wait(of: record))
  }

  private func wait(of record: PlacementRecord) -> ScheduleState.Wait {
    if record.schedule.fetch != nil { return .running }
    if let pending = record.pending {
      return switch pending.reason {
      case .batch: .batch(until: pending.until)
      case .spacing: .spacing(until: pending.until)
      case .budget: .budget(until: pending.until)
      case .backOff: .backOff(until: pending.until)
      case .heldBack: .heldBack(until: pending.until)
      }
    }
    if record.backOff.isStopped { return .installation }
    return record.policyDate.map { .policy(max($0, now)) } ?? .request
  }

  /// The state to store and to pass to `add` after a restart. A fetch that runs now is then
  /// repeated without a second charge.
  public func snapshotForStore(of id: PlacementID) -> RestoredTimeline? {
    guard let number = placements.number(of: id) else { return nil }
    let record = placements[number]
    var pending = record.pending
    if let fetch = record.schedule.fetch {
      var need = fetch.need
      if let followUp = fetch.followUp { need = need.merged(with: followUp) }
      need.isFree = need.isFree || fetch.isCharged
      // Due at once. Without content, the fetch begins with the placeholder again.
      pending = PendingReload(need: need, until: now, reason: .batch)
    }
    return RestoredTimeline(
      timeline: record.schedule.timeline, budget: record.budget, waiting: pending,
      backOff: record.backOff, relevanceScale: scale[record.provider])
  }
}
