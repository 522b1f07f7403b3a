/// What bounds a host's own work and memory; extensions and schedules have settings of their own.
public struct HostLimits: Codable, Equatable, Sendable {
  /// The newest rows of the ledger that are kept.
  public var ledgerRows = 20_000
  /// Timelines that are asked for at the same time. With 1 a run on a manual clock gives the same
  /// ledger every time.
  public var fetches = 4
  /// Taps of one placement whose intents wait for each other.
  public var queuedTaps = 8
  /// Changes that a subscriber has not taken; over it, it is told to look anew.
  public var unreadChanges = 512

  public init() {}
}
