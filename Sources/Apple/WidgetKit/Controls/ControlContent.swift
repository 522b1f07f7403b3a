import AppIntents
import HostLink

/// The button or toggle that a template creates.
struct ControlContent: _ControlTemplateContent {
  let role: ControlTemplateDescription.Role
  let isOn: Bool
  let intent: any AppIntent
  let label: @MainActor () -> AnyView
  /// The label of one state. True means on for a toggle, and running for a button.
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
