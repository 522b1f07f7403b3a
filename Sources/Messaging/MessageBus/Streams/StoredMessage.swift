import Foundation

/// A message of a stream.
package struct StoredMessage: Equatable, Sendable {
  /// As the publisher has sent it.
  package var message: BusMessage
  /// The stream sequence, from 1.
  package var sequence: UInt64
  /// When the stream stored it.
  package var date: Date

  package init(_ message: BusMessage, sequence: UInt64, date: Date) {
    self.message = message
    self.sequence = sequence
    self.date = date
  }
}

/// The confirmation that a stream has stored a message.
package struct StoreReceipt: Equatable, Sendable {
  /// The sequence of the message in its stream; of the first one, for a duplicate.
  package var sequence: UInt64
  /// Whether the stream already had a message with this id and stored nothing.
  package var isDuplicate: Bool

  package init(sequence: UInt64, isDuplicate: Bool) {
    self.sequence = sequence
    self.isDuplicate = isDuplicate
  }
}

/// The state of a stream.
package struct StreamState: Equatable, Sendable {
  /// The settings, as the server has them.
  package var configuration: StreamConfiguration
  /// When the stream was created. The sequences of a recreated stream restart at 1.
  package var created: Date
  /// The number of messages that are stored now.
  package var messages: Int
  /// The size of the messages, with the overhead of the store.
  package var bytes: Int
  /// The sequence of the newest message ever stored; 0 before the first one.
  package var lastSequence: UInt64
  /// The number of consumers, named or not.
  package var consumers: Int

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
