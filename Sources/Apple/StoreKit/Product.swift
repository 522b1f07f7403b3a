import Foundation

/// Something that an app sells. There is no App Store here, so there are no products.
public struct Product: Identifiable, Hashable, Sendable {
  public struct ProductType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let consumable = ProductType(rawValue: "Consumable")
    public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
    public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
    public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
  }

  public let id: String
  public let type: ProductType
  public let displayName: String
  public let description: String
  public let price: Decimal
  public let displayPrice: String
  public let isFamilyShareable: Bool
  public let subscription: SubscriptionInfo?
  public let priceFormatStyle: Decimal.FormatStyle.Currency
  public let subscriptionPeriodFormatStyle: Date.ComponentsFormatStyle
  public let subscriptionPeriodUnitFormatStyle: SubscriptionPeriod.Unit.FormatStyle
  public let jsonRepresentation: Data

  /// Always empty, after a notice.
  public static func products<Identifiers: Collection>(
    for identifiers: Identifiers
  ) async throws -> [Product] where Identifiers.Element == String {
    AppStore.report()
    return []
  }

  public var currentEntitlement: VerificationResult<Transaction>? { get async { nil } }
  public var currentEntitlements: Transaction.Transactions { Transaction.Transactions() }
  public var latestTransaction: VerificationResult<Transaction>? { get async { nil } }
}

extension Product.ProductType {
  /// In English.
  public var localizedDescription: String { rawValue }
}
