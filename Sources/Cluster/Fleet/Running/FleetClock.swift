import Foundation

/// The time of a fleet.
package struct FleetClock: Sendable {
  /// The date, which need not follow the machine's clock.
  package var now: @Sendable () -> Date
  /// Sleeps until a date. Throws `CancellationError`.
  package var sleep: @Sendable (_ until: Date) async throws -> Void

  package init(
    now: @escaping @Sendable () -> Date,
    sleep: @escaping @Sendable (_ until: Date) async throws -> Void
  ) {
    self.now = now
    self.sleep = sleep
  }

  /// A clock that starts at a date and advances with the monotonic clock.
  package static func running(from start: Date) -> FleetClock {
    let first = ContinuousClock.now
    let now: @Sendable () -> Date = {
      let elapsed = (ContinuousClock.now - first).components
      return start.addingTimeInterval(
        Double(elapsed.seconds) + Double(elapsed.attoseconds) / 1e18)
    }
    return FleetClock(now: now) { date in
      let seconds = date.timeIntervalSince(now())
      if seconds > 0 { try await Task.sleep(for: .seconds(seconds)) }
    }
  }

  /// In seconds since 2001.
  var seconds: TimeInterval { now().timeIntervalSinceReferenceDate }
}
