import HostLink

/// The changing part of an activity, and how long it counts.
public struct ActivityContent<State: Codable & Hashable> {
  public let state: State
  /// From then on the activity is stale; nil never.
  public let staleDate: Date?
  /// Compared between activities: the highest is shown first.
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
  /// With the default strategies, as pushes are read. Throws a `DecodingError`.
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
