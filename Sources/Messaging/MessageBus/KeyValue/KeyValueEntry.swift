import Foundation

/// A key of a bucket with its value and revision.
package struct KeyValueEntry: Equatable, Sendable {
  /// Letters, digits and `-/_=.`, as NATS tools allow.
  package var key: String
  /// nil if the key was deleted.
  package var value: Data?
  /// Increases with each change in the bucket.
  package var revision: UInt64
  /// When the stream stored the value, by the server's clock.
  package var date: Date

  /// The header of a deletion. Its value is `DEL`, or `PURGE` from other clients.
  static let operation = "KV-Operation"

  /// nil if the message belongs to another bucket.
  init?(_ stored: StoredMessage, _ prefix: String) {
    let message = stored.message
    guard message.subject.hasPrefix(prefix) else { return nil }
    key = String(message.subject.dropFirst(prefix.count))
    value = message.headers[Self.operation] == nil ? message.payload : nil
    revision = stored.sequence
    date = stored.date
  }
}
