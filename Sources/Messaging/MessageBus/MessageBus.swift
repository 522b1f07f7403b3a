import Foundation

/// A message bus: messages to subscribers, and streams that store them.
///
///     let receipt = try await bus.store(BusMessage("tasks.render", payload: task), id: "task-1")
///     let consumer = try await bus.consumer(ConsumerConfiguration("workers"), of: "TASKS")
///     for delivery in try await consumer.fetch(upTo: 10, within: .seconds(30)) {
///       perform(delivery.message)
///       try await delivery.answer(.acknowledge)
///     }
///
/// `MemoryBus` is a bus within one process, `NATSBus` one of NATS servers with JetStream, whose
/// rules both follow. Key-value buckets (`KeyValueBucket`) and objects (`ObjectStore`) are made of
/// streams, in the layout that the tools of NATS read.
///
/// Every call may throw `BusError.notConnected` and `BusError.timedOut`. A message whose `store`
/// timed out may have been stored: repeat the call with the same id.
public protocol MessageBus: Sendable {
  /// The largest message with its headers, in bytes.
  var maximumPayload: Int { get async }

  /// Sends a message to the present subscribers. A stream with its subject stores it, too, but
  /// nothing says so.
  ///
  /// Throws `BusError.invalidSubject`, `.invalidHeader`, `.tooLarge`, `.bufferFull`.
  func publish(_ message: BusMessage) async throws(BusError)

  /// The messages on the subjects that a pattern covers, from now on.
  ///
  /// - Parameters:
  ///   - group: Each message goes to one subscription of the group.
  ///   - limit: The messages that wait for the reader. Further ones are dropped, and counted.
  func subscribe(
    to pattern: String, group: String?, limit: Int
  ) async throws(BusError) -> BusSubscription

  /// Creates a stream. Does nothing if it exists with the same configuration.
  ///
  /// Throws `BusError.conflict` if it exists with another one or if its subjects belong to another
  /// stream, and `.full` if the server cannot reserve its size.
  func create(_ stream: StreamConfiguration) async throws(BusError)
  /// Changes a stream. Throws `BusError.unknownStream`, `.conflict` for what cannot be changed.
  func update(_ stream: StreamConfiguration) async throws(BusError)
  /// nil if there is no such stream.
  func state(of stream: String) async throws(BusError) -> StreamState?
  func remove(stream: String) async throws(BusError)
  /// Lets another server lead a stream. A bus without copies of its streams does nothing.
  func changeLeader(of stream: String) async throws(BusError)

  /// Returns when a stream has stored the message.
  ///
  /// Throws `BusError.full`, `.wrongSequence`, `.noStream` and what `publish` throws.
  ///
  /// - Parameters:
  ///   - id: A second message with the id of an earlier one is not stored.
  ///   - last: The sequence of the last message on the subject, 0 for none; nil for any.
  func store(
    _ message: BusMessage, id: String?, after last: UInt64?
  ) async throws(BusError) -> StoreReceipt

  /// Sends a message to its stream without waiting until it is stored. Does not block.
  ///
  /// Messages that are sent one after the other are stored in this order, unless the connection
  /// ends meanwhile. Throws what `publish` throws.
  func send(_ message: BusMessage, id: String?) throws(BusError) -> PendingReceipt

  /// The newest message on the subjects that a pattern covers; nil if there is none.
  func last(on pattern: String, in stream: String) async throws(BusError) -> StoredMessage?

  /// The payload of the newest message on a subject; nil if there is none. It comes from any copy
  /// of the stream, and may be an older one: for subjects whose messages are all the same.
  func anyPayload(on subject: String, in stream: String) async throws(BusError) -> Data?

  /// Removes the messages on the subjects that a pattern covers.
  func purge(_ pattern: String, in stream: String) async throws(BusError)

  /// Asks a stream to remove one message. Nothing says whether it has.
  func discard(_ sequence: UInt64, from stream: String) async throws(BusError)

  /// A consumer, which is created if it does not exist.
  ///
  /// Throws `BusError.unknownStream`, `.conflict` if it cannot be created with these settings.
  func consumer(
    _ consumer: ConsumerConfiguration, of stream: String
  ) async throws(BusError) -> any BusConsumer
  func remove(consumer: String, of stream: String) async throws(BusError)
}

extension MessageBus {
  public func subscribe(
    to pattern: String, limit: Int = 1000
  ) async throws(BusError) -> BusSubscription {
    try await subscribe(to: pattern, group: nil, limit: limit)
  }

  public func changeLeader(of stream: String) async throws(BusError) {}

  public func anyPayload(
    on subject: String, in stream: String
  ) async throws(BusError) -> Data? {
    try await last(on: subject, in: stream)?.message.payload
  }

  @discardableResult
  public func store(
    _ message: BusMessage, id: String? = nil
  ) async throws(BusError) -> StoreReceipt {
    try await store(message, id: id, after: nil)
  }

  /// Creates a stream, or changes it to the configuration.
  @discardableResult
  public func provide(_ stream: StreamConfiguration) async throws(BusError) -> Provision {
    guard let state = try await state(of: stream.name) else {
      try await create(stream)
      return .created
    }
    if stream.differences(from: state.configuration).isEmpty { return .unchanged }
    try await update(stream)
    return .updated
  }
}

/// What `MessageBus.provide(_:)` has done.
public enum Provision: String, Equatable, Sendable {
  case created, updated, unchanged
}
