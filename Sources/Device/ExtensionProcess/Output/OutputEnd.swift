import Synchronization

/// The end of a process's output, for which several tasks can wait.
final class OutputEnd: Sendable {
  private struct State {
    var isReached = false
    var last = 0
    var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
  }

  private let state = Mutex(State())

  /// Lets all tasks continue that wait now or later.
  func reach() {
    let waiting = state.withLock { state in
      state.isReached = true
      defer { state.waiting = [:] }
      return state.waiting
    }
    for continuation in waiting.values { continuation.resume() }
  }

  func wait(atMost limit: Duration) async {
    var timer: Task<Void, any Error>?
    await withCheckedContinuation { continuation in
      let number: Int? = state.withLock { state in
        guard !state.isReached else { return nil }
        state.last += 1
        state.waiting[state.last] = continuation
        return state.last
      }
      guard let number else { return continuation.resume() }
      timer = Task {
        try await Task.sleep(for: limit)
        state.withLock { $0.waiting.removeValue(forKey: number) }?.resume()
      }
    }
    timer?.cancel()
  }
}
