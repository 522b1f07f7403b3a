internal import CNgHTTP2
import Foundation
import Synchronization

/// Passes responses and the request to stop to the loop's thread, and wakes it.
final class GatewayMailbox: Sendable {
  private struct State {
    var answers: [GatewayAnswer] = []
    var isStopping = false
    var isClosed = false
  }

  /// An eventfd that is readable while there is mail.
  let descriptor: Int32
  private let state = Mutex(State())

  init() {
    descriptor = vitrine_eventfd()
  }

  func post(_ answers: [GatewayAnswer]) {
    guard !answers.isEmpty else { return }
    change { $0.answers += answers }
  }

  func post(_ answer: GatewayAnswer) { change { $0.answers.append(answer) } }

  func stop() { change { $0.isStopping = true } }

  private func change(_ body: (inout State) -> Void) {
    state.withLock { state in
      guard !state.isClosed else { return }
      // The loop is awake, or will be, as long as there is mail.
      let wakes = state.answers.isEmpty
      body(&state)
      if wakes || state.isStopping { vitrine_eventfd_signal(descriptor) }
    }
  }

  /// Call on the loop's thread only.
  func take() -> (answers: [GatewayAnswer], isStopping: Bool) {
    vitrine_eventfd_take(descriptor)
    return state.withLock { state in
      defer { state.answers = [] }
      return (state.answers, state.isStopping)
    }
  }

  /// Call on the loop's thread only, when the loop ends.
  func close() {
    state.withLock { state in
      state.isClosed = true
      Glibc.close(descriptor)
    }
  }
}
