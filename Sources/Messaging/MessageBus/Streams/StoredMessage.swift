import Foundation

/// A message of a stream.
public struct StoredMessage: Equatable, Sendable {
  /// As the publisher has sent it.
  public var message: BusMessage
  /// The stream sequence, from 1.
  public var sequence: UInt64
  /// When the stream stored it.
  public var date: Date

  package init(_ message: BusMessage, sequence: UInt64, date: Date) {
    self.message = message
    self.sequence = sequence
    self.date = date
  }
}

/// The confirmation that a stream has stored a message.
public struct StoreReceipt: Equatable, Sendable {
  /// The sequence of the message in its stream; of the first one, for a duplicate.
  public var sequence: UInt64
  /// Whether the stream already had a message with this id and stored nothing.
  public var isDuplicate: Bool

  package init(sequence: UInt64, isDuplicate: Bool) {
    self.sequence = sequence
    self.isDuplicate = isDuplicate
  }
}

/// The state of a stream.
public struct StreamState: Equatable, Sendable {
  /// The settings, as the server has them.
  public var configuration: StreamConfiguration
  /// When the stream was created. The sequences of a recreated stream restart at 1.
  public var created: Date
  /// The number of messages that are stored now.
  public var messages: Int
  /// The size of the messages, with the overhead of the store.
  public var bytes: Int
  /// The sequence of the newest message ever stored; 0 before the first one.
  public var lastSequence: UInt64
  /// The number of consumers, named or not.
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
