/// A consumer of a stream: remembers which messages it has delivered, and delivers those again that
/// nobody acknowledges in time.
public struct ConsumerConfiguration: Equatable, Sendable {
  public enum Start: Equatable, Sendable {
    case all, new
    /// The newest message of each subject, and all later ones.
    case lastPerSubject
    case sequence(UInt64)
  }

  /// nil for a consumer that is removed when nobody uses it.
  public var name: String?
  /// The messages that it delivers; nil for all of the stream.
  public var subject: String?
  public var start: Start
  /// Whether messages must be acknowledged. If not, each is delivered once.
  public var acknowledges: Bool
  /// After this time without an acknowledgement, a message is delivered again.
  public var acknowledgementWait: Duration
  /// How often a message is delivered at most; nil for no limit. A work queue keeps it then.
  public var maximumDeliveries: Int?
  /// How many delivered messages may wait for their acknowledgement.
  public var maximumPending: Int

  public init(
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

/// Takes messages of a consumer. Any number of tasks, processes and machines may take messages of
/// the same one.
public protocol BusConsumer: Sendable {
  /// The messages that it had not delivered when it was created or found.
  var waiting: Int { get }

  /// Returns at least one message, or none if there is none within the time or if the task is
  /// cancelled.
  ///
  /// Throws `BusError.unknownConsumer` if it was removed, and `.interrupted`.
  func fetch(upTo count: Int, within time: Duration) async throws(BusError) -> [Delivery]

  /// The messages that it has not delivered, and those whose acknowledgement it awaits. Throws
  /// `BusError.unknownConsumer`.
  func unfinished() async throws(BusError) -> Int
}

extension MessageBus {
  /// Whether a consumer of a work queue passes over messages that the stream has.
  ///
  /// With NATS 2.9, the copy of a stream on a server that was killed may differ from that of the
  /// leader. A consumer that this server leads delivers nothing then, and has to be replaced.
  ///
  /// - Parameter subject: That of the consumer.
  package func isStranded(
    _ consumer: any BusConsumer, subject: String, of stream: String
  ) async throws(BusError) -> Bool {
    guard let message = try await last(on: subject, in: stream),
      try await consumer.unfinished() == 0
    else { return false }
    // One that came or was acknowledged meanwhile.
    return try await last(on: subject, in: stream)?.sequence == message.sequence
  }
}
