import Foundation

/// A stream of `MemoryBus` as a value: messages, limits and consumers. Dates are arguments.
///
/// Complexity: the time of a call is proportional to the number of messages that it stores, removes
/// or returns. It does not depend on the size of the stream.
struct MemoryStream {
  private(set) var configuration: StreamConfiguration
  private let created: Date
  private(set) var messages = MessageList()
  private(set) var lastSequence: UInt64 = 0
  /// The sequences of each subject's messages, in order. Slices, because a work queue often removes
  /// the first message.
  private var sequences = SubjectTree<ArraySlice<UInt64>>()
  private var identifiers = IdentifierWindow()
  var consumers: [String: MemoryConsumer] = [:]

  init(_ configuration: StreamConfiguration, at now: Date) {
    self.configuration = configuration
    created = now
  }

  var state: StreamState {
    StreamState(
      configuration, created: created, messages: messages.count, bytes: messages.bytes,
      lastSequence: lastSequence, consumers: consumers.count)
  }

  /// Throws `BusError.conflict` for a change that JetStream would reject.
  mutating func change(to new: StreamConfiguration, at now: Date) throws(BusError) {
    guard new.retention == configuration.retention else {
      throw .conflict(new.name, reason: "the retention of a stream cannot be changed")
    }
    configuration = new
    expire(at: now)
    if let limit = new.maximumPerSubject {
      for known in sequences.values(coveredBy: ">") {
        for sequence in known.dropLast(limit) { remove(sequence) }
      }
    }
    removeOldest()
  }

  /// Throws `BusError.full`, `.wrongSequence`.
  mutating func store(
    _ message: BusMessage, id: String?, after last: UInt64?, at now: Date
  ) throws(BusError) -> StoreReceipt {
    expire(at: now)
    if let id, let known = identifiers[id] {
      return StoreReceipt(sequence: known, isDuplicate: true)
    }
    if let last, last != sequences[message.subject]?.last ?? 0 {
      throw .wrongSequence(subject: message.subject)
    }
    let replaced =
      configuration.maximumPerSubject.map { limit in
        Array(sequences[message.subject]?.dropLast(limit - 1) ?? [])
      } ?? []
    if configuration.discard == .new { try checkSpace(for: message, replacing: replaced) }
    if configuration.allowsRollup, let scope = message.headers["Nats-Rollup"] {
      purge(scope == "all" ? ">" : message.subject)
    }
    for sequence in replaced { remove(sequence) }
    lastSequence += 1
    messages.append(StoredMessage(message, sequence: lastSequence, date: now))
    let sequence = lastSequence
    sequences.update(message.subject) { known in
      if known?.append(sequence) == nil { known = [sequence] }
    }
    if let id { identifiers.insert(id, lastSequence, at: now) }
    removeOldest()
    return StoreReceipt(sequence: lastSequence, isDuplicate: false)
  }

  mutating func last(on pattern: String, at now: Date) -> StoredMessage? {
    expire(at: now)
    return sequences.values(coveredBy: pattern).compactMap(\.last).max().flatMap { messages[$0] }
  }

  mutating func purge(_ pattern: String) {
    for known in sequences.values(coveredBy: pattern) {
      for sequence in known { remove(sequence) }
    }
  }

  mutating func remove(_ sequence: UInt64) {
    guard let removed = messages.remove(sequence) else { return }
    sequences.update(removed.message.subject) { known in
      if known?.first == sequence {
        known?.removeFirst()
      } else {
        known?.removeAll { $0 == sequence }
      }
      if known?.isEmpty == true { known = nil }
    }
  }

  /// Removes messages that exceed the maximum age, and ids outside the duplicate window.
  mutating func expire(at now: Date) {
    if let age = configuration.maximumAge {
      while let first = messages.first, first.date + age.seconds <= now { remove(first.sequence) }
    }
    identifiers.expire(before: now - configuration.duplicateWindow.seconds)
  }

  /// The newest sequence of each subject, in ascending order.
  func lastPerSubject(_ pattern: String) -> [UInt64] {
    sequences.values(coveredBy: pattern).compactMap(\.last).sorted()
  }

  /// The first message at or after a sequence whose subject matches a pattern.
  func next(from sequence: UInt64, on pattern: String) -> StoredMessage? {
    // Most patterns match one of the next messages. A selective pattern matches few subjects, so
    // the search by subject is fast.
    var unread = messages.from(sequence).makeIterator()
    for _ in 0..<8 {
      guard let stored = unread.next() else { return nil }
      if Subject.matches(pattern, stored.message.subject) { return stored }
    }
    return sequences.values(coveredBy: pattern)
      .compactMap { known in known.first { $0 >= sequence } }.min().flatMap { messages[$0] }
  }

  /// The number of messages at or after a sequence whose subjects match a pattern.
  func count(from sequence: UInt64, on pattern: String) -> Int {
    sequences.values(coveredBy: pattern)
      .reduce(0) { $0 + $1.count { $0 >= sequence } }
  }

  private func checkSpace(
    for message: BusMessage, replacing replaced: [UInt64]
  ) throws(BusError) {
    if let limit = configuration.maximumMessages, messages.count - replaced.count >= limit {
      throw .full(configuration.name, reason: "maximum messages exceeded")
    }
    if let limit = configuration.maximumBytes {
      let freed = replaced.reduce(0) { $0 + (messages[$1].map(MessageList.size) ?? 0) }
      if messages.bytes - freed + message.storedSize > limit {
        throw .full(configuration.name, reason: "maximum bytes exceeded")
      }
    }
  }

  private mutating func removeOldest() {
    while let first = messages.first {
      let hasTooMany = configuration.maximumMessages.map { messages.count > $0 } ?? false
      let isTooLarge = configuration.maximumBytes.map { messages.bytes > $0 } ?? false
      guard hasTooMany || isTooLarge else { return }
      remove(first.sequence)
    }
  }
}

/// The ids of recent messages, to detect duplicates.
private struct IdentifierWindow {
  private var sequences: [String: UInt64] = [:]
  private var oldestFirst: [(id: String, date: Date)] = []
  private var expired = 0

  subscript(id: String) -> UInt64? { sequences[id] }

  mutating func insert(_ id: String, _ sequence: UInt64, at date: Date) {
    sequences[id] = sequence
    oldestFirst.append((id, date))
  }

  mutating func expire(before date: Date) {
    while expired < oldestFirst.count, oldestFirst[expired].date < date {
      sequences[oldestFirst[expired].id] = nil
      expired += 1
    }
    if expired > 64, expired > oldestFirst.count / 2 {
      oldestFirst.removeFirst(expired)
      expired = 0
    }
  }
}

extension Duration {
  /// In seconds.
  package var seconds: TimeInterval {
    TimeInterval(components.seconds) + TimeInterval(components.attoseconds) / 1e18
  }
}
