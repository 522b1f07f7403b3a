import HostLink
import StringTables
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
  /// nil is a paler shade of the title's colour.
  let valueColor: Color?
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
    isLit = isToggle && isActive && surface.showsControlPlatters
    isRunning = !isToggle && isActive
    if isHidden {
      value = nil
    } else {
      let phrases = ControlPhrases(locale: environment.locale.identifier)
      value =
        state.value?.text ?? (isToggle ? Text(verbatim: phrases.state(isOn: isActive)) : nil)
    }
    // "Extend your app's controls across the system" (WWDC24), 5:21, shows the styled timer on the
    // Lock Screen and says that symbol and value of a control that is on have the tint. Vibrancy
    // reduces everything to shades of white, so a lit control is drawn opaque, in its colours; all
    // other controls on the Lock Screen stay vibrant.
    let isVibrant = environment.widgetRenderingMode == .vibrant && !(isToggle && isActive)
    let tint = control.tint ?? .blue
    let ink: Color = surface == .menuBar && environment.colorScheme == .light ? .black : .white
    symbolColor = isActive && !isVibrant ? tint : ink
    valueColor = isToggle && isActive ? tint : nil
    let hasHighContrast = environment.colorSchemeContrast == .increased
    platterOpacity =
      switch (isLit, isRunning) {
      case (true, _): hasHighContrast ? 1 : 0.9
      case (_, true): hasHighContrast ? 0.42 : 0.3
      case (false, false): hasHighContrast ? 0.3 : surface == .lock ? 0.2 : 0.16
      }
  }
}
