import Dispatch

/// Runs an actor's jobs one after the other on a thread that other actors do not use.
///
/// The threads of Swift's own pool are as many as the machine's cores. A few long drawings would
/// occupy all of them, and nothing else in the process would run.
final class DrawingExecutor: SerialExecutor {
  private let queue = DispatchQueue(label: "pictures", qos: .userInitiated)

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let executor = asUnownedSerialExecutor()
    queue.async { job.runSynchronously(on: executor) }
  }
}
