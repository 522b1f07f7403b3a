import AuthorNotices
import SwiftUI
@_exported import UIKit

// Compatibility (module): accepted | | no products and no purchases, with a notice

/// The errors of the App Store.
public enum StoreKitError: Error, Sendable {
  case unknown
  case userCancelled
  case networkError(URLError)
  case systemError(any Error)
  case notAvailableInStorefront
  case notEntitled
  case unsupported
}

/// The App Store, which is not here.
public enum AppStore {
  public struct Environment: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let production = Environment(rawValue: "Production")
    public static let sandbox = Environment(rawValue: "Sandbox")
    public static let xcode = Environment(rawValue: "Xcode")
  }

  public struct Platform: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let iOS = Platform(rawValue: "iOS")
    public static let macOS = Platform(rawValue: "macOS")
    public static let tvOS = Platform(rawValue: "tvOS")
    public static let visionOS = Platform(rawValue: "visionOS")
  }

  public static var canMakePayments: Bool { false }
  public static var deviceVerificationID: UUID? { nil }

  static func report() {
    AuthorNotice.report("StoreKit", lacks: "App Store; there are no products and purchases")
  }

  /// Always throws `StoreKitError.userCancelled`, after a notice.
  public static func sync() async throws {
    report()
    throw StoreKitError.userCancelled
  }

  /// Has no effect but a notice.
  @MainActor public static func requestReview(in scene: UIWindowScene) { RequestReviewAction()() }

  /// Has no effect but a notice.
  @MainActor public static func requestReview(in controller: UIViewController) {
    RequestReviewAction()()
  }

  /// Always throws `StoreKitError.unsupported`, after a notice.
  @MainActor public static func showManageSubscriptions(in scene: UIWindowScene) async throws {
    report()
    throw StoreKitError.unsupported
  }

  /// Always throws `StoreKitError.unsupported`, after a notice.
  @MainActor public static func showManageSubscriptions(
    in scene: UIWindowScene, subscriptionGroupID: String
  ) async throws {
    try await showManageSubscriptions(in: scene)
  }

  /// Always throws `StoreKitError.unsupported`, after a notice.
  @MainActor public static func presentOfferCodeRedeemSheet(in scene: UIWindowScene) async throws {
    report()
    throw StoreKitError.unsupported
  }
}
