import Foundation

/// What the engine is woken for, in the order of the dates, then of insertion: a `DateQueue` of
/// targets.
struct WakeQueue {
  /// Number of a placement's or a stack's record.
  enum Target: Equatable, Hashable {
    case placement(Int)
    case stack(Int)
    case significantTime
  }

  private var queue = DateQueue()

  /// The date of the first wake.
  var next: Date? { queue.next }

  /// nil: the target is not woken any more. A target that is woken at the date already keeps its
  /// place in the order.
  mutating func schedule(_ target: Target, at date: Date?) {
    queue.schedule(Self.number(of: target), at: date)
  }

  /// The first target that is due at `now`, with its date.
  mutating func takeDue(at now: Date) -> (Target, Date)? {
    queue.takeDue(at: now).map { (Self.target($0), $1) }
  }

  // MARK: Numbers

  private static func number(of target: Target) -> Int32 {
    switch target {
    case .significantTime: 0
    case .placement(let number): Int32(2 * number + 1)
    case .stack(let number): Int32(2 * number + 2)
    }
  }

  private static func target(_ number: Int32) -> Target {
    if number == 0 { return .significantTime }
    let record = (Int(number) - 1) / 2
    return number % 2 == 1 ? .placement(record) : .stack(record)
  }
}
