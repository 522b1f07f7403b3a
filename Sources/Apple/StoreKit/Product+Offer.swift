import Foundation

extension Product {
  /// A reduced price.
  public struct SubscriptionOffer: Hashable, Sendable {
    public struct OfferType: Hashable, RawRepresentable, Sendable {
      public let rawValue: String

      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      public static let introductory = OfferType(rawValue: "Introductory")
      public static let promotional = OfferType(rawValue: "Promotional")
      public static let winBack = OfferType(rawValue: "WinBack")

      /// In English.
      public var localizedDescription: String { rawValue }
    }

    public struct PaymentMode: Hashable, RawRepresentable, Sendable {
      public let rawValue: String

      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      public static let payAsYouGo = PaymentMode(rawValue: "Pay As You Go")
      public static let payUpFront = PaymentMode(rawValue: "Pay Up Front")
      public static let freeTrial = PaymentMode(rawValue: "Free Trial")

      /// In English.
      public var localizedDescription: String { rawValue }
    }

    /// The server's signature of a promotional offer.
    public struct Signature: Hashable, Sendable {
      public let keyID: String
      public let nonce: UUID
      public let timestamp: Int
      public let signature: Data

      public init(keyID: String, nonce: UUID, timestamp: Int, signature: Data) {
        self.keyID = keyID
        self.nonce = nonce
        self.timestamp = timestamp
        self.signature = signature
      }
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
