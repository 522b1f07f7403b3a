import DeviceEngine
import Foundation
import HostLink

// What a person does with the device.
extension WidgetHost {
  /// Replaces the device's settings. What views are told renders anew, free of budget; what only
  /// surfaces follow (look, lock, night) is shown at once. Throws `HostError.badSetting`,
  /// `.storeFailed`.
  @discardableResult
  public func setDevice(_ settings: DeviceSettings) async throws -> DeviceSettings {
    let new = try settings.checked()
    let old = device
    guard new != old else { return old }
    try store.apply([.device(new)], durability: .acknowledged)
    device = new
    let now = clock.now
    pending.changes.append(.device(new))
    if new.timeZone != old.timeZone { engine.setTimeZone(timeZone, at: now) }
    activityEngine.time.timeZone = timeZone
    for id in arrangement.placements.map(\.id) {
      hosted[id]?.countPicture(isNewArchive: true)
      pending.touch(id)
    }
    if new.isLocked != old.isLocked || new.redactsWhenLocked != old.redactsWhenLocked {
      countPrivateControls()
    }
    try activityDeviceChanged(from: old, at: now)
    if let cause = new.renderingCause(since: old) {
      engine.handle(.environmentChanged(cause), at: now)
      controlEnvironmentChanged(cause, at: now)
    } else {
      fetchMissingAppearances(at: now)
    }
    flush()
    return new
  }

  /// A look that shows what nothing is archived for yet.
  private func fetchMissingAppearances(at now: Date) {
    for placement in arrangement.placements {
      guard let form = hosted[placement.id]?.form,
        !form.appearances.contains(arrangement.surface(of: placement).appearance(device))
      else { continue }
      engine.handle(.reconfigured(placement, .environment), at: now)
    }
  }

  /// Sets the device's time, its rate, or both. Throws `HostError.badSetting`.
  @discardableResult
  public func setClock(date: Date? = nil, rate: Double? = nil) async throws -> ClockState {
    try clock.set(date: date, rate: rate)
    let state = clock.state
    // What is shown at the new time comes first: who draws at the clock's change then draws it.
    advance()
    tell([.clock(state)])
    return state
  }

  /// A person sees these placements now; those that are not there are left out.
  public func viewed(_ ids: [PlacementIdentifier]) {
    guard isStarted else { return }
    engine.handle(.viewed(ids), at: clock.now)
    flush()
  }

  /// A person asks for a new timeline: at once, and free. Throws `HostError.unknownPlacement`.
  public func reload(_ id: PlacementIdentifier) async throws {
    _ = try arrangement.placement(id)
    engine.handle(.reloadedByPerson(id), at: clock.now)
    flush()
  }

  /// The same for all placements of an extension, or of one kind. Throws
  /// `HostError.unknownExtension`, `.unknownKind`.
  public func reload(extension id: ExtensionIdentifier, kind: String? = nil) async throws {
    _ = try app(id)
    if let kind { _ = try widget(kind, of: id) }
    let now = clock.now
    for placement in arrangement.placements
    where placement.extension == id && (kind == nil || placement.kind == kind) {
      engine.handle(.reloadedByPerson(placement.id), at: now)
    }
    flush()
  }

  /// An extension's app asks, by `WidgetCenter` in a process of its own: charged as what the
  /// extension asks for, and free while the app is in the foreground, which it is while the command
  /// runs that a tap has opened it with. Throws `HostError.unknownExtension`.
  public func reload(_ request: ReloadRequest, byAppOf id: ExtensionIdentifier) async throws {
    _ = try app(id)
    take(request, from: id)
  }
}

extension DeviceSettings {
  /// Why views have to be rendered anew; nil where surfaces alone follow the change.
  fileprivate func renderingCause(since old: DeviceSettings) -> LedgerRow.Cause? {
    if locale != old.locale { return .locale }
    if typeSize != old.typeSize { return .typeSize }
    if timeZone != old.timeZone { return .significantTime }
    let others = (device, contrast, hasBoldText, reducesMotion)
    return others != (old.device, old.contrast, old.hasBoldText, old.reducesMotion)
      ? .environment : nil
  }
}
