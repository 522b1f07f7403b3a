import AuthorNotices
import Foundation

public enum SKCloudServiceAuthorizationStatus: Int, Sendable {
  case notDetermined
  case denied
  case restricted
  case authorized
}

public struct SKCloudServiceCapability: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let musicCatalogPlayback = SKCloudServiceCapability(rawValue: 1 << 0)
  public static let musicCatalogSubscriptionEligible = SKCloudServiceCapability(rawValue: 1 << 1)
  public static let addToCloudMusicLibrary = SKCloudServiceCapability(rawValue: 1 << 8)
}

/// Access to the user's music library. It is denied here, with a notice.
open class SKCloudServiceController: NSObject {
  open class func authorizationStatus() -> SKCloudServiceAuthorizationStatus { .denied }

  private class func refusal() -> SKError {
    AuthorNotice.report("StoreKit", lacks: "music library; access is denied")
    return SKError(.cloudServicePermissionDenied)
  }

  open class func requestAuthorization(
    _ completionHandler: @escaping @Sendable (SKCloudServiceAuthorizationStatus) -> Void
  ) {
    _ = refusal()
    completionHandler(.denied)
  }

  open class func requestAuthorization() async -> SKCloudServiceAuthorizationStatus {
    _ = refusal()
    return .denied
  }

  open func requestCapabilities(
    completionHandler: @escaping @Sendable (SKCloudServiceCapability, (any Error)?) -> Void
  ) { completionHandler([], Self.refusal()) }

  open func requestCapabilities() async throws -> SKCloudServiceCapability {
    throw Self.refusal()
  }

  open func requestUserToken(
    forDeveloperToken developerToken: String,
    completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void
  ) { completionHandler(nil, Self.refusal()) }

  open func requestUserToken(forDeveloperToken developerToken: String) async throws -> String {
    throw Self.refusal()
  }

  open func requestStorefrontCountryCode(
    completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void
  ) { completionHandler(nil, Self.refusal()) }

  open func requestStorefrontCountryCode() async throws -> String { throw Self.refusal() }
}
