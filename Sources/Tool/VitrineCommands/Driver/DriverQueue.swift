/// Performs requests one after the other. Those for which there is no more room are refused.
actor DriverQueue {
  private let room: Int
  private var isBusy = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// - Parameter room: The number of requests that wait at most.
  init(room: Int) {
    self.room = room
  }

  /// The number of requests that wait.
  var count: Int { waiting.count }

  /// Throws `DriverProblem` if too many requests wait, and what the body throws.
  func run<Result: Sendable>(
    _ body: @Sendable () async throws -> Result
  ) async throws -> Result {
    if isBusy {
      guard count < room else {
        throw DriverProblem(
          "busy", "\(room) requests wait already; send the next one after an answer", retryAfter: 1)
      }
      await withCheckedContinuation { waiting.append($0) }
    }
    // The queue stays busy if it goes on with the next request.
    isBusy = true
    defer {
      if waiting.isEmpty {
        isBusy = false
      } else {
        waiting.removeFirst().resume()
      }
    }
    return try await body()
  }
}
