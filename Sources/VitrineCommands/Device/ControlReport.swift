import DeviceEngine
import WidgetHost

extension ControlState {
  /// One line: what was added, and where.
  var line: String { "\(id)  \(title)  \(control.place.text)" }

  /// What is on the screen.
  var shownText: String {
    guard isLoaded else { return "nothing yet" }
    if isPrivate { return "hidden" }
    let word = role == .toggle ? (isOn ? "on" : "off") : "button"
    return [word, isEnabled ? nil : "disabled", isPending ? "pending" : nil].compactMap { $0 }
      .joined(separator: ", ")
  }

  /// Why something is not as it should be; nil where all is well.
  var problem: String? { failure ?? issues.first?.text }
}

/// `vitrine control list`.
func controlTable(_ controls: [ControlState]) -> String {
  guard !controls.isEmpty else {
    return "there are no controls; see `vitrine control gallery`, then `vitrine control add KIND`"
  }
  var table = TextTable(
    header: ["ID", "CONTROL", "APP", "PLACE", "SHOWS", "VALUE", "PUSH TOKEN", "PROBLEM"],
    alignments: Array(repeating: .left, count: 8))
  for control in controls {
    table.rows.append([
      control.id, control.title, control.app, control.control.place.text, control.shownText,
      control.value ?? "-", control.pushToken.map { "\($0.prefix(8))…" } ?? "-",
      control.problem ?? "-",
    ])
  }
  return table.text
}

/// `vitrine control gallery`.
func controlGalleryTable(_ items: [ControlGalleryItem]) -> String {
  guard !items.isEmpty else { return "no installed extension has controls" }
  var table = TextTable(
    header: ["KIND", "EXTENSION", "NAME", "ROLE", "PARAMETERS"],
    alignments: Array(repeating: .left, count: 5))
  for item in items {
    let parameters = item.configuration.parameters.map(\.name).joined(separator: ", ")
    table.rows.append([
      item.kind, item.extension, item.displayName, item.role?.rawValue ?? "-",
      parameters.isEmpty ? "-" : parameters,
    ])
  }
  return table.text
}

/// `vitrine explain` of a control.
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
