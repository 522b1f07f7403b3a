import Foundation

/// A consumer of `MemoryStream` as a value.
struct MemoryConsumer {
  /// A delivered message, its delivery count, and the consumer sequence of the delivery.
  struct Taken {
    var message: StoredMessage
    var count: Int
    var number: UInt64
    var isNewest: Bool
  }

  /// A delivered message that is not acknowledged.
  private struct Pending {
    var count: Int
    /// When the message is redelivered.
    var due: Date
    /// Whether this was the last allowed delivery.
    var isLast: Bool
  }

  let configuration: ConsumerConfiguration
  /// The newest message of each subject. Delivered before the messages from `next`.
  private var initial: ArraySlice<UInt64> = []
  private var next: UInt64
  private var pending: [UInt64: Pending] = [:]
  private var lastNumber: UInt64 = 0
  /// No message is redelivered before this date. It may be earlier than the next redelivery.
  private(set) var nextDue: Date?

  private var pattern: String { configuration.subject ?? ">" }

  init(_ configuration: ConsumerConfiguration, of stream: MemoryStream) {
    self.configuration = configuration
    switch configuration.start {
    case .all: next = 1
    case .new: next = stream.lastSequence + 1
    case .sequence(let sequence): next = sequence
    case .lastPerSubject:
      next = stream.lastSequence + 1
      initial = stream.lastPerSubject(pattern)[...]
    }
  }

  /// The number of undelivered messages.
  func waiting(in stream: MemoryStream) -> Int {
    initial.count + stream.count(from: next, on: pattern)
  }

  /// The number of undelivered and unacknowledged messages.
  func unfinished(in stream: MemoryStream) -> Int {
    waiting(in: stream) + pending.keys.count { stream.messages[$0] != nil }
  }

  /// The next messages. Redeliveries come first.
  mutating func take(_ limit: Int, from stream: MemoryStream, at now: Date) -> [Taken] {
    var taken: [Taken] = []
    for sequence in due(at: now) where taken.count < limit {
      if let message = stream.messages[sequence] {
        taken.append(deliver(message, at: now))
      } else {
        pending[sequence] = nil
      }
    }
    while taken.count < limit, pending.count < configuration.maximumPending,
      let message = advance(stream)
    {
      taken.append(deliver(message, at: now))
    }
    if let last = taken.indices.last { taken[last].isNewest = !hasMore(stream) }
    return taken
  }

  /// Returns whether the message is acknowledged or terminated.
  mutating func answer(_ answer: Delivery.Answer, _ sequence: UInt64, at now: Date) -> Bool {
    guard let known = pending[sequence] else { return false }
    switch answer {
    case .acknowledge, .end:
      pending[sequence] = nil
      return true
    case .retry where known.isLast: pending[sequence] = nil
    case .retry(let delay): wait(for: sequence, until: now + delay.seconds)
    case .extend: wait(for: sequence, until: now + configuration.acknowledgementWait.seconds)
    }
    return false
  }

  private mutating func wait(for sequence: UInt64, until date: Date) {
    pending[sequence]?.due = date
    nextDue = min(nextDue ?? date, date)
  }

  /// The sequences of the messages to redeliver.
  private mutating func due(at now: Date) -> [UInt64] {
    guard let nextDue, nextDue <= now else { return [] }
    let due = pending.filter { $0.value.due <= now }
    for (sequence, known) in due where known.isLast { pending[sequence] = nil }
    self.nextDue = pending.values.lazy.map(\.due).min()
    return due.filter { !$0.value.isLast }.keys.sorted()
  }

  private mutating func deliver(_ message: StoredMessage, at now: Date) -> Taken {
    lastNumber += 1
    let count = (pending[message.sequence]?.count ?? 0) + 1
    if configuration.acknowledges {
      pending[message.sequence] = Pending(
        count: count, due: now,
        isLast: configuration.maximumDeliveries.map { count >= $0 } ?? false)
      wait(for: message.sequence, until: now + configuration.acknowledgementWait.seconds)
    }
    return Taken(message: message, count: count, number: lastNumber, isNewest: false)
  }

  private mutating func advance(_ stream: MemoryStream) -> StoredMessage? {
    while let sequence = initial.popFirst() {
      // A message may have been removed since the consumer was created.
      if let message = stream.messages[sequence] { return message }
    }
    guard let message = stream.next(from: next, on: pattern) else { return nil }
    next = message.sequence + 1
    return message
  }

  private func hasMore(_ stream: MemoryStream) -> Bool {
    !initial.isEmpty || stream.next(from: next, on: pattern) != nil
  }
}
