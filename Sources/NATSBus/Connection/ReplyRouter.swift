import Foundation
import Synchronization

/// The answers to requests: one subscription for all of them. Each request has its own last word of
/// the reply subject.
final class ReplyRouter: Sendable {
  private struct State {
    var waiting: [Substring: ReplyCollector] = [:]
    var receipts: [Substring: ExpectedReceipt] = [:]
    var lastNumber = 0
    var isWatching = false

    mutating func makeWord() -> String {
      lastNumber += 1
      return String(lastNumber, radix: 36)
    }
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
      let word = state.makeWord()
      state.waiting[word[...]] = collector
      return word
    }
    return prefix + word
  }

  /// The reply subject of a message that a stream stores.
  func expect(_ receipt: ExpectedReceipt) -> String {
    let (word, startsWatch) = state.withLock { state in
      let word = state.makeWord()
      state.receipts[word[...]] = receipt
      defer { state.isWatching = true }
      return (word, !state.isWatching)
    }
    if startsWatch { Task { await watchReceipts() } }
    return prefix + word
  }

  func route(_ received: ReceivedMessage) {
    let word = received.message.subject.dropFirst(prefix.count)
    let (receipt, collector) = state.withLock { state in
      (state.receipts.removeValue(forKey: word), state.waiting[word])
    }
    receipt?.receive(received)
    collector?.receive(received)
  }

  func forget(_ subject: String) {
    let word = subject.dropFirst(prefix.count)
    state.withLock { state in
      state.waiting[word] = nil
      state.receipts[word] = nil
    }
  }

  /// Ends all requests.
  func interrupt() {
    let (waiting, receipts) = state.withLock { state in
      defer { state.receipts = [:] }
      return (Array(state.waiting.values), Array(state.receipts.values))
    }
    for collector in waiting { collector.finish(.interrupted) }
    for receipt in receipts { receipt.receipt.complete(.failure(.interrupted)) }
  }

  /// Ends receipts that are overdue. One task for all of them costs less than a timer for each.
  private func watchReceipts() async {
    while true {
      try? await Task.sleep(for: .milliseconds(250))
      let now = ContinuousClock.now
      let (overdue, isOver) = state.withLock { state in
        let overdue = state.receipts.filter { $0.value.deadline < now }
        for word in overdue.keys { state.receipts[word] = nil }
        let isOver = state.receipts.isEmpty
        if isOver { state.isWatching = false }
        return (Array(overdue.values), isOver)
      }
      for receipt in overdue {
        receipt.receipt.complete(.failure(.timedOut("the stream of \(receipt.subject)")))
      }
      if isOver { return }
    }
  }
}
