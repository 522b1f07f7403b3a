/// Reads messages of a stream in order, without gaps and duplicates.
///
/// It uses a consumer without acknowledgements. The consumer is replaced when deliveries are lost,
/// for example because a server restarts, or when it skips messages (see `MessageBus.isStranded`).
package struct OrderedReader: Sendable {
  private let bus: any MessageBus
  private let stream: String
  private let subject: String
  private let start: ConsumerConfiguration.Start
  private var consumer: (any BusConsumer)?
  /// The sequence of the last message that was read. For a reader that starts with new messages,
  /// the last sequence of the stream before it.
  private var lastSequence: UInt64?
  private var lastNumber: UInt64 = 0

  /// Does not contact the server; `open()` or the first `next` creates the consumer.
  package init(
    _ stream: String, subject: String, start: ConsumerConfiguration.Start, on bus: any MessageBus
  ) {
    self.stream = stream
    self.subject = subject
    self.start = start
    self.bus = bus
  }

  /// Starts reading. Returns the number of messages that were waiting at the start.
  package mutating func open() async throws(BusError) -> Int {
    try await current().waiting
  }

  /// The next messages, and whether there are no more. Returns no messages after the time is over.
  package mutating func next(
    upTo count: Int, within time: Duration
  ) async throws(BusError) -> (messages: [StoredMessage], isNewest: Bool) {
    let deliveries: [Delivery]
    do {
      deliveries = try await current().fetch(upTo: count, within: time)
    } catch .unknownConsumer, .interrupted, .timedOut {
      // The last delivery may be lost.
      consumer = nil
      return ([], false)
    }
    if deliveries.isEmpty, await skipsMessages() {
      consumer = nil
      return ([], false)
    }
    var messages: [StoredMessage] = []
    for delivery in deliveries {
      guard delivery.number == lastNumber + 1 else {
        consumer = nil
        return (messages, false)
      }
      lastNumber = delivery.number
      lastSequence = delivery.stored.sequence
      messages.append(delivery.stored)
    }
    return (messages, deliveries.last?.isNewest ?? true)
  }

  /// Whether the stream has messages that the consumer should have delivered.
  private func skipsMessages() async -> Bool {
    // Without an answer, the next call checks again.
    guard let newest = try? await bus.last(on: subject, in: stream),
      newest.sequence > lastSequence ?? 0
    else { return false }
    return (try? await consumer?.unfinished()) == 0
  }

  private mutating func current() async throws(BusError) -> any BusConsumer {
    if let consumer { return consumer }
    if start == .new, lastSequence == nil {
      // If the consumer is lost before its first message, the next one must start at the same
      // message.
      guard let state = try await bus.state(of: stream) else { throw .unknownStream(stream) }
      lastSequence = state.lastSequence
    }
    let made = try await bus.consumer(
      ConsumerConfiguration(
        subject: subject, start: lastSequence.map { .sequence($0 + 1) } ?? start,
        acknowledges: false), of: stream)
    consumer = made
    lastNumber = 0
    return made
  }
}
