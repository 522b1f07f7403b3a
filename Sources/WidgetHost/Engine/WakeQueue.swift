import Foundation

/// What the engine is woken for, in the order of the dates, then of insertion.
///
/// Everything that can be woken has at most one date; a later `schedule` takes the place of an
/// earlier one. What was replaced stays in the heap until it comes up, so that a change costs
/// O(log n).
struct WakeQueue {
  /// Number of a placement's or a stack's record.
  enum Target: Equatable, Hashable {
    case placement(Int)
    case stack(Int)
    case significantTime
  }

  struct Wake: Comparable {
    /// Seconds since the reference date.
    var date: Double
    var sequence: UInt64
    var target: Target

    static func < (a: Wake, b: Wake) -> Bool {
      a.date != b.date ? a.date < b.date : a.sequence < b.sequence
    }
  }

  /// What a target waits for; sequence 0 is nothing.
  private struct Slot {
    var sequence: UInt64 = 0
    var date = 0.0
  }

  private var heap = Heap<Wake>()
  private var placements: [Slot] = []
  private var stacks: [Slot] = []
  private var significantTime = Slot()
  private var lastSequence: UInt64 = 0

  /// The date of the first wake.
  var next: Date? {
    heap.min.map { Date(timeIntervalSinceReferenceDate: $0.date) }
  }

  /// nil: the target is not woken any more. A target that is woken at the date already keeps its
  /// place in the order.
  mutating func schedule(_ target: Target, at date: Date?) {
    let present = self[target]
    if let date = date?.timeIntervalSinceReferenceDate {
      guard present.sequence == 0 || present.date != date else { return }
      lastSequence += 1
      self[target] = Slot(sequence: lastSequence, date: date)
      heap.insert(Wake(date: date, sequence: lastSequence, target: target))
    } else {
      self[target] = Slot()
    }
    if present.sequence != 0 { dropInvalid() }
  }

  /// The first target that is due at `now`, with its date.
  mutating func takeDue(at now: Date) -> (Target, Date)? {
    guard let first = heap.min, first.date <= now.timeIntervalSinceReferenceDate else { return nil }
    heap.popMin()
    self[first.target] = Slot()
    dropInvalid()
    return (first.target, Date(timeIntervalSinceReferenceDate: first.date))
  }

  /// Keeps the first element valid.
  private mutating func dropInvalid() {
    while let first = heap.min, self[first.target].sequence != first.sequence { heap.popMin() }
  }

  private subscript(target: Target) -> Slot {
    get {
      switch target {
      case .placement(let number): number < placements.count ? placements[number] : Slot()
      case .stack(let number): number < stacks.count ? stacks[number] : Slot()
      case .significantTime: significantTime
      }
    }
    set {
      switch target {
      case .placement(let number): Self.set(newValue, at: number, in: &placements)
      case .stack(let number): Self.set(newValue, at: number, in: &stacks)
      case .significantTime: significantTime = newValue
      }
    }
  }

  private static func set(_ slot: Slot, at number: Int, in list: inout [Slot]) {
    while list.count <= number { list.append(Slot()) }
    list[number] = slot
  }
}
