/// Counts refused and evicted connections, so that an attack causes one message a minute and not
/// one for each connection.
package struct RefusalCount: Sendable {
  private static let interval = 60.0

  private var count = 0
  private var lastReport: Double?

  package init() {}

  /// Counts one. Returns the number since the last report if a report is due now.
  ///
  /// - Parameter now: Seconds of a monotonic clock.
  package mutating func add(at now: Double) -> Int? {
    count += 1
    if let lastReport, now - lastReport < Self.interval { return nil }
    lastReport = now
    defer { count = 0 }
    return count
  }
}
