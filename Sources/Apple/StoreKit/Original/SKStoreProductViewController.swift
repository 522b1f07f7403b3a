// swift-format-ignore-file: AlwaysUseLowerCamelCase

import AuthorNotices
import SwiftUI

public let SKStoreProductParameterITunesItemIdentifier = "id"
public let SKStoreProductParameterProductIdentifier = "productIdentifier"
public let SKStoreProductParameterCustomProductPageIdentifier = "ppid"
public let SKStoreProductParameterAffiliateToken = "at"
public let SKStoreProductParameterCampaignToken = "ct"
public let SKStoreProductParameterProviderToken = "pt"
public let SKStoreProductParameterAdvertisingPartnerToken = "advp"

@MainActor
public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {
  func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}

extension SKStoreProductViewControllerDelegate {
  public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {}
}

/// Shows a product of the App Store. Nothing is loaded.
open class SKStoreProductViewController: UIViewController {
  open weak var delegate: (any SKStoreProductViewControllerDelegate)?

  /// Fails, after a notice.
  open func loadProduct(
    withParameters parameters: [String: Any],
    completionBlock block: (@MainActor @Sendable (Bool, (any Error)?) -> Void)? = nil
  ) {
    AuthorNotice.report("StoreKit", lacks: "App Store; there are no products")
    block?(false, SKError(.storeProductNotAvailable))
  }

  /// Throws `SKError`, after a notice.
  @discardableResult
  open func loadProduct(withParameters parameters: [String: Any]) async throws -> Bool {
    AuthorNotice.report("StoreKit", lacks: "App Store; there are no products")
    throw SKError(.storeProductNotAvailable)
  }
}
