// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// A payment network.
public struct PKPaymentNetwork: Hashable, RawRepresentable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }

  public static let amex = PKPaymentNetwork("AmEx")
  public static let chinaUnionPay = PKPaymentNetwork("ChinaUnionPay")
  public static let discover = PKPaymentNetwork("Discover")
  public static let girocard = PKPaymentNetwork("Girocard")
  public static let interac = PKPaymentNetwork("Interac")
  public static let JCB = PKPaymentNetwork("JCB")
  public static let maestro = PKPaymentNetwork("Maestro")
  public static let masterCard = PKPaymentNetwork("MasterCard")
  public static let visa = PKPaymentNetwork("Visa")
}

public struct PKMerchantCapability: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let threeDSecure = PKMerchantCapability(rawValue: 1 << 0)
  public static let emv = PKMerchantCapability(rawValue: 1 << 1)
  public static let credit = PKMerchantCapability(rawValue: 1 << 2)
  public static let debit = PKMerchantCapability(rawValue: 1 << 3)
}

public enum PKPaymentSummaryItemType: UInt, Sendable {
  case final
  case pending
}

open class PKPaymentSummaryItem: NSObject {
  open var label: String
  open var amount: NSDecimalNumber
  open var type: PKPaymentSummaryItemType

  public init(
    label: String, amount: NSDecimalNumber, type: PKPaymentSummaryItemType = .final
  ) {
    self.label = label
    self.amount = amount
    self.type = type
  }
}

open class PKPaymentRequest: NSObject {
  open var merchantIdentifier = ""
  open var countryCode = ""
  open var currencyCode = ""
  open var supportedNetworks: [PKPaymentNetwork] = []
  open var merchantCapabilities: PKMerchantCapability = []
  open var paymentSummaryItems: [PKPaymentSummaryItem] = []

  public override init() {}
}

/// Apple Pay, which is not available here: `canMakePayments()` is false.
open class PKPaymentAuthorizationController: NSObject {
  open class func canMakePayments() -> Bool { false }
  open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool {
    false
  }

  public init(paymentRequest request: PKPaymentRequest) {}
  open func present(completion: ((Bool) -> Void)? = nil) { completion?(false) }
}
