import Foundation

/// A key-value bucket in a stream, in the layout of NATS: the bucket `B` is the stream `KV_B`, and
/// the key `K` is the subject `$KV.B.K`. `nats kv` reads and writes it.
///
/// Source: ADR-8 of nats-architecture-and-design.
package struct KeyValueBucket: Sendable {
  /// The bucket is the stream `KV_` and this name.
  package let name: String
  private let bus: any MessageBus

  private var stream: String { "KV_\(name)" }
  private var prefix: String { "$KV.\(name)." }

  /// Does not create the bucket; `configuration` is that of its stream.
  package init(_ name: String, on bus: any MessageBus) {
    self.name = name
    self.bus = bus
  }

  /// The configuration of a bucket's stream.
  ///
  /// - Parameters:
  ///   - maximumBytes: The limit for all values together; nil for no limit.
  ///   - maximumAge: The age at which a value is removed; nil for no limit.
  package static func stream(
    _ name: String, maximumBytes: Int? = nil, maximumAge: Duration? = nil, replicas: Int = 1
  ) -> StreamConfiguration {
    StreamConfiguration(
      "KV_\(name)", subjects: ["$KV.\(name).>"], discard: .new, maximumPerSubject: 1,
      maximumBytes: maximumBytes, maximumAge: maximumAge, replicas: replicas, allowsRollup: true,
      allowsDirectReads: true, deniesDeletion: true)
  }

  /// nil if the key has no value.
  package func entry(_ key: String) async throws(BusError) -> KeyValueEntry? {
    let entry = try await newest(key)
    return entry?.value == nil ? nil : entry
  }

  /// The current value; nil if the key has none.
  package func value(_ key: String) async throws(BusError) -> Data? { try await entry(key)?.value }

  /// Sets a value. Throws `BusError.wrongSequence` if the key has changed since `revision`.
  ///
  /// - Parameter revision: The expected revision; 0 for a key without a value. nil sets the value
  ///   unconditionally.
  /// - Returns: The new revision.
  @discardableResult
  package func set(
    _ value: Data, for key: String, after revision: UInt64? = nil
  ) async throws(BusError) -> UInt64 {
    let message = BusMessage(try subject(key), payload: value)
    do {
      return try await bus.store(message, id: nil, after: revision).sequence
    } catch .wrongSequence where revision == 0 {
      // A deleted key has no value but a revision.
      guard let known = try await newest(key), known.value == nil else {
        throw .wrongSequence(subject: message.subject)
      }
      return try await bus.store(message, id: nil, after: known.revision).sequence
    }
  }

  /// Sets a value without waiting for the confirmation.
  package func send(_ value: Data, for key: String) throws(BusError) -> PendingReceipt {
    try bus.send(BusMessage(try subject(key), payload: value), id: nil)
  }

  /// Deletes a key, and notifies watchers. Does nothing if the key has no value.
  package func delete(
    _ key: String, after revision: UInt64? = nil
  ) async throws(BusError) {
    guard try await entry(key) != nil else { return }
    let message = BusMessage(try subject(key), headers: [KeyValueEntry.operation: "DEL"])
    _ = try await bus.store(message, id: nil, after: revision)
  }

  private func newest(_ key: String) async throws(BusError) -> KeyValueEntry? {
    try await bus.last(on: try subject(key), in: stream).flatMap { KeyValueEntry($0, prefix) }
  }

  /// The subject of a key. NATS tools allow letters, digits and `-/_=.` in keys.
  private func subject(_ key: String) throws(BusError) -> String {
    let isAllowed = key.unicodeScalars.allSatisfy { scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-", "/", "_", "=", ".": true
      default: false
      }
    }
    guard isAllowed, Subject.isValid(prefix + key) else { throw .invalidSubject(key) }
    return prefix + key
  }
}

extension KeyValueBucket {
  /// What a watcher receives.
  package enum Change: Equatable, Sendable {
    /// A key has a new value, or was deleted.
    case entry(KeyValueEntry)
    /// The watcher has received all values that the bucket had when the watch began.
    case isCurrent
  }

  /// Receives the values of the keys that match a pattern, and then each change, until the task is
  /// cancelled.
  ///
  /// No changes are lost when the connection is interrupted. Throws `BusError.unknownStream` if the
  /// bucket does not exist.
  package func watch(
    _ pattern: String = ">", _ receive: (Change) async -> Void
  ) async throws(BusError) {
    guard Subject.isValidPattern(prefix + pattern) else { throw .invalidSubject(pattern) }
    var reader = OrderedReader(
      stream, subject: prefix + pattern, start: .lastPerSubject, on: bus)
    var isCurrent = try await reader.open() == 0
    if isCurrent { await receive(.isCurrent) }
    while !Task.isCancelled {
      let batch = try await reader.next(upTo: 256, within: .seconds(30))
      for message in batch.messages {
        if let entry = KeyValueEntry(message, prefix) { await receive(.entry(entry)) }
      }
      if !isCurrent, batch.isNewest {
        isCurrent = true
        await receive(.isCurrent)
      }
    }
  }

  /// Receives each new change until the task is cancelled. A deletion is an entry without a value.
  /// Throws the same errors as `watch`.
  package func follow(_ receive: (KeyValueEntry) async -> Void) async throws(BusError) {
    var reader = OrderedReader(stream, subject: prefix + ">", start: .new, on: bus)
    while !Task.isCancelled {
      let batch = try await reader.next(upTo: 256, within: .seconds(30))
      for message in batch.messages {
        if let entry = KeyValueEntry(message, prefix) { await receive(entry) }
      }
    }
  }

  /// All current values. Throws `BusError.unknownStream` if the bucket does not exist.
  package func entries() async throws(BusError) -> [KeyValueEntry] {
    var reader = OrderedReader(stream, subject: prefix + ">", start: .lastPerSubject, on: bus)
    guard try await reader.open() > 0 else { return [] }
    var entries: [KeyValueEntry] = []
    while !Task.isCancelled {
      let batch = try await reader.next(upTo: 256, within: .seconds(5))
      entries += batch.messages.compactMap { KeyValueEntry($0, prefix) }.filter { $0.value != nil }
      if batch.isNewest { break }
    }
    return entries
  }
}
