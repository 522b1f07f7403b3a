import Foundation

// Compatibility: works | `ActivityAttributes`, `ActivityContent`, `ActivityState`,
//   `ActivityStyle`, `AlertConfiguration`, `ActivityUIDismissalPolicy`, `PushType`,
//   `ActivityAuthorizationError` | numeric error codes are this project's. `visibility` is thrown
//   for an app with a life cycle in the background; any other running program counts as in the
//   foreground. `unsupportedTarget` is thrown if there is an
//   `Info.plist` without `NSSupportsLiveActivities`. Alert texts are in the app's language at the
//   time of the request, which is the device's language when the app was opened

/// The data of a Live Activity: attributes that stay the same, and a content that changes.
public protocol ActivityAttributes: Decodable, Encodable {
  /// The part that changes during the activity's life.
  associatedtype ContentState: Decodable, Encodable, Hashable
}
