import Foundation
import MessageBus
import PushGateway
import PushValues

/// A push that a device receives from its cluster.
package struct ClusterPush: Sendable {
  /// The name of the device within its group.
  package var device: String
  /// The stream sequence. A push whose sequence the device has already handled is a redelivery.
  package var sequence: UInt64
  /// When the stream stored the push, by the server's clock.
  package var stored: Date
  /// Whether the device was connected when the push arrived.
  package var isLive: Bool
  let call: DeviceCall

  init(_ message: StoredMessage, _ call: DeviceCall, to device: String, isLive: Bool) {
    self.device = device
    self.isLive = isLive
    self.call = call
    sequence = message.sequence
    stored = message.date
  }

  /// The token to which the push is addressed.
  package var token: Data { call.token }

  /// Decodes the body. Returns the push, and a verdict if the body is invalid.
  package func read() -> (push: DevicePush, problem: PushVerdict?) { call.read() }

  /// The log entry.
  package func entry(_ verdict: PushVerdict, at now: Date) -> PushLogEntry {
    call.entry(verdict, at: now)
  }

  /// The verdict on an expired push; nil if the push is still valid.
  ///
  /// The lifetime of a push is the difference between `apns-expiration` and the time of the
  /// request. It starts when the stream stores the push. The clocks of servers, gateways and
  /// devices may therefore differ.
  ///
  /// - Parameter serverNow: The time by the clock of the NATS server.
  func expiry(at serverNow: Date) -> PushVerdict? {
    guard let expiration = call.expiration else {
      return isLive
        ? nil
        : PushVerdict(
          .expired,
          "The device was not connected, and the push allows one delivery attempt only "
            + "(apns-expiration is 0).")
    }
    let lifetime = expiration.timeIntervalSince(call.received)
    guard stored.addingTimeInterval(lifetime) <= serverNow else { return nil }
    return PushVerdict(.expired, "The push expired before the device was reachable.")
  }
}

/// The devices of a group, for their `PushInbox`.
package protocol ClusterDevices: Sendable {
  /// Called before the first push. If the creation date of a stream has changed, its sequences have
  /// restarted at 1.
  func prepare(pushesCreated: Date, broadcastsCreated: Date) async throws

  /// Handles a push. Pushes to one device are delivered serially, in order. Returns when the effect
  /// is stored. Returns nil if the device cannot handle the push now; the push is redelivered when
  /// the device connects.
  func receive(_ push: ClusterPush) async -> PushLogEntry?

  /// Handles a broadcast. Broadcasts are delivered serially, in order. Returns the log entry; nil
  /// if no device listens to the channel.
  ///
  /// - Parameters:
  ///   - sequence: The stream sequence.
  ///   - devices: nil for all connected devices.
  func receive(
    _ push: ChannelPush, sequence: UInt64, on devices: [String]?
  ) async -> PushLogEntry?

  /// The channels that a device's activities listen to.
  func channels(of device: String) async -> [ChannelAddress]
}

extension ChannelPush {
  /// The log entry of a device.
  package func entry(_ verdict: PushVerdict, at now: Date) -> PushLogEntry {
    PushLogEntry(self, verdict, at: now)
  }
}

/// A channel of an app.
package struct ChannelAddress: Hashable, Sendable {
  /// The app's bundle identifier.
  package var bundle: String
  /// The channel's identifier, in Base64.
  package var channel: String

  package init(bundle: String, channel: String) {
    self.bundle = bundle
    self.channel = channel
  }
}
