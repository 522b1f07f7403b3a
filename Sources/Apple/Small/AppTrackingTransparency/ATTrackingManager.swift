import AuthorNotices
@_exported import Foundation

// Compatibility (module): accepted | | tracking is denied

/// Whether the user allows tracking. The user denies it here; a request prints a notice.
open class ATTrackingManager: NSObject {
  public enum AuthorizationStatus: UInt, Sendable {
    case notDetermined
    case restricted
    case denied
    case authorized
  }

  open class var trackingAuthorizationStatus: AuthorizationStatus { .denied }

  open class func requestTrackingAuthorization(
    completionHandler completion: @escaping @Sendable (AuthorizationStatus) -> Void
  ) {
    completion(refuse())
  }

  open class func requestTrackingAuthorization() async -> AuthorizationStatus { refuse() }

  private class func refuse() -> AuthorizationStatus {
    AuthorNotice.report("AppTrackingTransparency", lacks: "tracking; the answer is denied")
    return .denied
  }
}
