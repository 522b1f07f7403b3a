import DeviceEngine
import DeviceStore
import Foundation
import HostLink

// The engine's actions become questions, stored facts and told changes.
extension WidgetHost {
  /// Does what the engine wants, stores and tells it, and sleeps until there is more.
  ///
  /// - Parameter archived: Facts that must be stored together with what the engine now believes.
  func flush(archived: [StoreChange] = []) {
    guard isStarted else { return }
    var jobs: [FetchJob] = []
    for action in engine.takeActions() { take(action, &jobs) }
    takeControlActions()
    takeActivityActions()
    for id in engine.takeChangedPlacements() {
      guard let record = engine.snapshotForStore(of: id), let json = try? record.stored() else {
        continue
      }
      pending.store.append(.engine(id, json))
    }
    noticeDeferredTruths()
    publish(storing: archived)
    for job in jobs where hosted[job.placement]?.token == job.token { fetches.add(job) }
    startFetches()
    sleep()
    resumeSettlersIfIdle()
  }

  private func take(_ action: WidgetAction, _ jobs: inout [FetchJob]) {
    switch action {
    case .fetch(let id, let token, let kind):
      hosted[id]?.token = token
      jobs.append(FetchJob(placement: id, token: token, kind: kind))
      pending.touch(id)
    case .show(let id, let content):
      hosted[id]?.shown = content
      hosted[id]?.countPicture(isNewArchive: true)
      pending.touch(id)
    case .record(let row):
      record(row)
      pending.touch(row.placement)
    case .turn(let stack, let member):
      guard (try? arrangement.turn(stack, to: member)) != nil,
        let turned = try? arrangement.stack(stack)
      else { return }
      pending.store.append(.putStack(turned))
      pending.changes.append(.stack(turned))
    }
  }

  /// Numbers a row, to be stored and told.
  func record(_ row: LedgerRow) {
    lastLedgerSequence += 1
    var row = row
    row.sequence = lastLedgerSequence
    pending.rows.append(row)
    pending.changes.append(.ledger(row))
  }

  /// What a failed write has lost comes again by itself, or is told: nothing here was acknowledged.
  private func publish(storing archived: [StoreChange]) {
    var changes = archived + pending.store
    if !pending.rows.isEmpty {
      changes.append(.ledger(pending.rows))
      untrimmedRows += pending.rows.count
      // Not with every row: deleting costs more than some rows too many.
      if untrimmedRows > limits.ledgerRows / 10 {
        changes.append(.trimLedger(keeping: limits.ledgerRows))
        untrimmedRows = 0
      }
    }
    do {
      try store.apply(changes, durability: .recoverable)
    } catch {
      notice("\(error)")
      // The store still has the archives of before, which are no longer what is to be shown.
      for case .timeline(let id, _, _) in archived { hosted[id]?.timeline = nil }
    }
    let states = pending.touched.compactMap { try? placementState($0) }
    let controlStates = pending.touchedControls.compactMap { try? controlState($0) }
    let activityStates = pending.touchedActivities.compactMap { try? activityState($0) }
    tell(
      pending.changes + states.map(HostChange.placement)
        + controlStates.map(HostChange.control) + activityStates.map(HostChange.activity))
    pending = PendingEffects()
  }

  func tell(_ changes: [HostChange]) {
    revision += changes.count
    feed.publish(changes)
  }

  func notice(_ text: String) {
    guard notices.last != text else { return }
    notices.append(text)
    notices.removeFirst(max(notices.count - 100, 0))
  }

  // MARK: Time

  /// Sleeps until the engine's next date; a clock that is set ends the sleep.
  private func sleep() {
    guard isStarted, let wake = nextWake() else {
      sleeper?.task.cancel()
      sleeper = nil
      return
    }
    if sleeper?.wake == wake { return }
    sleeper?.task.cancel()
    let setting = clock.setting
    let task = Task { [clock, weak self] in
      await clock.wait(until: wake, since: setting)
      guard !Task.isCancelled else { return }
      await self?.wakeUp()
    }
    sleeper = (wake, task)
  }

  private func wakeUp() {
    sleeper = nil
    advance()
  }

  /// Does what is due.
  func advance() {
    guard isStarted else { return }
    engine.advance(to: clock.now)
    controlEngine.advance(to: clock.now)
    activityEngine.advance(to: clock.now)
    flush()
  }

  // MARK: Settling

  /// When the host has something to do by itself; nil: nothing is scheduled.
  public func nextWake() -> Date? {
    [engine.nextWake, controlEngine.nextWake, activityEngine.nextWake].compactMap { $0 }.min()
  }

  /// Does what is due, and returns when no extension is being asked and nothing more is due now: for
  /// simulations and tests, which then set the clock further.
  public func settle() async {
    repeat {
      advance()
      if isIdle { return }
      await withCheckedContinuation { settlers.append($0) }
    } while isStarted
  }

  private var isIdle: Bool {
    let isDue = nextWake().map { $0 <= clock.now } ?? false
    return fetches.isEmpty && controlEngine.isIdle && activityEngine.isIdle && interactions == 0
      && (!isDue || !isStarted)
  }

  func resumeSettlersIfIdle() {
    if isIdle { resumeSettlers() }
  }

  func resumeSettlers() {
    let waiting = settlers
    settlers = []
    for continuation in waiting { continuation.resume() }
  }
}
