import Foundation
import Synchronization

/// An in-memory bus for one process. Its streams are lost when the process ends.
///
/// With a custom clock, the bus does not use real time: all dates come from the clock, and the
/// caller must call `timeHasPassed()` after it advances the clock.
package actor MemoryBus: MessageBus {
  struct Subscriber {
    var group: String?
    var inbox: BusSubscription.Inbox
  }

  struct ConsumerKey: Hashable {
    var stream: String
    var name: String
  }

  package let maximumPayload = 1 << 20
  let now: @Sendable () -> Date
  let hasOwnTimers: Bool

  var streams: [String: MemoryStream] = [:]
  /// The names of the streams, by subject pattern.
  var streamsBySubject = SubjectTree<String>()
  /// The consumers, by filter subject.
  var consumersBySubject = SubjectTree<Set<ConsumerKey>>()
  var subscribers = SubjectTree<[Int: Subscriber]>()
  /// The number of messages delivered to each queue group, for round-robin delivery.
  var turns: [String: Int] = [:]
  /// The continuations of fetches that wait for a message, by consumer.
  var waiting: [ConsumerKey: [Int: CheckedContinuation<Void, Never>]] = [:]
  var lastNumber = 0
  /// Sent messages that are not yet stored.
  let outbox = Mutex<[SentMessage]>([])
  var isStoringSent = false

  struct SentMessage: Sendable {
    var message: BusMessage
    var id: String?
    var receipt = PendingReceipt()
  }

  /// A bus whose dates come from a monotonic clock.
  package init() {
    // A monotonic clock, so that setting the system clock has no effect.
    let (date, start) = (Date(), ContinuousClock.now)
    now = { date + (ContinuousClock.now - start).seconds }
    hasOwnTimers = true
  }

  /// - Parameter now: The clock of the bus.
  package init(now: @escaping @Sendable () -> Date) {
    self.now = now
    hasOwnTimers = false
  }

  /// Stores the sent messages, and wakes all waiting fetches, which then check the clock.
  package func timeHasPassed() {
    storeSent()
    for key in waiting.keys { wake(key) }
  }

  func makeNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }
}

extension MemoryBus {
  package func publish(_ message: BusMessage) throws(BusError) {
    storeSent()
    try message.check(limit: maximumPayload)
    deliver(message)
    // As in JetStream, a stream also stores published messages. The publisher gets no receipt.
    if let stream = streamsBySubject.values(covering: message.subject).first {
      _ = try? store(message, in: stream, id: nil, after: nil)
    }
  }

  package func subscribe(
    to pattern: String, group: String?, limit: Int
  ) throws(BusError) -> BusSubscription {
    guard Subject.isValidPattern(pattern) else { throw .invalidSubject(pattern) }
    let number = makeNumber()
    let subscription = BusSubscription(limit: limit)
    subscription.inbox.whenEnded { [weak self] in
      Task { await self?.unsubscribe(number, from: pattern) }
    }
    subscribers.update(pattern) {
      $0 = ($0 ?? [:]).merging([number: Subscriber(group: group, inbox: subscription.inbox)]) { $1 }
    }
    return subscription
  }

  private func unsubscribe(_ number: Int, from pattern: String) {
    subscribers.update(pattern) { known in
      known?[number] = nil
      if known?.isEmpty == true { known = nil }
    }
  }

  func deliver(_ message: BusMessage) {
    var groups: [String: [(number: Int, inbox: BusSubscription.Inbox)]] = [:]
    for members in subscribers.values(covering: message.subject) {
      for (number, subscriber) in members {
        if let group = subscriber.group {
          groups[group, default: []].append((number, subscriber.inbox))
        } else {
          subscriber.inbox.receive(message)
        }
      }
    }
    for (group, members) in groups {
      let turn = turns[group, default: 0]
      turns[group] = turn + 1
      members.sorted { $0.number < $1.number }[turn % members.count].inbox.receive(message)
    }
  }
}
