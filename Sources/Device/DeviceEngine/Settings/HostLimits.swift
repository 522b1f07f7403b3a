/// Limits on the host's own work and memory. Extensions and schedules are limited by
/// `HostSettings`.
public struct HostLimits: Codable, Equatable, Sendable {
  /// The number of newest ledger rows that are kept.
  public var ledgerRows = 20_000
  /// The maximum number of concurrent timeline requests. With 1, a run on a manual clock always
  /// produces the same ledger.
  public var fetches = 4
  /// The maximum number of pending taps on one placement, whose intents run one after the other.
  public var queuedTaps = 8
  /// The maximum number of changes that a subscriber has not read; beyond it, the subscriber
  /// receives `HostChange.resync`.
  public var unreadChanges = 512

  public init() {}
}
