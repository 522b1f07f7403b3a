import DeviceEngine
import DeviceProtocol
import DeviceSurfaces
import Devices
import Foundation
import HostLink

extension DeviceDriver {
  enum Direction: String, CaseIterable { case left, right, up, down }

  enum Button: String, CaseIterable { case home, lock, side, volumeUp, volumeDown, action }

  /// One press changes the volume by a sixteenth, as on the page.
  private static let volumeStep = 100.0 / 16

  // MARK: Long press

  /// Opens the form of a widget or a control, or expands an activity of the Dynamic Island.
  func longPress(_ body: Data) async throws -> DriverResult {
    let fields = try DriverFields(body, known: DriverSelector.fields)
    let selector = try DriverSelector.required(fields)
    let element = try selector.element(in: try await screen().shown.elements)
    switch element.target {
    case .placement(let id, _):
      let state = try await service.host.placementState(id)
      try openForm(.placement(id), state.isConfigurable, state.title)
    case .control(let id):
      let state = try await service.host.controlState(id)
      try openForm(.control(id), state.isConfigurable, state.title)
    case .activity(_, let presentation, _) where !presentation.isLockScreenContent:
      place = .surface(.island, page: 0)
    default:
      throw DriverProblem("unsupported", "a long press on \(element.id) does nothing")
    }
    return DriverResult(.performed, element)
  }

  private func openForm(
    _ item: ItemID, _ isConfigurable: Bool, _ title: String
  ) throws(DriverProblem) {
    guard isConfigurable else {
      throw DriverProblem("notConfigurable", "\(item), \(title), has no parameters to edit")
    }
    form = DriverForm(item: item)
    focus = nil
  }

  // MARK: Swipe

  /// Scrolls an app, turns a page or a stack, dismisses an activity, unlocks the device, or closes
  /// what is open.
  func swipe(_ body: Data) async throws -> DriverResult {
    let fields = try DriverFields(body, known: DriverSelector.fields + ["direction"])
    let direction: Direction = try fields.required(
      "direction", try fields.choice("direction", Direction.self))
    let screen = try await screen()
    let element = try DriverSelector(fields)?.element(in: screen.shown.elements)
    let state = await service.host.state()
    switch (element?.target, direction) {
    case (.placement(let id, _)?, .up), (.placement(let id, _)?, .down):
      if let stack = state.stacks.first(where: { $0.members.contains(id) }) {
        try await turn(stack, by: direction == .up ? 1 : -1)
        return DriverResult(.performed, element)
      }
    case (.activity(let id, .lockScreen, _)?, .left):
      _ = try await DismissActivity(id).perform(on: service)
      return DriverResult(.performed, element)
    default: break
    }
    guard try await swipe(direction, screen, element, in: state) else {
      throw DriverProblem(
        "unsupported", "a swipe \(direction) does nothing on this screen: \(screen.surface)")
    }
    return DriverResult(.performed, element)
  }

  private func turn(_ stack: SmartStack, by step: Int) async throws {
    let index = (stack.members.firstIndex(of: stack.top) ?? 0) + step
    let count = stack.members.count
    _ = try await TurnStack(stack.id, to: stack.members[(index + count) % count])
      .perform(on: service)
  }

  /// Returns false if the swipe has no effect.
  private func swipe(
    _ direction: Direction, _ screen: DriverScreen, _ element: ScreenElement?, in state: HostState
  ) async throws -> Bool {
    let step = direction == .left ? 1 : direction == .right ? -1 : 0
    switch (screen.surface, direction) {
    case ("app", _): try await scroll(direction, screen, element)
    case ("form", .down): form = nil
    case ("home", .left), ("home", .right), ("controlCenter", .left), ("controlCenter", .right):
      guard let surface = SurfaceName(rawValue: screen.surface) else { return false }
      let page = screen.page + step
      if page < 0, surface == .home {
        place = .surface(.today, page: 0)
      } else {
        guard page >= 0, page < state.pageCount(of: surface, on: .main) ?? 1 else { return false }
        place = DriverPlace(surface, page: page)
      }
    case ("today", .left), ("controlCenter", .up), ("island", .up), ("lock", .up), ("standBy", .up):
      if screen.isLocked { try await change("isLocked", to: .toggle(false)) }
      place = .front(page: 0)
    default: return false
    }
    return true
  }

  /// Scrolls by half of the screen.
  private func scroll(
    _ direction: Direction, _ screen: DriverScreen, _ element: ScreenElement?
  ) async throws {
    let frame =
      element?.frame ?? SurfaceFrame(x: 0, y: 0, width: screen.width, height: screen.height)
    var distance = CGSize.zero
    switch direction {
    case .left: distance.width = screen.width / 2
    case .right: distance.width = -screen.width / 2
    case .up: distance.height = screen.height / 2
    case .down: distance.height = -screen.height / 2
    }
    _ = try await ScrollApp(at: CGPoint(x: frame.midX, y: frame.midY), by: distance)
      .perform(on: service)
  }

  // MARK: Buttons

  func press(_ body: Data) async throws -> DriverResult {
    let fields = try DriverFields(body, known: ["button"])
    let button: Button = try fields.required("button", try fields.choice("button", Button.self))
    let state = await service.host.state()
    switch button {
    case .home:
      if state.snippet != nil {
        _ = try await AnswerSnippet(.cancelled).perform(on: service)
      } else if state.device.isLocked {
        try await change("isLocked", to: .toggle(false))
      } else {
        await service.host.goHome()
      }
      (place, form, focus) = (.front(page: 0), nil, nil)
    case .lock: try await lock()
    // As on the page: on a locked device, it turns the always-on display off and on.
    case .side where state.device.isLocked:
      try await change("isLuminanceReduced", to: .toggle(!state.device.isLuminanceReduced))
    case .side: try await lock()
    case .volumeUp, .volumeDown:
      let step = button == .volumeUp ? Self.volumeStep : -Self.volumeStep
      let volume = (Double(state.device.volume) + step).rounded()
      try await change("volume", to: .level(Int(min(max(volume, 0), 100))))
    case .action:
      guard let control = state.controls.first(where: { $0.control.place == .actionButton }) else {
        throw DriverProblem(
          "noControl", "the Action button has no control; `vitrine control add KIND --at action`")
      }
      return try await press(control.id)
    }
    return DriverResult()
  }

  private func lock() async throws {
    try await change("isLocked", to: .toggle(true))
    (place, form, focus) = (.front(page: 0), nil, nil)
  }
}
