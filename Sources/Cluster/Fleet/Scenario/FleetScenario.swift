import Foundation

/// A test scenario of a fleet: when devices connect and disconnect, which devices are slow, and
/// which pushes they receive. Read from a JSON file; docs/fleet.md describes the format.
///
///     {"duration": 60, "steps": [
///       {"at": 0, "connect": {"share": 1, "over": 5}},
///       {"at": 10, "push": {"rate": 200, "for": 20, "expires": 600}}]}
///
/// Times are in seconds since the start. Shares are of all devices, from 0 to 1.
package struct FleetScenario: Equatable, Sendable {
  package var duration: TimeInterval
  /// The activities with a push token that each device starts.
  package var activities = 1
  package var channels = 0
  /// The channels that each device listens to, with an activity each.
  package var listens = 0
  /// A push is late if a connected device receives it after this time, in seconds.
  package var lateAfter: TimeInterval = 1
  /// How long the fleet waits at the end for accepted pushes, in seconds.
  package var drain: TimeInterval = 60
  /// JSON; nil uses an example of the extension.
  package var attributes: Data?
  package var contentState: Data?
  package var steps: [Step] = []

  package struct Step: Equatable, Sendable {
    package var at: TimeInterval
    package var action: Action
  }

  package enum Action: Equatable, Sendable {
    case connect(Selection)
    case disconnect(Selection)
    case push(Pushes)
    case broadcast(Broadcast)
    case slow(Slowness)
  }

  /// A share of the devices, spread evenly over a time.
  package struct Selection: Equatable, Sendable {
    package var share: Double
    package var over: TimeInterval
  }

  /// Pushes to random devices, connected or not.
  package struct Pushes: Equatable, Sendable {
    /// Pushes a second.
    package var rate: Double
    package var duration: TimeInterval
    /// In seconds after the push; 0 allows only one delivery attempt.
    package var expires: TimeInterval = 3600
    /// The share of pushes with a collapse id. All pushes to a device use the same one.
    package var collapse: Double = 0
    package var priority = 10
    package var event = Event.update
  }

  package enum Event: String, CaseIterable, Sendable { case start, update, end }

  package struct Broadcast: Equatable, Sendable {
    /// From 0.
    package var channel: Int
    package var expires: TimeInterval = 3600
    package var priority = 10
  }

  /// Devices that handle pushes slowly.
  package struct Slowness: Equatable, Sendable {
    package var share: Double
    package var delay: TimeInterval
    package var duration: TimeInterval
  }

  /// The number of activities that a device starts with.
  package var activitiesOfDevice: Int { activities + listens }

  /// The maximum number of activities of an app.
  static let maximumActivities = 5
  static let maximumPushes = 20_000_000.0

  package var sendsPushes: Bool {
    steps.contains {
      switch $0.action {
      case .push, .broadcast: true
      default: false
      }
    }
  }

  /// All devices connect at once, and nothing is sent.
  package init(duration: TimeInterval) {
    self.duration = duration
    steps = [Step(at: 0, action: .connect(Selection(share: 1, over: 0)))]
  }
}
