import Foundation

/// A message of a stream.
public struct StoredMessage: Equatable, Sendable {
  public var message: BusMessage
  /// Its number in the stream, from 1.
  public var sequence: UInt64
  /// When the stream stored it.
  public var date: Date

  package init(_ message: BusMessage, sequence: UInt64, date: Date) {
    self.message = message
    self.sequence = sequence
    self.date = date
  }
}

/// The answer to a message that a stream has stored.
public struct StoreReceipt: Equatable, Sendable {
  public var sequence: UInt64
  /// True if the stream has had a message with this id already and stored nothing.
  public var isDuplicate: Bool

  package init(sequence: UInt64, isDuplicate: Bool) {
    self.sequence = sequence
    self.isDuplicate = isDuplicate
  }
}

/// What a stream holds.
public struct StreamState: Equatable, Sendable {
  public var configuration: StreamConfiguration
  /// A stream that was removed and created again has other sequences.
  public var created: Date
  public var messages: Int
  /// Of the messages, with what the store needs for each.
  public var bytes: Int
  public var lastSequence: UInt64
  public var consumers: Int

  package init(
    _ configuration: StreamConfiguration, created: Date, messages: Int, bytes: Int,
    lastSequence: UInt64, consumers: Int
  ) {
    self.configuration = configuration
    self.created = created
    self.messages = messages
    self.bytes = bytes
    self.lastSequence = lastSequence
    self.consumers = consumers
  }
}
