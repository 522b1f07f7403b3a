import Foundation
import Hexadecimal
import MessageBus

/// Sends pushes to the streams of a cluster, as a gateway does after it has checked a request.
///
/// ```swift
/// let sent = await sender.send(push, to: DeviceName(group: "fleet", device: "d1"))
/// let number = try await sender.confirm(sent)
/// ```
/// A push is accepted once `confirm` returns. Pushes that are sent one after the other are stored
/// in this order, unless the connection ends meanwhile.
///
/// Messages have no ids by which the stream recognizes repetitions, and none is sent again that may
/// be stored: NATS 2.9 forgets the ids of removed messages when a server starts. If it then stores
/// one that the other servers take for a repetition, their numbers differ from then on.
package struct ClusterSender: Sendable {
  /// A message that was sent and is not confirmed yet.
  package struct Sent: Sendable {
    fileprivate var message: BusMessage
    fileprivate var receipt: Result<PendingReceipt, BusError>
  }

  private let bus: any MessageBus

  /// Messages that nobody has received, because the servers elect a leader, are sent again.
  private static let attempts = 3

  package init(_ bus: any MessageBus) { self.bus = bus }

  func send(_ message: BusMessage) async -> Sent {
    do throws(BusError) {
      return Sent(message: message, receipt: .success(try await bus.send(message, id: nil)))
    } catch {
      return Sent(message: message, receipt: .failure(error))
    }
  }

  func send(_ call: DeviceCall, to address: DeviceName) async -> Sent {
    await send(PushMessage.make(call, to: address))
  }

  /// Waits until the message is stored. Throws `BusError`; the message may be stored nevertheless.
  ///
  /// - Returns: Its number in the stream.
  @discardableResult
  package func confirm(_ sent: Sent) async throws(BusError) -> UInt64 {
    var failure: BusError
    do throws(BusError) {
      return try await sent.receipt.get().value().sequence
    } catch {
      failure = error
    }
    for _ in 1..<Self.attempts where failure.isRefusal {
      do throws(BusError) {
        return try await bus.store(sent.message, id: nil).sequence
      } catch {
        failure = error
      }
    }
    throw failure
  }
}

// Pushes without a request.
extension ClusterSender {
  /// A push for `send(_:to:)`.
  package struct Push: Sendable {
    package var id: UUID
    package var token: Data
    package var kind: PushKind
    /// The app's bundle identifier.
    package var bundle: String
    package var priority: Int
    /// nil allows one delivery attempt only.
    package var expiration: Date?
    package var collapseID: String?
    /// JSON.
    package var payload: Data
    package var sent: Date

    package init(
      id: UUID, token: Data, kind: PushKind = .liveactivity, bundle: String, priority: Int = 10,
      expiration: Date? = nil, collapseID: String? = nil, payload: Data, sent: Date
    ) {
      self.id = id
      self.token = token
      self.kind = kind
      self.bundle = bundle
      self.priority = priority
      self.expiration = expiration
      self.collapseID = collapseID
      self.payload = payload
      self.sent = sent
    }
  }

  /// Sends a push to a device. Throws `GatewayError.refused` for a push that a gateway rejects.
  package func send(_ push: Push, to device: DeviceName) async throws(GatewayError) -> Sent {
    let call: DeviceCall
    do throws(Refusal) {
      call = DeviceCall(
        id: push.id, address: try DeviceAddress(Substring(push.token.hexadecimal)),
        topic: try PushTopic(push.kind.topic(bundle: push.bundle), kind: push.kind),
        priority: push.priority, expiration: push.expiration, collapseID: push.collapseID,
        body: try Self.body(push.payload), received: push.sent)
    } catch {
      throw .refused(error.reason, error.sentence)
    }
    return await send(call, to: device)
  }

  /// Sends a message to all devices that listen to a channel.
  package func send(_ push: ChannelPush) async -> Sent { await send(BroadcastMessage.make(push)) }

  /// Lets gateways know a channel that stores its newest message. Throws `BusError`.
  ///
  /// - Parameter id: Base64.
  package func provide(
    channel id: String, of bundle: String, environment: PushEnvironment = .development
  ) async throws(BusError) {
    let channel = Channel(id: id, bundle: bundle, storage: .latest, environment: environment)
    let bucket = KeyValueBucket(ClusterSubjects.channels, on: bus)
    let key = ClusterSubjects.channelKey(id, of: bundle)
    try await bucket.set((try? JSONEncoder().encode(channel)) ?? Data(), for: key)
  }

  private static func body(_ payload: Data) throws(Refusal) -> JSONText {
    do {
      return try JSONText([UInt8](payload))
    } catch {
      throw Refusal(.payloadEmpty, "The payload is not JSON.")
    }
  }
}
