import Foundation
import Synchronization

/// Routes answers to their requests. One subscription receives all answers. The last word of the
/// reply subject identifies the request.
final class ReplyRouter: Sendable {
  private struct State {
    var waiting: [Substring: ReplyCollector] = [:]
    var lastNumber = 0
  }

  private let prefix: String
  private let state = Mutex(State())

  /// - Parameter prefix: The prefix of all reply subjects, with a trailing dot.
  init(prefix: String) { self.prefix = prefix }

  /// The pattern of the subscription.
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

  /// Ends all pending requests.
  func interrupt() {
    for collector in state.withLock({ Array($0.waiting.values) }) { collector.finish(.interrupted) }
  }
}
