import Synchronization

/// The messages of a subscription, in order. The subscription ends when the reader cancels or
/// releases it, or when the bus closes.
package final class BusSubscription: AsyncSequence, Sendable {
  package struct Iterator: AsyncIteratorProtocol {
    /// Retains the subscription during a loop.
    let subscription: BusSubscription
    var messages: AsyncStream<BusMessage>.Iterator

    package mutating func next() async -> BusMessage? { await messages.next() }

    package mutating func next(
      isolation actor: isolated (any Actor)?
    ) async -> BusMessage? { await messages.next(isolation: actor) }
  }

  /// The bus delivers messages here. The inbox does not retain the subscription.
  package let inbox: Inbox
  private let messages: AsyncStream<BusMessage>

  /// A subscription that keeps up to `limit` unread messages and drops further ones.
  package init(limit: Int) {
    let (messages, continuation) = AsyncStream<BusMessage>.makeStream(
      bufferingPolicy: .bufferingOldest(limit))
    self.messages = messages
    inbox = Inbox(continuation)
  }

  deinit { cancel() }

  /// The number of messages that were dropped because the reader was too slow.
  package var dropped: Int { inbox.dropped.load(ordering: .relaxed) }

  package func makeAsyncIterator() -> Iterator {
    Iterator(subscription: self, messages: messages.makeAsyncIterator())
  }

  /// Ends the subscription. Messages that were received before can still be read.
  package func cancel() { inbox.end() }
}

extension BusSubscription {
  /// The side of a subscription that the bus retains.
  package final class Inbox: Sendable {
    fileprivate let dropped = Atomic(0)
    private let continuation: AsyncStream<BusMessage>.Continuation

    fileprivate init(_ continuation: AsyncStream<BusMessage>.Continuation) {
      self.continuation = continuation
    }

    /// Delivers a message, or drops and counts it if the reader is too slow.
    package func receive(_ message: BusMessage) {
      if case .dropped = continuation.yield(message) { dropped.add(1, ordering: .relaxed) }
    }

    /// Ends the subscription after the messages that are already delivered.
    package func end() { continuation.finish() }

    /// Calls a closure once when the subscription ends.
    package func whenEnded(_ action: @escaping @Sendable () -> Void) {
      continuation.onTermination = { _ in action() }
    }
  }
}
