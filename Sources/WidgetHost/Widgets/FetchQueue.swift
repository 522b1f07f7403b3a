import DeviceEngine
import HostLink

/// One question that the engine wants asked.
struct FetchJob: Equatable, Sendable {
  var placement: PlacementIdentifier
  var token: UInt64
  var kind: FetchKind
}

/// The questions that wait for their turn, and those that are being asked: at most one a placement.
struct FetchQueue {
  private(set) var waiting: [FetchJob] = []
  private(set) var running: [PlacementIdentifier: (token: UInt64, task: Task<Void, Never>)] = [:]
  /// Given-up questions whose tasks have not ended count as well.
  private(set) var runningCount = 0

  var isEmpty: Bool { waiting.isEmpty && runningCount == 0 }

  /// The placement's earlier question is given up.
  mutating func add(_ job: FetchJob) {
    cancel(job.placement)
    waiting.append(job)
  }

  mutating func cancel(_ id: PlacementIdentifier) {
    waiting.removeAll { $0.placement == id }
    running.removeValue(forKey: id)?.task.cancel()
  }

  mutating func cancelAll() {
    waiting = []
    for (_, task) in running.values { task.cancel() }
    running = [:]
  }

  /// The next question, where fewer than `limit` are being asked. `begin` follows.
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
