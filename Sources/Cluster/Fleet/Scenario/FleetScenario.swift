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
  /// In seconds, without the wait at the end.
  package var duration: TimeInterval
  /// The activities with a push token that each device starts.
  package var activities = 1
  /// The number of channels of the app; 0 for none.
  package var channels = 0
  /// The channels that each device listens to, with an activity each.
  package var listens = 0
  /// A push is late if a connected device receives it after this time, in seconds.
  package var lateAfter: TimeInterval = 1
  /// How long the fleet waits at the end for accepted pushes, in seconds.
  package var drain: TimeInterval = 60
  /// JSON; nil uses an example of the extension.
  package var attributes: Data?
  /// JSON; nil uses an example of the extension.
  package var contentState: Data?
  /// In any order; `FleetSchedule` sorts them.
  package var steps: [Step] = []

  /// An action and its date.
  package struct Step: Equatable, Sendable {
    /// In seconds since the start.
    package var at: TimeInterval
    package var action: Action
  }

  /// What happens to devices.
  package enum Action: Equatable, Sendable {
    /// Devices connect and receive their stored pushes.
    case connect(Selection)
    /// Devices disconnect. Pushes to them stay in the stream.
    case disconnect(Selection)
    /// Pushes are sent to random devices.
    case push(Pushes)
    /// A message is sent to a channel.
    case broadcast(Broadcast)
    /// Devices take longer to handle a push.
    case slow(Slowness)
  }

  /// A share of the devices, spread evenly over a time.
  package struct Selection: Equatable, Sendable {
    /// From 0 to 1.
    package var share: Double
    /// In seconds; 0 selects all devices at once.
    package var over: TimeInterval
  }

  /// Pushes to random devices, connected or not.
  package struct Pushes: Equatable, Sendable {
    /// Pushes a second.
    package var rate: Double
    /// In seconds.
    package var duration: TimeInterval
    /// In seconds after the push; 0 allows only one delivery attempt.
    package var expires: TimeInterval = 3600
    /// The share of pushes with a collapse id. All pushes to a device use the same one.
    package var collapse: Double = 0
    /// 10, 5 or 1.
    package var priority = 10
    /// The `event` of the payloads.
    package var event = Event.update
  }

  /// By the names of the payload's `event`.
  package enum Event: String, CaseIterable, Sendable { case start, update, end }

  /// A message to all devices that listen to a channel.
  package struct Broadcast: Equatable, Sendable {
    /// From 0.
    package var channel: Int
    /// In seconds after the broadcast; 0 is for connected devices only.
    package var expires: TimeInterval = 3600
    /// 10, 5 or 1.
    package var priority = 10
  }

  /// Devices that handle pushes slowly.
  package struct Slowness: Equatable, Sendable {
    /// From 0 to 1.
    package var share: Double
    /// The time that a device then takes for a push, in seconds.
    package var delay: TimeInterval
    /// In seconds; then the devices are as fast as before.
    package var duration: TimeInterval
  }

  /// The number of activities that a device starts with.
  package var activitiesOfDevice: Int { activities + listens }

  /// The maximum number of activities of an app.
  static let maximumActivities = 5
  static let maximumPushes = 20_000_000.0

  /// Whether a step sends pushes or broadcasts.
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
