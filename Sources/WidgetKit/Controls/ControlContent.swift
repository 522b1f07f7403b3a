import AppIntents
import HostLink

/// A button or a toggle as its template makes it.
struct ControlContent: _ControlTemplateContent {
  let role: ControlTemplateDescription.Role
  let isOn: Bool
  let intent: any AppIntent
  let label: @MainActor () -> AnyView
  /// A toggle's on and off, a button's at rest and running.
  let stateLabel: @MainActor (Bool) -> AnyView

  init(
    role: ControlTemplateDescription.Role, isOn: Bool, intent: any AppIntent,
    label: @escaping @MainActor () -> AnyView,
    stateLabel: @escaping @MainActor (Bool) -> AnyView
  ) {
    self.role = role
    self.isOn = isOn
    self.intent = intent
    self.label = label
    self.stateLabel = stateLabel
  }
}
