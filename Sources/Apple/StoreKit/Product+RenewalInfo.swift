import Foundation

extension Product.SubscriptionInfo {
  public struct RenewalState: Hashable, RawRepresentable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let subscribed = RenewalState(rawValue: 1)
    public static let expired = RenewalState(rawValue: 2)
    public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
    public static let inGracePeriod = RenewalState(rawValue: 4)
    public static let revoked = RenewalState(rawValue: 5)
  }

  public struct RenewalInfo: Hashable, Sendable {
    public struct ExpirationReason: Hashable, RawRepresentable, Sendable {
      public let rawValue: Int

      public init(rawValue: Int) {
        self.rawValue = rawValue
      }

      public static let autoRenewDisabled = ExpirationReason(rawValue: 1)
      public static let billingError = ExpirationReason(rawValue: 2)
      public static let didNotConsentToPriceIncrease = ExpirationReason(rawValue: 3)
      public static let productUnavailable = ExpirationReason(rawValue: 4)
      public static let unknown = ExpirationReason(rawValue: 5)
    }

    public enum PriceIncreaseStatus: Hashable, Sendable {
      case noIncreasePending
      case pending
      case agreed
    }

    public let originalTransactionID: UInt64
    public let appTransactionID: String
    public let appAccountToken: UUID?
    public let currentProductID: String
    public let willAutoRenew: Bool
    public let autoRenewPreference: String?
    public let expirationReason: ExpirationReason?
    public let isInBillingRetry: Bool
    public let gracePeriodExpirationDate: Date?
    public let priceIncreaseStatus: PriceIncreaseStatus
    public let offer: Transaction.Offer?
    public let eligibleWinBackOfferIDs: [String]
    public let renewalDate: Date?
    public let renewalPrice: Decimal?
    public let currency: Locale.Currency?
    public let recentSubscriptionStartDate: Date
    public let environment: AppStore.Environment
    public let deviceVerification: Data
    public let deviceVerificationNonce: UUID
    public let signedDate: Date
    public let jsonRepresentation: Data

    public var offerType: Transaction.OfferType? { offer?.type }
    public var offerID: String? { offer?.id }
    public var currencyCode: String? { currency?.identifier }
    public var environmentStringRepresentation: String { environment.rawValue }
  }
}
