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
  /// Linux Foundation does not ask `LocalizedError` for an error that has a domain of its own.
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
    case .attributesTooLarge: "The attributes and the content take more than 4 KB."
    case .unsupported: "No host that shows Live Activities is connected to this process."
    case .denied: "The person does not allow Live Activities of this app."
    case .globalMaximumExceeded: "The device has as many Live Activities as it can show."
    case .targetMaximumExceeded: "The app has as many Live Activities as it may have."
    case .unsupportedTarget: "The app does not declare that it has Live Activities."
    case .visibility: "A Live Activity can only be started while the app is in the foreground."
    case .persistenceFailure: "The host could not store the Live Activity."
    case .missingProcessIdentifier: "The request does not say which process it comes from."
    case .unentitled: "The app lacks an entitlement that the request needs."
    case .malformedActivityIdentifier: "The identifier names no Live Activity."
    case .reconnectNotPermitted: "The Live Activity belongs to another process."
    }
  }

  public var recoverySuggestion: String? {
    switch self {
    case .attributesTooLarge: "Keep what does not change elsewhere, and send identifiers."
    case .unsupportedTarget: "Set NSSupportsLiveActivities in the app's Info.plist."
    case .globalMaximumExceeded, .targetMaximumExceeded: "End an activity first."
    case .denied: "Ask the person to allow Live Activities in the app's settings."
    case .visibility: "Start it while the app is in use, from a LiveActivityIntent, or by push."
    case .unsupported:
      "Set VITRINE_HOST_SOCKET to the control socket of a running `vitrine serve`, and "
        + "VITRINE_EXTENSION to the extension's name."
    default: nil
    }
  }
}

extension ActivityAuthorizationError {
  /// As near as Apple's cases come to what the host says.
  init(_ reason: ActivityRefusal.Reason) {
    self =
      switch reason {
      case .attributesTooLarge: .attributesTooLarge
      case .unsupported: .unsupported
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
