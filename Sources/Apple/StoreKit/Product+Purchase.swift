import SwiftUI

extension Product {
  public enum PurchaseResult: Sendable {
    case success(VerificationResult<Transaction>)
    case userCancelled
    case pending
  }

  public enum PurchaseError: Error, Equatable, Hashable, Sendable {
    case invalidQuantity
    case productUnavailable
    case purchaseNotAllowed
    case ineligibleForOffer
    case invalidOfferIdentifier
    case invalidOfferPrice
    case invalidOfferSignature
    case missingOfferParameters
  }

  /// Always throws `PurchaseError.productUnavailable`.
  @discardableResult
  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
    throw PurchaseError.productUnavailable
  }

  /// Always throws `PurchaseError.productUnavailable`.
  @discardableResult
  @MainActor public func purchase(
    confirmIn scene: some UIScene, options: Set<PurchaseOption> = []
  ) async throws -> PurchaseResult {
    throw PurchaseError.productUnavailable
  }

  /// Always throws `PurchaseError.productUnavailable`.
  @discardableResult
  @MainActor public func purchase(
    confirmIn viewController: UIViewController, options: Set<PurchaseOption> = []
  ) async throws -> PurchaseResult {
    throw PurchaseError.productUnavailable
  }
}

extension Product {
  /// A wish for a purchase. Nothing reads it.
  public struct PurchaseOption: Hashable, Sendable {
    private let name: String
    private var value: Data?

    private init(_ name: String, _ value: Data? = nil) {
      self.name = name
      self.value = value
    }

    public static func quantity(_ quantity: Int) -> PurchaseOption {
      PurchaseOption("quantity \(quantity)")
    }

    public static func appAccountToken(_ token: UUID) -> PurchaseOption {
      PurchaseOption("appAccountToken \(token)")
    }

    public static func simulatesAskToBuyInSandbox(_ simulateAskToBuy: Bool) -> PurchaseOption {
      PurchaseOption("simulatesAskToBuyInSandbox \(simulateAskToBuy)")
    }

    public static func onStorefrontChange(
      shouldContinuePurchase: @escaping (Storefront) -> Bool
    ) -> PurchaseOption { PurchaseOption("onStorefrontChange") }

    public static func custom(key: String, value: String) -> PurchaseOption {
      PurchaseOption("custom \(key) \(value)")
    }

    public static func custom(key: String, value: Double) -> PurchaseOption {
      PurchaseOption("custom \(key) \(value)")
    }

    public static func custom(key: String, value: Bool) -> PurchaseOption {
      PurchaseOption("custom \(key) \(value)")
    }

    public static func custom(key: String, value: Data) -> PurchaseOption {
      PurchaseOption("custom \(key)", value)
    }

    public static func promotionalOffer(
      offerID: String, keyID: String, nonce: UUID, signature: Data, timestamp: Int
    ) -> PurchaseOption {
      PurchaseOption("promotionalOffer \(offerID) \(keyID) \(nonce) \(timestamp)", signature)
    }

    public static func promotionalOffer(
      offerID: String, signature: SubscriptionOffer.Signature
    ) -> PurchaseOption {
      promotionalOffer(
        offerID: offerID, keyID: signature.keyID, nonce: signature.nonce,
        signature: signature.signature, timestamp: signature.timestamp)
    }

    public static func promotionalOffer(
      _ offerID: String, compactJWS: String
    ) -> [PurchaseOption] {
      [PurchaseOption("promotionalOffer \(offerID) \(compactJWS)")]
    }

    public static func introductoryOfferEligibility(compactJWS: String) -> PurchaseOption {
      PurchaseOption("introductoryOfferEligibility \(compactJWS)")
    }

    public static func winBackOffer(_ offer: SubscriptionOffer) -> PurchaseOption {
      PurchaseOption("winBackOffer \(offer.id ?? "")")
    }
  }
}

/// Buys a product: `@Environment(\.purchase)`.
public struct PurchaseAction: Sendable {
  /// Always throws `Product.PurchaseError.productUnavailable`.
  @discardableResult
  @MainActor public func callAsFunction(
    _ product: Product, options: Set<Product.PurchaseOption> = []
  ) async throws -> Product.PurchaseResult {
    try await product.purchase(options: options)
  }
}

extension EnvironmentValues {
  public var purchase: PurchaseAction { PurchaseAction() }
}
