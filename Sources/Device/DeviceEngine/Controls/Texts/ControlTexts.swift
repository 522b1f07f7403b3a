import HostLink
import StringTables

/// The texts of a control on a surface: the author's, or else the system's defaults in the device's
/// language.
///
/// Source of the table: Apple's "Adding refinements and configuration to controls".
package struct ControlTexts: Equatable, Sendable {
  package var title: String
  /// The text below the title; nil if there is none.
  package var value: String?
  /// What holding the Action button does.
  package var hint: String

  /// - Parameters:
  ///   - isOn: The shown state; false for buttons.
  ///   - locale: The device's locale.
  package init(_ template: ControlTemplateDescription, isOn: Bool, locale: String) {
    let phrases = ControlPhrases(locale: locale)
    let shown = template.state(isOn: isOn, isRunning: false)
    title = shown.title
    switch template.role {
    case .toggle:
      value = shown.value ?? phrases.state(isOn: isOn)
      hint = Self.toggleHint(
        to: !isOn, template.state(isOn: !isOn, isRunning: false), in: phrases)
    case .button:
      value = shown.value
      hint = Self.buttonHint(template, in: phrases)
    }
  }

  /// The hint describes the state that holding leads to: the author's hint, else its value text,
  /// else "Turn On" or "Turn Off".
  private static func toggleHint(
    to isOn: Bool, _ next: ControlStateDescription, in phrases: ControlPhrases
  ) -> String {
    if let hint = next.hint { return phrases.act(hint) }
    if let value = next.value { return phrases.value(value) }
    return phrases.turn(isOn: isOn, next.title)
  }

  private static func buttonHint(
    _ template: ControlTemplateDescription, in phrases: ControlPhrases
  ) -> String {
    let rest = template.state(isOn: false, isRunning: false)
    if let hint = template.state(isOn: false, isRunning: true).hint ?? rest.hint {
      return phrases.act(hint)
    }
    return template.opensApp ? phrases.open(rest.title) : phrases.press(rest.title)
  }
}

extension ControlTemplateDescription {
  /// The index of the shown state in `states`; 0 if there is no second state.
  package func stateIndex(isOn: Bool, isRunning: Bool) -> Int {
    let second = role == .toggle ? isOn : isRunning
    return second && states.count > 1 ? 1 : 0
  }

  func state(isOn: Bool, isRunning: Bool) -> ControlStateDescription {
    let index = stateIndex(isOn: isOn, isRunning: isRunning)
    return states.indices.contains(index) ? states[index] : ControlStateDescription(title: "")
  }
}
