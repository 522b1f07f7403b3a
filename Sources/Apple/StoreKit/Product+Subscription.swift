extension Product {
  /// A length of time, such as 3 months.
  public struct SubscriptionPeriod: Hashable, Sendable {
    public enum Unit: Hashable, Sendable, CustomDebugStringConvertible {
      case day
      case week
      case month
      case year

      public var debugDescription: String { "\(name)" }

      /// In English.
      public var localizedDescription: String { name.capitalized }

      private var name: String {
        switch self {
        case .day: "day"
        case .week: "week"
        case .month: "month"
        case .year: "year"
        }
      }

      /// Formats a unit as its name.
      public struct FormatStyle: Foundation.FormatStyle, Sendable {
        public func format(_ value: Unit) -> String { value.localizedDescription.lowercased() }
      }

      public func formatted(_ format: FormatStyle) -> String { format.format(self) }
    }

    public let unit: Unit
    public let value: Int

    public static let weekly = SubscriptionPeriod(unit: .week, value: 1)
    public static let monthly = SubscriptionPeriod(unit: .month, value: 1)
    public static let everyTwoMonths = SubscriptionPeriod(unit: .month, value: 2)
    public static let everyThreeMonths = SubscriptionPeriod(unit: .month, value: 3)
    public static let everySixMonths = SubscriptionPeriod(unit: .month, value: 6)
    public static let yearly = SubscriptionPeriod(unit: .year, value: 1)
  }

  /// The terms of a subscription.
  public struct SubscriptionInfo: Hashable, Sendable {
    public let subscriptionGroupID: String
    public let subscriptionPeriod: SubscriptionPeriod
    public let introductoryOffer: SubscriptionOffer?
    public let promotionalOffers: [SubscriptionOffer]

    public var isEligibleForIntroOffer: Bool { get async { false } }
    public var status: [Status] { get async throws { [] } }

    public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { false }

    /// Always empty.
    public static func status(for groupID: String) async throws -> [Status] { [] }

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
      public let originalTransactionID: UInt64
      public let currentProductID: String
      public let willAutoRenew: Bool
      public let autoRenewPreference: String?
      public let renewalDate: Date?
      public let gracePeriodExpirationDate: Date?
    }

    /// A user's subscription. There are none.
    public struct Status: Hashable, Sendable {
      public let state: RenewalState
      public let transaction: VerificationResult<Transaction>
      public let renewalInfo: VerificationResult<RenewalInfo>

      public static var updates: Updates { Updates() }

      public struct Updates: AsyncSequence, Sendable {
        public typealias Element = Status

        public struct AsyncIterator: AsyncIteratorProtocol {
          private let base = NoElements<Status>()

          public mutating func next() async -> Status? { await base.next() }
        }

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
      }
    }
  }

  /// A reduced price.
  public struct SubscriptionOffer: Hashable, Sendable {
    public struct OfferType: Hashable, RawRepresentable, Sendable {
      public let rawValue: String

      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      public static let introductory = OfferType(rawValue: "Introductory")
      public static let promotional = OfferType(rawValue: "Promotional")
    }

    public struct PaymentMode: Hashable, RawRepresentable, Sendable {
      public let rawValue: String

      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      public static let payAsYouGo = PaymentMode(rawValue: "Pay As You Go")
      public static let payUpFront = PaymentMode(rawValue: "Pay Up Front")
      public static let freeTrial = PaymentMode(rawValue: "Free Trial")
    }

    public let id: String?
    public let type: OfferType
    public let price: Decimal
    public let displayPrice: String
    public let period: SubscriptionPeriod
    public let periodCount: Int
    public let paymentMode: PaymentMode
  }
}
