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
    public let winBackOffers: [SubscriptionOffer]
    public let groupDisplayName: String
    public let groupLevel: Int

    public var isEligibleForIntroOffer: Bool { get async { false } }
    public var status: [Status] { get async throws { [] } }

    public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { false }

    /// Always nil.
    public static func status(transactionID: UInt64) async throws -> Status? { nil }

    /// Always empty.
    public static func status(for groupID: String) async throws -> [Status] { [] }
  }
}
