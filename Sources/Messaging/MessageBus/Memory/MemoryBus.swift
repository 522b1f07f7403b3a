import Foundation
import Synchronization

/// A bus within one process. Its streams are lost when the process ends.
///
/// With a clock of the caller, nothing waits for real time: dates come from the clock, and after a
/// change of its time the caller calls `timeHasPassed()`.
public actor MemoryBus: MessageBus {
  struct Subscriber {
    var group: String?
    var inbox: BusSubscription.Inbox
  }

  struct ConsumerKey: Hashable {
    var stream: String
    var name: String
  }

  public let maximumPayload = 1 << 20
  let now: @Sendable () -> Date
  let hasOwnTimers: Bool

  var streams: [String: MemoryStream] = [:]
  /// The names of the streams by the patterns of their subjects.
  var streamsBySubject = SubjectTree<String>()
  /// The consumers by the patterns of what they deliver.
  var consumersBySubject = SubjectTree<Set<ConsumerKey>>()
  var subscribers = SubjectTree<[Int: Subscriber]>()
  /// For groups: who gets the next message.
  var turns: [String: Int] = [:]
  /// Those who wait for a message of a consumer.
  var waiting: [ConsumerKey: [Int: CheckedContinuation<Void, Never>]] = [:]
  var lastNumber = 0
  /// Messages that were sent and are not stored yet.
  let outbox = Mutex<[SentMessage]>([])
  var isStoringSent = false

  struct SentMessage: Sendable {
    var message: BusMessage
    var id: String?
    var receipt = PendingReceipt()
  }

  public init() {
    // The time does not jump when the machine's clock is set.
    let (date, start) = (Date(), ContinuousClock.now)
    now = { date + (ContinuousClock.now - start).seconds }
    hasOwnTimers = true
  }

  /// - Parameter now: The clock of the bus.
  public init(now: @escaping @Sendable () -> Date) {
    self.now = now
    hasOwnTimers = false
  }

  /// Stores what was sent, and lets those who wait look at the clock.
  public func timeHasPassed() {
    storeSent()
    for key in waiting.keys { wake(key) }
  }

  func makeNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }
}

extension MemoryBus {
  public func publish(_ message: BusMessage) throws(BusError) {
    storeSent()
    try message.check(limit: maximumPayload)
    deliver(message)
    // A stream also stores what is published without waiting for its answer.
    if let stream = streamsBySubject.values(covering: message.subject).first {
      _ = try? store(message, in: stream, id: nil, after: nil)
    }
  }

  public func subscribe(
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
