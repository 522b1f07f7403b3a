import Foundation

/// What a channel keeps for those that come later.
public enum ChannelStorage: Int, Codable, Sendable {
  /// Nothing: broadcasts to it have the expiration 0.
  case none = 0
  /// The latest message, up to 8 hours.
  case latest = 1
}

/// The names of channels: 16 bytes in Base64.
public enum ChannelIdentifier {
  static func make(_ id: UUID) -> String {
    withUnsafeBytes(of: id.uuid) { Data($0) }.base64EncodedString()
  }

  /// Base64 of at least one byte; whether there is such a channel is another matter.
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
  public var storage: ChannelStorage
  public var environment: PushEnvironment
}

/// All broadcast channels: a value without input and output.
struct ChannelBook: Equatable, Sendable {
  /// Of one app in one environment.
  static let most = 10_000

  /// In the order in which they were made, by app.
  private var ids: [String: [String]] = [:]
  private var channels: [String: Channel] = [:]
  /// Latest messages, until they expire. The expired ones go when their channel is asked for.
  private var latest: [String: ChannelPush] = [:]

  init(_ channels: [Channel] = [], messages: [String: ChannelPush] = [:]) {
    for channel in channels where self.channels[channel.id] == nil { insert(channel) }
    latest = messages.filter { self.channels[$0.key] != nil }
  }

  /// For storing them.
  var all: [Channel] { ids.keys.sorted().flatMap { list(bundle: $0) } }

  func list(bundle: String) -> [Channel] { (ids[bundle] ?? []).compactMap { channels[$0] } }

  /// Throws `CannotCreateChannelConfig` where the app has 10,000.
  mutating func create(
    bundle: String, storage: ChannelStorage, environment: PushEnvironment, id: UUID
  ) throws(Refusal) -> Channel {
    guard (ids[bundle]?.count ?? 0) < Self.most else {
      throw Refusal(
        .cannotCreateChannelConfig,
        "\(bundle) has \(Self.most) channels, which is all that an app may have; delete some.")
    }
    let channel = Channel(
      id: ChannelIdentifier.make(id), bundle: bundle, storage: storage, environment: environment)
    insert(channel)
    return channel
  }

  /// Throws `ChannelNotRegistered`, also where another app has it.
  func channel(_ id: String, bundle: String) throws(Refusal) -> Channel {
    guard let channel = channels[id], channel.bundle == bundle else {
      throw Refusal(
        .channelNotRegistered,
        "\(bundle) has no channel \(id.prefix(40)); see vitrine push channel list.")
    }
    return channel
  }

  /// Throws `ChannelNotRegistered`.
  mutating func delete(_ id: String, bundle: String) throws(Refusal) {
    _ = try channel(id, bundle: bundle)
    channels[id] = nil
    latest[id] = nil
    ids[bundle]?.removeAll { $0 == id }
    if ids[bundle]?.isEmpty == true { ids[bundle] = nil }
  }

  /// Whether a broadcast may be sent, and keeps it where the channel does. True where the channel
  /// keeps another message now, or none any more. Throws `ChannelNotRegistered`, `BadExpirationDate`.
  mutating func accept(_ call: BroadcastCall) throws(Refusal) -> Bool {
    let channel = try channel(call.channel, bundle: call.bundle)
    guard channel.storage == .latest || call.expiration == nil else {
      throw Refusal(
        .badExpirationDate,
        "The channel keeps no messages (storage policy 0): apns-expiration should be 0.")
    }
    guard let message = call.message, channel.storage == .latest else { return false }
    let old = latest[call.channel]
    latest[call.channel] = message.expiration == nil ? nil : message
    return old != latest[call.channel]
  }

  /// The message that a new subscriber gets; nil where none is kept.
  mutating func latestMessage(_ id: String, now: Date) -> ChannelPush? {
    guard let push = latest[id], let expiration = push.expiration else { return nil }
    if expiration <= now { latest[id] = nil }
    return expiration > now ? push : nil
  }

  private mutating func insert(_ channel: Channel) {
    channels[channel.id] = channel
    ids[channel.bundle, default: []].append(channel.id)
  }
}
