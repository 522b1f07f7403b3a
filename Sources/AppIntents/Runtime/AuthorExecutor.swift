import Dispatch

/// Runs what authors write, on threads of its own.
///
/// Swift's own threads are as many as there are processors: two intents that block theirs, as one
/// that plays a sound to its end may, would hold up every other request of the process.
package final class AuthorExecutor: TaskExecutor {
  package static let shared = AuthorExecutor()

  private let queue = DispatchQueue(label: "author's code", attributes: .concurrent)

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { [self] in job.runSynchronously(on: asUnownedTaskExecutor()) }
  }
}
