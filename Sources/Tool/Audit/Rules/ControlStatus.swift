import HostLink

extension AuditRule {
  static let controlStatus = AuditRule(
    id: "control-status", title: "Statuses that repeat what the control shows",
    source: "Extend your app's controls across the system: controlWidgetStatus, used sparingly",
    check: .control { audited, _ in
      let template = audited.template
      return template.states.enumerated().compactMap { index, state in
        guard let status = state.status,
          shownTexts(of: state, index, template.role).contains(where: {
            AuditedControl.isSame($0, status)
          })
        else { return nil }
        return AuditDefect(
          severity: .warning, topic: "the status “\(status)” repeats what the control shows",
          detail: "leave it out, or say what the control does not show, such as how long the state "
            + "lasts")
      }
    })

  /// The title, the value and their combinations.
  private static func shownTexts(
    of state: ControlStateDescription, _ index: Int, _ role: ControlTemplateDescription.Role
  ) -> [String] {
    let standard = role == .toggle ? (index == 1 ? "On" : "Off") : nil
    let values = [state.value, standard].compactMap(\.self)
    return [state.title] + values
      + values.flatMap { value in
        ["\(state.title) \(value)", "\(state.title): \(value)", "\(state.title) is \(value)"]
      }
  }
}
