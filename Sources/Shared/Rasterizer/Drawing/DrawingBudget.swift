/// The limit of the work that one picture may cause.
///
/// Archives are untrusted: a few lines can ask for thousands of blurs. The painter counts its work
/// before each operation, and gives up with `RasterizerError.tooExpensive` when a limit is reached.
/// An operation that has begun is completed: its cost is bounded by the picture's pixels.
public struct DrawingBudget: Equatable, Sendable {
  /// The sum over all operations of their pixels, weighted so that one unit takes about 1 ns. The
  /// same picture uses the same work on every machine.
  public var work: Double
  /// Real time, for machines on which the work takes longer than expected.
  public var time: Duration

  /// For pictures that the host itself composes.
  static let unlimited = DrawingBudget(work: .infinity, time: .seconds(1 << 30))

  public init(work: Double = 10e9, time: Duration = .seconds(10)) {
    self.work = work
    self.time = time
  }
}

/// A kind of work, as messages name it.
enum DrawingOperation: String, CaseIterable {
  case fill = "shapes"
  case stroke = "strokes"
  case text = "texts"
  case image = "images"
  case gradient = "gradients"
  case material = "materials"
  case group = "blends"
  case filter = "color effects"
  case mask = "masks"
  case shadow = "shadows"
  case blur = "blurs"
}

/// The work of one picture so far.
struct DrawingWork {
  let budget: DrawingBudget
  private let start = ContinuousClock.now
  private var total = 0.0
  private var spent: [DrawingOperation: Double] = [:]

  /// The work of an operation without pixels, such as setting up a path.
  private static let base = 300.0

  init(budget: DrawingBudget) {
    self.budget = budget
  }

  /// What is left of the budget.
  var remainder: DrawingBudget {
    DrawingBudget(
      work: max(budget.work - total, 0),
      time: max(budget.time - (ContinuousClock.now - start), .zero))
  }

  /// Adds the work of a picture inside this one.
  mutating func add(_ other: DrawingWork) {
    total += other.total
    spent.merge(other.spent, uniquingKeysWith: +)
  }

  /// Counts an operation. Returns the kind that costs most if the budget is exceeded.
  mutating func spend(_ operation: DrawingOperation, _ work: Double) -> DrawingOperation? {
    let work = max(work, 0) + Self.base
    total += work
    spent[operation, default: 0] += work
    guard total > budget.work || ContinuousClock.now - start > budget.time else { return nil }
    return DrawingOperation.allCases.max { spent[$0, default: 0] < spent[$1, default: 0] }
  }
}
