import Foundation
import HostLink

/// The engine's state of one app with activities.
package struct ActivityApp: Equatable, Sendable {
  /// The user's decision; nil before it, when activities are shown.
  package var isAllowed: Bool?
  /// True if pushes have the larger budget.
  package var hasFrequentPushes = false
  /// All activities of the app.
  package fileprivate(set) var activities: Set<ActivityID> = []
  /// The number of pending, active and stale activities without alarms.
  fileprivate(set) var livingCount = 0
  /// The ended activities, in the order in which they ended.
  fileprivate(set) var ended: [ActivityID] = []

  /// Replaces the counted state of one activity; `old` is nil for a new one.
  mutating func replace(_ old: StoredActivity?, with new: StoredActivity) {
    if old?.isCounted == true { livingCount -= 1 }
    guard new.state != .dismissed else {
      activities.remove(new.id)
      ended.removeAll { $0 == new.id }
      return
    }
    activities.insert(new.id)
    if new.isCounted { livingCount += 1 }
    if new.state == .ended, old?.state != .ended { ended.append(new.id) }
  }
}

/// A broadcast channel of an app.
package struct ActivityChannel: Hashable, Sendable {
  package var app: ExtensionID
  /// Base64.
  package var name: String

  package init(app: ExtensionID, name: String) {
    self.app = app
    self.name = name
  }
}
