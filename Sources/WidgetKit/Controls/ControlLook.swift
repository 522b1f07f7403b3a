import HostLink
import SwiftUI

/// The content and colours of a control on one surface, in one state.
@MainActor
struct ControlLook {
  let state: ResolvedControl.State
  /// The value's text. On or Off for a toggle without a value label; nil if there is nothing to
  /// show.
  let value: Text?
  /// True for a toggle that is on: its content is dark on a light platter.
  let isLit: Bool
  /// True for a button whose action is running.
  let isRunning: Bool
  let isEnabled: Bool
  let surface: SurfaceName
  let symbolColor: Color
  let platterOpacity: Double

  /// - Parameter index: Index into the control's states.
  init(
    _ control: ResolvedControl, state index: Int, surface: SurfaceName,
    environment: EnvironmentValues
  ) {
    // A locked device shows a private control as off and without its value.
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
    // The vibrant mode has no colours: on a light platter the symbol would be invisible.
    let isVibrant = environment.widgetRenderingMode == .vibrant
    symbolColor = isActive && !isVibrant ? control.tint ?? .blue : .white
    let hasHighContrast = environment.colorSchemeContrast == .increased
    platterOpacity =
      switch (isLit, isRunning) {
      case (true, _): isVibrant ? 0.45 : hasHighContrast ? 1 : 0.9
      case (_, true): hasHighContrast ? 0.42 : 0.3
      case (false, false): hasHighContrast ? 0.3 : surface == .lock ? 0.2 : 0.16
      }
  }
}
