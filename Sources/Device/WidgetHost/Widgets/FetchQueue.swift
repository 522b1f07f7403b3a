import DeviceEngine
import HostLink

/// One request to an extension that the engine wants sent.
struct FetchJob: Equatable, Sendable {
  var placement: PlacementID
  var token: UInt64
  var kind: FetchKind
}

/// The waiting and running fetches: at most one per placement, and at most `limit` running at once.
///
/// A new job for a placement cancels the old one. The cancelled task still occupies its slot until
/// it calls `end(_:)`: a slot stands for a call to an extension, and that call may not stop at
/// once.
///
/// The queue does not start tasks. `next(limit:)` reserves a slot, and the caller passes the task
/// that it started to `begin(_:_:)`.
struct FetchQueue {
  private(set) var waiting: [FetchJob] = []
  private(set) var running: [PlacementID: (token: UInt64, task: Task<Void, Never>)] = [:]
  /// Includes cancelled fetches whose tasks have not ended.
  private(set) var runningCount = 0

  var isEmpty: Bool { waiting.isEmpty && runningCount == 0 }

  /// Adds a job and cancels the placement's earlier one.
  mutating func add(_ job: FetchJob) {
    cancel(job.placement)
    waiting.append(job)
  }

  mutating func cancel(_ id: PlacementID) {
    waiting.removeAll { $0.placement == id }
    running.removeValue(forKey: id)?.task.cancel()
  }

  mutating func cancelAll() {
    waiting = []
    for (_, task) in running.values { task.cancel() }
    running = [:]
  }

  /// Removes the next job and reserves a slot for it; nil if `limit` fetches are running. The
  /// caller must call `begin(_:_:)`, and `end(_:)` when the task has ended.
  mutating func next(limit: Int) -> FetchJob? {
    guard runningCount < max(limit, 1), !waiting.isEmpty else { return nil }
    runningCount += 1
    return waiting.removeFirst()
  }

  mutating func begin(_ job: FetchJob, _ task: Task<Void, Never>) {
    running[job.placement] = (job.token, task)
  }

  mutating func end(_ job: FetchJob) {
    runningCount -= 1
    if running[job.placement]?.token == job.token { running[job.placement] = nil }
  }
}
