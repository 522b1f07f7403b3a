import Foundation

/// The placements of one extension whose requests are batched.
struct ReloadBatch: Sendable {
  /// When the batch runs.
  var until: Date
  /// The numbers of the placements, in the order of their requests.
  var members: [Int]
}

extension WidgetEngine {
  /// Handles a request for a reload: begins, defers or merges it, and records the decision. The
  /// caller must call `reschedule(_:)`.
  mutating func request(_ number: Int, _ need: ReloadNeed) {
    placements.noteChange(number)
    let running = placements[number].schedule.fetch
    switch placements[number].schedule.join(need) {
    case .none: break
    case .covered: return record(number, .coalesced, need.cause, text.covered(need))
    case .followUp: return record(number, .coalesced, need.cause, text.followUp(need))
    case .replace:
      var merged = running.map { need.merged(with: $0.need) } ?? need
      if let followUp = running?.followUp { merged = merged.merged(with: followUp) }
      merged.cause = need.cause
      return begin(number, merged, isCharged: false, note: text.replacesRunning)
    }
    if need.isFree { return beginFree(number, need) }
    if let pending = placements[number].pending {
      placements[number].pending?.need = pending.need.merged(with: need)
      return record(
        number, .coalesced, need.cause, text.merged(need, pending), until: pending.until)
    }
    if placements[number].backOff.isStopped {
      let message = placements[number].backOff.message ?? ""
      return record(number, .deferred, need.cause, text.stopped(need, message: message))
    }
    beginOrDefer(number, need, mayBatch: need.cause == .widgetCenter)
  }

  /// Begins a free reload, which also covers a pending one.
  private mutating func beginFree(_ number: Int, _ need: ReloadNeed, note: String = "") {
    guard let pending = placements[number].pending else {
      return begin(number, need, isCharged: false, note: note)
    }
    var merged = need.merged(with: pending.need)
    merged.cause = need.cause
    begin(number, merged, isCharged: false, note: note + text.covers(pending))
  }

  /// Begins a budgeted reload if budget and spacing allow it, otherwise defers it.
  private mutating func beginOrDefer(
    _ number: Int, _ need: ReloadNeed, mayBatch: Bool, note: String = ""
  ) {
    let verdict = placements[number].budget.verdict(
      at: now, spacing: spacing(for: need), isLifted: isDeveloperModeOn)
    switch verdict {
    case .usedUp(let until): postpone(number, need, until: until, .budget)
    case .tooSoon(let until): postpone(number, need, until: until, .spacing)
    case .allowed where mayBatch && settings.reloads.coalescingWindow > 0:
      joinBatch(number, need)
    case .allowed:
      beginBudgeted(number, need, note: note)
      beginBatch(of: number)
    }
  }

  private mutating func postpone(
    _ number: Int, _ need: ReloadNeed, until: Date, _ reason: PendingReload.Reason
  ) {
    let pending = PendingReload(need: need, until: until, reason: reason)
    placements[number].pending = pending
    let outcome: LedgerRow.Outcome = reason == .batch ? .coalesced : .deferred
    record(
      number, outcome, need.cause,
      text.deferred(
        pending, budget: placements[number].budget, settings: settings.reloads,
        spacing: spacing(for: need)),
      until: until)
  }

  // MARK: Batches

  /// Adds a placement to its extension's batch, or to a new one.
  private mutating func joinBatch(_ number: Int, _ need: ReloadNeed) {
    let id = placements[number].placement.extension
    let until = now.addingTimeInterval(settings.reloads.coalescingWindow)
    // An expired batch has no pending members: each of them has begun, or a free reload covered it.
    var batch =
      batches[id].flatMap { $0.until > now ? $0 : nil }
      ?? ReloadBatch(until: until, members: [])
    batch.members.append(number)
    batches[id] = batch
    postpone(number, need, until: batch.until, .batch)
  }

  /// Begins the reloads batched with that of a placement.
  private mutating func beginBatch(of number: Int) {
    let id = placements[number].placement.extension
    guard let batch = batches.removeValue(forKey: id) else { return }
    for member in batch.members where member != number {
      guard let pending = placements[member].pending, pending.reason == .batch else { continue }
      placements.noteChange(member)
      placements[member].pending = nil
      beginBudgeted(member, pending.need, note: text.batched)
      reschedule(member)
    }
  }

  // MARK: Fetches

  /// Begins a reload. `note` is appended to its ledger row; `isLifted` is true for a budgeted
  /// reload that developer mode makes free.
  mutating func begin(
    _ number: Int, _ need: ReloadNeed, isCharged: Bool, isLifted: Bool = false, note: String = ""
  ) {
    if isCharged { placements[number].budget.charge(at: now) }
    placements[number].pending = nil
    lastToken += 1
    let kind = placements[number].schedule.begin(need, token: lastToken, isCharged: isCharged)
    record(
      number, isCharged ? .charged : .free, need.cause,
      text.begins(need, isCharged: isCharged, isLifted: isLifted) + note)
    actions.append(.fetch(placements[number].placement.id, token: lastToken, kind))
  }

