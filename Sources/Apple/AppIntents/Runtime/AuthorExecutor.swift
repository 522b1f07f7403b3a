import Dispatch

/// Runs the author's asynchronous code outside Swift's cooperative thread pool, one job at a time.
///
/// ```swift
/// try await withTaskExecutorPreference(AuthorExecutor.shared) { try await intent.perform() }
/// ```
/// Swift's pool has one thread per processor. A few intents that block theirs, such as by playing a
/// sound to its end, would delay every other request of the process.
///
/// - A job is the code of a task between two suspension points. The next job begins when the
///   current one suspends or ends, in the order in which they were enqueued. Two presses of a
///   button therefore do not mix up a player that they share.
/// - A job that blocks its thread has its turn for `turnLimit` at most. Then the next one begins,
///   and runs in parallel.
///
/// The executor is not a lock: other tasks may run at every `await`, and after the turn limit.
package final class AuthorExecutor: TaskExecutor {
  package static let shared = AuthorExecutor(turnLimit: .seconds(1))

  /// How long a job delays the next one.
  private let turnLimit: DispatchTimeInterval
  private let turns = DispatchQueue(label: "author's turns")
  private let queue = DispatchQueue(label: "author's code", attributes: .concurrent)

  package init(turnLimit: DispatchTimeInterval) {
    self.turnLimit = turnLimit
  }

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    turns.async { [self] in
      let end = DispatchSemaphore(value: 0)
      queue.async { [self] in
        job.runSynchronously(on: asUnownedTaskExecutor())
        end.signal()
      }
      _ = end.wait(timeout: .now() + turnLimit)
    }
  }
}
