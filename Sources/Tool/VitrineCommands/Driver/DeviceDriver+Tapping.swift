import DeviceEngine
import DeviceProtocol
import DeviceSurfaces
import Foundation
import HostLink
import WidgetHost

extension DeviceDriver {
  /// No element has this index: the tap is for the widget itself.
  private static let whole = 100_000
  /// The length of the timer in Control Center, in seconds.
  private static let timerLength = 300.0

  /// Taps an element, or what is at a point.
  func tap(_ body: Data) async throws -> DriverResult {
    let fields = try DriverFields(body, known: DriverSelector.fields + ["x", "y"])
    if let point = try point(fields) {
      guard try DriverSelector(fields) == nil else {
        throw DriverFields.invalid("x", "either a point or the name of an element")
      }
      let screen = try await screen()
      guard let element = screen.shown.elements.topmost(at: point) else {
        return DriverResult(.nothing)
      }
      return try await tap(element, on: screen)
    }
    let selector = try DriverSelector.required(fields)
    let screen = try await screen()
    do {
      return try await tap(try selector.element(in: screen.shown.elements), on: screen)
    } catch HostError.staleTap {
      // Its widget has changed in between.
      let screen = try await self.screen()
      return try await tap(try selector.element(in: screen.shown.elements), on: screen)
    }
  }

  private func point(_ fields: DriverFields) throws(DriverProblem) -> CGPoint? {
    let range = -1e5...1e5
    switch (try fields.number("x", in: range), try fields.number("y", in: range)) {
    case (nil, nil): return nil
    case (let x?, let y?): return CGPoint(x: x, y: y)
    case (nil, _): throw DriverFields.invalid("y", "an \"x\" beside it")
    case (_, nil): throw DriverFields.invalid("x", "a \"y\" beside it")
    }
  }

  private func tap(
    _ element: ScreenElement, on screen: DriverScreen
  ) async throws -> DriverResult {
    let front = await service.host.state().frontApp
    let version = element.target.item.flatMap { screen.shown.versions[$0] }
    focus = element.role == .textField ? element.target : nil
    var result: DriverResult
    switch element.target {
    case .placement(let id, let index):
      result = DriverResult(
        try await TapWidget(id, .element(index ?? Self.whole), version: version, wait: true)
          .perform(on: service))
    case .app(let index):
      result = DriverResult(
        try await TapWidget(.appInFront, .element(index), version: version, wait: true)
          .perform(on: service))
    case .activity(let id, let presentation, let index):
      result = DriverResult(
        try await TapActivity(id, presentation, .element(index ?? Self.whole), wait: true)
          .perform(on: service))
    case .control(let id): result = try await press(id)
    case .icon(let id):
      _ = try await OpenApp(id, nil, wait: true).perform(on: service)
      result = DriverResult(.opened)
    case .module(let setting): result = try await switchModule(setting, element)
    case .snippet(let part): result = try await tap(part, version)
    case .form(let part): result = try await tapForm(part, element)
    }
    result.element = element
    // An app covers whatever was open.
    let state = await service.host.state()
    if state.frontApp != nil, state.frontApp != front || result.outcome == .opened {
      place = .front(page: 0)
      form = nil
    }
    return result
  }

  /// Presses a control, as a tap or the Action button does.
  func press(_ id: ControlID) async throws -> DriverResult {
    let state = try await service.host.controlState(id)
    guard state.role == .toggle else {
      return DriverResult(try await PressControl(id, wait: true).perform(on: service))
    }
    return DriverResult(
      try await SetControl(id, isOn: !state.isOn, wait: true).perform(on: service))
  }

  // MARK: The system

  private func switchModule(
    _ name: String, _ element: ScreenElement
  ) async throws -> DriverResult {
    let value: DeviceSetting.Value
    switch (DeviceSetting.named(name)?.kind, element.isOn) {
    case (.toggle?, let isOn?): value = .toggle(!isOn)
    case (.choice(let values)?, let isOn?):
      guard let text = isOn ? values.first : values.last else { return DriverResult(.nothing) }
      value = .text(text)
    case (.text?, _):
      let end = await service.host.clockState().now.addingTimeInterval(Self.timerLength)
      value = .text(element.value == nil ? end.ISO8601Format() : "off")
    default:
      throw DriverProblem(
        "unsupported", "\(element.label) is a slider; set it with /api/driver/type, such as \"40\"")
    }
    try await change(name, to: value)
    return DriverResult()
  }

  /// Changes a setting of the device. Throws `DriverProblem` for a value that it does not accept.
  func change(_ name: String, to value: DeviceSetting.Value) async throws {
    guard let setting = DeviceSetting.named(name), let change = setting.change(to: value) else {
      throw DriverProblem("badValue", "\(name) does not accept this value")
    }
    _ = try await SetDevice([change]).perform(on: service)
  }

  private func tap(
    _ part: ScreenElement.SnippetPart, _ version: Int?
  ) async throws -> DriverResult {
    let snippet: SnippetAnswer
    switch part {
    case .element(let index):
      return DriverResult(
        try await TapWidget(.snippet, .element(index), version: version, wait: true)
          .perform(on: service))
    case .dialog, .field: return DriverResult(part == .field ? .performed : .nothing)
    case .accept: snippet = .confirmed
    case .cancel: snippet = .cancelled
    case .option(let index): snippet = .chosen(index)
    case .done:
      // Done enters the value of a field, and otherwise dismisses the card.
      let state = await service.host.state().snippet
      guard state?.phase == .entering, let field = state?.field else {
        snippet = .cancelled
        break
      }
      snippet = .value(try DriverForm.value(snippetText, of: field))
    }
    snippetText = ""
    _ = try await AnswerSnippet(snippet).perform(on: service)
    return DriverResult()
  }
}

extension DriverResult {
  fileprivate init(_ tap: TapResult) {
    let outcome: Outcome =
      switch tap.outcome {
      case .performed: .performed
      case .link: .link
      case .opened: .opened
      case .nothing: .nothing
      }
    self.init(outcome, link: tap.link?.url?.absoluteString)
  }

  fileprivate init(_ press: PressResult) {
    let outcome: Outcome =
      switch press.outcome {
      case .performed: .performed
      case .link: .link
      case .opened: .opened
      case .needsUnlock: .needsUnlock
      }
    self.init(outcome, link: press.link?.url?.absoluteString)
  }
}

extension [ScreenElement] {
  /// The smallest element at a point, because elements lie on those that they are part of.
  func topmost(at point: CGPoint) -> ScreenElement? {
    func area(_ element: ScreenElement) -> Double {
      element.frame.map { $0.width * $0.height } ?? 0
    }
    return filter { element in
      guard let frame = element.frame else { return false }
      return (frame.x..<frame.maxX).contains(point.x) && (frame.y..<frame.maxY).contains(point.y)
    }.min { area($0) < area($1) }
  }
}
