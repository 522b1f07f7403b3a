import Foundation

/// What a push says to a Live Activity: the `aps` object of a `liveactivity` push.
///
/// Source: "Starting and updating Live Activities with ActivityKit push notifications".
public struct LiveActivityPayload: Codable, Equatable, Sendable {
  public enum Event: String, Codable, CaseIterable, Sendable {
    case start, update, end
  }

  public var event: Event
  /// The newest one wins. Whole seconds on the wire.
  public var timestamp: Date
  /// JSON as the server wrote it; only an end may have none.
  public var contentState: Data?
  /// Of a start, where it is always there.
  public var attributesType: String?
  /// JSON. Of a start, where it is always there.
  public var attributes: Data?
  /// Always there with a start.
  public var alert: PushAlert?
  public var staleDate: Date?
  /// Of an end.
  public var dismissalDate: Date?
  public var relevanceScore: Double?
  /// The started activity gets a token for its updates.
  public var inputPushToken: Bool
  /// The started activity subscribes to the channel. Base64.
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

/// What is told aloud with a push.
public struct PushAlert: Codable, Equatable, Sendable {
  /// A text, or the key of one in the app's strings with its arguments.
  public struct Words: Codable, Equatable, Sendable {
    public var text: String
    /// True where `text` is a `loc-key`.
    public var isKey: Bool
    public var arguments: [String]

    public init(_ text: String, isKey: Bool = false, arguments: [String] = []) {
      self.text = text
      self.isKey = isKey
      self.arguments = arguments
    }
  }

  public var title: Words
  public var body: Words
  /// A sound of the app's bundle by its name; nil is none.
  public var sound: String?

  public init(title: Words, body: Words, sound: String? = nil) {
    self.title = title
    self.body = body
    self.sound = sound
  }
}
