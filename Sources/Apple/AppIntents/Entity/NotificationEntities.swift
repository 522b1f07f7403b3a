// Compatibility (iOS 27): accepted | `UNMutableNotificationContent.appEntityIdentifiers` | nothing
//   reads them: there is no Siri that announces notifications

import UserNotifications

extension UNMutableNotificationContent {
  /// The entities that the notification is about.
  public var appEntityIdentifiers: [EntityIdentifier] {
    get { entities.compactMap { $0 as? EntityIdentifier } }
    set { entities = newValue }
  }
}
