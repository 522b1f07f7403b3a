import Foundation

/// Whether a channel stores messages for later subscribers. Raw values are Apple's
/// `message-storage-policy`.
public enum ChannelStorage: Int, Codable, Sendable {
  /// Stores nothing. Broadcasts to the channel must have expiration 0.
  case none = 0
  /// Stores the latest message, for up to 8 hours.
  case latest = 1
}

/// Channel identifiers: 16 bytes in Base64.
public enum ChannelIdentifier {
  static func make(_ id: UUID) -> String {
    withUnsafeBytes(of: id.uuid) { Data($0) }.base64EncodedString()
  }

  /// Whether the text is well-formed: Base64 of at least one byte. The channel need not exist.
  public static func isValid(_ text: String) -> Bool {
    (4...88).contains(text.utf8.count) && Data(base64Encoded: text) != nil
  }
}

/// One broadcast channel of an app.
public struct Channel: Codable, Equatable, Sendable {
  /// Base64.
  public var id: String
  /// The app's bundle identifier.
  public var bundle: String
  /// Whether later subscribers receive the newest message.
  public var storage: ChannelStorage
  /// A channel exists in one environment only; the other one may have a channel with the same id.
  public var environment: PushEnvironment

  package init(
    id: String, bundle: String, storage: ChannelStorage, environment: PushEnvironment
  ) {
    self.id = id
    self.bundle = bundle
    self.storage = storage
    self.environment = environment
  }
}

/// The broadcast channels of one environment and their stored messages, as a value without I/O.
///
/// It applies the rules for channels: identifiers belong to one app; an app has at most
/// `maxPerApp` channels; only a channel with storage accepts messages with an expiration, and it
/// stores the newest of them. `ChannelStore` keeps the content on disk, and `PushRouter` keeps both
/// consistent. Source: "Sending channel management requests to APNs".
package struct ChannelBook: Equatable, Sendable {
  /// The maximum number of channels of an app in one environment.
  static let maxPerApp = 10_000

  /// Channel identifiers by app, in order of creation.
  private var ids: [String: [String]] = [:]
  private var channels: [String: Channel] = [:]
  /// The stored message of each channel. Expired messages are removed when they are looked up.
  private var latest: [String: ChannelPush] = [:]

  package init(_ channels: [Channel] = [], messages: [String: ChannelPush] = [:]) {
    for channel in channels where self.channels[channel.id] == nil { insert(channel) }
    latest = messages.filter { self.channels[$0.key] != nil }
  }

  /// All channels, ordered by app.
  package var all: [Channel] { ids.keys.sorted().flatMap { list(bundle: $0) } }

  package func list(bundle: String) -> [Channel] { (ids[bundle] ?? []).compactMap { channels[$0] } }

  /// Throws `CannotCreateChannelConfig` if the app has `maxPerApp` channels.
  package mutating func create(
    bundle: String, storage: ChannelStorage, environment: PushEnvironment, id: UUID
  ) throws(Refusal) -> Channel {
    guard (ids[bundle]?.count ?? 0) < Self.maxPerApp else {
      throw Refusal(
        .cannotCreateChannelConfig,
        "\(bundle) has the maximum of \(Self.maxPerApp) channels; delete some.")
    }
    let channel = Channel(
      id: ChannelIdentifier.make(id), bundle: bundle, storage: storage, environment: environment)
    insert(channel)
    return channel
  }

  /// Throws `ChannelNotRegistered` if the channel does not exist or belongs to another app.
  package func channel(_ id: String, bundle: String) throws(Refusal) -> Channel {
    guard let channel = channels[id], channel.bundle == bundle else {
      throw Refusal(
        .channelNotRegistered,
        "\(bundle) has no channel \(id.prefix(40)); see `vitrine push channel list`.")
    }
    return channel
  }

  /// Throws `ChannelNotRegistered`.
  package mutating func delete(_ id: String, bundle: String) throws(Refusal) {
    _ = try channel(id, bundle: bundle)
    channels[id] = nil
    latest[id] = nil
    ids[bundle]?.removeAll { $0 == id }
    if ids[bundle]?.isEmpty == true { ids[bundle] = nil }
  }

  /// Checks a broadcast and stores its message if the channel does so. Returns whether the stored
  /// message has changed. Throws `ChannelNotRegistered` or `BadExpirationDate`.
  package mutating func accept(_ call: BroadcastCall) throws(Refusal) -> Bool {
    let channel = try channel(call.channel, bundle: call.bundle)
    guard channel.storage == .latest || call.expiration == nil else {
      throw Refusal(
        .badExpirationDate,
        "The channel stores no messages (storage policy 0); apns-expiration must be 0.")
    }
    guard let message = call.message, channel.storage == .latest else { return false }
    let old = latest[call.channel]
    latest[call.channel] = message.expiration == nil ? nil : message
    return old != latest[call.channel]
  }

  /// The message that a new subscriber gets; nil if none is stored.
  mutating func latestMessage(_ id: String, now: Date) -> ChannelPush? {
    guard let push = latest[id], let expiration = push.expiration else { return nil }
    if expiration <= now { latest[id] = nil }
    return expiration > now ? push : nil
  }

  /// Adds a channel that exists already. Does nothing if it is known.
  package mutating func insert(_ channel: Channel) {
    guard channels.updateValue(channel, forKey: channel.id) == nil else { return }
    ids[channel.bundle, default: []].append(channel.id)
  }
}
