import DeviceEngine
import Foundation
import HostLink

/// The app of a fleet, and the activities that each device starts. All devices share it.
package struct FleetApp: Sendable {
  /// The identifier of the extension whose activities the devices start.
  package var id: ExtensionID
  /// The app's bundle identifier, from which topics follow.
  package var bundle: String
  /// The name of the attributes' type, without its module.
  package var attributesType: String
  /// JSON, shared by all activities.
  package var attributes: Data
  /// JSON, the first content of all activities.
  package var contentState: Data
  /// Whether the app declares frequent pushes, which have a larger budget.
  package var hasFrequentPushes: Bool
  /// Base64.
  package var channels: [String]
  /// The activities with a push token that each device starts.
  package var activities: Int
  /// The channels that each device listens to, with an activity each.
  package var listens: Int
  /// The limits on activities.
  var settings = ActivitySettings()
  /// Tokens are the same for the same seed, group and device.
  let tokens: PushTokenSource
  private let group: String

  /// - Parameters:
  ///   - attributes: JSON, used if the scenario has none.
  ///   - contentState: JSON, used if the scenario has none.
  package init(
    id: ExtensionID, bundle: String, attributesType: String,
    attributes: Data = Data("{}".utf8), contentState: Data = Data("{}".utf8),
    hasFrequentPushes: Bool = false, _ scenario: FleetScenario, group: String, seed: UInt64
  ) {
    self.id = id
    self.bundle = bundle
    self.attributesType = attributesType
    self.attributes = scenario.attributes ?? attributes
    self.contentState = scenario.contentState ?? contentState
    self.hasFrequentPushes = hasFrequentPushes
    self.group = group
    activities = scenario.activities
    listens = scenario.listens
    tokens = .seeded(seed)
    channels = (0..<scenario.channels).map { channel in
      var random = SeededGenerator(seed: seed, name: "channel \(group) \(channel)")
      return Data((0..<16).map { _ in UInt8.random(in: .min ... .max, using: &random) })
        .base64EncodedString()
    }
  }

  /// The token for pushes that start an activity.
  func startToken(of device: Int) -> Data { tokens.make("\(group) d\(device) start") }

  func token(of activity: ActivityID, on device: Int) -> Data {
    tokens.make("\(group) d\(device) \(activity)")
  }

  /// The numbers of the channels that a device initially listens to.
  func channels(of device: Int) -> [Int] {
    (0..<listens).map { (device + $0) % channels.count }
  }

  /// The number of devices that initially listen to a channel.
  func listeners(of channel: Int, among devices: Int) -> Int {
    (0..<listens).reduce(0) { count, offset in
      let first = (channel - offset + channels.count) % channels.count
      return count + (first < devices ? (devices - first - 1) / channels.count + 1 : 0)
    }
  }
}
