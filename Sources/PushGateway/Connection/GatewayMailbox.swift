internal import CNgHTTP2
import Foundation
import Synchronization

/// What others tell the connections' thread: answers, and to end.
final class GatewayMailbox: Sendable {
  private struct State {
    var answers: [GatewayAnswer] = []
    var isStopping = false
    var isClosed = false
  }

  /// Readable when something came.
  let descriptor: Int32
  private let state = Mutex(State())

  init() {
    descriptor = vitrine_eventfd()
  }

  func post(_ answers: [GatewayAnswer]) {
    guard !answers.isEmpty else { return }
    change { $0.answers += answers }
  }

  func stop() { change { $0.isStopping = true } }

  private func change(_ body: (inout State) -> Void) {
    state.withLock { state in
      guard !state.isClosed else { return }
      body(&state)
      vitrine_eventfd_signal(descriptor)
    }
  }

  /// Of the connections' thread.
  func take() -> (answers: [GatewayAnswer], isStopping: Bool) {
    vitrine_eventfd_take(descriptor)
    return state.withLock { state in
      defer { state.answers = [] }
      return (state.answers, state.isStopping)
    }
  }

  /// Of the connections' thread: its end.
  func close() {
    state.withLock { state in
      state.isClosed = true
      Glibc.close(descriptor)
    }
  }
}
