import DeviceProtocol
import DeviceSurfaces
import Foundation

extension DeviceDriver {
  /// Sets a text field or a slider of the app in front, or chooses an option of its picker.
  func type(_ text: String, into element: ScreenElement, at index: Int) async throws {
    switch element.role {
    case .picker: try await choose(text, of: element, at: index)
    case .slider:
      guard let level = Double(text), (0...100).contains(level) else {
        throw DriverProblem("badValue", "\(element.label): expected a number from 0 to 100")
      }
      fallthrough
    default: _ = try await TypeText(text, into: index).perform(on: service)
    }
  }

  /// Opens a picker's menu, and taps the option with a title. Closes the menu if there is none.
  private func choose(_ title: String, of element: ScreenElement, at index: Int) async throws {
    _ = try await TapWidget(.appInFront, .element(index)).perform(on: service)
    let shown = try await screen().shown.elements
    let options = shown.filter { $0.identifier != Self.dismissal && $0.isActive }
    let option =
      options.first { $0.label == title }
      ?? options.first { $0.label.caseInsensitiveCompare(title) == .orderedSame }
    let target = option ?? shown.first { $0.identifier == Self.dismissal }
    if case .app(let index)? = target?.target {
      _ = try await TapWidget(.appInFront, .element(index)).perform(on: service)
    }
    guard option == nil else { return }
    let titles = options.prefix(20).map(\.label).joined(separator: ", ")
    throw DriverProblem(
      "badValue", "\"\(title)\" is not a choice of \(element.label); available: \(titles)")
  }

  /// The identifier of what is around a menu: a tap on it closes the menu.
  private static let dismissal = "PopoverDismissRegion"
}

extension ScreenElement {
  /// Whether `/api/driver/type` sets its value.
  var takesText: Bool { [.textField, .picker, .slider].contains(role) }
}
