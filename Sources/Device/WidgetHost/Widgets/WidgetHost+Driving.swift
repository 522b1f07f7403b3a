import DeviceEngine
import DeviceStore
import Foundation
import HostLink

// Carries out the engines' actions: requests to extensions, stored changes, published changes.
extension WidgetHost {
  /// Carries out the engines' pending actions, stores and publishes their effects, and schedules
  /// the next wake-up.
  ///
  /// - Parameter archived: Changes that must be stored in one transaction with the engines' state.
  func flush(archived: [StoreChange] = []) {
    guard isStarted else { return }
    var jobs: [FetchJob] = []
    updateSmartStack()
    if companions.advanceAlerts(to: clock.now) {
      pending.changes.append(.companions(companionStates))
    }
    performActions(&jobs)
    // The settings that an alert changes cause further actions.
    if updateAlertLight() { performActions(&jobs) }
    for id in engine.takeChangedPlacements() {
      guard let record = engine.snapshotForStore(of: id), let json = try? record.stored() else {
        continue
      }
      pending.store.append(.engine(id, json))
    }
    stopDimmingDeferredReloads()
    commitPending(storing: archived)
    for job in jobs where hosted[job.placement]?.token == job.token { work.fetches.add(job) }
    startFetches()
    requestCovers()
    sleep()
    resumeSettlersIfIdle()
  }

  private func performActions(_ jobs: inout [FetchJob]) {
    for action in engine.takeActions() { perform(action, &jobs) }
    performControlActions()
    performActivityActions()
    performNotificationActions()
  }

  private func perform(_ action: WidgetAction, _ jobs: inout [FetchJob]) {
    switch action {
    case .fetch(let id, let token, let kind):
      hosted[id]?.token = token
      jobs.append(FetchJob(placement: id, token: token, kind: kind))
      pending.touch(id)
    case .show(let id, let content):
      hosted[id]?.shown = content
      hosted[id]?.advanceVersion(isNewArchive: true)
      pending.touch(id)
    case .record(let row):
      record(row)
      if case .placement(let id) = row.placement { pending.touch(id) }
    case .rotate(let stack, let member):
      guard (try? arrangement.rotate(stack, to: member)) != nil,
        let rotated = try? arrangement.stack(stack)
      else { return }
      pending.store.append(.putStack(rotated))
      pending.changes.append(.stack(rotated))
    }
  }

  /// Gives a ledger row its number and queues it for storing and publishing.
  func record(_ row: LedgerRow) {
    let row = numbers.numbered(row)
    pending.rows.append(row)
    pending.changes.append(.ledger(row))
  }

  /// Stores and publishes the pending effects. A failed write becomes a notice: nothing here was
  /// acknowledged to a caller, and the next fetch replaces lost archives.
  private func commitPending(storing archived: [StoreChange]) {
    var changes = archived + pending.store
    if !pending.rows.isEmpty {
      changes.append(.ledger(pending.rows))
      if numbers.trims(afterAdding: pending.rows.count, limit: limits.ledgerRows) {
        changes.append(.trimLedger(keeping: limits.ledgerRows))
      }
    }
    if numbers.isRunUnstored, let run = numbers[.run] { changes.insert(.counter(.run, run), at: 0) }
    do {
      try store.apply(changes, durability: .recoverable)
      if numbers.isRunUnstored {
        numbers.isRunUnstored = false
        notice("the device can store changes again")
      }
    } catch {
      // The notice of the start already says it.
      if !numbers.isRunUnstored { notice("\(error)") }
      // The store still has the old archives, which no longer match the engine's timeline.
      for case .timeline(let id, _, _) in archived { hosted[id]?.timeline = nil }
    }
    let states = pending.touched.compactMap { try? placementState($0) }
    let controlStates = pending.touchedControls.compactMap { try? controlState($0) }
    let activityStates = pending.touchedActivities.compactMap { try? activityState($0) }
    publish(
      pending.changes + states.map(HostChange.placement)
        + controlStates.map(HostChange.control) + activityStates.map(HostChange.activity))
    pending = PendingEffects()
  }

  func publish(_ changes: [HostChange]) {
    numbers.revision += changes.count
    feed.publish(changes)
    // Activities, controls and extensions have tokens.
    if !changes.isEmpty { pushes.noteIssue() }
  }

  func notice(_ text: String) {
    guard notices.last != text else { return }
    notices.append(text)
    notices.removeFirst(max(notices.count - 100, 0))
    pending.changes.append(.notices(notices))
  }

  // MARK: Time

  /// Sleeps until the engines' next date. Setting the clock ends the sleep early.
  private func sleep() {
    guard isStarted, let wake = nextWake() else {
      work.cancelSleep()
      return
    }
    if work.isSleeping(until: wake) { return }
    work.cancelSleep()
    let setting = clock.setting
    let task = Task { [clock, weak self] in
      await clock.wait(until: wake, since: setting)
      guard !Task.isCancelled else { return }
      await self?.wakeUp()
    }
    work.sleep(until: wake, task)
  }

  private func wakeUp() {
    work.endSleep()
    advance()
  }

  /// Does the work that is due at the clock's current time.
  func advance() {
    guard isStarted else { return }
    engine.advance(to: clock.now)
    controlEngine.advance(to: clock.now)
    activityEngine.advance(to: clock.now)
    notificationEngine.advance(to: clock.now)
    suspendApps()
    flush()
  }

  // MARK: Settling

  /// The next date at which the host acts by itself; nil if nothing is scheduled.
  public func nextWake() -> Date? {
    [
      engine.nextWake, controlEngine.nextWake, activityEngine.nextWake,
      notificationEngine.nextWake, alertLightEnd, companions.nextAlertWake,
      companions.smartStack.nextWake, openApps.nextWake,
    ].compactMap { $0 }.min()
  }

  /// Does all due work and returns when no request is running and nothing more is due. Simulations
  /// and tests then advance the clock.
  public func settle() async {
    repeat {
      advance()
      if isIdle { return }
      await withCheckedContinuation { work.add($0) }
    } while isStarted
  }

  private var isIdle: Bool {
    let isDue = nextWake().map { $0 <= clock.now } ?? false
    return work.isIdle && controlEngine.isIdle && activityEngine.isIdle && (!isDue || !isStarted)
  }

  func resumeSettlersIfIdle() {
    if isIdle { work.resumeSettlers() }
  }

  /// Work that `settle()` waits for begins. `endWork()` must follow.
  func beginWork() { work.running += 1 }

  func endWork() {
    work.running -= 1
    resumeSettlersIfIdle()
  }
}
