/// The configuration of a consumer. A consumer keeps its position in the stream, and redelivers
/// messages that are not acknowledged in time.
package struct ConsumerConfiguration: Equatable, Sendable {
  /// The first message that a new consumer delivers.
  package enum Start: Equatable, Sendable {
    /// The first message of the stream, or the first that is stored after the consumer was created.
    case all, new
    /// The newest message of each subject, and all later ones.
    case lastPerSubject
    /// The first message with at least this sequence.
    case sequence(UInt64)
  }

  /// The durable name; nil for an ephemeral consumer, which is removed when it is not used.
  package var name: String?
  /// The filter subject; nil delivers all messages of the stream.
  package var subject: String?
  /// Where a new consumer begins.
  package var start: Start
  /// Whether messages must be acknowledged. If not, each message is delivered once.
  package var acknowledges: Bool
  /// The time after which an unacknowledged message is redelivered.
  package var acknowledgementWait: Duration
  /// The maximum number of deliveries of a message; nil for no limit. A work queue keeps the
  /// message after the last delivery.
  package var maximumDeliveries: Int?
  /// The maximum number of unacknowledged messages.
  package var maximumPending: Int

  package init(
    _ name: String? = nil, subject: String? = nil, start: Start = .all, acknowledges: Bool = true,
    acknowledgementWait: Duration = .seconds(30), maximumDeliveries: Int? = nil,
    maximumPending: Int = 1000
  ) {
    self.name = name
    self.subject = subject
    self.start = start
    self.acknowledges = acknowledges
    self.acknowledgementWait = acknowledgementWait
    self.maximumDeliveries = maximumDeliveries
    self.maximumPending = maximumPending
  }
}

/// Fetches messages of a consumer. Any number of tasks, processes and machines may share a
/// consumer.
package protocol BusConsumer: Sendable {
  /// The number of undelivered messages when the consumer was created or found.
  var waiting: Int { get }

  /// Waits for at least one message. Returns no messages after the time is over or if the task is
  /// cancelled.
  ///
  /// Throws `BusError.unknownConsumer` if the consumer was removed, and `.interrupted`.
  func fetch(upTo count: Int, within time: Duration) async throws(BusError) -> [Delivery]

  /// The number of undelivered and unacknowledged messages. Throws `BusError.unknownConsumer`.
  func unfinished() async throws(BusError) -> Int
}

extension MessageBus {
  /// Whether a consumer of a work queue skips messages of the stream.
  ///
  /// With NATS 2.9, the replica of a server that was killed may differ from that of the leader. A
  /// consumer on this server then delivers no messages and must be replaced.
  ///
  /// - Parameter subject: The filter subject of the consumer.
  package func isStranded(
    _ consumer: any BusConsumer, subject: String, of stream: String
  ) async throws(BusError) -> Bool {
    guard let message = try await last(on: subject, in: stream),
      try await consumer.unfinished() == 0
    else { return false }
    // Excludes a message that was stored or acknowledged in the meantime.
    return try await last(on: subject, in: stream)?.sequence == message.sequence
  }
}
