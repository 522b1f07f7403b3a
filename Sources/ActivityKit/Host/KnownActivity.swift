import Foundation
import HostLink
import Synchronization

/// What a process knows of one activity; all `Activity` objects of its identifier share it.
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

  var isLiving: Bool { record.state != .dismissed }

  /// Takes what the host says; what is older than what is known does nothing.
  func take(_ record: ActivityRecord) {
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

  /// The host no longer has it.
  func dismiss() {
    var record = record
    record.version += 1
    record.state = .dismissed
    take(record)
  }

  /// Nothing follows a dismissal.
  private func finish() {
    contents.finish()
    pushTokens.finish()
    states.finish()
  }
}
