import Foundation

extension MemoryBus {
  package func create(_ stream: StreamConfiguration) throws(BusError) {
    if let known = streams[stream.name] {
      guard known.configuration == stream else {
        throw .conflict(stream.name, reason: Self.nameInUse)
      }
      return
    }
    try check(stream)
    streams[stream.name] = MemoryStream(stream, at: now())
    for subject in stream.subjects { streamsBySubject.update(subject) { $0 = stream.name } }
  }

  /// The text of JetStream's error.
  private static let nameInUse = "stream name already in use with a different configuration"

  package func update(_ stream: StreamConfiguration) throws(BusError) {
    guard let known = streams[stream.name] else { throw .unknownStream(stream.name) }
    try check(stream)
    try change(stream.name) { state, now throws(BusError) in try state.change(to: stream, at: now) }
    for subject in known.configuration.subjects { streamsBySubject.update(subject) { $0 = nil } }
    for subject in stream.subjects { streamsBySubject.update(subject) { $0 = stream.name } }
  }

  /// Throws if a subject is invalid or overlaps with another stream.
  private func check(_ stream: StreamConfiguration) throws(BusError) {
    for subject in stream.subjects {
      guard Subject.isValidPattern(subject) else { throw .invalidSubject(subject) }
      let isTaken = streams.values.contains { other in
        other.configuration.name != stream.name
          && other.configuration.subjects.contains { Subject.overlap($0, subject) }
      }
      if isTaken {
        throw .conflict(stream.name, reason: "subjects overlap with an existing stream")
      }
    }
  }

  package func state(of stream: String) throws(BusError) -> StreamState? {
    guard streams[stream] != nil else { return nil }
    return try change(stream) { stream, now throws(BusError) in
      stream.expire(at: now)
      return stream.state
    }
  }

  package func remove(stream: String) throws(BusError) {
    guard let removed = streams.removeValue(forKey: stream) else { throw .unknownStream(stream) }
    for subject in removed.configuration.subjects { streamsBySubject.update(subject) { $0 = nil } }
    for (name, consumer) in removed.consumers {
      forget(ConsumerKey(stream: stream, name: name), consumer.configuration)
    }
  }

  package func store(
    _ message: BusMessage, id: String?, after last: UInt64?
  ) throws(BusError) -> StoreReceipt {
    storeSent()
    try message.check(limit: maximumPayload)
    return try deliverAndStore(message, id: id, after: last)
  }

  private func deliverAndStore(
    _ message: BusMessage, id: String?, after last: UInt64?
  ) throws(BusError) -> StoreReceipt {
    guard let stream = streamsBySubject.values(covering: message.subject).first else {
      throw .noStream(subject: message.subject)
    }
    deliver(message)
    return try store(message, in: stream, id: id, after: last)
  }

  package nonisolated func send(
    _ message: BusMessage, id: String?
  ) throws(BusError) -> PendingReceipt {
    try message.check(limit: maximumPayload)
    let sent = SentMessage(message: message, id: id)
    outbox.withLock { $0.append(sent) }
    Task { await storeSent() }
    return sent.receipt
  }

  /// Stores the sent messages in order. Other calls do this first, so that calls take effect in
  /// their order.
  func storeSent() {
    guard !isStoringSent else { return }
    isStoringSent = true
    defer { isStoringSent = false }
    while let sent = takeSent() {
      for sent in sent { sent.receipt.complete(outcome(of: sent)) }
    }
  }

  private func takeSent() -> [SentMessage]? {
    outbox.withLock { outbox in
      defer { outbox = [] }
      return outbox.isEmpty ? nil : outbox
    }
  }

  private func outcome(of sent: SentMessage) -> PendingReceipt.Outcome {
    do throws(BusError) {
      return .success(try deliverAndStore(sent.message, id: sent.id, after: nil))
    } catch {
      return .failure(error)
    }
  }

  func store(
    _ message: BusMessage, in stream: String, id: String?, after last: UInt64?
  ) throws(BusError) -> StoreReceipt {
    var stored = message
    stored.reply = nil
    let receipt = try change(stream) { stream, now throws(BusError) in
      try stream.store(stored, id: id, after: last, at: now)
    }
    for keys in consumersBySubject.values(covering: message.subject) {
      for key in keys where key.stream == stream { wake(key) }
    }
    return receipt
  }

  package func last(
    on pattern: String, in stream: String
  ) throws(BusError) -> StoredMessage? {
    try change(stream) { stream, now throws(BusError) in stream.last(on: pattern, at: now) }
  }

  package func purge(_ pattern: String, in stream: String) throws(BusError) {
    try change(stream) { stream, _ throws(BusError) in stream.purge(pattern) }
  }

  package func discard(_ sequence: UInt64, from stream: String) {
    try? change(stream) { stream, _ throws(BusError) in stream.remove(sequence) }
  }

  func change<Result>(
    _ name: String, _ body: (inout MemoryStream, Date) throws(BusError) -> Result
  ) throws(BusError) -> Result {
    storeSent()
    // Removed from the dictionary during the change to avoid a copy of the storage.
    guard var stream = streams.removeValue(forKey: name) else { throw .unknownStream(name) }
    defer { streams[name] = stream }
    return try body(&stream, now())
  }
}
