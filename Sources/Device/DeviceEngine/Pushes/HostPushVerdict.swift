import HostLink

/// The outcome of a push, with an explanation for the server's developer.
public struct HostPushVerdict: Codable, Equatable, Sendable {
  public enum Outcome: String, Codable, CaseIterable, Sendable {
    case delivered
    /// A newer push was received before.
    case superseded
    /// The activity's budget for pushes of priority 10 is used up.
    case overBudget
    /// The activity has ended, or the control was removed.
    case staleToken
    /// The device did not issue this token, or the channel has no subscribers.
    case unknownToken
    /// The extension's types cannot decode the attributes or the content.
    case undecodable
    /// The event is missing or unknown.
    case eventMissing
    /// A key that the event requires is missing.
    case incomplete
    /// The token is for another kind of push, or for another app.
    case wrongTopic
    /// The user or a limit does not allow it.
    case refused
    /// Delivered, but the pictures could not be drawn.
    case notDrawn
    case failed
  }

  public var outcome: Outcome
  /// What happened, and how to fix it.
  public var sentence: String
  /// The activity that was started, updated or ended.
  public var activity: ActivityID?
  /// The number of activities that a broadcast changed.
  public var count: Int?
  /// The invalid part of the payload; the key path begins with `aps`.
  public var details: Details?

  public struct Details: Codable, Equatable, Sendable {
    public var keyPath: String
    public var expected: String
    /// nil if the key is missing.
    public var found: String?
    /// A valid example of the whole content state or of all attributes, as JSON.
    public var example: String?

    public init(
      keyPath: String, expected: String, found: String? = nil, example: String? = nil
    ) {
      self.keyPath = keyPath
      self.expected = expected
      self.found = found
      self.example = example
    }

    package init(_ details: DecodingDetails) {
      self.init(
        keyPath: details.keyPath, expected: details.expected, found: details.found,
        example: details.example)
    }
  }

  public init(
    _ outcome: Outcome, _ sentence: String, activity: ActivityID? = nil, count: Int? = nil,
    details: Details? = nil
  ) {
    self.details = details
    self.outcome = outcome
    self.sentence = sentence
    self.activity = activity
    self.count = count
  }
}
