import Foundation
import MessageBus
import PushGateway
import Synchronization

/// The broadcast channels of a cluster, in the bucket `vitrine-channels`, and their messages, in
/// the stream `VITRINE_BROADCASTS`. All gateways of the cluster share them.
package final class ClusterChannels: ChannelRegistry {
  private let bus: any MessageBus
  private let bucket: KeyValueBucket
  private let environment: PushEnvironment
  private let now: @Sendable () -> Date
  private let newID: @Sendable () -> UUID
  private let book = Mutex(ChannelBook())

  package init(
    _ bus: any MessageBus, environment: PushEnvironment, now: @escaping @Sendable () -> Date,
    newID: @escaping @Sendable () -> UUID = PushGateway.newIdentifier
  ) {
    self.bus = bus
    bucket = KeyValueBucket(ClusterSubjects.channels, on: bus)
    self.environment = environment
    self.now = now
    self.newID = newID
  }

  package var deliversBroadcasts: Bool { true }

  /// Follows the bucket until the task is cancelled. Before `isCurrent` is called, some channels
  /// may be missing.
  package func follow(_ isCurrent: @Sendable () -> Void) async throws(BusError) {
    var ids: [String: Channel] = [:]
    try await bucket.watch { change in
      switch change {
      case .isCurrent: isCurrent()
      case .entry(let entry):
        let channel = entry.value.flatMap { try? JSONDecoder().decode(Channel.self, from: $0) }
        if let channel, channel.environment == environment {
          ids[entry.key] = channel
          book.withLock { $0.insert(channel) }
        } else if let known = ids.removeValue(forKey: entry.key) {
          book.withLock { _ = try? $0.delete(known.id, bundle: known.bundle) }
        }
      }
    }
  }

  package func create(bundle: String, storage: ChannelStorage) async throws(Refusal) -> Channel {
    let id = newID()
    let channel = try book.withLock { book throws(Refusal) in
      try book.create(bundle: bundle, storage: storage, environment: environment, id: id)
    }
    do {
      let key = ClusterSubjects.channelKey(channel.id, of: bundle)
      try await bucket.set(try JSONEncoder().encode(channel), for: key, after: 0)
    } catch {
      book.withLock { _ = try? $0.delete(channel.id, bundle: bundle) }
      throw Refusal(.serviceUnavailable, "Could not store the channel: \(error).")
    }
    return channel
  }

  package func channel(_ id: String, bundle: String) throws(Refusal) -> Channel {
    try book.withLock { book throws(Refusal) in try book.channel(id, bundle: bundle) }
  }

  package func delete(_ id: String, bundle: String) async throws(Refusal) {
    _ = try channel(id, bundle: bundle)
    do throws(BusError) {
      try await bucket.delete(ClusterSubjects.channelKey(id, of: bundle))
      try await bus.purge(ClusterSubjects.broadcast(id, of: bundle), in: ClusterSubjects.broadcasts)
    } catch {
      throw Refusal(.serviceUnavailable, "Could not delete the channel: \(error).")
    }
    book.withLock { _ = try? $0.delete(id, bundle: bundle) }
  }

  package func list(bundle: String) -> [Channel] { book.withLock { $0.list(bundle: bundle) } }

  package func all() -> [Channel] { book.withLock { $0.all } }

  package func accept(_ call: BroadcastCall) async throws(Refusal) {
    _ = try book.withLock { book throws(Refusal) in try book.accept(call) }
    // Like APNs, accepts a payload that cannot be read. The log contains the verdict.
    guard let message = call.message else { return }
    do throws(BusError) {
      _ = try await ClusterSender(bus).send(message).value()
    } catch {
      throw Refusal(.serviceUnavailable, "Could not store the message: \(error).")
    }
  }

  package func latestMessage(_ id: String) async -> ChannelPush? {
    guard let channel = all().first(where: { $0.id == id }), channel.storage == .latest,
      let stored = try? await bus.last(
        on: ClusterSubjects.broadcast(id, of: channel.bundle), in: ClusterSubjects.broadcasts),
      let push = BroadcastMessage.read(stored.message), let expiration = push.expiration,
      expiration > now()
    else { return nil }
    return push
  }
}

// Changes from the command line.
extension ClusterChannels {
  /// Reads all channels once. Throws `BusError`.
  package func load() async throws {
    for entry in try await bucket.entries() {
      guard
        let channel = entry.value.flatMap({ try? JSONDecoder().decode(Channel.self, from: $0) }),
        channel.environment == environment
      else { continue }
      book.withLock { $0.insert(channel) }
    }
  }

  /// All channels of the environment, ordered by app.
  package var list: [Channel] { all() }

  /// Throws `GatewayError.refused`.
  package func createChannel(
    of bundle: String, storage: ChannelStorage
  ) async throws(GatewayError) -> Channel {
    do throws(Refusal) {
      return try await create(bundle: bundle, storage: storage)
    } catch {
      throw .refused(error.reason, error.sentence)
    }
  }

  /// Throws `GatewayError.refused`.
  package func deleteChannel(_ id: String, of bundle: String) async throws(GatewayError) {
    do throws(Refusal) {
      try await delete(id, bundle: bundle)
    } catch {
      throw .refused(error.reason, error.sentence)
    }
  }
}

/// A broadcast in a message: `ChannelPush` as JSON.
enum BroadcastMessage {
  static func make(_ push: ChannelPush) -> BusMessage {
    BusMessage(
      ClusterSubjects.broadcast(push.channel, of: push.bundle),
      payload: (try? JSONEncoder().encode(push)) ?? Data())
  }

  /// nil if the message is not a broadcast.
  static func read(_ message: BusMessage) -> ChannelPush? {
    try? JSONDecoder().decode(ChannelPush.self, from: message.payload)
  }
}
