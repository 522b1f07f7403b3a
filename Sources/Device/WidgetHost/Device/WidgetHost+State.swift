import DeviceEngine
import Foundation
import Hexadecimal
import HostLink

// The state that surfaces read.
extension WidgetHost {
  /// The whole state that a surface needs, without pictures.
  public func state() async -> HostState {
    await refreshExtensionStates()
    return HostState(
      revision: numbers.revision, clock: clock.state, device: device, extensions: extensionList,
      placements: arrangement.placements.compactMap { try? placementState($0.id) },
      stacks: arrangement.stacks, links: links.newest,
      controls: controls.arrangement.controls.compactMap { try? controlState($0.id) },
      activities: activityStates(), frontApp: openApps.front,
      notifications: notificationEngine.delivered.isEmpty ? nil : notificationEngine.delivered,
      notices: notices.isEmpty ? nil : notices,
      companions: companions.isEmpty ? nil : companionStates, snippet: snippets.engine.visible)
  }

  /// A placement and what the screen shows for it. Throws `HostError.unknownPlacement`.
  public func placementState(_ id: PlacementID) throws(HostError) -> PlacementState {
    let placement = try arrangement.placement(id)
    guard let record = hosted[id], let schedule = engine.schedule(of: id) else {
      throw .unknownPlacement(id)
    }
    let app = installed[placement.extension]
    let widget = app?.widget(ofKind: placement.kind)
    return PlacementState(
      placement: placement, title: widget?.displayName ?? app.map(name(of:)) ?? placement.kind,
      shown: visibleContent(of: placement, record), version: record.version,
      entryDate: schedule.entryDate, entryCount: schedule.entries.count,
      nextEntry: schedule.nextEntry,
      nextReload: schedule.nextReload, isReloading: schedule.isReloading,
      failure: misfit(placement) ?? schedule.failure ?? record.intentFailure,
      issues: record.timeline?.issues ?? [], isInvalidated: record.interaction.isInvalidated,
      isConfigurable: arrangement.surface(of: placement).role != .watch
        && widget.map { !$0.configuration.parameters.isEmpty } ?? false,
      pushToken: widget?.hasPushHandler == true
        ? widgetPushToken(of: placement.extension)?.hexadecimal : nil,
      isSetAside: arrangement.problem(placement) == nil ? nil : true,
      smartStack: companions[.watch] == nil ? nil : companions.smartStack.plan.rank(of: id))
  }

  /// The device and the surface of a placement.
  package func surface(of placement: Placement) -> (device: DeviceRole, name: SurfaceName) {
    (arrangement.device(of: placement), arrangement.surface(of: placement))
  }

  /// The archive to draw for a placement. Each call reads it from the store.
  ///
  /// - Parameter appearance: nil selects the appearance that its surface shows now. If no archive
  ///   exists for it, which happens right after the look changes, the nearest one is returned.
  /// - Throws: `HostError.unknownPlacement`, `.notShown`, `.storeFailed`.
  public func shown(
    _ id: PlacementID, appearance: Appearance? = nil
  ) throws -> ShownArchive {
    let placement = try arrangement.placement(id)
    guard let record = hosted[id] else { throw HostError.notShown(id) }
    let surface = arrangement.surface(of: placement)
    let settings = settings(of: placement)
    let wanted = appearance ?? surface.appearance(settings)
    if hidesContent(of: placement.extension) {
      return try shownCover(of: placement, record, appearance: wanted)
    }
    guard let form = record.form else { throw HostError.notShown(id) }
    guard let nearest = form.appearances.nearest(to: wanted),
      let archive = try store.archive(of: id, content: record.shown, appearance: nearest)
    else { throw HostError.notShown(id) }
    let isPrivate = settings.isLocked && settings.redactsWhenLocked
    return ShownArchive(
      archive: archive, instant: clock.now, version: record.version, size: form.size,
      family: placement.family, appearance: nearest, content: record.shown,
      isRedacted: isPrivate || record.shown == .placeholder,
      flippedToggles: flippedToggles(record, archive),
      isInvalidated: record.interaction.isInvalidated)
  }

  /// A placement's timeline and reloads. Throws `HostError.unknownPlacement`.
  package func schedule(of id: PlacementID) throws(HostError) -> ScheduleState {
    guard let schedule = engine.schedule(of: id) else { throw .unknownPlacement(id) }
    return schedule
  }

  public func deviceSettings() -> DeviceSettings { device }
  public func clockState() -> ClockState { clock.state }

  /// The ledger rows after a sequence number, oldest first. Throws `HostError.storeFailed`.
  public func ledger(after sequence: Int = 0, limit: Int = 100) throws -> [LedgerRow] {
    try store.ledger(of: nil, after: sequence, limit: limit)
  }

  /// The newest ledger rows, oldest first. Throws `HostError.storeFailed`.
  public func newestLedger(limit: Int) throws -> [LedgerRow] {
    try store.newestLedger(of: nil, limit: limit)
  }
}

extension [Appearance] {
  /// The same appearance if there is one; else the first with the same rendering mode, else the
  /// first with the same colour scheme, else the first.
  func nearest(to wanted: Appearance) -> Appearance? {
    first { $0 == wanted } ?? first { $0.renderingMode == wanted.renderingMode }
      ?? first { $0.colorScheme == wanted.colorScheme } ?? first
  }
}
