import DeviceEngine
import Foundation

/// The steps of a scenario for each device, with their dates. The scenario, the seed and the number
/// of devices determine the schedule.
///
/// A step connects or disconnects devices in random order, spread evenly over its time. It does not
/// select devices that are still part of an earlier step.
package struct FleetSchedule: Equatable, Sendable {
  /// A step of one device, or a broadcast.
  package struct Step: Equatable, Sendable {
    /// In seconds since the start.
    package var at: TimeInterval
    package var action: Action
  }

  package enum Action: Equatable, Sendable {
    /// The device connects.
    case connect(Int32)
    /// The device disconnects.
    case disconnect(Int32)
    /// Sets the delay of a device, in seconds. 0 removes the delay.
    case slow(Int32, delay: Float)
    /// A push to one device.
    case push(Push)
    case broadcast(step: UInt16)
  }

  /// A push to an activity of a device.
  package struct Push: Equatable, Sendable {
    /// The index of the device.
    package var device: Int32
    /// The number of the device's activity, from 0.
    package var activity: UInt8
    package var collapses: Bool
    /// The index of the scenario's step, from 0.
    package var step: UInt16
  }

  /// Sorted by date.
  package private(set) var steps: [Step] = []
  /// In seconds, as in the scenario.
  package let duration: TimeInterval
  private let devices: Int32
  private var random: SeededGenerator
  private var isConnected: [Bool]
  /// For each device, when its last step ends.
  private var busy: [TimeInterval]

  /// The same arguments result in the same schedule.
  package init(_ scenario: FleetScenario, devices: Int, seed: UInt64) {
    self.devices = Int32(devices)
    duration = scenario.duration
    random = SeededGenerator(seed: seed, name: "fleet")
    isConnected = Array(repeating: false, count: devices)
    busy = Array(repeating: -1, count: devices)
    let ordered = scenario.steps.enumerated().sorted { ($0.1.at, $0.0) < ($1.1.at, $1.0) }
    for (index, step) in ordered {
      add(step.action, at: step.at, number: UInt16(clamping: index), scenario)
    }
    let numbered = steps.enumerated().sorted { ($0.1.at, $0.0) < ($1.1.at, $1.0) }
    steps = numbered.map(\.element)
  }

  private mutating func add(
    _ action: FleetScenario.Action, at start: TimeInterval, number: UInt16,
    _ scenario: FleetScenario
  ) {
    switch action {
    case .connect(let selection): select(selection, at: start, connects: true)
    case .disconnect(let selection): select(selection, at: start, connects: false)
    case .slow(let slowness):
      for device in chosen(slowness.share, where: { _ in true }) {
        steps.append(Step(at: start, action: .slow(device, delay: Float(slowness.delay))))
        let end = start + slowness.duration
        if end < duration { steps.append(Step(at: end, action: .slow(device, delay: 0))) }
      }
    case .push(let pushes):
      guard devices > 0, pushes.event == .start || scenario.activities > 0 else { return }
      for count in 0..<Int(pushes.rate * pushes.duration) {
        let push = Push(
          device: Int32.random(in: 0..<devices, using: &random),
          activity: UInt8.random(in: 0..<UInt8(max(scenario.activities, 1)), using: &random),
          collapses: pushes.collapse > 0 && random.fraction() < pushes.collapse, step: number)
        steps.append(Step(at: start + Double(count) / pushes.rate, action: .push(push)))
      }
    case .broadcast: steps.append(Step(at: start, action: .broadcast(step: number)))
    }
  }

  private mutating func select(
    _ selection: FleetScenario.Selection, at start: TimeInterval, connects: Bool
  ) {
    let (states, busy) = (isConnected, busy)
    let chosen = chosen(selection.share) { states[$0] != connects && busy[$0] <= start }
    for (index, device) in chosen.enumerated() {
      let at = start + selection.over * Double(index) / Double(chosen.count)
      steps.append(Step(at: at, action: connects ? .connect(device) : .disconnect(device)))
      isConnected[Int(device)] = connects
      self.busy[Int(device)] = at
    }
  }

  /// Random devices in random order: a share of all, or fewer if not enough devices qualify.
  private mutating func chosen(_ share: Double, where fits: (Int) -> Bool) -> [Int32] {
    var list = (0..<devices).filter { fits(Int($0)) }
    let count = min(Int((share * Double(devices)).rounded()), list.count)
    for index in 0..<count {
      list.swapAt(index, Int.random(in: index..<list.count, using: &random))
    }
    return Array(list.prefix(count))
  }

  package static func == (left: Self, right: Self) -> Bool {
    left.steps == right.steps && left.duration == right.duration
  }
}
