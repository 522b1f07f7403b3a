import Foundation

/// What the engine is woken for, in the order of the dates, then of insertion.
///
/// Everything that can be woken has at most one date; a later `schedule` takes the place of an
/// earlier one. Those of one date stand in a line, and the heap has each date once: widgets' dates
/// are full minutes and hours, so that thousands stand in one line, and joining or leaving it
/// costs the same however many they are.
///
/// Complexity: O(1) where others have the same date, O(log n) of the number of dates elsewhere.
struct WakeQueue {
  /// Number of a placement's or a stack's record.
  enum Target: Equatable, Hashable {
    case placement(Int)
    case stack(Int)
    case significantTime
  }

  /// A target's place in the line of its date.
  private struct Slot {
    /// Seconds since the reference date; infinity: the target is not woken.
    var date = Double.infinity
    /// Neighbours in the line.
    var previous = WakeQueue.nobody
    var next = WakeQueue.nobody
  }

  private struct Line {
    var first = WakeQueue.nobody
    var last = WakeQueue.nobody
  }

  /// Targets by numbers of 32 bits, which keep the slots of many of them close together.
  private static let nobody: Int32 = -1

  private var slots: [Slot] = []
  /// None of them is empty.
  private var lines: [Double: Line] = [:]
  /// Of the lines; also those of lines that are gone, until they come up. The first one is there.
  private var dates = Heap<Double>()

  /// The date of the first wake.
  var next: Date? { dates.min.map(Date.init(timeIntervalSinceReferenceDate:)) }

  /// nil: the target is not woken any more. A target that is woken at the date already keeps its
  /// place in the order.
  mutating func schedule(_ target: Target, at date: Date?) {
    let number = Self.number(of: target)
    while slots.count <= number { slots.append(Slot()) }
    let date = date?.timeIntervalSinceReferenceDate ?? .infinity
    guard slots[Int(number)].date != date else { return }
    leave(number)
    if date < .infinity { join(number, date) }
  }

  /// The first target that is due at `now`, with its date.
  mutating func takeDue(at now: Date) -> (Target, Date)? {
    guard let date = dates.min, date <= now.timeIntervalSinceReferenceDate,
      let first = lines[date]?.first
    else { return nil }
    leave(first)
    return (Self.target(first), Date(timeIntervalSinceReferenceDate: date))
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
