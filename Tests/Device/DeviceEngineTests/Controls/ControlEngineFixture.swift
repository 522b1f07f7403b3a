import DeviceFixtures
import Foundation
import HostLink

@testable import DeviceEngine

/// A control engine with its recorded actions, on a clock that the test sets.
struct ControlEngineFixture {
  var engine: ControlEngine
  var now = noon
  /// Unanswered requests, oldest first.
  var fetches: [ControlFetch] = []
  var rows: [LedgerRow] = []

  init(settings: ControlSettings = ControlSettings()) {
    engine = ControlEngine(settings: settings, failures: FailureSettings())
  }

  mutating func add(
    _ id: ControlID, kind: String = "fan", configuration: [String: ConfigurationValue] = [:],
    size: ControlSizeName = .small
  ) {
    let control = Control(
      id: id, extension: "Sample", kind: kind, configuration: configuration,
      place: .controlCenter(position: 0, size: size))
    engine.add(control, form: DeviceSettings().controlForm(of: control), at: now)
    take()
  }

  /// Adds a control and answers the request for its first value.
  mutating func addLoaded(_ id: ControlID, _ template: ControlTemplateDescription = .toggle("Fan"))
  {
    add(id)
    answer(template)
  }

  mutating func handle(_ event: ControlEvent) {
    engine.handle(event, at: now)
    take()
  }

  /// Answers the oldest request.
  mutating func answer(_ template: ControlTemplateDescription = .toggle("Fan")) {
    handle(.fetched(token: fetches.removeFirst().token, template, []))
  }

  mutating func fail(_ failure: FetchFailure = FetchFailure(message: "no network")) {
    handle(.fetchFailed(token: fetches.removeFirst().token, failure))
  }

  /// Returns the action's number; nil if no action runs.
  @discardableResult
  mutating func press(
    _ id: ControlID, isOn: Bool? = nil, isLocked: Bool = false
  ) throws -> Int? {
    let press = try engine.press(id, isOn: isOn, isLocked: isLocked, at: now)
    take()
    if case .perform(_, let number) = press { return number }
    return nil
  }

  mutating func perform(_ id: ControlID, _ number: Int?, error: String? = nil) {
    handle(.performed(id, number: number ?? 0, error: error))
  }

  mutating func advance(by seconds: Double) {
    now += seconds
    engine.advance(to: now)
    take()
  }

  func record(_ id: ControlID) -> ControlRecord {
    engine.records[id]
      ?? ControlRecord(
        Control(id: "none", extension: "", kind: "", place: .actionButton),
        form: DeviceSettings().controlForm(.lock, .small), version: 0)
  }

  private mutating func take() {
    for action in engine.takeActions() {
      switch action {
      case .fetch(let fetch): fetches.append(fetch)
      case .record(let row): rows.append(row)
      case .changed: break
      }
    }
  }
}
