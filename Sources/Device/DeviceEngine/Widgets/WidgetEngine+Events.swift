import Foundation
import HostLink

extension WidgetEngine {
  /// Adds a placement, or reconfigures it if it exists.
  ///
  /// - Parameter restoring: The stored schedule, which is continued. Without it the placeholder,
  ///   the snapshot and the timeline are requested, for free.
  public mutating func add(
    _ placement: Placement, at date: Date, restoring: RestoredTimeline? = nil
  ) {
    advance(to: date)
    guard placements.number(of: placement.id) == nil else {
      return reconfigure(placement, .configured)
    }
    let resets = nextReset(of: placement.id)
    var record = PlacementRecord(
      placement: placement, budget: ReloadBudget(settings: settings.budget, resets: resets))
    if let restoring { restore(restoring, into: &record) }
    let number = placements.insert(record, at: now)
    placements.noteChange(number)
    if restoring == nil { self.record(number, .changed, .placed, text.placed(placement)) }
    if record.schedule.timeline != nil {
      show(number, placements.shown(number))
    } else if record.pending == nil, !record.backOff.isStopped {
      request(number, ReloadNeed(cause: .placed, isFree: true, since: now))
    }
    reschedule(number)
    rotateStack(of: placement.id)
  }

  private mutating func restore(_ kept: RestoredTimeline, into record: inout PlacementRecord) {
    if let timeline = kept.timeline {
      record.schedule = TimelineSchedule(restoring: timeline)
    }
    record.budget = kept.budget
    record.pending = kept.waiting
    record.backOff = kept.backOff
    scale.note(kept.relevanceScale, of: record.provider)
  }

  public mutating func remove(_ id: PlacementID, at date: Date) {
    advance(to: date)
    guard let number = placements.number(of: id) else { return }
    queue.schedule(.placement(number), at: nil)
    batches[placements[number].placement.extension]?.members.removeAll { $0 == number }
    placements.remove(number)
    rotateStack(of: id)
  }

  public mutating func handle(_ event: WidgetEvent, at date: Date) {
    advance(to: date)
    switch event {
    case .fetched(let id, let token, let fetched):
      guard let number = placements.number(of: id) else { return }
      answer(number, token: token, fetched)
    case .fetchFailed(let id, let token, let failure):
      guard let number = placements.number(of: id) else { return }
      fail(number, token: token, failure)
      reschedule(number)
    case .reloadRequested(let id, let request, let isFree): reload(id, request, isFree: isFree)
    case .pushed(let id, let kinds): push(id, kinds)
    case .reloadedByUser(let id):
      guard let number = placements.number(of: id) else { return }
      request([number], .person, isFree: true)
    case .performed(let id, let kind):
      let numbers = placements.numbers(of: id).filter { placements[$0].placement.kind == kind }
      request(numbers, .intent, isFree: true)
    case .environmentChanged(let cause):
      request(placements.numbers, cause, isFree: true, makesOthersStale: true)
    case .viewed(let ids): view(ids)
    case .reconfigured(let placement, let cause): reconfigure(placement, cause)
    case .rotatedByUser(let id, let member): rotateByUser(id, to: member)
    }
  }

  private mutating func request(
    _ numbers: [Int], _ cause: LedgerRow.Cause, isFree: Bool, makesOthersStale: Bool = false
  ) {
    for number in numbers {
      request(
        number,
        ReloadNeed(cause: cause, isFree: isFree, since: now, makesOthersStale: makesOthersStale))
      reschedule(number)
    }
  }

  private mutating func reload(
    _ id: ExtensionID, _ request: ReloadRequest, isFree: Bool
  ) {
    var numbers = placements.numbers(of: id)
    var kind: String?
    switch request {
    case .timelines(let wanted):
      kind = wanted
      numbers = numbers.filter { placements[$0].placement.kind == wanted }
    case .allTimelines: break
    // These concern the gallery, watchOS, controls, apps and shortcuts.
    case .recommendations, .relevance, .controls, .allControls, .controlConfigurations, .screen,
      .snippet:
      return
    }
    guard !numbers.isEmpty else {
      return recordNothing(.widgetCenter, text.notPlaced(id, kind: kind))
    }
    self.request(numbers, .widgetCenter, isFree: isFree)
  }

  private mutating func push(_ id: ExtensionID, _ kinds: Set<String>) {
    let numbers = placements.numbers(of: id).filter {
      kinds.contains(placements[$0].placement.kind)
    }
    guard !numbers.isEmpty else { return recordNothing(.push, text.nonePushed(id)) }
    request(numbers, .push, isFree: false)
  }

  /// Records, without a placement, that a request matched nothing.
  private mutating func recordNothing(_ cause: LedgerRow.Cause, _ reason: String) {
    actions.append(
      .record(
        LedgerRow(
          date: now, placement: .nothing, outcome: .coalesced, cause: cause, reason: reason,
          budgetLeft: 0)))
  }

