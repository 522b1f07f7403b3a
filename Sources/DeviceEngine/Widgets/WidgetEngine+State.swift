import Foundation

extension WidgetEngine {
  /// What is known of a placement now; nil: there is none of this identifier.
  public func schedule(of id: PlacementIdentifier) -> ScheduleState? {
    guard let number = placements.number(of: id) else { return nil }
    let record = placements[number]
    let timeline = record.schedule.timeline
    let walk = placements[agendaOf: number].walk
    return ScheduleState(
      shown: placements.shown(number), entries: timeline?.entries ?? [], policy: timeline?.policy,
      entryDate: walk?.date, nextEntry: walk?.next,
      nextReload: record.waiting?.until ?? record.policyDate.map { max($0, now) },
      isReloading: record.schedule.fetch != nil, budgetLeft: record.budget.left,
      budgetTotal: record.budget.total, budgetResets: record.budget.resets,
      failure: record.backOff.message, wait: wait(of: record))
  }

  private func wait(of record: PlacementRecord) -> ScheduleState.Wait {
    if record.schedule.fetch != nil { return .running }
    if let waiting = record.waiting {
      return switch waiting.reason {
      case .company: .company(until: waiting.until)
      case .spacing: .spacing(until: waiting.until)
      case .budget: .budget(until: waiting.until)
      case .backOff: .backOff(until: waiting.until)
      case .heldBack: .heldBack(until: waiting.until)
      }
    }
    if record.backOff.isStopped { return .installation }
    return record.policyDate.map { .policy(max($0, now)) } ?? .request
  }

  /// What a store keeps, to be given to `add` later. A fetch that runs now is asked again then,
  /// without a second charge.
  public func snapshotForStore(of id: PlacementIdentifier) -> RestoredTimeline? {
    guard let number = placements.number(of: id) else { return nil }
    let record = placements[number]
    var waiting = record.waiting
    if let fetch = record.schedule.fetch {
      var need = fetch.need
      if let again = fetch.again { need = need.merged(with: again) }
      need.isFree = need.isFree || fetch.isCharged
      // Due at once; without content, `add` begins with the placeholder.
      waiting = WaitingReload(need: need, until: now, reason: .company)
    }
    return RestoredTimeline(
      timeline: record.schedule.timeline, budget: record.budget, waiting: waiting,
      backOff: record.backOff, relevanceScale: scale[record.provider])
  }
}
