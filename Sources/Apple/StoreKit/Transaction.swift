import AuthorNotices

/// A purchase. There are none.
public struct Transaction: Identifiable, Hashable, Sendable {
  public enum OwnershipType: Hashable, Sendable {
    case purchased
    case familyShared
  }

  public enum RevocationReason: Hashable, Sendable {
    case developerIssue
    case other
  }

  public let id: UInt64
  public let originalID: UInt64
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
  public let signedDate: Date

  public let price: Decimal?
  public let currency: Locale.Currency?
  public let storefrontCountryCode: String
  public let deviceVerification: Data

  public func finish() async {}

  /// A sequence without transactions.
  public struct Transactions: AsyncSequence, Sendable {
    public typealias Element = VerificationResult<Transaction>

    public struct AsyncIterator: AsyncIteratorProtocol {
      private let base = NoElements<Element>()

      public mutating func next() async -> Element? { await base.next() }
    }

    public func makeAsyncIterator() -> AsyncIterator {
      AuthorNotice.report("StoreKit", lacks: "App Store; there are no products and purchases")
      return AsyncIterator()
    }
  }

  public static var all: Transactions { Transactions() }
  public static var currentEntitlements: Transactions { Transactions() }
  public static var unfinished: Transactions { Transactions() }
  public static var updates: Transactions { Transactions() }

  /// Always nil, after a notice: the user is not entitled to anything.
  public static func currentEntitlement(
    for productID: String
  ) async -> VerificationResult<Transaction>? {
    AuthorNotice.report("StoreKit", lacks: "App Store; there are no products and purchases")
    return nil
  }

  /// Always nil.
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? {
    nil
  }
}
