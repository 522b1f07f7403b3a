import Foundation

/// An accepted push to one token.
public struct DevicePush: Equatable, Sendable {
  /// `apns-id`.
  public var id: UUID
  /// The token of the request's path. The device has issued it.
  public var token: Data
  /// The `apns-push-type`.
  public var kind: PushKind
  /// The app's bundle identifier, without the topic's suffix.
  public var bundle: String
  /// The `apns-topic`: the bundle identifier with the suffix of the type.
  public var topic: String
  /// 10, 5 or 1. Only priority 10 is charged to an app's push budget.
  public var priority: Int
  /// When the push expires; nil allows one delivery attempt only.
  public var expiration: Date?
  /// The `apns-collapse-id`; nil for none.
  public var collapseID: String?
  /// The body as far as the gateway interprets it. An invalid body is `.other`.
  public var payload: PushPayload
  /// The body as the server wrote it: JSON in UTF-8. Empty if it is not known.
  public var body: [UInt8]
  /// When the request was complete, by the gateway's clock.
  public var received: Date

  public init(
    id: UUID, token: Data, kind: PushKind, bundle: String, topic: String, priority: Int = 10,
    expiration: Date? = nil, collapseID: String? = nil, payload: PushPayload, body: [UInt8] = [],
    received: Date
  ) {
    self.id = id
    self.token = token
    self.kind = kind
    self.bundle = bundle
    self.topic = topic
    self.priority = priority
    self.expiration = expiration
    self.collapseID = collapseID
    self.payload = payload
    self.body = body
    self.received = received
  }
}

/// An accepted message to a broadcast channel.
public struct ChannelPush: Codable, Equatable, Sendable {
  /// `apns-request-id`.
  public var id: UUID
  /// Base64.
  public var channel: String
  /// The app's bundle identifier.
  public var bundle: String
  /// 10, 5 or 1, as in `DevicePush.priority`.
  public var priority: Int
  /// Until when the channel stores the message; nil if it does not.
  public var expiration: Date?
  /// An update or an end.
  public var payload: LiveActivityPayload
  /// When the request was complete, by the gateway's clock.
  public var received: Date

  public init(
    id: UUID, channel: String, bundle: String, priority: Int = 10, expiration: Date? = nil,
    payload: LiveActivityPayload, received: Date
  ) {
    self.id = id
    self.channel = channel
    self.bundle = bundle
    self.priority = priority
    self.expiration = expiration
    self.payload = payload
    self.received = received
  }
}

/// The content of a push.
public enum PushPayload: Equatable, Sendable {
  /// The `aps` object of a push of type `liveactivity`.
  case liveActivity(LiveActivityPayload)
  /// `widgets` and `controls`: `{"aps": {"content-changed": true}}`.
  case contentChanged
  /// Any other payload, unchanged: JSON.
  case other(Data)
}
