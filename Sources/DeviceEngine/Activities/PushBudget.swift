import Foundation

/// How many more pushes of high priority an activity may get now: they come back evenly over the
/// hour, up to an hour's number.
///
/// Apple documents that there is such a budget, that pushes of low priority take nothing from it,
/// and that frequent updates raise it; the numbers are `ActivitySettings`.
public struct PushBudget: Codable, Equatable, Sendable {
  /// With fractions; as it was at `date`.
  public var left: Double
  public var date: Date

  /// - Parameter limit: An hour's number, which is there at the beginning.
  public init(limit: Int, at date: Date) {
    left = Double(limit)
    self.date = date
  }

  /// What is left at an instant. A clock that was set back gives nothing.
  package func left(limit: Int, at now: Date) -> Double {
    let refilled = left + max(now.timeIntervalSince(date), 0) * Double(limit) / 3600
    return min(refilled, Double(limit))
  }

  /// Takes one; false where there is none.
  package mutating func take(limit: Int, at now: Date) -> Bool {
    left = left(limit: limit, at: now)
    date = now
    // A refill of 240 seconds is not always a whole one in binary fractions.
    guard left >= 1 - 1e-9 else { return false }
    left = max(left - 1, 0)
    return true
  }

  /// When the next one may come; nil: never.
  package func next(limit: Int, at now: Date) -> Date? {
    guard limit > 0 else { return nil }
    return now + max(1 - left(limit: limit, at: now), 0) * 3600 / Double(limit)
  }
}
