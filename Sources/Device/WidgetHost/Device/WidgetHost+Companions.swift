import DeviceEngine
import Devices
import Foundation
import HostLink

// A pad, a watch, a car and a Mac beside the main device. They show widgets and activities of the
// same extensions and have their own surfaces and settings.
extension WidgetHost {
  /// Connects a companion, or changes its settings. Settings that all devices share change on all
  /// of them. With the role `main`, changes the main device like `changeDevice(_:)`. Throws
  /// `HostError.badSetting`, `.storeFailed`.
  @discardableResult
  public func changeDevice(
    _ role: DeviceRole, _ change: @Sendable (inout DeviceSettings) -> Void
  ) async throws -> DeviceSettings {
    guard role != .main else { return try await changeDevice(change) }
    let old = companions[role] ?? .initial(role, besideMain: device)
    var new = old
    change(&new)
    new = try new.checked(role)
    try new.checkModules(since: old)
    let main = try device.sharing(new).checked()
    if main != device { try await setDevice(main) }
    try adopt(new, of: role)
    return new
  }

  /// Connects a companion with its initial settings, if it is not connected yet.
  func connect(_ role: DeviceRole) throws {
    guard role != .main, companions[role] == nil else { return }
    try adopt(.initial(role, besideMain: device), of: role)
  }

  /// Disconnects a companion. Its widgets stay in their places and are shown again when it is
  /// connected again. Throws `HostError.storeFailed`.
  public func disconnect(_ role: DeviceRole) async throws {
    guard role != .main, companions[role] != nil else { return }
    try adopt(nil, of: role)
  }

  /// The settings of a device; those that it would have if it is not connected.
  public func deviceSettings(of role: DeviceRole) -> DeviceSettings { settings(of: role) }

  /// The connected companions.
  public var companionStates: [CompanionState] {
    DeviceRole.companions.compactMap { role in
      companions[role].map {
        CompanionState(role: role, settings: $0, alert: companions.alert(on: role))
      }
    }
  }

  func settings(of role: DeviceRole) -> DeviceSettings {
    role == .main ? device : companions[role] ?? .initial(role, besideMain: device)
  }

  /// Why a device shows nothing; nil if it is connected.
  func absence(of role: DeviceRole) -> String? {
    role == .main || companions[role] != nil ? nil : role.disconnection
  }

  /// The settings of the device that shows a placement.
  func settings(of placement: Placement) -> DeviceSettings {
    settings(of: arrangement.device(of: placement))
  }

  /// Copies the settings that all devices share to the companions, after the main device changed.
  /// Throws `HostError.storeFailed`.
  func shareSettings() throws {
    for (role, settings) in companions.settings {
      let new = settings.sharing(device)
      if new != settings { try adopt(new, of: role) }
    }
  }

  /// - Parameter new: nil disconnects the companion.
  private func adopt(_ new: DeviceSettings?, of role: DeviceRole) throws {
    let old = companions[role]
    guard new != old else { return }
    var next = arrangement
    if role == .pad {
      next.adapt(to: (new ?? .initial(role, besideMain: device)).capacity, of: role)
    }
    try rearrange(to: next, with: [.companion(role, new)])
    companions[role] = new
    // Its alert is over when the companion is connected again, or a pad is unlocked again.
    let endsAlert = new == nil || (role == .pad && new?.isLocked == true)
    if endsAlert { _ = companions.dismissAlert(on: role) }
    pending.changes.append(.companions(companionStates))
    let now = clock.now
    let cause = new.map { new in old.map { new.renderingCause(since: $0) } ?? .environment }
    for placement in arrangement.placements
    where arrangement.device(of: placement) == role {
      hosted[placement.id]?.advanceVersion(isNewArchive: true)
      pending.touch(placement.id)
      if let cause = cause ?? nil {
        engine.handle(.reconfigured(placement, cause), at: now)
      }
    }
    controlsChanged(on: role, cause ?? nil, at: now)
    if new != nil { fetchMissingAppearances(at: now) }
    activityFormsChanged(new?.activityForms(of: role) != old?.activityForms(of: role))
    flush()
  }
}
