import Foundation

/// What the user buys.
open class SKPayment: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  // `@unchecked Sendable`: as in StoreKit, sources set a payment up before they share it.
  fileprivate struct Fields {
    var productIdentifier = ""
    var quantity = 1
    var requestData: Data?
    var applicationUsername: String?
    var simulatesAskToBuyInSandbox = false
    var paymentDiscount: SKPaymentDiscount?
  }

  fileprivate var fields = Fields()

  public override init() {}

  public convenience init(product: SKProduct) {
    self.init()
    fields.productIdentifier = product.productIdentifier
  }

  open var productIdentifier: String { fields.productIdentifier }
  open var quantity: Int { fields.quantity }
  open var requestData: Data? { fields.requestData }
  open var applicationUsername: String? { fields.applicationUsername }
  open var simulatesAskToBuyInSandbox: Bool { fields.simulatesAskToBuyInSandbox }
  open var paymentDiscount: SKPaymentDiscount? { fields.paymentDiscount }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = SKPayment()
    copy.fields = fields
    return copy
  }

  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = SKMutablePayment()
    copy.fields = fields
    return copy
  }
}

open class SKMutablePayment: SKPayment, @unchecked Sendable {
  // `@unchecked Sendable`: as in StoreKit, sources set a payment up before they share it.
  open override var productIdentifier: String {
    get { fields.productIdentifier }
    set { fields.productIdentifier = newValue }
  }
  open override var quantity: Int {
    get { fields.quantity }
    set { fields.quantity = newValue }
  }
  open override var requestData: Data? {
    get { fields.requestData }
    set { fields.requestData = newValue }
  }
  open override var applicationUsername: String? {
    get { fields.applicationUsername }
    set { fields.applicationUsername = newValue }
  }
  open override var simulatesAskToBuyInSandbox: Bool {
    get { fields.simulatesAskToBuyInSandbox }
    set { fields.simulatesAskToBuyInSandbox = newValue }
  }
  open override var paymentDiscount: SKPaymentDiscount? {
    get { fields.paymentDiscount }
    set { fields.paymentDiscount = newValue }
  }
}

/// The signed terms of a promotional offer.
open class SKPaymentDiscount: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: the compiler does not check open classes. The values are constant.
  public let identifier: String
  public let keyIdentifier: String
  public let nonce: UUID
  public let signature: String
  /// Milliseconds since 1970.
  public let timestamp: NSNumber

  public init(
    identifier: String, keyIdentifier: String, nonce: UUID, signature: String, timestamp: NSNumber
  ) {
    self.identifier = identifier
    self.keyIdentifier = keyIdentifier
    self.nonce = nonce
    self.signature = signature
    self.timestamp = timestamp
  }
}

public enum SKPaymentTransactionState: Int, Sendable {
  case purchasing
  case purchased
  case failed
  case restored
  case deferred
}

/// A purchase. None is created here.
open class SKPaymentTransaction: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: the compiler does not check open classes. It stores nothing.
  open var payment: SKPayment { SKPayment() }
  open var original: SKPaymentTransaction? { nil }
  open var transactionState: SKPaymentTransactionState { .failed }
  open var transactionIdentifier: String? { nil }
  open var transactionDate: Date? { nil }
  open var error: (any Error)? { SKError(.paymentNotAllowed) }
}
