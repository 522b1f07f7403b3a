import Foundation

/// A product of the store. None is created here.
open class SKProduct: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: the compiler does not check open classes. It stores nothing.
  public enum PeriodUnit: UInt, Sendable {
    case day
    case week
    case month
    case year
  }

  open var productIdentifier: String { "" }
  open var localizedTitle: String { "" }
  open var localizedDescription: String { "" }
  open var contentVersion: String { "" }
  open var price: NSDecimalNumber { 0 }
  open var priceLocale: Locale { .current }
  open var isFamilyShareable: Bool { false }
  open var isDownloadable: Bool { false }
  open var subscriptionGroupIdentifier: String? { nil }
  open var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }
  open var introductoryPrice: SKProductDiscount? { nil }
  open var discounts: [SKProductDiscount] { [] }
}

/// How often a subscription renews. None is created here.
open class SKProductSubscriptionPeriod: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: the compiler does not check open classes. It stores nothing.
  open var numberOfUnits: Int { 0 }
  open var unit: SKProduct.PeriodUnit { .day }
}

/// A reduced price of a subscription. None is created here.
open class SKProductDiscount: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: the compiler does not check open classes. It stores nothing.
  public enum PaymentMode: UInt, Sendable {
    case payAsYouGo
    case payUpFront
    case freeTrial
  }

  public enum `Type`: UInt, Sendable {
    case introductory
    case subscription
  }

  open var identifier: String? { nil }
  open var price: NSDecimalNumber { 0 }
  open var priceLocale: Locale { .current }
  open var numberOfPeriods: Int { 0 }
  open var subscriptionPeriod: SKProductSubscriptionPeriod { SKProductSubscriptionPeriod() }
  open var paymentMode: PaymentMode { .payAsYouGo }
  open var type: `Type` { .introductory }
}
