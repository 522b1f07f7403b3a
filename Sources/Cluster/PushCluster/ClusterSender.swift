import Foundation
import MessageBus
import PushGateway

/// Sends validated pushes to the streams of a cluster.
///
/// ```swift
/// let receipt = sender.send(push, to: DeviceName(group: "fleet", device: "d1"))
/// let sequence = try await receipt.value().sequence
/// ```
/// A push is accepted when its receipt succeeds. Pushes are stored in the order in which they are
/// sent, unless the connection is lost. A push whose receipt fails may have been stored.
///
/// Messages have no deduplication ids, and a message that may have been stored is not retried. NATS
/// 2.9 loses the ids of removed messages when a server restarts. If that server then stores a
/// message that the other servers reject as a duplicate, the sequences of the replicas diverge.
package struct ClusterSender: Sendable {
  private let bus: any MessageBus

  /// The number of attempts to send a message that no stream has received, for example during a
  /// leader election.
  private static let attempts = 3

  package init(_ bus: any MessageBus) { self.bus = bus }

  func send(_ message: BusMessage) -> PendingReceipt {
    let receipt = PendingReceipt()
    send(message) { receipt.complete($0) }
    return receipt
  }

  /// - Parameter completion: Called once, with the receipt or the error, on any thread.
  func send(
    _ message: BusMessage, _ completion: @escaping @Sendable (PendingReceipt.Outcome) -> Void
  ) {
    do throws(BusError) {
      try bus.send(message, id: nil).whenComplete { complete(message, $0, completion) }
    } catch {
      complete(message, .failure(error), completion)
    }
  }

  func send(_ call: DeviceCall, to address: DeviceName) -> PendingReceipt {
    send(PushMessage.make(call, to: address))
  }

  private func complete(
    _ message: BusMessage, _ outcome: PendingReceipt.Outcome,
    _ completion: @escaping @Sendable (PendingReceipt.Outcome) -> Void
  ) {
    guard case .failure(let error) = outcome, error.isRetryable else { return completion(outcome) }
    Task { completion(await retry(message, after: error)) }
  }

  private func retry(
    _ message: BusMessage, after first: BusError
  ) async -> PendingReceipt.Outcome {
    var failure = first
    for _ in 1..<Self.attempts where failure.isRetryable {
      do throws(BusError) {
        return .success(try await bus.store(message, id: nil))
      } catch {
        failure = error
      }
    }
    return .failure(failure)
  }
}

// Pushes without a request.
extension ClusterSender {
  /// A push for `send(_:to:)`.
  package struct Push: Sendable {
    /// The `apns-id`, which is also in the verdict.
    package var id: UUID
    /// Must belong to the device to which the push is sent. It is not looked up.
    package var token: Data
    /// The `apns-push-type`. The topic follows from it and the bundle identifier.
    package var kind: PushKind
    /// The app's bundle identifier.
    package var bundle: String
    /// The `apns-priority`: 10, 5 or 1.
    package var priority: Int
    /// nil allows only one delivery attempt.
    package var expiration: Date?
    /// The `apns-collapse-id`. A newer push with the same id replaces a stored one.
    package var collapseID: String?
    /// JSON.
    package var payload: Data
    /// The date of the request, from which the lifetime is counted.
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
  package func send(
    _ push: Push, to device: DeviceName
  ) throws(GatewayError) -> PendingReceipt {
    let call: DeviceCall
    do throws(Refusal) {
      call = try DeviceCall(
        id: push.id, token: push.token, kind: push.kind, bundle: push.bundle,
        priority: push.priority, expiration: push.expiration, collapseID: push.collapseID,
        payload: push.payload, received: push.sent)
    } catch {
      throw .refused(error.reason, error.sentence)
    }
    return send(call, to: device)
  }

  /// Sends a message to all devices that listen to a channel.
  package func send(_ push: ChannelPush) -> PendingReceipt { send(BroadcastMessage.make(push)) }

  /// Registers a channel that stores its newest message. Throws `BusError`.
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
}

extension BusError {
  /// Whether no stream has received the message, so that a retry is safe and may succeed.
  var isRetryable: Bool {
    switch self {
    case .notConnected, .noStreams, .noStream: true
    case .server(let code, _): (10_004...10_009).contains(code)
    default: false
    }
  }
}
