import Foundation

/// The dates at which the engine wakes, and for what: a `DateQueue` of targets.
///
/// Each target has at most one date. Targets come out in the order of their dates, then of
/// insertion.
struct WakeQueue {
  /// What is due. Placements and stacks are given by the number of their record.
  enum Target: Equatable, Hashable {
    case placement(Int)
    case stack(Int)
    case significantTime
  }

  private var queue = DateQueue()

  /// The earliest date.
  var next: Date? { queue.next }

  /// Sets or removes (nil) a target's date. An unchanged date keeps its place in the order.
  mutating func schedule(_ target: Target, at date: Date?) {
    queue.schedule(Self.number(of: target), at: date)
  }

  /// Removes and returns the first target due at `now`, with its date.
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
