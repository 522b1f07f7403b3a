import Foundation

/// A message bus: publishes messages to subscribers, and stores them in streams.
///
///     let receipt = try await bus.store(BusMessage("tasks.render", payload: task), id: "task-1")
///     let consumer = try await bus.consumer(ConsumerConfiguration("workers"), of: "TASKS")
///     for delivery in try await consumer.fetch(upTo: 10, within: .seconds(30)) {
///       perform(delivery.message)
///       try await delivery.answer(.acknowledge)
///     }
///
/// `NATSBus` uses NATS servers with JetStream. `MemoryBus` follows the rules of JetStream within
/// one process. Key-value buckets (`KeyValueBucket`) and objects (`ObjectStore`) are built on
/// streams, in the layout of the NATS tools.
///
/// Every call may throw `BusError.notConnected` and `BusError.timedOut`. If `store` times out, the
/// message may have been stored: retry with the same id.
package protocol MessageBus: Sendable {
  /// The maximum size of a message including its headers, in bytes.
  var maximumPayload: Int { get async }

  /// Sends a message to the current subscribers. A stream with a matching subject also stores it,
  /// but the publisher gets no receipt.
  ///
  /// Throws `BusError.invalidSubject`, `.invalidHeader`, `.tooLarge`, `.bufferFull`.
  func publish(_ message: BusMessage) async throws(BusError)

  /// Subscribes to new messages whose subjects match a pattern.
  ///
  /// - Parameters:
  ///   - group: The queue group. Each message is delivered to one subscription of the group.
  ///   - limit: The maximum number of unread messages. Further messages are dropped and counted.
  func subscribe(
    to pattern: String, group: String?, limit: Int
  ) async throws(BusError) -> BusSubscription

  /// Creates a stream. Does nothing if it exists with the same configuration.
  ///
  /// Throws `BusError.conflict` if it exists with another configuration or if its subjects overlap
  /// with another stream, and `.full` if the server cannot reserve its storage.
  func create(_ stream: StreamConfiguration) async throws(BusError)
  /// Changes a stream. Throws `BusError.unknownStream`, and `.conflict` for a setting that cannot
  /// be changed.
  func update(_ stream: StreamConfiguration) async throws(BusError)
  /// nil if the stream does not exist.
  func state(of stream: String) async throws(BusError) -> StreamState?
  /// Removes a stream with its messages and consumers. Throws `BusError.unknownStream`.
  func remove(stream: String) async throws(BusError)
  /// Makes the leader of a stream step down, so that another server is elected. Does nothing on a
  /// bus without replicas.
  func changeLeader(of stream: String) async throws(BusError)

  /// Publishes a message, and returns when a stream has stored it.
  ///
  /// Throws `BusError.full`, `.wrongSequence`, `.noStream` and the errors of `publish`.
  ///
  /// - Parameters:
  ///   - id: The id for deduplication. A second message with the same id is not stored.
  ///   - last: The expected sequence of the last message on the subject; 0 for none. nil skips the
  ///     check.
  func store(
    _ message: BusMessage, id: String?, after last: UInt64?
  ) async throws(BusError) -> StoreReceipt

  /// Sends a message to its stream without waiting for the receipt. Does not block.
  ///
  /// Messages are stored in the order in which they are sent, unless the connection is lost. Throws
  /// the same errors as `publish`.
  func send(_ message: BusMessage, id: String?) throws(BusError) -> PendingReceipt

  /// The newest message whose subject matches a pattern; nil if there is none.
  func last(on pattern: String, in stream: String) async throws(BusError) -> StoredMessage?

  /// The payload of the newest message on a subject; nil if there is none. Any replica answers, so
  /// the payload may be stale. Use it only for subjects whose messages are all equal.
  func anyPayload(on subject: String, in stream: String) async throws(BusError) -> Data?

  /// Removes the messages whose subjects match a pattern.
  func purge(_ pattern: String, in stream: String) async throws(BusError)

  /// Requests the removal of a message. Does not wait for the result.
  func discard(_ sequence: UInt64, from stream: String) async throws(BusError)

  /// Returns a consumer, and creates it if it does not exist.
  ///
  /// Throws `BusError.unknownStream`, and `.conflict` if the settings are rejected.
  func consumer(
    _ consumer: ConsumerConfiguration, of stream: String
  ) async throws(BusError) -> any BusConsumer
  /// Removes a consumer. The messages stay in the stream. Throws `BusError.unknownConsumer`.
  func remove(consumer: String, of stream: String) async throws(BusError)
}

extension MessageBus {
  /// Subscribes without a queue group: every subscription receives each message.
  package func subscribe(
    to pattern: String, limit: Int = 1000
  ) async throws(BusError) -> BusSubscription {
    try await subscribe(to: pattern, group: nil, limit: limit)
  }

  /// Does nothing, for a bus without replicas.
  package func changeLeader(of stream: String) async throws(BusError) {}

  package func anyPayload(
    on subject: String, in stream: String
  ) async throws(BusError) -> Data? {
    try await last(on: subject, in: stream)?.message.payload
  }

  /// Stores a message without expecting a sequence of the subject.
  @discardableResult
  package func store(
    _ message: BusMessage, id: String? = nil
  ) async throws(BusError) -> StoreReceipt {
    try await store(message, id: id, after: nil)
  }

  /// Creates a stream, or updates it to the configuration.
  @discardableResult
  package func provide(_ stream: StreamConfiguration) async throws(BusError) -> Provision {
    guard let state = try await state(of: stream.name) else {
      try await create(stream)
      return .created
    }
    if stream.differences(from: state.configuration).isEmpty { return .unchanged }
    try await update(stream)
    return .updated
  }
}

/// The result of `MessageBus.provide(_:)`.
package enum Provision: String, Equatable, Sendable {
  /// Whether the stream was new, had other settings, or was as it should be.
  case created, updated, unchanged
}
