import HostLink
import SwiftUI

/// What of a control a surface shows in one state, and in what colours.
@MainActor
struct ControlLook {
  let state: ResolvedControl.State
  /// On or Off where a toggle's author says nothing; nil where there is no value to show.
  let value: Text?
  /// Dark on a light platter: a toggle that is on.
  let isLit: Bool
  /// A button whose action runs.
  let isRunning: Bool
  let isEnabled: Bool
  let surface: ControlSurfaceName
  let symbolColor: Color
  let platterOpacity: Double

  /// - Parameter index: Place in the control's states.
  init(
    _ control: ResolvedControl, state index: Int, surface: ControlSurfaceName,
    environment: EnvironmentValues
  ) {
    // A locked device shows a private control as if it were off, and without its value.
    let isHidden =
      control.isPrivacySensitive && environment.redactionReasons.contains(.privacy)
    let isActive = index == 1 && !isHidden
    let state = control.states[isHidden ? 0 : index]
    let isToggle = control.content.role == .toggle
    self.state = state
    self.surface = surface
    isEnabled = control.isEnabled
    isLit = isToggle && isActive && surface != .actionButton
    isRunning = !isToggle && isActive
    if isHidden {
      value = nil
    } else {
      value = state.value?.text ?? (isToggle ? Text(verbatim: isActive ? "On" : "Off") : nil)
    }
    // The vibrant mode has no colours: there a light platter would swallow its symbol.
    let isVibrant = environment.widgetRenderingMode == .vibrant
    symbolColor = isActive && !isVibrant ? control.tint ?? .blue : .white
    let isContrasty = environment.colorSchemeContrast == .increased
    platterOpacity =
      switch (isLit, isRunning) {
      case (true, _): isVibrant ? 0.45 : isContrasty ? 1 : 0.9
      case (_, true): isContrasty ? 0.42 : 0.3
      case (false, false): isContrasty ? 0.3 : surface == .lock ? 0.2 : 0.16
      }
  }
}
