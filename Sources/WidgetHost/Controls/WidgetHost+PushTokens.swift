import DeviceEngine
import DeviceStore
import Foundation
import HostLink

// Controls whose kinds have a push handler.
extension WidgetHost {
  /// A push has come for the control with the token: its value is asked for. Throws
  /// `HostError.unknownPushToken`.
  public func pushControl(token: Data) async throws {
    guard let id = controls.pushTokens.first(where: { $0.value == token })?.key else {
      throw HostError.unknownPushToken
    }
    controlEngine.handle(.reloadOne(id, .push), at: clock.now)
    flush()
  }

  /// The same by the control, also where its kind has no push handler: for tests of a design. Throws
  /// `HostError.unknownControl`.
  public func pushControl(_ id: ControlIdentifier) async throws {
    _ = try controls.arrangement.control(id)
    controlEngine.handle(.reloadOne(id, .push), at: clock.now)
    flush()
  }

  /// A new build may have a push handler where the old one had none, and tokens of the other
  /// environment are made anew. Throws `HostError.storeFailed`.
  func givePushTokens(_ id: ExtensionIdentifier) throws {
    guard let app = installed[id] else { return }
    let new = controls.arrangement.controls.filter {
      $0.extension == id && controls.pushTokens[$0.id].map(pushTokens.isOwn) != true
        && app.control(ofKind: $0.kind)?.hasPushHandler == true
    }
    var changes: [StoreChange] = []
    var tokens: [ControlIdentifier: Data] = [:]
    for control in new {
      let token = pushTokens.make(control.id)
      tokens[control.id] = token
      changes.append(.putControl(StoredControl(control, pushToken: token)))
    }
    if !changes.isEmpty { try store.apply(changes, durability: .acknowledged) }
    controls.pushTokens.merge(tokens) { $1 }
    if controls.placed(of: id).contains(where: { $0.pushToken != nil }) {
      tellPushTokens(of: .controls, to: id)
    }
  }
}
