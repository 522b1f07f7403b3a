import Foundation
import HostLink
import Synchronization

/// What a process knows about one activity. All `Activity` objects with its identifier share it.
///
/// It holds the newest record, and publishes changes of its state, content and push token.
/// `apply(_:)` is the only way to change it:
///
/// - Records have versions. A record that is not newer than the current one does nothing, so
///   answers and changes may arrive in any order.
/// - Only what differs is published.
/// - A dismissal is final and ends all three sequences.
final class KnownActivity: Sendable {
  let id: String
  let attributesType: String
  let attributes: Data
  let states: Multicast<ActivityStateName>
  let contents: Multicast<ActivityContentMessage>
  let pushTokens: Multicast<Data>
  private let current: Mutex<ActivityRecord>

  init(_ record: ActivityRecord) {
    id = record.id
    attributesType = record.attributesType
    attributes = record.attributes
    states = Multicast(record.state)
    contents = Multicast(record.content)
    pushTokens = Multicast(record.pushToken)
    current = Mutex(record)
    if record.state == .dismissed { finish() }
  }

  var record: ActivityRecord { current.withLock { $0 } }

  var isDismissed: Bool { record.state == .dismissed }

  /// Applies a record of the host. Ignores it if the current one is as new or newer.
  func apply(_ record: ActivityRecord) {
    let old: ActivityRecord? = current.withLock { current in
      guard record.version > current.version else { return nil }
      defer { current = record }
      return current
    }
    guard let old else { return }
    if record.content != old.content { contents.publish(record.content) }
    if let token = record.pushToken, token != old.pushToken { pushTokens.publish(token) }
    if record.state != old.state { states.publish(record.state) }
    if record.state == .dismissed { finish() }
  }

  /// Marks the activity as dismissed because the host no longer has it.
  func dismiss() {
    var record = record
    record.version += 1
    record.state = .dismissed
    apply(record)
  }

  /// Ends the sequences: nothing follows a dismissal.
  private func finish() {
    contents.finish()
    pushTokens.finish()
    states.finish()
  }
}
