/// What became of a push, for a person: servers are told none of it.
public struct PushVerdict: Codable, Equatable, Sendable {
  public enum Outcome: String, Codable, CaseIterable, Sendable {
    /// The device took it over.
    case delivered
    /// Something newer stands in its place.
    case superseded
    /// The app has spent its budget of pushes with priority 10.
    case overBudget
    /// The token's activity or control is no more.
    case staleToken
    /// The payload or its content state is not what the extension's types read.
    case undecodable
    /// The payload has no `event`.
    case eventMissing
    /// The topic belongs to another app or another kind of push.
    case wrongTopic
    /// Kept until the device can be reached.
    case stored
    /// The device could not be reached for as long as the push was worth something.
    case expired
    /// The gateway answered with an error; or the device does not want it.
    case refused
  }

  public var outcome: Outcome
  /// One sentence or two: what happened, where, and the mend.
  public var sentence: String
  public var details: Details?

  /// Where a payload is not what it should be.
  public struct Details: Codable, Equatable, Sendable {
    /// e.g. `aps.content-state.score`.
    public var keyPath: String
    /// The type or the shape that belongs there.
    public var expected: String
    /// What stands there; nil where nothing does.
    public var found: String?
    /// JSON of the whole content state, or of all attributes, as the extension's type reads it; nil
    /// for what the extension was not asked about.
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

  public init(_ outcome: Outcome, _ sentence: String, details: Details? = nil) {
    self.outcome = outcome
    self.sentence = sentence
    self.details = details
  }
}
