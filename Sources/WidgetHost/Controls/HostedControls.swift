import DeviceEngine
import Foundation
import HostLink

/// What a host keeps in memory of controls beside their engine. No faces: those are in the store.
struct HostedControls {
  var arrangement = ControlArrangement()
  /// Where those of Control Center are.
  var cells: [ControlIdentifier: ControlCell] = [:]
  var pushTokens: [ControlIdentifier: Data] = [:] { didSet { tokenChanges += 1 } }
  private(set) var tokenChanges = 0
  /// The controls that have faces in the store.
  var drawn: Set<ControlIdentifier> = []

  /// What extensions are told of their controls.
  func placed(of id: ExtensionIdentifier) -> [PlacedControl] {
    arrangement.controls.filter { $0.extension == id }.map {
      PlacedControl(
        id: $0.id, kind: $0.kind, values: $0.configuration, pushToken: pushTokens[$0.id])
    }
  }
}

/// What a press led to.
public enum ControlOutcome: Equatable, Sendable {
  /// The action was performed; one that plays a sound may go on. Or there was nothing to do.
  case performed
  /// The app was given a URL.
  case link(DeliveredLink)
  case opened(DeliveredLink)
  /// The device is locked, and the action is only for its owner.
  case needsUnlock
}