  /// Continues the fetch of first content with its next request.
  mutating func proceed(_ number: Int, to kind: FetchKind) {
    lastToken += 1
    placements[number].schedule.proceed(to: kind, token: lastToken)
    actions.append(.fetch(placements[number].placement.id, token: lastToken, kind))
  }

  // MARK: Time

  /// Handles a placement's wake: a budget reset, an entry, a reload.
  mutating func wake(_ number: Int) {
    guard !showNextEntry(number) else { return }
    if placements[number].budget.resets <= now { resetBudget(number) }
    showEntry(number)
    if let pending = placements[number].pending {
      if pending.until <= now { runPending(number, pending) }
    } else if let due = placements[number].policyDate, due <= now {
      request(number, ReloadNeed(cause: .policy, isFree: false, since: now))
    }
    reschedule(number)
  }

  mutating func runPending(_ number: Int, _ pending: PendingReload) {
    placements.noteChange(number)
    placements[number].pending = nil
    if pending.need.isFree {
      begin(number, pending.need, isCharged: false, note: text.after(pending))
    } else {
      beginOrDefer(number, pending.need, mayBatch: false, note: text.after(pending))
    }
  }

  private mutating func resetBudget(_ number: Int) {
    placements.noteChange(number)
    let next = nextReset(of: placements[number].placement.id)
    placements[number].budget.reset(settings: settings.budget, next: next)
    record(
      number, .budgetReset, .date,
      text.newDay(placements[number].budget, settings: settings.budget))
  }

  /// After the clock was set back: limits the wait of a pending reload to the longest possible from
  /// now.
  mutating func limitPendingWait(_ number: Int) {
    guard let pending = placements[number].pending else { return }
    let longest: Date =
      switch pending.reason {
      case .batch: now.addingTimeInterval(settings.reloads.coalescingWindow)
      case .spacing: now.addingTimeInterval(settings.reloads.minimumSpacing)
      case .budget: placements[number].budget.resets
      case .backOff: now.addingTimeInterval(settings.failures.longestWait)
      case .heldBack: now.addingTimeInterval(settings.processes.longestHoldBack)
      }
    placements[number].pending?.until = min(pending.until, longest)
  }

  // MARK: Showing

  /// Shows the entry for `now`.
  mutating func showEntry(_ number: Int, cause: LedgerRow.Cause = .date) {
    guard let timeline = placements[number].schedule.timeline,
      placements[wakePlanOf: number].cursor?.advance(to: now, in: timeline) == true
    else { return }
    show(number, placements.shown(number), cause: cause)
  }

  /// Shows the next entry if nothing else is due, without access to the record. Returns whether it
  /// did; otherwise `wake` does the work.
  private mutating func showNextEntry(_ number: Int) -> Bool {
    guard placements[wakePlanOf: number].step(to: now),
      let position = placements[wakePlanOf: number].cursor?.position
    else { return false }
    show(number, .entry(position), budgetLeft: placements[wakePlanOf: number].budgetLeft)
    queue.schedule(.placement(number), at: placements[wakePlanOf: number].nextWake)
    return true
  }

  mutating func show(
    _ number: Int, _ content: ShownContent, cause: LedgerRow.Cause = .date
  ) {
    show(number, content, budgetLeft: placements[number].budget.left, cause: cause)
  }

  private mutating func show(
    _ number: Int, _ content: ShownContent, budgetLeft: Int, cause: LedgerRow.Cause = .date
  ) {
    let id = placements[wakePlanOf: number].id
    actions.append(.show(id, content))
    guard case .entry(let index) = content, let cursor = placements[wakePlanOf: number].cursor
    else { return }
    actions.append(
      .record(
        LedgerRow(
          date: now, placement: .placement(id), outcome: .shown, cause: cause,
          reason: (cause == .clock ? text.restores : "")
            + text.shows(index, date: cursor.date, of: cursor.count, until: cursor.next),
          budgetLeft: budgetLeft)))
  }

  mutating func reschedule(_ number: Int) {
    placements.updateWakePlan(number)
    queue.schedule(.placement(number), at: placements[wakePlanOf: number].nextWake)
  }

  mutating func record(
    _ number: Int, _ outcome: LedgerRow.Outcome, _ cause: LedgerRow.Cause, _ reason: String,
    until: Date? = nil
  ) {
    actions.append(
      .record(
        LedgerRow(
          date: now, placement: .placement(placements[number].placement.id), outcome: outcome,
          cause: cause, reason: reason, budgetLeft: placements[number].budget.left, until: until)))
  }

  var text: LedgerText { LedgerText(now: now, time: time) }
}
