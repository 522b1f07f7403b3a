import Synchronization

/// Collects the answers to one request. The thread of libnats adds answers; a task waits for them.
final class ReplyCollector: Sendable {
  /// Why the collection ended.
  enum End: Equatable, Sendable {
    /// All expected answers were received.
    case complete
    /// The server sent a status.
    case status(Int, String)
    case timedOut, cancelled
    /// The connection was lost.
    case interrupted
  }

  private struct State {
    var messages: [ReceivedMessage] = []
    var end: End?
    var waiting: CheckedContinuation<Void, Never>?
    var watch: Task<Void, any Error>?
  }

  private let limit: Int
  private let quiet: Duration?
  private let state = Mutex(State())

  /// - Parameters:
  ///   - limit: The number of expected answers.
  ///   - quiet: The maximum time between two answers; nil for no limit.
  init(limit: Int = 1, quiet: Duration? = nil) {
    self.limit = limit
    self.quiet = quiet
  }

  func receive(_ received: ReceivedMessage) {
    if let status = received.status { return finish(.status(status.code, status.text)) }
    let isComplete = state.withLock { state in
      guard state.end == nil else { return false }
      state.messages.append(received)
      if let quiet, state.watch == nil { state.watch = Task { try await watch(quiet) } }
      return state.messages.count == limit
    }
    if isComplete { finish(.complete) }
  }

  /// Ends the collection. Does nothing after the first call.
  func finish(_ end: End) {
    let waiting = state.withLock { state in
      if state.end == nil { state.end = end }
      state.watch?.cancel()
      defer { state.waiting = nil }
      return state.waiting
    }
    waiting?.resume()
  }

  /// Ends the collection when no answer was received for a time.
  private func watch(_ quiet: Duration) async throws {
    var known = 0
    while true {
      let count = state.withLock { $0.messages.count }
      if count == known { return finish(.complete) }
      known = count
      try await Task.sleep(for: quiet)
    }
  }

  /// Waits until the collection ends, with a timeout.
  func replies(within time: Duration) async -> (messages: [ReceivedMessage], end: End) {
    let timer = Task {
      try await Task.sleep(for: time)
      finish(.timedOut)
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isOver = state.withLock { state in
          if state.end == nil { state.waiting = continuation }
          return state.end != nil
        }
        if isOver { continuation.resume() }
      }
    } onCancel: {
      finish(.cancelled)
    }
    timer.cancel()
    return state.withLock { ($0.messages, $0.end ?? .cancelled) }
  }
}
