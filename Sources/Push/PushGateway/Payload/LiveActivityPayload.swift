import Foundation

/// The `aps` object of a `liveactivity` push.
///
/// Source: "Starting and updating Live Activities with ActivityKit push notifications".
public struct LiveActivityPayload: Codable, Equatable, Sendable {
  /// What a push does to an activity. Raw values are those of `event`.
  public enum Event: String, Codable, CaseIterable, Sendable {
    case start, update, end
  }

  /// The `event`. Most other members belong to one event only.
  public var event: Event
  /// The device drops pushes that are older than the newest one. Whole seconds.
  public var timestamp: Date
  /// JSON as the server wrote it. Optional for `end` only.
  public var contentState: Data?
  /// Required for `start`.
  public var attributesType: String?
  /// JSON. Required for `start`.
  public var attributes: Data?
  /// Required for `start`.
  public var alert: PushAlert?
  /// When the content is stale; nil for never.
  public var staleDate: Date?
  /// For `end` only.
  public var dismissalDate: Date?
  /// A larger value is preferred where there is room for few activities; nil is 0.
  public var relevanceScore: Double?
  /// Whether a started activity gets a token for updates.
  public var inputPushToken: Bool
  /// The channel that a started activity subscribes to. Base64.
  public var inputPushChannel: String?

  public init(
    event: Event, timestamp: Date, contentState: Data? = nil, attributesType: String? = nil,
    attributes: Data? = nil, alert: PushAlert? = nil, staleDate: Date? = nil,
    dismissalDate: Date? = nil, relevanceScore: Double? = nil, inputPushToken: Bool = false,
    inputPushChannel: String? = nil
  ) {
    self.event = event
    self.timestamp = timestamp
    self.contentState = contentState
    self.attributesType = attributesType
    self.attributes = attributes
    self.alert = alert
    self.staleDate = staleDate
    self.dismissalDate = dismissalDate
    self.relevanceScore = relevanceScore
    self.inputPushToken = inputPushToken
    self.inputPushChannel = inputPushChannel
  }
}

/// The alert of a push.
public struct PushAlert: Codable, Equatable, Sendable {
  /// A literal text, or a key in the app's localized strings and its arguments.
  public struct Text: Codable, Equatable, Sendable {
    /// The text itself, or a key if `isKey`.
    public var text: String
    /// Whether `text` is a `loc-key`.
    public var isKey: Bool
    /// Replace the placeholders of the localized string, in order. Only for keys.
    public var arguments: [String]

    public init(_ text: String, isKey: Bool = false, arguments: [String] = []) {
      self.text = text
      self.isKey = isKey
      self.arguments = arguments
    }
  }

  /// The `title`, or `title-loc-key` with its arguments.
  public var title: Text
  /// The `body`, or `loc-key` with its arguments.
  public var body: Text
  /// The name of a sound in the app's bundle, or `default`; nil for silence.
  public var sound: String?

  public init(title: Text, body: Text, sound: String? = nil) {
    self.title = title
    self.body = body
    self.sound = sound
  }
}
