import Foundation
import MessageBus

/// A push that a device receives from its cluster.
package struct ClusterPush: Sendable {
  package var device: String
  /// Its number in the stream. A push with a number that the device has handled is a repetition.
  package var sequence: UInt64
  /// When the stream stored it, by the server's clock.
  package var stored: Date
  /// Whether the device was connected when the push came.
  package var isLive: Bool
  let call: DeviceCall

  init(_ message: StoredMessage, _ call: DeviceCall, to device: String, isLive: Bool) {
    self.device = device
    self.isLive = isLive
    self.call = call
    sequence = message.sequence
    stored = message.date
  }

  package var token: Data { call.token }

  /// Interprets the body. Returns the push, and the verdict if the body is invalid.
  package func read() -> (push: DevicePush, problem: PushVerdict?) { call.read() }

  /// The entry of the log.
  package func entry(_ verdict: PushVerdict, at now: Date) -> PushLogEntry {
    PushLogEntry(call.read().push, verdict, request: call.line, address: call.address, at: now)
  }

  /// The verdict on a push that is not delivered any more; nil if it still is.
  ///
  /// A push may be stored as long as its server wanted when it sent it. Only the difference between
  /// `apns-expiration` and the time of the request counts, and the time in the stream, so that
  /// clocks of servers, gateways and devices may differ.
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
  /// Called before the first push. The numbers of a stream that was created at another time begin
  /// again.
  func prepare(pushesCreated: Date, broadcastsCreated: Date) async throws

  /// Handles a push. Pushes to one device come one after the other, in order. Returns when the
  /// effect is stored; nil if the device could not handle it now. Then it comes again when the
  /// device connects.
  func receive(_ push: ClusterPush) async -> PushLogEntry?

  /// Handles a broadcast. Broadcasts come one after the other, in order. Returns the entry of the
  /// log; nil if no device listens to the channel.
  ///
  /// - Parameters:
  ///   - sequence: Its number in the stream.
  ///   - devices: nil for all that are connected.
  func receive(
    _ push: ChannelPush, sequence: UInt64, on devices: [String]?
  ) async -> PushLogEntry?

  /// The channels that a device's activities listen to.
  func channels(of device: String) async -> [ChannelAddress]
}

extension ChannelPush {
  /// The entry of a device's log.
  package func entry(_ verdict: PushVerdict, at now: Date) -> PushLogEntry {
    PushLogEntry(self, verdict, at: now)
  }
}

/// A channel of an app.
package struct ChannelAddress: Hashable, Sendable {
  package var bundle: String
  package var channel: String

  package init(bundle: String, channel: String) {
    self.bundle = bundle
    self.channel = channel
  }
}
