import HostLink

/// Why an activity cannot be started.
public enum ActivityAuthorizationError: Error, Hashable, Sendable {
  case attributesTooLarge
  case unsupported
  case denied
  case globalMaximumExceeded
  case targetMaximumExceeded
  case unsupportedTarget
  case visibility
  case persistenceFailure
  case missingProcessIdentifier
  case unentitled
  case malformedActivityIdentifier
  case reconnectNotPermitted
}

extension ActivityAuthorizationError: CustomNSError {
  public static var errorDomain: String { "ActivityKit.ActivityAuthorizationError" }

  public var errorCode: Int {
    switch self {
    case .attributesTooLarge: 0
    case .unsupported: 1
    case .denied: 2
    case .globalMaximumExceeded: 3
    case .targetMaximumExceeded: 4
    case .unsupportedTarget: 5
    case .visibility: 6
    case .persistenceFailure: 7
    case .missingProcessIdentifier: 8
    case .unentitled: 9
    case .malformedActivityIdentifier: 10
    case .reconnectNotPermitted: 11
    }
  }
}

extension ActivityAuthorizationError {
  /// Foundation on Linux ignores `LocalizedError` for errors with a custom domain.
  public var errorUserInfo: [String: Any] {
    var information: [String: Any] = [:]
    information[NSLocalizedDescriptionKey] = errorDescription
    information[NSLocalizedFailureReasonErrorKey] = failureReason
    information[NSLocalizedRecoverySuggestionErrorKey] = recoverySuggestion
    return information
  }
}

extension ActivityAuthorizationError: LocalizedError {
  public var errorDescription: String? { failureReason }

  public var failureReason: String? {
    switch self {
    case .attributesTooLarge: "The attributes and the content together exceed 4 KB."
    case .unsupported: "This process has no host that shows Live Activities."
    case .denied: "The user does not allow Live Activities for this app."
    case .globalMaximumExceeded: "The device already has the maximum number of Live Activities."
    case .targetMaximumExceeded: "The app already has the maximum number of Live Activities."
    case .unsupportedTarget: "The app does not declare support for Live Activities."
    case .visibility: "A Live Activity can only be started while the app is in the foreground."
    case .persistenceFailure: "The host could not store the Live Activity."
    case .missingProcessIdentifier: "The request lacks its process's identifier."
    case .unentitled: "The app lacks an entitlement that the request needs."
    case .malformedActivityIdentifier: "The identifier does not belong to a Live Activity."
    case .reconnectNotPermitted: "The Live Activity belongs to another process."
    }
  }

  public var recoverySuggestion: String? {
    switch self {
    case .attributesTooLarge: "Store large data elsewhere, and send identifiers."
    case .unsupportedTarget:
      "Set NSSupportsLiveActivities in the app's Info.plist, and start the activity in the app's "
        + "process, not in its extension."
    case .globalMaximumExceeded, .targetMaximumExceeded: "End an activity first."
    case .denied: "Ask the user to allow Live Activities in the app's settings."
    case .visibility: "Start it while the app is in use, from a LiveActivityIntent, or by push."
    case .unsupported:
      "Set VITRINE_HOST_SOCKET to the device socket of a running `vitrine serve`, and "
        + "VITRINE_EXTENSION to the extension's name."
    default: nil
    }
  }
}

extension ActivityAuthorizationError {
  /// The case that comes closest to the host's reason.
  init(_ reason: ActivityRefusal.Reason) {
    self =
      switch reason {
      case .attributesTooLarge: .attributesTooLarge
      case .unsupported, .maximumLimitReached, .invalidAlarm: .unsupported
      case .denied: .denied
      case .globalMaximumExceeded: .globalMaximumExceeded
      case .targetMaximumExceeded: .targetMaximumExceeded
      case .unsupportedTarget: .unsupportedTarget
      case .visibility: .visibility
      case .persistenceFailure: .persistenceFailure
      case .missingProcessIdentifier: .missingProcessIdentifier
      case .unentitled: .unentitled
      case .malformedActivityIdentifier, .unknownActivity: .malformedActivityIdentifier
      case .reconnectNotPermitted: .reconnectNotPermitted
      }
  }
}
