/// Where an activity is in its life.
public enum ActivityState: Codable, Hashable, Sendable {
  /// Scheduled for later.
  case pending
  case active
  case ended
  case dismissed
  /// Its content is older than its stale date.
  case stale
}

/// Whether an activity outlives the moment.
public enum ActivityStyle: Hashable, Sendable {
  case standard
  /// Ends when the device locks or the person leaves the expanded presentation.
  case transient
}

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
