import Foundation

/// A value of a bucket, and the number of its change.
public struct KeyValueEntry: Equatable, Sendable {
  public var key: String
  /// nil if the key was deleted.
  public var value: Data?
  /// Increases with each change in the bucket.
  public var revision: UInt64
  public var date: Date

  /// The header of a deletion: `DEL`, or `PURGE` from other clients.
  static let operation = "KV-Operation"

  /// nil for a message of another bucket.
  init?(_ stored: StoredMessage, _ prefix: String) {
    let message = stored.message
    guard message.subject.hasPrefix(prefix) else { return nil }
    key = String(message.subject.dropFirst(prefix.count))
    value = message.headers[Self.operation] == nil ? message.payload : nil
    revision = stored.sequence
    date = stored.date
  }
}
