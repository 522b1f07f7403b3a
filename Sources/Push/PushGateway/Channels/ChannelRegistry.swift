import Foundation

/// The broadcast channels of an environment.
///
/// `ChannelFile` keeps those of one gateway, `ClusterChannels` of `PushCluster` those that all
/// gateways of a cluster share.
package protocol ChannelRegistry: Sendable {
  /// Returns when the channel is stored. Throws `Refusal`.
  func create(bundle: String, storage: ChannelStorage) async throws(Refusal) -> Channel
  /// Throws `ChannelNotRegistered` if the channel does not exist or belongs to another app.
  func channel(_ id: String, bundle: String) async throws(Refusal) -> Channel
  /// Throws `Refusal`.
  func delete(_ id: String, bundle: String) async throws(Refusal)
  /// The channels of an app, in order of creation.
  func list(bundle: String) async -> [Channel]
  /// All channels, ordered by app.
  func all() async -> [Channel]
  /// Checks that a broadcast may be sent, and stores its message if the channel does so. Returns
  /// when it is stored. Throws `Refusal`.
  func accept(_ call: BroadcastCall) async throws(Refusal)
  /// The message that a new subscriber of the channel gets; nil if none is stored.
  func latestMessage(_ channel: String) async -> ChannelPush?
  /// Whether an accepted broadcast reaches this gateway's device by itself.
  var deliversBroadcasts: Bool { get }
}

/// The channels of one gateway, in a file.
///
/// Invariant: a change is on disk before its call returns.
actor ChannelFile: ChannelRegistry {
  private let environment: PushEnvironment
  private let now: @Sendable () -> Date
  private let newID: @Sendable () -> UUID
  private var store: ChannelStore
  private var book: ChannelBook

  nonisolated var deliversBroadcasts: Bool { false }

  /// Throws `GatewayError` if the file cannot be written.
  init(
    _ url: URL?, environment: PushEnvironment, now: @escaping @Sendable () -> Date,
    newID: @escaping @Sendable () -> UUID
  ) throws(GatewayError) {
    self.environment = environment
    self.now = now
    self.newID = newID
    store = ChannelStore(url)
    let content = try store.load()
    // Each environment has its own channels.
    book = ChannelBook(
      content.channels.filter { $0.environment == environment }, messages: content.messages)
  }

  func create(bundle: String, storage: ChannelStorage) throws(Refusal) -> Channel {
    let channel = try book.create(
      bundle: bundle, storage: storage, environment: environment, id: newID())
    do throws(GatewayError) {
      try store.appendCreation(of: channel)
    } catch {
      try book.delete(channel.id, bundle: bundle)
      throw Refusal(.internalServerError, "Could not store the channel: \(error).")
    }
    return channel
  }

  func channel(_ id: String, bundle: String) throws(Refusal) -> Channel {
    try book.channel(id, bundle: bundle)
  }

  func delete(_ id: String, bundle: String) throws(Refusal) {
    _ = try book.channel(id, bundle: bundle)
    do throws(GatewayError) {
      try store.appendDeletion(of: id)
    } catch {
      throw Refusal(.internalServerError, "Could not delete the channel: \(error).")
    }
    try book.delete(id, bundle: bundle)
  }

  func list(bundle: String) -> [Channel] { book.list(bundle: bundle) }

  func all() -> [Channel] { book.all }

  func accept(_ call: BroadcastCall) throws(Refusal) {
    guard try book.accept(call) else { return }
    let push = book.latestMessage(call.channel, now: now())
    do throws(GatewayError) {
      try store.appendLatestMessage(push, channel: call.channel)
    } catch {
      throw Refusal(.internalServerError, "Could not store the channel's message: \(error).")
    }
  }

  func latestMessage(_ channel: String) -> ChannelPush? {
    book.latestMessage(channel, now: now())
  }
}
