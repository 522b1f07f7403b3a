import HostLink

/// The changing part of an activity, and how long it is up to date.
public struct ActivityContent<State: Codable & Hashable> {
  public let state: State
  /// When the activity becomes stale; nil means never.
  public let staleDate: Date?
  /// The activity with the highest score is shown first.
  public let relevanceScore: Double

  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    self.state = state
    self.staleDate = staleDate
    self.relevanceScore = relevanceScore
  }
}

extension ActivityContent: Sendable where State: Sendable {}

extension ActivityContent: CustomStringConvertible {
  public var description: String {
    "ActivityContent(state: \(state), staleDate: \(staleDate.map { "\($0)" } ?? "nil"), "
      + "relevanceScore: \(relevanceScore))"
  }
}

extension ActivityContent {
  /// Decodes with the default strategies, as for pushes. Throws a `DecodingError`.
  init(_ message: ActivityContentMessage) throws {
    self.init(
      state: try JSONDecoder().decode(State.self, from: message.state),
      staleDate: message.staleDate, relevanceScore: message.relevanceScore)
  }

  /// Throws an `EncodingError`.
  var message: ActivityContentMessage {
    get throws {
      ActivityContentMessage(
        state: try JSONEncoder().encode(state), staleDate: staleDate,
        relevanceScore: relevanceScore)
    }
  }
}
