import DeviceEngine
import Foundation
import HostLink
import ViewArchive

// Taps on widgets.
extension WidgetHost {
  /// Performs the action under a tap: delivers a link, or performs the intent of a button or toggle
  /// and returns when it has ended.
  ///
  /// A toggle shows its requested state at once. The reload that follows an intent is free. Intents
  /// of one placement run one after another; those of different placements run concurrently.
  ///
  /// A locked device performs no actions and opens no app. A tap on a point without an action opens
  /// the app.
  ///
  /// - Parameter version: The `PlacementState.version` that the user saw; nil means the current
  ///   one. Older content is tapped only if it was tapped just before.
  /// - Throws: `HostError.unknownPlacement`, `.notShown`, `.staleTap`, `.locked`, `.tooManyTaps`,
  ///   `.extensionFailed`.
  @discardableResult
  public func tap(
    _ id: PlacementID, at target: TapTarget, version: Int? = nil
  ) async throws -> TapOutcome {
    let placement = try arrangement.placement(id)
    guard let record = hosted[id] else { throw HostError.unknownPlacement(id) }
    guard arrangement.surface(of: placement).isInteractive else { return .nothing }
    let shown = try tappedContent(of: id, record, at: version)
    let archive = try ViewArchive(tapped: shown.archive, of: placement.extension)
    if case .point(let point) = target,
      !(0..<max(shown.size.width, 1)).contains(point.x)
        || !(0..<max(shown.size.height, 1)).contains(point.y)
    {
      return .nothing
    }
    let app = try app(placement.extension)
    // A placeholder has no actions: a tap on it opens the app.
    let found =
      shown.content == .placeholder ? nil : archive.target(target, flipped: shown.flippedToggles)
    guard !settings(of: placement).isLocked else { throw HostError.locked }
    switch found?.action {
    case nil: return .opened(deliver(url: nil, of: placement, to: app))
    case .link(let url)?: return .link(deliver(url: url, of: placement, to: app))
    case let action?:
      // Only the window of a running app has other actions.
      guard let request = PerformRequest(action) else { return .nothing }
      keep(shown, of: id, record, toggle: found?.toggleIndex)
      // The toggles of other content may have other numbers.
      let isCurrent = shown.version >= record.archiveVersion
      return try await perform(
        request, toggle: isCurrent ? found?.toggleIndex : nil, of: placement, app)
    }
  }

  /// What the user saw at a version. Throws `HostError.staleTap`.
  private func tappedContent(
    of id: PlacementID, _ record: HostedPlacement, at version: Int?
  ) throws -> ShownArchive {
    guard let version, !(record.archiveVersion...record.version).contains(version) else {
      return try shown(id)
    }
    guard let last = record.lastTapped, last.isSeen(at: version, now: clock.now) else {
      throw HostError.staleTap(id.rawValue, shownVersion: record.version)
    }
    return last.shown
  }

  /// Keeps what was tapped, for a tap that follows the reload.
  ///
  /// - Parameter toggle: The number of the toggle that is in its other state from now on.
  private func keep(
    _ shown: ShownArchive, of id: PlacementID, _ record: HostedPlacement, toggle: Int?
  ) {
    var kept = shown
    if let toggle { kept.flippedToggles.formSymmetricDifference([toggle]) }
    let versions =
      shown.version >= record.archiveVersion
      ? record.archiveVersion...record.version : record.lastTapped?.versions
    guard let versions else { return }
    hosted[id]?.lastTapped = TappedContent(shown: kept, versions: versions, tapped: clock.now)
  }

  // MARK: Intents

  private func perform(
    _ request: PerformRequest, toggle: Int?, of placement: Placement, _ app: InstalledExtension
  ) async throws -> TapOutcome {
    let id = placement.id
    guard let record = hosted[id] else { throw HostError.unknownPlacement(id) }
    guard record.interaction.running < limits.queuedTaps else {
      throw HostError.tooManyTaps(.placement(id), limit: limits.queuedTaps)
    }
    interact(id) { interaction in
      interaction.begin(toggle: toggle.flatMap { toggle in request.newValue.map { (toggle, $0) } })
    }
    beginWork()
    defer { endWork() }
    flush()
    let previous = record.lastPerform
    let work = Task { () throws -> PerformReply in
      await previous?.value
      return try await performed(request, of: app)
    }
    hosted[id]?.lastPerform = Task { _ = await work.result }
    let result = await work.result
    await refreshExtensionStates()
    return try end(result, toggle: toggle, of: placement, app)
  }

  private func end(
    _ result: Result<PerformReply, any Error>, toggle: Int?, of placement: Placement,
    _ app: InstalledExtension
  ) throws -> TapOutcome {
    let id = placement.id
    switch result {
    case .failure(let error):
      let message = FetchFailure(error).message
      hosted[id]?.intentFailure = message
      interact(id) { $0.failed(toggle: toggle) }
      note(id, .failed, "the intent failed: \(message)")
      flush()
      throw HostError.extensionFailed(app.id, reason: message)
    case .success(let reply):
      let token = hosted[id]?.token ?? 0
      hosted[id]?.intentFailure = reply.error
      interact(id) {
        if reply.error == nil { $0.performed(before: token) } else { $0.failed(toggle: toggle) }
      }
      // perform() has returned: the reload follows, whether or not it threw.
      engine.handle(.performed(app.id, kind: placement.kind), at: clock.now)
      if let error = reply.error {
        note(id, .failed, "the intent threw: \(error)")
        flush()
        throw HostError.extensionFailed(app.id, reason: error)
      }
      flush()
      if reply.url != nil || reply.opensApp {
        let link = deliver(url: reply.url, of: placement, to: app, isTap: false)
        return reply.url == nil ? .opened(link) : .link(link)
      }
      return .performed
    }
  }

  /// Records that a timeline fetch ended, with or without success: the toggles show the actual
  /// state again.
  func didFetchTruth(_ id: PlacementID, token: UInt64) {
    guard interacting.contains(id) else { return }
    interact(id) { $0.fetched(token: token) }
  }

  /// Stops dimming invalidated content if the reload after an intent is deferred.
  func stopDimmingDeferredReloads() {
    for id in interacting.sorted() where hosted[id]?.interaction.lastStaleToken != nil {
      if engine.schedule(of: id)?.isReloading == false { interact(id) { $0.reloadWasDeferred() } }
    }
  }

  private func interact(
    _ id: PlacementID, _ change: (inout PlacementInteraction) -> Void
  ) {
    guard var interaction = hosted[id]?.interaction else { return }
    change(&interaction)
    guard interaction != hosted[id]?.interaction else { return }
    hosted[id]?.interaction = interaction
    hosted[id]?.advanceVersion(isNewArchive: false)
    if interaction.isIdle { interacting.remove(id) } else { interacting.insert(id) }
    pending.touch(id)
  }

  func flippedToggles(_ record: HostedPlacement, _ archive: Data) -> Set<Int> {
    guard !record.interaction.switched.isEmpty, let archive = try? ViewArchive(decoding: archive)
    else { return [] }
    return record.interaction.flipped(archive.toggleStates)
  }

  private func note(_ id: PlacementID, _ outcome: LedgerRow.Outcome, _ reason: String) {
    record(
      LedgerRow(
        date: clock.now, placement: .placement(id), outcome: outcome, cause: .intent,
        reason: reason,
        budgetLeft: engine.schedule(of: id)?.budgetLeft ?? 0))
  }
}
