import Foundation
import HostLink

/// What the engine knows of one app with activities.
package struct ActivityApp: Equatable, Sendable {
  /// nil: the person has not been asked, or has not answered: activities are shown meanwhile.
  package var isAllowed: Bool?
  /// Pushes with the larger budget.
  package var hasFrequentPushes = false
  /// All that are there.
  package fileprivate(set) var activities: Set<ActivityIdentifier> = []
  fileprivate(set) var living = 0
  /// In the order in which they ended.
  fileprivate(set) var ended: [ActivityIdentifier] = []

  mutating func take(_ new: StoredActivity, instead old: StoredActivity?) {
    if old?.isLiving == true { living -= 1 }
    guard new.state != .dismissed else {
      activities.remove(new.id)
      ended.removeAll { $0 == new.id }
      return
    }
    activities.insert(new.id)
    if new.isLiving { living += 1 }
    if new.state == .ended, old?.state != .ended { ended.append(new.id) }
  }
}

/// A channel of an app's broadcasts.
package struct ActivityChannel: Hashable, Sendable {
  package var app: ExtensionIdentifier
  /// Base64.
  package var name: String

  package init(app: ExtensionIdentifier, name: String) {
    self.app = app
    self.name = name
  }
}
