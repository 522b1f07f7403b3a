import Foundation

/// The pushes of priority 10 that an activity may still receive.
///
/// A token bucket: it holds at most one hour's pushes (`limit`) and refills evenly over the hour,
/// so that one push is available again after 3600 / `limit` seconds. Apple documents that such a
/// budget exists, that pushes of lower priority are free, and that frequent updates raise it; the
/// numbers are `ActivitySettings`. Encoded property names are part of the store's format.
public struct PushBudget: Codable, Equatable, Sendable {
  /// The pushes left at `date`, with fractions.
  public var left: Double
  public var date: Date

  /// - Parameter limit: The pushes per hour, all of which are available at first.
  public init(limit: Int, at date: Date) {
    left = Double(limit)
    self.date = date
  }

  /// The pushes left at an instant. A clock that was set back refills nothing.
  package func left(limit: Int, at now: Date) -> Double {
    let refilled = left + max(now.timeIntervalSince(date), 0) * Double(limit) / 3600
    return min(refilled, Double(limit))
  }

  /// The pushes that are possible now. Tolerates rounding.
  package func whole(limit: Int, at now: Date) -> Int { Int(left(limit: limit, at: now) + 1e-9) }

  /// Charges a push. Returns false if none is left.
  package mutating func take(limit: Int, at now: Date) -> Bool {
    left = left(limit: limit, at: now)
    date = now
    // Tolerates rounding: a refill of 240 seconds may be slightly less than 1.
    guard left >= 1 - 1e-9 else { return false }
    left = max(left - 1, 0)
    return true
  }

  /// When the next push is possible; nil if the limit is 0.
  package func next(limit: Int, at now: Date) -> Date? {
    guard limit > 0 else { return nil }
    return now + max(1 - left(limit: limit, at: now), 0) * 3600 / Double(limit)
  }
}
