import Foundation
import HostLink

/// What the engine knows of one app with activities.
struct ActivityApp: Equatable, Sendable {
  /// nil: the person has not been asked, or has not answered: activities are shown meanwhile.
  var isAllowed: Bool?
  /// Pushes with the larger budget.
  var hasFrequentPushes = false
  /// All that are there.
  fileprivate(set) var activities: Set<ActivityIdentifier> = []
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
struct ActivityChannel: Hashable, Sendable {
  var app: ExtensionIdentifier
  /// Base64.
  var name: String
}
