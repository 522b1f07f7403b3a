import DeviceEngine
import Foundation
import HostLink

/// The state of controls in memory, apart from their engine. Faces are only in the store.
struct HostedControls {
  var arrangement = ControlArrangement()
  /// The cells of the controls in Control Center.
  var cells: [ControlID: ControlCell] = [:]
  var pushTokens: [ControlID: Data] = [:] { didSet { tokenChanges += 1 } }
  private(set) var tokenChanges = 0
  /// The controls with faces in the store.
  var drawn: Set<ControlID> = []
  /// The preview values of controls without a value.
  var previews: [ControlID: ControlPreview] = [:]
  /// The parameters without a value, as the extension last reported them.
  var unsetParameters: [ControlID: [String]] = [:]

  /// Forgets what is known about a removed control.
  mutating func forget(_ id: ControlID) {
    pushTokens[id] = nil
    drawn.remove(id)
    previews[id] = nil
    unsetParameters[id] = nil
  }

  /// The controls of an extension, in the form that the extension receives.
  func placed(of id: ExtensionID) -> [PlacedControl] {
    arrangement.controls.filter { $0.extension == id }.map {
      PlacedControl(
        id: $0.id.rawValue, kind: $0.kind, values: $0.configuration, pushToken: pushTokens[$0.id])
    }
  }
}

/// The result of a press.
public enum ControlOutcome: Equatable, Sendable {
  /// The action was performed, or there was nothing to do. An action that plays a sound may still
  /// run.
  case performed
  /// A URL was delivered to the app.
  case link(DeliveredLink)
  /// The app was opened without a URL.
  case opened(DeliveredLink)
  /// The device is locked and the action requires it to be unlocked.
  case needsUnlock
}
