import Foundation

/// What happens to a fleet: when devices connect and disconnect, which are slow, and what is sent
/// to them. A JSON file; docs/fleet.md describes it.
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
  /// A push that arrives later at a connected device counts as late.
  package var lateAfter: TimeInterval = 1
  /// How long the fleet waits at the end for what was accepted.
  package var drain: TimeInterval = 60
  /// JSON; nil for an example of the extension.
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

  /// Some devices, one after the other.
  package struct Selection: Equatable, Sendable {
    package var share: Double
    package var over: TimeInterval
  }

  /// Pushes to devices that are chosen at random, connected or not.
  package struct Pushes: Equatable, Sendable {
    /// In a second.
    package var rate: Double
    package var duration: TimeInterval
    /// In seconds from the push; 0 allows one delivery attempt only.
    package var expires: TimeInterval = 3600
    /// The share of pushes with a collapse id, which all of a device have in common.
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

  /// Devices that take longer for a push.
  package struct Slowness: Equatable, Sendable {
    package var share: Double
    package var delay: TimeInterval
    package var duration: TimeInterval
  }

  /// The activities that a device has at first.
  package var activitiesOfDevice: Int { activities + listens }

  /// What an app may have at a time.
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
