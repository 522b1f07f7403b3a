/// Which tasks of a sweep are given out, as a value: a bounded number at a time, in the order of
/// the plan.
///
///     var window = TaskWindow(count: plan.count, size: 256)
///     let given = window.take { manifest.isDone($0) }
///     window.finish(given[0])
///
/// A task is given out again if its result cannot be used, or if the bus has lost it. Its memory
/// depends on `size` only.
struct TaskWindow: Equatable, Sendable {
  /// What becomes of a task whose result cannot be used.
  enum Verdict: Equatable, Sendable { case again, failed }

  /// How often a task is given out.
  static let attempts = 3

  private let count: Int
  private let size: Int
  /// The tasks from here have not been given out.
  private(set) var next = 0
  /// How often the bus has lost its tasks.
  private(set) var losses = 0
  /// The tasks that are given out, and how often each was.
  private var given: [Int: Int] = [:]
  /// Those that have to be given out again.
  private var waiting: [Int: Int] = [:]

  init(count: Int, size: Int) {
    self.count = count
    self.size = size
  }

  /// The tasks that are given out.
  var outstanding: Int { given.count }

  /// How often a task was given out.
  func times(_ index: Int) -> Int { given[index] ?? waiting[index] ?? 0 }

  /// The tasks to give out now.
  ///
  /// - Parameter limit: At most so many.
  mutating func take(limit: Int = .max, isDone: (Int) -> Bool) -> [Int] {
    var taken: [Int] = []
    while taken.count < limit, given.count < size, let index = nextIndex(isDone) {
      taken.append(index)
    }
    return taken
  }

  private mutating func nextIndex(_ isDone: (Int) -> Bool) -> Int? {
    if let (index, times) = waiting.min(by: { $0.key < $1.key }) {
      waiting[index] = nil
      given[index] = times + 1
      return index
    }
    while next < count {
      defer { next += 1 }
      guard !isDone(next) else { continue }
      given[next] = 1
      return next
    }
    return nil
  }

  /// The stream has not stored a task: it is given out later, and has not been tried.
  mutating func putBack(_ index: Int) {
    guard let times = given.removeValue(forKey: index) else { return }
    waiting[index] = times - 1
  }

  /// A task has a result that can be used.
  mutating func finish(_ index: Int) {
    given[index] = nil
    waiting[index] = nil
  }

  /// A task has a result that cannot be used.
  mutating func reject(_ index: Int) -> Verdict {
    // The result of an earlier run: the task is given out when it is its turn.
    if index >= next { return .again }
    if waiting[index] != nil { return .again }
    let times = given.removeValue(forKey: index) ?? 1
    if times >= Self.attempts { return .failed }
    waiting[index] = times
    return .again
  }

  /// The bus has none of the tasks any more: all are given out again.
  mutating func lose() {
    losses += 1
    for (index, times) in given { waiting[index] = times - 1 }
    given = [:]
  }
}
