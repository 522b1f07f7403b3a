import DeviceEngine
import Foundation
import HostLink

/// What can be asked of a device's Live Activities: the part of `DeviceCommand` about them.
public enum LiveActivityCommand: Equatable, Sendable {
  /// What ActivityKit asks, in an app's process.
  case ask(extension: ExtensionIdentifier, ActivityCommand)
  /// What happens to an app's activities from now on, a line each. Over the device socket only.
  case news(extension: ExtensionIdentifier, attributesType: String?)
  case list
  case dismiss(ActivityIdentifier)
  case allow(extension: ExtensionIdentifier, isAllowed: Bool, frequentPushes: Bool?)
  case tap(
    ActivityIdentifier, ActivityPresentationName, TapTarget, isFullscreen: Bool = false)

  var name: String {
    switch self {
    case .ask: "activity"
    case .news: "activityNews"
    case .list: "activities"
    case .dismiss: "dismissActivity"
    case .allow: "allowActivities"
    case .tap: "tapActivity"
    }
  }
}
