import Dispatch

/// Runs what authors write, on threads of its own, and each piece in its turn.
///
/// Swift's own threads are as many as there are processors: two intents that block theirs, as one
/// that plays a sound to its end may, would hold up every other request of the process.
///
/// A piece of code runs until it waits for something, and only then begins the next, in the order of
/// the requests: what two presses of one button do to a player that both share does not mix. One that
/// blocks its thread holds the next up for a moment only.
package final class AuthorExecutor: TaskExecutor {
  package static let shared = AuthorExecutor(patience: .seconds(1))

  /// How long a piece of code has its turn.
  private let patience: DispatchTimeInterval
  private let turns = DispatchQueue(label: "author's turns")
  private let queue = DispatchQueue(label: "author's code", attributes: .concurrent)

  package init(patience: DispatchTimeInterval) {
    self.patience = patience
  }

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    turns.async { [self] in
      let end = DispatchSemaphore(value: 0)
      queue.async { [self] in
        job.runSynchronously(on: asUnownedTaskExecutor())
        end.signal()
      }
      _ = end.wait(timeout: .now() + patience)
    }
  }
}
