/// Schedules the tasks of a sweep without I/O: a bounded number is in flight, in the order of the
/// plan.
///
///     var window = TaskWindow(count: plan.count, size: 256)
///     let indices = window.take { manifest.isDone($0) }
///     window.finish(indices[0])
///
/// A task is requeued if its result cannot be used, or if the bus has lost it. Memory use depends
/// only on `size`.
struct TaskWindow: Equatable, Sendable {
  /// What happens to a task whose result cannot be used.
  enum Verdict: Equatable, Sendable { case requeued, failed }

  static let maximumAttempts = 3

  private let count: Int
  private let size: Int
  /// The first task that was never in flight.
  private(set) var next = 0
  /// The number of times that the bus has lost all tasks.
  private(set) var losses = 0
  /// The number of attempts of each task in flight.
  private var inFlight: [Int: Int] = [:]
  /// The number of attempts of each requeued task.
  private var requeued: [Int: Int] = [:]

  init(count: Int, size: Int) {
    self.count = count
    self.size = size
  }

  /// The number of tasks in flight.
  var outstanding: Int { inFlight.count }

  func attempts(of index: Int) -> Int { inFlight[index] ?? requeued[index] ?? 0 }

  /// Returns the tasks to send now, and marks them as in flight.
  ///
  /// - Parameter limit: The maximum number of tasks.
  mutating func take(limit: Int = .max, isDone: (Int) -> Bool) -> [Int] {
    var taken: [Int] = []
    while taken.count < limit, inFlight.count < size, let index = nextIndex(isDone) {
      taken.append(index)
    }
    return taken
  }

  private mutating func nextIndex(_ isDone: (Int) -> Bool) -> Int? {
    if let (index, attempts) = requeued.min(by: { $0.key < $1.key }) {
      requeued[index] = nil
      inFlight[index] = attempts + 1
      return index
    }
    while next < count {
      defer { next += 1 }
      guard !isDone(next) else { continue }
      inFlight[next] = 1
      return next
    }
    return nil
  }

  /// Requeues a task that the stream has rejected. It does not count as an attempt.
  mutating func requeueUnsent(_ index: Int) {
    guard let attempts = inFlight.removeValue(forKey: index) else { return }
    requeued[index] = attempts - 1
  }

  /// Marks a task as done after a usable result.
  mutating func finish(_ index: Int) {
    inFlight[index] = nil
    requeued[index] = nil
  }

  /// Handles an unusable result: the task is requeued, or fails after its last attempt.
  mutating func reject(_ index: Int) -> Verdict {
    // The result is of an earlier run. The task is sent in its order.
    if index >= next { return .requeued }
    if requeued[index] != nil { return .requeued }
    let attempts = inFlight.removeValue(forKey: index) ?? 1
    if attempts >= Self.maximumAttempts { return .failed }
    requeued[index] = attempts
    return .requeued
  }

  /// Requeues all tasks in flight after the bus has lost them. This does not count as an attempt.
  mutating func requeueLost() {
    losses += 1
    for (index, attempts) in inFlight { requeued[index] = attempts - 1 }
    inFlight = [:]
  }
}
