import CommandArguments
import CommandContext
import DeviceEngine
import WidgetHost

extension ControlState {
  /// One line with the control and its place.
  var line: String { "\(id)  \(title)  \(control.placeText)" }

  /// How to choose the value of a parameter that has none.
  func advice(onUnset parameter: String) -> String {
    "not configured: \"\(parameter)\" has no value; set it with "
      + "`vitrine control configure \(id) --set \(parameter)=VALUE`"
  }

  /// What the control shows.
  var shownText: String {
    guard isLoaded else { return "nothing yet" }
    if isPrivate { return "hidden" }
    let word = role == .toggle ? (isOn ? "on" : "off") : "button"
    return [word, isEnabled ? nil : "disabled", isPending ? "pending" : nil].compactMap { $0 }
      .joined(separator: ", ")
  }

  /// The latest failure or configuration issue; nil if there is none.
  var problem: String? { failure ?? issues.first?.text }
}

/// The output of `vitrine control list`.
func controlTable(_ controls: [ControlState]) -> String {
  guard !controls.isEmpty else {
    return "no controls; `vitrine control gallery` lists kinds, `vitrine control add KIND` adds one"
  }
  var table = TextTable(
    header: ["ID", "CONTROL", "APP", "PLACE", "SHOWS", "VALUE", "PUSH TOKEN", "PROBLEM"],
    alignments: Array(repeating: .left, count: 8))
  for control in controls {
    table.rows.append([
      control.id.rawValue, control.title, control.app, control.control.placeText, control.shownText,
      control.value ?? "-", control.pushToken.map { "\($0.prefix(8))…" } ?? "-",
      control.problem ?? "-",
    ])
  }
  return table.text
}

/// The output of `vitrine control gallery`.
func controlGalleryTable(_ items: [ControlGalleryItem]) -> String {
  guard !items.isEmpty else { return "no installed extension has controls" }
  var table = TextTable(
    header: ["KIND", "EXTENSION", "NAME", "ROLE", "PARAMETERS"],
    alignments: Array(repeating: .left, count: 5))
  for item in items {
    let parameters = item.configuration.parameters.map(\.name).joined(separator: ", ")
    table.rows.append([
      item.kind, item.extension.rawValue, item.displayName, item.role?.rawValue ?? "-",
      parameters.isEmpty ? "-" : parameters,
    ])
  }
  return table.text
}

/// The output of `vitrine explain` for a control.
func controlExplanationText(_ explanation: ControlExplanation, dates: DeviceDates) -> String {
  let control = explanation.control
  return """
    \(control.line)
    \(explanation.verdict)
    shows  \(control.shownText)
    value  \(control.value ?? "-")
    hint   \(control.hint)

    \(ledgerTable(explanation.rows, dates: dates))
    """
}
