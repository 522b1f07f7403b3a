import Foundation

/// A purchase. There are none.
public struct Transaction: Identifiable, Hashable, Sendable {
  public let id: UInt64
  public let originalID: UInt64
  public let webOrderLineItemID: String?
  public let appTransactionID: String
  public let productID: String
  public let productType: Product.ProductType
  public let subscriptionGroupID: String?
  public let appBundleID: String
  public let purchaseDate: Date
  public let originalPurchaseDate: Date
  public let expirationDate: Date?
  public let revocationDate: Date?
  public let revocationReason: RevocationReason?
  public let purchasedQuantity: Int
  public let isUpgraded: Bool
  public let ownershipType: OwnershipType
  public let appAccountToken: UUID?
  public let offer: Offer?
  public let reason: Reason
  public let environment: AppStore.Environment
  public let storefront: Storefront
  public let price: Decimal?
  public let currency: Locale.Currency?
  public let deviceVerification: Data
  public let deviceVerificationNonce: UUID
  public let signedDate: Date
  public let jsonRepresentation: Data

  public func finish() async {}
}

extension Transaction {
  public var reasonStringRepresentation: String { reason.rawValue }
  public var environmentStringRepresentation: String { environment.rawValue }
  public var storefrontCountryCode: String { storefront.countryCode }
  public var currencyCode: String? { currency?.identifier }
  public var offerType: OfferType? { offer?.type }
  public var offerID: String? { offer?.id }
  public var offerPaymentModeStringRepresentation: String? { offer?.paymentMode?.rawValue }
  public var offerPeriodStringRepresentation: String? { nil }

  public var subscriptionStatus: Product.SubscriptionInfo.Status? { get async { nil } }
}

extension Transaction {
  /// A sequence without transactions.
  public struct Transactions: AsyncSequence, Sendable {
    public typealias Element = VerificationResult<Transaction>

    public struct AsyncIterator: AsyncIteratorProtocol {
      private let base = NoElements<Element>()

      public mutating func next() async -> Element? { await base.next() }
    }

    public func makeAsyncIterator() -> AsyncIterator {
      AppStore.report()
      return AsyncIterator()
    }
  }

  public static var all: Transactions { Transactions() }
  public static var currentEntitlements: Transactions { Transactions() }
  public static var unfinished: Transactions { Transactions() }
  public static var updates: Transactions { Transactions() }

  public static func currentEntitlements(for productID: String) -> Transactions { Transactions() }

  /// Always nil, after a notice: the user is not entitled to anything.
  public static func currentEntitlement(
    for productID: String
  ) async -> VerificationResult<Transaction>? {
    AppStore.report()
    return nil
  }

  /// Always nil.
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? {
    nil
  }
}
