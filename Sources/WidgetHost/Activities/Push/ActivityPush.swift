import Foundation
import HostLink

/// A push for Live Activities, as its sender's JSON was read.
///
/// Source of the keys: Apple's "Starting and updating Live Activities with ActivityKit push
/// notifications".
public struct ActivityPush: Equatable, Sendable {
  /// A key of the app's strings, and what is put into its text.
  public struct LocalizedKey: Equatable, Sendable {
    public var key: String
    public var arguments: [String]

    public init(_ key: String, arguments: [String] = []) {
      self.key = key
      self.arguments = arguments
    }
  }

  public enum Event: String, Codable, CaseIterable, Sendable { case start, update, end }

  /// nil: it says none, or one that there is not.
  public var event: Event?
  public var timestamp: Date
  /// `content-state`: JSON.
  public var contentState: Data?
  /// `attributes-type`, `attributes` (JSON): of a start.
  public var attributesType: String?
  public var attributes: Data?
  public var alert: ActivityAlert?
  /// `loc-key` and `loc-args`: looked up in the app's strings, in place of the alert's own texts.
  public var titleKey: LocalizedKey?
  public var bodyKey: LocalizedKey?
  public var staleDate: Date?
  /// Of an end; past: at once.
  public var dismissalDate: Date?
  public var relevanceScore: Double
  /// `input-push-token`: a started activity has a token.
  public var wantsToken: Bool
  /// `input-push-channel`: a started activity listens to the channel. Base64.
  public var channel: String?
  /// 10 takes from the activity's budget, 5 and 1 do not.
  public var priority: Int

  public init(
    event: Event?, timestamp: Date, contentState: Data? = nil, attributesType: String? = nil,
    attributes: Data? = nil, alert: ActivityAlert? = nil, staleDate: Date? = nil,
    dismissalDate: Date? = nil, relevanceScore: Double = 0, wantsToken: Bool = false,
    channel: String? = nil, priority: Int = 10
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
    self.wantsToken = wantsToken
    self.channel = channel
    self.priority = priority
  }

  var asker: ActivityAsker { .push(priority: priority) }

  /// nil where there is no state.
  var content: ActivityContentMessage? {
    contentState.map {
      ActivityContentMessage(state: $0, staleDate: staleDate, relevanceScore: relevanceScore)
    }
  }

  var end: ActivityEnd {
    ActivityEnd(
      content: content, dismissal: dismissalDate.map { .after($0) } ?? .default,
      timestamp: timestamp)
  }
}

/// What became of a push, and why, for a person.
public struct HostPushVerdict: Codable, Equatable, Sendable {
  public enum Outcome: String, Codable, CaseIterable, Sendable {
    case delivered
    /// A newer one has come before.
    case superseded
    /// The activity's budget for pushes of priority 10 is used up.
    case overBudget
    /// The activity has ended, or its control is gone.
    case staleToken
    /// The device gave nobody this token, or nobody listens to the channel.
    case unknownToken
    /// Attributes or content are not what the extension's types decode.
    case undecodable
    case eventMissing
    /// A key is missing that the event needs.
    case incomplete
    /// The token is for another kind of push, or of another app.
    case wrongTopic
    /// The person, or a limit, does not allow it.
    case refused
    /// Delivered, and its pictures could not be made.
    case notDrawn
    case failed
  }

  public var outcome: Outcome
  /// What happened, and the mend where there is one.
  public var sentence: String
  /// The activity that was started, updated or ended.
  public var activity: ActivityIdentifier?
  /// How many activities a broadcast has changed.
  public var count: Int?
  /// What of the payload is not as it should be; the key path begins with `aps`.
  public var details: Details?

  public struct Details: Codable, Equatable, Sendable {
    public var keyPath: String
    public var expected: String
    /// nil where nothing stands there.
    public var found: String?
    /// JSON of the whole content state, or of all attributes, that the extension's type reads.
    public var example: String?

    public init(
      keyPath: String, expected: String, found: String? = nil, example: String? = nil
    ) {
      self.keyPath = keyPath
      self.expected = expected
      self.found = found
      self.example = example
    }

    init(_ details: DecodingDetails) {
      self.init(
        keyPath: details.keyPath, expected: details.expected, found: details.found,
        example: details.example)
    }
  }

  public init(
    _ outcome: Outcome, _ sentence: String, activity: ActivityIdentifier? = nil, count: Int? = nil,
    details: Details? = nil
  ) {
    self.details = details
    self.outcome = outcome
    self.sentence = sentence
    self.activity = activity
    self.count = count
  }
}

/// What a token is for.
public struct PushTokenFacts: Codable, Equatable, Sendable {
  public enum Kind: String, Codable, CaseIterable, Sendable {
    case activityUpdate, activityStart, widgets, control
  }

  public var kind: Kind
  public var `extension`: ExtensionIdentifier
  /// The app's, which topics name.
  public var bundleIdentifier: String
  /// Made while the device's apps were those of production, not of development.
  public var isProduction = false
  /// False: what it belonged to is over, since `ended`.
  public var isLive: Bool
  public var ended: Date?
  public var activity: ActivityIdentifier?
  /// Of tokens for starts.
  public var attributesType: String?

  public init(
    _ kind: Kind, extension: ExtensionIdentifier, bundleIdentifier: String, isLive: Bool = true,
    ended: Date? = nil, activity: ActivityIdentifier? = nil, attributesType: String? = nil
  ) {
    self.kind = kind
    self.extension = `extension`
    self.bundleIdentifier = bundleIdentifier
    self.isLive = isLive
    self.ended = ended
    self.activity = activity
    self.attributesType = attributesType
  }
}