  private mutating func view(_ ids: [PlacementID]) {
    for id in ids {
      guard let number = placements.number(of: id) else { continue }
      placements[number].budget.view(at: now, settings: settings.budget)
      placements.noteChange(number)
      guard let pending = placements[number].pending, pending.reason == .budget,
        placements[number].budget.takeVisibleReload(at: now, settings: settings.budget)
      else { continue }
      begin(number, pending.need, isCharged: false, note: text.becameVisible)
      reschedule(number)
    }
  }

  private mutating func reconfigure(_ placement: Placement, _ cause: LedgerRow.Cause) {
    guard let number = placements.number(of: placement.id) else { return }
    let old = placements[number].placement
    if old.extension != placement.extension {
      batches[old.extension]?.members.removeAll { $0 == number }
      if placements[number].pending?.reason == .batch { placements[number].pending = nil }
    }
    placements.replace(placement, at: number)
    placements[number].backOff = BackOff()
    if old.family != placement.family || old.kind != placement.kind
      || old.extension != placement.extension
    {
      placements[number].schedule.empty()
      placements[wakePlanOf: number].cursor = nil
      actions.append(.show(placement.id, .nothing))
    }
    request([number], cause, isFree: true, makesOthersStale: true)
    rotateStack(of: placement.id)
  }

  // MARK: Answers

  private mutating func answer(_ number: Int, token: UInt64, _ fetched: FetchedTimeline) {
    switch placements[number].schedule.answer(token: token, fetched) {
    case .late: return
    case .step(let shown, let next):
      show(number, shown)
      proceed(number, to: next)
    case .delivered(let timeline, let fetch): deliver(number, timeline, fetch)
    case .empty: fail(number, token: token, FetchFailure(message: text.noEntries))
    }
    reschedule(number)
  }

  private mutating func deliver(
    _ number: Int, _ timeline: Timeline, _ fetch: TimelineSchedule.Fetch
  ) {
    placements.noteChange(number)
    placements[number].backOff = BackOff()
    placements[wakePlanOf: number].cursor = EntryCursor(timeline, at: now)
    scale.note(timeline.largestScore, of: placements[number].provider)
    record(number, .delivered, fetch.need.cause, text.delivered(timeline))
    show(number, placements.shown(number))
    if let followUp = fetch.followUp { request(number, followUp) }
    rotateStack(of: placements[number].placement.id)
  }

  private mutating func fail(_ number: Int, token: UInt64, _ failure: FetchFailure) {
    let mayContinue = failure.isRetryable && failure.heldBackUntil == nil
    switch placements[number].schedule.fail(token: token, mayContinue: mayContinue) {
    case .late: return
    case .step(let next):
      record(number, .failed, .failure, text.skipped(failure, next: next))
      proceed(number, to: next)
    case .failed(let fetch):
      placements.noteChange(number)
      endFailed(number, fetch, failure)
    }
  }

  /// Schedules a retry of a failed reload, or stops retrying.
  private mutating func endFailed(
    _ number: Int, _ fetch: TimelineSchedule.Fetch, _ failure: FetchFailure
  ) {
    let cause = fetch.need.cause
    var need = fetch.need
    if let followUp = fetch.followUp { need = need.merged(with: followUp) }
    // No fetch runs any more that it could make stale.
    need.makesOthersStale = false
    if let heldBack = failure.heldBackUntil {
      if fetch.isCharged { placements[number].budget.refund() }
      placements[number].backOff.hold(failure.message)
      let pending = PendingReload(need: need, until: max(heldBack, now), reason: .heldBack)
      placements[number].pending = pending
      return record(
        number, .failed, cause, text.failed(failure, pending, isRefunded: fetch.isCharged),
        until: pending.until)
    }
    if failure.isRetryable {
      let seconds = placements[number].backOff.fail(failure.message, settings: settings.failures)
      var until = now.addingTimeInterval(seconds)
      if !need.isFree { until = max(until, nextAllowed(number, need)) }
      let pending = PendingReload(need: need, until: until, reason: .backOff)
      placements[number].pending = pending
      record(number, .failed, cause, text.failed(failure, pending), until: until)
    } else {
      placements[number].backOff.stop(failure.message)
      let outcome: LedgerRow.Outcome = failure.isSetAside ? .deferred : .failed
      record(number, outcome, cause, text.failedForGood(failure))
    }
    // A free request made during the failed fetch does not wait for the retry.
    if let followUp = fetch.followUp, followUp.isFree { request(number, followUp) }
  }

  private func nextAllowed(_ number: Int, _ need: ReloadNeed) -> Date {
    let verdict = placements[number].budget.verdict(
      at: now, spacing: spacing(for: need), isLifted: isDeveloperModeOn)
    return switch verdict {
    case .allowed: now
    case .tooSoon(let until), .usedUp(let until): until
    }
  }
}
