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

  private var heap = Heap<Wake>()
  /// The valid wake of each target by its sequence; 0 is none.
  private var placements: [UInt64] = []
  private var stacks: [UInt64] = []
  private var significantTime: UInt64 = 0
  private var lastSequence: UInt64 = 0

  /// The date of the first valid wake.
  var next: Date? {
    heap.min.map { Date(timeIntervalSinceReferenceDate: $0.date) }
  }

  /// nil: the target is not woken any more.
  mutating func schedule(_ target: Target, at date: Date?) {
    if let date {
      lastSequence += 1
      self[target] = lastSequence
      heap.insert(
        Wake(date: date.timeIntervalSinceReferenceDate, sequence: lastSequence, target: target))
    } else {
      self[target] = 0
    }
    dropInvalid()
  }

  /// The first target that is due at `now`, with its date.
  mutating func takeDue(at now: Date) -> (Target, Date)? {
    guard let first = heap.min, first.date <= now.timeIntervalSinceReferenceDate else { return nil }
    heap.popMin()
    self[first.target] = 0
    dropInvalid()
    return (first.target, Date(timeIntervalSinceReferenceDate: first.date))
  }

  /// Keeps the first element valid.
  private mutating func dropInvalid() {
    while let first = heap.min, self[first.target] != first.sequence { heap.popMin() }
  }

  private subscript(target: Target) -> UInt64 {
    get {
      switch target {
      case .placement(let number): number < placements.count ? placements[number] : 0
      case .stack(let number): number < stacks.count ? stacks[number] : 0
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

  private static func set(_ sequence: UInt64, at number: Int, in list: inout [UInt64]) {
    while list.count <= number { list.append(0) }
    list[number] = sequence
  }
}
