/// Bounds the lines per second that a process can add to the console.
///
/// A bucket holds up to 2,000 lines and is refilled with 500 lines a second. Once it is empty, all
/// lines are dropped until it is a quarter full, so that a process that prints without end causes
/// one message a second about what was dropped and not one for each line.
///
/// A value without a clock: the caller passes the seconds of a monotonic one.
struct OutputRate {
  static let capacity = 2000.0
  static let refill = 500.0

  private var lines = Self.capacity
  private var date: Double?
  private var dropped = 0
  private(set) var isDropping = false

  enum Verdict: Equatable {
    case keep
    /// The first line that is kept after others were dropped.
    case keepAfter(dropped: Int)
    case drop
  }

  /// Updates the bucket. Call it before each piece of output.
  mutating func advance(to now: Double) {
    lines = min(lines + max(now - (date ?? now), 0) * Self.refill, Self.capacity)
    date = now
    if isDropping, lines >= Self.capacity / 4 { isDropping = false }
  }

  /// Decides about one line.
  mutating func add() -> Verdict {
    if lines < 1 { isDropping = true }
    guard !isDropping else {
      dropped += 1
      return .drop
    }
    lines -= 1
    guard dropped > 0 else { return .keep }
    return .keepAfter(dropped: takeDropped())
  }

  /// Counts lines that were not even read.
  mutating func drop(_ count: Int) { dropped += count }

  /// The lines that were dropped since the last message about them.
  mutating func takeDropped() -> Int {
    defer { dropped = 0 }
    return dropped
  }
}
