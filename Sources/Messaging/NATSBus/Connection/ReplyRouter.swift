import Foundation
import Synchronization

/// The answers to requests: one subscription for all of them. Each request has its own last word of
/// the reply subject.
final class ReplyRouter: Sendable {
  private struct State {
    var waiting: [Substring: ReplyCollector] = [:]
    var lastNumber = 0
  }

  private let prefix: String
  private let state = Mutex(State())

  /// - Parameter prefix: The beginning of all reply subjects, with a dot at its end.
  init(prefix: String) { self.prefix = prefix }

  /// What the subscription must cover.
  var pattern: String { prefix + "*" }

  /// The reply subject of a new request.
  func expect(_ collector: ReplyCollector) -> String {
    let word = state.withLock { state in
      state.lastNumber += 1
      let word = String(state.lastNumber, radix: 36)
      state.waiting[word[...]] = collector
      return word
    }
    return prefix + word
  }

  func route(_ received: ReceivedMessage) {
    let word = received.message.subject.dropFirst(prefix.count)
    state.withLock { $0.waiting[word] }?.receive(received)
  }

  func forget(_ subject: String) {
    let word = subject.dropFirst(prefix.count)
    state.withLock { $0.waiting[word] = nil }
  }

  /// Ends all requests.
  func interrupt() {
    for collector in state.withLock({ Array($0.waiting.values) }) { collector.finish(.interrupted) }
  }
}
