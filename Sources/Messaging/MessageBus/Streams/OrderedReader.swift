/// Reads messages of a stream in their order, without gaps and duplicates: a consumer without
/// acknowledgements, which is replaced when deliveries are lost, for example because a server
/// restarts, or when it passes over messages (see `MessageBus.isStranded`).
package struct OrderedReader: Sendable {
  private let bus: any MessageBus
  private let stream: String
  private let subject: String
  private let start: ConsumerConfiguration.Start
  private var consumer: (any BusConsumer)?
  /// Of the newest message that was read, or that the stream had before a reader of new ones.
  private var lastSequence: UInt64?
  private var lastNumber: UInt64 = 0

  package init(
    _ stream: String, subject: String, start: ConsumerConfiguration.Start, on bus: any MessageBus
  ) {
    self.stream = stream
    self.subject = subject
    self.start = start
    self.bus = bus
  }

  /// The messages that waited when the reading began.
  package mutating func open() async throws(BusError) -> Int {
    try await current().waiting
  }

  /// The next messages, none if there are none within the time, and whether there are no more.
  package mutating func next(
    upTo count: Int, within time: Duration
  ) async throws(BusError) -> (messages: [StoredMessage], isNewest: Bool) {
    let deliveries: [Delivery]
    do {
      deliveries = try await current().fetch(upTo: count, within: time)
    } catch .unknownConsumer, .interrupted, .timedOut {
      // What was delivered last may be lost.
      consumer = nil
      return ([], false)
    }
    if deliveries.isEmpty, await passesOver() {
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

  /// Whether the stream has messages that should have been delivered.
  private func passesOver() async -> Bool {
    // Without an answer, nothing is known. The next reading tells.
    guard let newest = try? await bus.last(on: subject, in: stream),
      newest.sequence > lastSequence ?? 0
    else { return false }
    return (try? await consumer?.unfinished()) == 0
  }

  private mutating func current() async throws(BusError) -> any BusConsumer {
    if let consumer { return consumer }
    if start == .new, lastSequence == nil {
      // A consumer that is lost before its first message must not be replaced with a later start.
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
