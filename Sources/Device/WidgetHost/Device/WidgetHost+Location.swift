import DeviceEngine
import Foundation
import HostLink

// The position that extensions read with `CLLocationManager`.
extension WidgetHost {
  /// Answers an extension. Its first use of the position asks the user, once: the extension is then
  /// in the setting `locationAccess`, which the user answers.
  func answer(_ question: LocationQuestion, from id: ExtensionID) -> HostAnswer {
    guard installed[id] != nil else { return .failure("the extension is not installed") }
    if question == .use, device.locationAccess[id] == nil {
      do {
        try decideLocation(.ask, of: id)
      } catch {
        return .failure("\(error)")
      }
    }
    switch device.locationAccess[id] {
    case nil, .ask: return .location(LocationAnswer())
    case .deny: return .location(LocationAnswer(isAllowed: false))
    case .allow:
      return .location(
        LocationAnswer(isAllowed: true, position: DevicePosition.position(device.location)))
    }
  }

  private func decideLocation(
    _ decision: LocationAccess.Decision, of id: ExtensionID
  ) throws {
    var changed = device
    changed.locationAccess[id] = decision
    try storeAccess(changed)
  }

  /// Removes the decisions on an extension, so that the next one of its name has none. Throws
  /// `HostError.storeFailed`.
  func forgetAccess(of id: ExtensionID) throws {
    var changed = device
    changed.locationAccess[id] = nil
    changed.networkAccess[id] = nil
    changed.alarmAccess[id] = nil
    try storeAccess(changed)
  }

  /// Stores changed decisions without a reload.
  func storeAccess(_ changed: DeviceSettings) throws {
    guard changed != device else { return }
    try store.apply([.device(changed)], durability: .acknowledged)
    device = changed
    publish([.device(changed)])
  }

  /// Reloads the widgets and controls of extensions whose access to the position or the network
  /// changed, for the user who changed it.
  func accessChanged(from old: DeviceSettings, at now: Date) {
    for placement in arrangement.placements where hasNewAccess(placement.extension, since: old) {
      engine.handle(.reloadedByUser(placement.id), at: now)
    }
    for control in controls.arrangement.controls where hasNewAccess(control.extension, since: old) {
      controlEngine.handle(.reloadOne(control.id, .person), at: now)
    }
  }

  private func hasNewAccess(_ id: ExtensionID, since old: DeviceSettings) -> Bool {
    let location = device.locationAccess[id]
    return location != old.locationAccess[id] && location != .ask
      || device.networkAccess.allows(id) != old.networkAccess.allows(id)
  }
}
