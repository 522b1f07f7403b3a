import HostLink

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

    package init(_ details: DecodingDetails) {
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
