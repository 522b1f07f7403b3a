import Foundation

/// A priority queue of small numbers, ordered by date and then by insertion.
///
/// ```swift
/// var queue = DateQueue()
/// queue.schedule(7, at: noon)
/// queue.takeDue(at: noon)  // (7, noon)
/// ```
/// A number has at most one date; `schedule` replaces an earlier one. All numbers with the same
/// date form a doubly linked line, and the heap contains each date once. Dates are often full
/// minutes or hours shared by thousands of numbers, which join and leave their line in constant
/// time. Every number from 0 up to the largest occupies a slot, so numbers should be small.
///
/// Invariants: no line is empty, and the heap's first date has a line. Dates of other removed lines
/// stay in the heap until they reach its top or outnumber the lines.
///
/// Complexity: O(1) if other numbers have the same date, otherwise O(log n) in the number of dates.
struct DateQueue: Sendable {
  /// A number's links in the line of its date.
  private struct Slot {
    /// Seconds since the reference date; infinity if the number has no date.
    var date = Double.infinity
    /// Neighbours in the line.
    var previous = DateQueue.noNumber
    var next = DateQueue.noNumber
  }

  private struct Line {
    var first = DateQueue.noNumber
    var last = DateQueue.noNumber
  }

  /// The end of a line. Links have 32 bits to keep slots small and close together in memory.
  private static let noNumber: Int32 = -1

  private var slots: [Slot] = []
  /// By date; never empty.
  private var lines: [Double: Line] = [:]
  /// The dates of the lines, and of some removed lines.
  private var dates = Heap<Double>()

  /// The earliest date.
  var next: Date? { dates.min.map(Date.init(timeIntervalSinceReferenceDate:)) }

  /// Sets or removes (nil) a number's date. An unchanged date keeps its place in the order.
  mutating func schedule(_ number: Int32, at date: Date?) {
    while slots.count <= number { slots.append(Slot()) }
    let date = date?.timeIntervalSinceReferenceDate ?? .infinity
    guard slots[Int(number)].date != date else { return }
    leave(number)
    if date < .infinity { join(number, date) }
  }

  /// Removes and returns the first number due at `now`, with its date.
  mutating func takeDue(at now: Date) -> (Int32, Date)? {
    guard let date = dates.min, date <= now.timeIntervalSinceReferenceDate,
      let first = lines[date]?.first
    else { return nil }
    leave(first)
    return (first, Date(timeIntervalSinceReferenceDate: date))
  }

  // MARK: Lines

  private mutating func join(_ number: Int32, _ date: Double) {
    let previous = lines[date, default: Line()].last
    slots[Int(number)] = Slot(date: date, previous: previous)
    if previous == Self.noNumber {
      lines[date] = Line(first: number, last: number)
      dates.insert(date)
    } else {
      slots[Int(previous)].next = number
      lines[date]?.last = number
    }
  }

  private mutating func leave(_ number: Int32) {
    let slot = slots[Int(number)]
    guard slot.date < .infinity else { return }
    slots[Int(number)] = Slot()
    let isFirst = slot.previous == Self.noNumber
    let isLast = slot.next == Self.noNumber
    if isFirst, isLast {
      lines[slot.date] = nil
      return dropUnusedDates()
    }
    if isFirst {
      lines[slot.date]?.first = slot.next
    } else {
      slots[Int(slot.previous)].next = slot.next
    }
    if isLast {
      lines[slot.date]?.last = slot.previous
    } else {
      slots[Int(slot.next)].previous = slot.previous
    }
  }

  /// Restores the invariants of `dates` after a line was removed.
  private mutating func dropUnusedDates() {
    while let first = dates.min, lines[first] == nil { dates.popMin() }
    guard dates.count > 2 * lines.count + 64 else { return }
    dates = Heap()
    for date in lines.keys { dates.insert(date) }
  }
}
