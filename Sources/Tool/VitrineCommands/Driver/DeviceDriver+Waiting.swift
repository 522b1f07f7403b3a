import DeviceProtocol
import DeviceSurfaces
import Foundation

/// What a driver waits for.
struct DriverCondition {
  static let fields = DriverSelector.fields + ["isGone", "isOn", "timeout", "value"]

  var selector: DriverSelector
  /// Whether no such element may be on the screen.
  var isGone: Bool
  /// The value that the element must have; nil for any.
  var value: String?
  /// The state that the switch must have; nil for any.
  var isOn: Bool?
  /// In seconds.
  var timeout: Double

  /// Throws `DriverProblem`.
  init(_ fields: DriverFields) throws(DriverProblem) {
    selector = try DriverSelector.required(fields)
    isGone = try fields.flag("isGone") ?? false
    value = try fields.text("value")
    isOn = try fields.flag("isOn")
    timeout = try fields.number("timeout", in: 0...60) ?? 10
  }

  func match(in elements: [ScreenElement]) -> ScreenElement? {
    selector.matches(in: elements).first { element in
      (value == nil || element.value == value) && (isOn == nil || element.isOn == isOn)
    }
  }

  /// Whether the screen is as it should be.
  func isMet(by elements: [ScreenElement]) -> Bool { (match(in: elements) != nil) != isGone }

  var description: String {
    let state = [value.map { "value \"\($0.prefix(80))\"" }, isOn.map { $0 ? "on" : "off" }]
      .compactMap(\.self).joined(separator: ", ")
    let wanted = state.isEmpty ? "\(selector)" : "\(selector): \(state)"
    return isGone ? "element \(wanted) is still there" : "no element \(wanted)"
  }
}

struct DriverWaitResult: Encodable {
  /// nil if the driver waited for its end.
  var element: ScreenElement?
  /// In seconds.
  var waited: Double
}

extension DeviceDriver {
  /// The least time between two looks at the screen, of which a fast clock would cause many.
  private static let interval = Duration.milliseconds(20)

  /// Waits until the screen is as a driver wants it. It is looked at after each change of the host,
  /// and when a text on it changes with the clock.
  func wait(_ body: Data) async throws -> DriverWaitResult {
    let condition = try DriverCondition(try DriverFields(body, known: DriverCondition.fields))
    guard waits < Self.waitRoom else {
      throw DriverProblem(
        "busy", "\(Self.waitRoom) requests wait for a change already", retryAfter: 1)
    }
    waits += 1
    defer { waits -= 1 }
    let start = ContinuousClock.now
    // Changes during a look cause one more.
    let (looks, sink) = AsyncStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let changes = service.host.changes()
    let listening = Task {
      for await _ in changes { sink.yield() }
      sink.finish()
    }
    let limit = Task {
      try? await Task.sleep(for: .seconds(condition.timeout))
      sink.finish()
    }
    var alarm: Task<Void, Never>?
    defer {
      listening.cancel()
      limit.cancel()
      alarm?.cancel()
    }
    sink.yield()
    var last: DriverScreen?
    for await _ in looks {
      let screen = try await screen()
      last = screen
      if condition.isMet(by: screen.shown.elements) {
        let waited = start.duration(to: .now) / .seconds(1)
        return DriverWaitResult(
          element: condition.match(in: screen.shown.elements),
          waited: (waited * 1000).rounded() / 1000)
      }
      alarm?.cancel()
      alarm = screen.shown.nextChange.map { date in
        Task { [clock] in
          await clock(date)
          if !Task.isCancelled { sink.yield() }
        }
      }
      try await Task.sleep(for: Self.interval)
    }
    throw DriverProblem(
      "timedOut", "\(condition.description), after \(condition.timeout.formatted()) s",
      candidates: last.map { condition.selector.matches(in: $0.shown.elements) })
  }
}
