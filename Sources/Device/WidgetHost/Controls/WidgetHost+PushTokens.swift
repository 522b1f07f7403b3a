import DeviceEngine
import DeviceStore
import Foundation
import HostLink

// Pushes to controls whose kinds have a push handler.
extension WidgetHost {
  /// Handles a push to a control's token: requests the control's value. Throws
  /// `HostError.unknownPushToken`.
  public func pushControl(token: Data) async throws {
    guard let id = controls.pushTokens.first(where: { $0.value == token })?.key else {
      throw HostError.unknownPushToken
    }
    controlEngine.handle(.reloadOne(id, .push), at: clock.now)
    flush()
  }

  /// Handles a push as if it had the control's token, even if its kind has no push handler. Lets a
  /// developer test a control without a server. Throws `HostError.unknownControl`.
  public func pushControl(_ id: ControlID) async throws {
    _ = try controls.arrangement.control(id)
    controlEngine.handle(.reloadOne(id, .push), at: clock.now)
    flush()
  }

  /// Issues tokens to the controls that lack one: a new build may have added a push handler, and
  /// tokens of the other push environment are replaced. Throws `HostError.storeFailed`.
  func issuePushTokens(_ id: ExtensionID) throws {
    guard let app = installed[id] else { return }
    let new = controls.arrangement.controls.filter {
      $0.extension == id && controls.pushTokens[$0.id].map(pushTokens.isOwn) != true
        && app.control(ofKind: $0.kind)?.hasPushHandler == true
    }
    var changes: [StoreChange] = []
    var tokens: [ControlID: Data] = [:]
    for control in new {
      let token = pushTokens.make(control.id.rawValue)
      tokens[control.id] = token
      changes.append(.putControl(StoredControl(control, pushToken: token)))
    }
    if !changes.isEmpty { try store.apply(changes, durability: .acknowledged) }
    controls.pushTokens.merge(tokens) { $1 }
    if controls.placed(of: id).contains(where: { $0.pushToken != nil }) {
      sendPushTokens(of: .controls, to: id)
    }
  }
}
