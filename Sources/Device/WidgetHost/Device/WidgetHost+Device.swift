import DeviceEngine
import Devices
import Foundation
import HostLink

// Device settings, the clock, and reloads that a user or an app requests.
extension WidgetHost {
  /// Replaces the device's settings. Settings that are part of the views' environment cause free
  /// reloads; settings that only surfaces use (look, lock, night) take effect at once. Throws
  /// `HostError.badSetting`, `.storeFailed`.
  @discardableResult
  public func setDevice(_ settings: DeviceSettings) async throws -> DeviceSettings {
    let old = device
    var settings = settings
    // Only a new device without a hinge closes it; the user's wish is checked.
    if settings.hinge == old.hinge, Device.named(settings.device)?.hasHinge == false {
      settings.hinge = .closed
    }
    let new = try settings.checked()
    try new.checkModules(since: old)
    guard new != old else { return old }
    var next = arrangement
    next.adapt(to: new.capacity)
    try rearrange(to: next, with: [.device(new)])
    // The user has taken over the screen that an alert has lit.
    if new.isLocked != old.isLocked || new.isLuminanceReduced != old.isLuminanceReduced {
      alertLightEnd = nil
    }
    try adopt(new, at: clock.now)
    flush()
    return new
  }

  /// Changes the settings in one step, so that simultaneous changes of different settings are kept.
  /// Throws like `setDevice(_:)`.
  public func changeDevice(
    _ change: @Sendable (inout DeviceSettings) -> Void
  ) async throws -> DeviceSettings {
    var settings = device
    change(&settings)
    return try await setDevice(settings)
  }

  /// Changes the settings in memory and everything that depends on them. The caller has stored
  /// them and calls `flush()`. Throws `HostError.storeFailed`.
  func adopt(_ new: DeviceSettings, at now: Date) throws {
    let old = device
    device = new
    if !new.isLocked { hasBeenUnlocked = true }
    if new.isLocked != old.isLocked { retryCovers() }
    pending.changes.append(.device(new))
    try shareSettings()
    if new.locale != old.locale { pending.changes += [.extensions(extensionList), .gallery] }
    if new.timeZone != old.timeZone { engine.setTimeZone(timeZone, at: now) }
    activityEngine.setTimeZone(timeZone, at: now)
    engine.setDeveloperMode(new.developerMode, at: now)
    activityEngine.isDeveloperModeOn = new.developerMode
    accessChanged(from: old, at: now)
    if new.alarmAccess != old.alarmAccess { alarmAccessChanged(from: old.alarmAccess) }
    for placement in arrangement.placements
    where arrangement.device(of: placement) == .main {
      hosted[placement.id]?.advanceVersion(isNewArchive: true)
      pending.touch(placement.id)
    }
    if new.isLocked != old.isLocked || new.redactsWhenLocked != old.redactsWhenLocked {
      advancePrivateControlVersions()
    }
    if new.controlGrid != old.controlGrid { updateCells() }
    try activityDeviceChanged(from: old, at: now)
    if new.isLocked, !old.isLocked { goHome() }
    if !new.isLocked { leaveCapture() }
    if openApps.front != nil, new.appDisplay != old.appDisplay { updateScreen() }
    snippetDeviceChanged(from: old)
    if let cause = new.renderingCause(since: old) {
      engine.handle(.environmentChanged(cause), at: now)
      controlEnvironmentChanged(cause, at: now)
    } else {
      fetchMissingAppearances(at: now)
    }
  }

  /// Reloads the placements whose archives lack the appearance that the new look shows.
  func fetchMissingAppearances(at now: Date) {
    for placement in arrangement.placements {
      let surface = arrangement.surface(of: placement)
      guard let form = hosted[placement.id]?.form,
        !form.appearances.contains(surface.appearance(settings(of: placement)))
      else { continue }
      engine.handle(.reconfigured(placement, .environment), at: now)
    }
  }

  /// Sets the device's time, its rate, or both. Throws `HostError.badSetting`.
  @discardableResult
  public func setClock(date: Date? = nil, rate: Double? = nil) async throws -> ClockState {
    try clock.set(date: date, rate: rate)
    let state = clock.state
    // Content first: a subscriber that draws at the `.clock` change then draws the right entry.
    advance()
    publish([.clock(state)])
    return state
  }

  /// Records that the user sees these placements now. Ignores unknown ones.
  public func viewed(_ ids: [PlacementID]) {
    guard isStarted else { return }
    engine.handle(.viewed(ids), at: clock.now)
    flush()
  }

  /// Reloads a placement for the user: at once and free. Throws `HostError.unknownPlacement`.
  public func reload(_ id: PlacementID) async throws {
    _ = try arrangement.placement(id)
    engine.handle(.reloadedByUser(id), at: clock.now)
    flush()
  }

  /// Reloads all placements of an extension, or of one kind, for the user: at once and free. Throws
  /// `HostError.unknownExtension`, `.unknownKind`.
  public func reload(extension id: ExtensionID, kind: String? = nil) async throws {
    _ = try app(id)
    if let kind { _ = try widget(kind, of: id) }
    let now = clock.now
    for placement in arrangement.placements
    where placement.extension == id && (kind == nil || placement.kind == kind) {
      engine.handle(.reloadedByUser(placement.id), at: now)
    }
    flush()
  }

  /// Reloads widgets for the extension's app, which calls `WidgetCenter` in its own process.
  ///
  /// The reload is budgeted like the extension's own, and free while the app is in the foreground:
  /// that is, in front of the device, or while a command runs that a tap started. Throws
  /// `HostError.unknownExtension`.
  public func reload(_ request: ReloadRequest, byAppOf id: ExtensionID) async throws {
    _ = try app(id)
    handle(request, from: id)
  }
}
