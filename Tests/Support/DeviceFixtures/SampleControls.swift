import Foundation
import HostLink

extension ControlTemplateDescription {
  package static func toggle(
    _ title: String, isOn: Bool = false, values: (String, String)? = nil,
    hints: (String?, String?) = (nil, nil), statuses: (String?, String?) = (nil, nil),
    action: String = "toggle"
  ) -> ControlTemplateDescription {
    ControlTemplateDescription(
      role: .toggle, isOn: isOn,
      states: [
        ControlStateDescription(
          title: title, value: values?.0, status: statuses.0, hint: hints.0, symbol: "fan"),
        ControlStateDescription(
          title: title, value: values?.1, status: statuses.1, hint: hints.1, symbol: "fan.fill"),
      ], action: IntentAction(identifier: action, parameters: Data()))
  }

  package static func button(
    _ title: String, value: String? = nil, hint: String? = nil, opensApp: Bool = false
  ) -> ControlTemplateDescription {
    let state = ControlStateDescription(title: title, value: value, hint: hint)
    return ControlTemplateDescription(
      role: .button, states: [state, state],
      action: IntentAction(identifier: "push", parameters: Data()), opensApp: opensApp)
  }
}
