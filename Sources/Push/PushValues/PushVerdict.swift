/// What the device, or the gateway on its behalf, did with a push.
///
/// The device's engine, the host, the gateway and its log use this one type. A server only gets
/// APNs' status and reason. The verdict is for developers: `vitrine push log` and the device page
/// show it. A push that the gateway has accepted with status 200 can still end as `undecodable` or
/// `overBudget`, because APNs does not look into payloads.
///
/// Outcomes and the keys of `Details` are part of the log's file format. `cause`, `activity` and
/// `count` are not: they are nil in a verdict that was read from a log.
public struct PushVerdict: Codable, Equatable, Sendable {
  /// The result in one word, for filters and statistics.
  public enum Outcome: String, Codable, CaseIterable, Sendable {
    /// The device has applied the push.
    case delivered
    /// A newer push or state took its place.
    case superseded
    /// The app has used up its budget for pushes of priority 10.
    case overBudget
    /// The token is no longer active: its activity has ended or its control was removed.
    case staleToken
    /// The payload is malformed, or the extension's types cannot decode it.
    case undecodable
    /// The payload has no `event`.
    case eventMissing
    /// The topic belongs to another app or another push type.
    case wrongTopic
    /// Stored until the device is reachable.
    case stored
    /// The push expired before the device was reachable.
    case expired
    /// The gateway responded with an error, or the device rejected the push.
    case refused
  }

  /// What distinguishes verdicts with the same outcome, for callers of the device.
  public enum Cause: String, CaseIterable, Sendable {
    /// The device did not issue the token, or the channel has no subscribers: `.staleToken`.
    case unknownToken
    /// A key that the event requires is missing: `.undecodable`.
    case incomplete
    /// The push was applied, but the pictures could not be drawn: `.delivered`.
    case notDrawn
    /// The device could not store the change: `.refused`.
    case failed

    /// The outcome of verdicts with this cause.
    public var outcome: Outcome {
      switch self {
      case .unknownToken: .staleToken
      case .incomplete: .undecodable
      case .notDrawn: .delivered
      case .failed: .refused
      }
    }
  }

  /// The sentence says the same to a person, with the reason.
  public var outcome: Outcome
  /// nil if the outcome says all.
  public var cause: Cause?
  /// One or two sentences: what happened, where, and how to fix it.
  public var sentence: String
  /// Where a payload is wrong; nil unless the payload could not be decoded.
  public var details: Details?
  /// The id of the activity that was started, updated or ended.
  public var activity: String?
  /// The number of activities that a broadcast changed.
  public var count: Int?

  /// The cause, or else the outcome.
  public var name: String { cause?.rawValue ?? outcome.rawValue }

  private enum CodingKeys: String, CodingKey {
    case outcome, sentence, details
  }

  /// The place and the kind of a payload's error, for programs.
  public struct Details: Codable, Equatable, Sendable {
    /// For example `aps.content-state.score`.
    public var keyPath: String
    /// The expected type or value.
    public var expected: String
    /// The value that was found; nil if it is missing.
    public var found: String?
    /// A content state, or attributes, that the extension's type decodes: JSON. nil if the
    /// extension was not involved.
    public var example: String?

    private enum CodingKeys: String, CodingKey {
      case keyPath, found, example
      case expected = "type"
    }

    public init(
      keyPath: String, expected: String, found: String? = nil, example: String? = nil
    ) {
      self.keyPath = keyPath
      self.expected = expected
      self.found = found
      self.example = example
    }
  }

  public init(
    _ outcome: Outcome, _ sentence: String, count: Int? = nil, details: Details? = nil
  ) {
    self.outcome = outcome
    self.sentence = sentence
    self.count = count
    self.details = details
  }

  /// A verdict whose outcome follows from its cause.
  public init(_ cause: Cause, _ sentence: String, count: Int? = nil, details: Details? = nil) {
    self.init(cause.outcome, sentence, count: count, details: details)
    self.cause = cause
  }
}
