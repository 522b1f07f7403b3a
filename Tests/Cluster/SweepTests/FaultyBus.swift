import MessageBus
import Synchronization

/// A bus with an unreliable link: some calls fail before they reach the underlying bus, and others
/// lose their answer. The first consumers of some streams skip all messages, and the first leaders
/// of others cannot read them.
final class FaultyBus: MessageBus {
  private let bus: any MessageBus
  private let count = Mutex(0)
  /// One call of every `interval` calls fails.
  private let interval: Int
  private let skippingStreams: Mutex<Set<String>>
  private let damagedStreams: Mutex<Set<String>>

  init(
    _ bus: any MessageBus, failingEach interval: Int = .max, skippingStreams: Set<String> = [],
    damagedStreams: Set<String> = []
  ) {
    self.bus = bus
    self.interval = interval
    self.skippingStreams = Mutex(skippingStreams)
    self.damagedStreams = Mutex(damagedStreams)
  }

  private func isDamaged(_ stream: String) -> Bool {
    damagedStreams.withLock { $0.contains(stream) }
  }

  /// Whether every stream has had its first consumer.
  var areConsumersReplaced: Bool { skippingStreams.withLock { $0.isEmpty } }

  func changeLeader(of stream: String) { damagedStreams.withLock { _ = $0.remove(stream) } }

  var failures: Int { count.withLock { $0 / interval } }

  private func call<Result>(
    _ body: () async throws(BusError) -> Result
  ) async throws(BusError) -> Result {
    let number = count.withLock { count in
      count += 1
      return count
    }
    guard number % interval == 0 else { return try await body() }
    let isDone = number / interval % 2 == 0
    if isDone { _ = try await body() }
    throw isDone ? .timedOut("an answer") : .interrupted
  }

  var maximumPayload: Int { get async { await bus.maximumPayload } }

  func publish(_ message: BusMessage) async throws(BusError) {
    try await call { () throws(BusError) in try await bus.publish(message) }
  }

  func subscribe(
    to pattern: String, group: String?, limit: Int
  ) async throws(BusError) -> BusSubscription {
    try await bus.subscribe(to: pattern, group: group, limit: limit)
  }

  func create(_ stream: StreamConfiguration) async throws(BusError) {
    try await bus.create(stream)
  }

  func update(_ stream: StreamConfiguration) async throws(BusError) {
    try await bus.update(stream)
  }

  func state(of stream: String) async throws(BusError) -> StreamState? {
    try await bus.state(of: stream)
  }

  func remove(stream: String) async throws(BusError) { try await bus.remove(stream: stream) }

  func store(
    _ message: BusMessage, id: String?, after last: UInt64?
  ) async throws(BusError) -> StoreReceipt {
    try await call { () throws(BusError) in
      try await bus.store(message, id: id, after: last)
    }
  }

  func last(on subject: String, in stream: String) async throws(BusError) -> StoredMessage? {
    if isDamaged(stream) { return nil }
    return try await call { () throws(BusError) in try await bus.last(on: subject, in: stream) }
  }

  func send(_ message: BusMessage, id: String?) throws(BusError) -> PendingReceipt {
    try bus.send(message, id: id)
  }

  func discard(_ sequence: UInt64, from stream: String) async throws(BusError) {
    try await bus.discard(sequence, from: stream)
  }

  func purge(_ pattern: String, in stream: String) async throws(BusError) {
    try await call { () throws(BusError) in try await bus.purge(pattern, in: stream) }
  }

  func consumer(
    _ consumer: ConsumerConfiguration, of stream: String
  ) async throws(BusError) -> any BusConsumer {
    let made = try await call { () throws(BusError) in
      try await bus.consumer(consumer, of: stream)
    }
    if isDamaged(stream) || skippingStreams.withLock({ $0.remove(stream) != nil }) {
      return SkippingConsumer()
    }
    return FaultyConsumer(consumer: made, bus: self)
  }

  func remove(consumer: String, of stream: String) async throws(BusError) {
    try await call { () throws(BusError) in
      try await bus.remove(consumer: consumer, of: stream)
    }
  }

  private struct FaultyConsumer: BusConsumer {
    let consumer: any BusConsumer
    let bus: FaultyBus

    var waiting: Int { consumer.waiting }

    func unfinished() async throws(BusError) -> Int { try await consumer.unfinished() }

    func fetch(upTo count: Int, within time: Duration) async throws(BusError) -> [Delivery] {
      // The underlying bus redelivers lost deliveries.
      let deliveries = try await bus.call { () throws(BusError) in
        try await consumer.fetch(upTo: count, within: time)
      }
      return deliveries.map { delivery in
        Delivery(
          delivery.stored, count: delivery.count, number: delivery.number,
          isNewest: delivery.isNewest
        ) { [bus] answer throws(BusError) in
          try await bus.call { () throws(BusError) in try await delivery.answer(answer) }
        }
      }
    }
  }

  private struct SkippingConsumer: BusConsumer {
    let waiting = 0

    func fetch(upTo count: Int, within time: Duration) async -> [Delivery] {
      await Task.yield()
      return []
    }

    func unfinished() -> Int { 0 }
  }
}
