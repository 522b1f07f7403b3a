import Foundation

/// Numbers in the order of their dates, then of insertion.
///
/// ```swift
/// var queue = DateQueue()
/// queue.schedule(7, at: noon)
/// queue.takeDue(at: noon)  // (7, noon)
/// ```
/// Every number has at most one date; a later `schedule` takes the place of an earlier one. Those of
/// one date stand in a line, and the heap has each date once: dates are often full minutes and hours,
/// so that thousands stand in one line, and joining or leaving it costs the same however many they
/// are. Numbers are to be small: each up to the largest has its slot.
///
/// Complexity: O(1) where others have the same date, O(log n) of the number of dates elsewhere.
struct DateQueue: Sendable {
  /// A number's place in the line of its date.
  private struct Slot {
    /// Seconds since the reference date; infinity: the number has none.
    var date = Double.infinity
    /// Neighbours in the line.
    var previous = DateQueue.nobody
    var next = DateQueue.nobody
  }

  private struct Line {
    var first = DateQueue.nobody
    var last = DateQueue.nobody
  }

  /// Numbers of 32 bits keep the slots of many of them close together.
  private static let nobody: Int32 = -1

  private var slots: [Slot] = []
  /// None of them is empty.
  private var lines: [Double: Line] = [:]
  /// Of the lines; also those of lines that are gone, until they come up. The first one is there.
  private var dates = Heap<Double>()

  /// The first date.
  var next: Date? { dates.min.map(Date.init(timeIntervalSinceReferenceDate:)) }

  /// nil: the number has no date any more. One that has the date already keeps its place in the
  /// order.
  mutating func schedule(_ number: Int32, at date: Date?) {
    while slots.count <= number { slots.append(Slot()) }
    let date = date?.timeIntervalSinceReferenceDate ?? .infinity
    guard slots[Int(number)].date != date else { return }
    leave(number)
    if date < .infinity { join(number, date) }
  }

  /// The first number that is due at `now`, with its date; it has none then.
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
    if previous == Self.nobody {
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
    let isFirst = slot.previous == Self.nobody
    let isLast = slot.next == Self.nobody
    if isFirst, isLast {
      lines[slot.date] = nil
      return dropDates()
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

  /// Keeps the first date one that has a line, and most of the others.
  private mutating func dropDates() {
    while let first = dates.min, lines[first] == nil { dates.popMin() }
    guard dates.count > 2 * lines.count + 64 else { return }
    dates = Heap()
    for date in lines.keys { dates.insert(date) }
  }
}
