// Compatibility (iOS 27): accepted | `LiveActivityForwarding` | no accessory receives activities: a
//   notice, and no handler is created. Functions that take an `ASAccessory` are missing

import ActivityKit
import AuthorNotices
@_exported import Foundation

/// Forwards Live Activities to an accessory, in the data provider extension of its app. The device
/// has no accessories.
public final class LiveActivityForwarding: Identifiable, Sendable {
  /// The capability of the data provider extension.
  public static let featureID = "AccessoryLiveActivities.LiveActivityForwarding"

  /// Receives a session's Live Activities.
  public protocol AccessoryLiveActivitiesHandler: Sendable {
    func activate(for session: Session)
    func sessionInvalidated()
  }

  /// The connection between the device and an accessory.
  public final class Session: Sendable {
    private init() {}

    public var liveActivities: [AccessoryLiveActivity] {
      get async throws { [] }
    }
  }

  /// - Parameter handlerFactory: Creates the handler of a session. It is not called.
  public init(_ handlerFactory: @escaping @Sendable () -> any AccessoryLiveActivitiesHandler) {
    AuthorNotice.report("AccessoryLiveActivities", lacks: "accessories")
  }
}

/// The user's answer to the question whether an accessory receives Live Activities.
public enum AccessoryAuthorizationResult: CaseIterable, Sendable {
  case undetermined, deny, allow, limited
}

/// A Live Activity as an accessory receives it.
public struct AccessoryLiveActivity: Sendable {
  public struct Content: Sendable {
    public struct AlertMessage: Sendable {
      public let title: String
      public let body: String
    }

    public let alert: AlertMessage?
  }

  /// The icon of the activity's app.
  public struct IconFile: Sendable {
    public let url: URL
  }

  public let activityIdentifier: String
  public let sourceBundleIdentifier: String
  public let sourceBundleName: String
  public let sourceBundleIcon: IconFile?
  public let state: ActivityState
  public let content: Content?
}
