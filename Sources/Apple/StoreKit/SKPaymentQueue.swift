import AuthorNotices
import Foundation

public struct SKError: CustomNSError, Equatable, Sendable {
  public enum Code: Int, Sendable {
    case unknown
    case clientInvalid
    case paymentCancelled
    case paymentInvalid
    case paymentNotAllowed
    case storeProductNotAvailable
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { "SKErrorDomain" }
  public var errorCode: Int { code.rawValue }

  public static var paymentCancelled: Code { .paymentCancelled }
  public static var paymentNotAllowed: Code { .paymentNotAllowed }
}

/// A product of the store. None is created here.
open class SKProduct: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: the compiler does not check open classes. It stores nothing.
  open var productIdentifier: String { "" }
  open var localizedTitle: String { "" }
  open var localizedDescription: String { "" }
  open var price: NSDecimalNumber { 0 }
  open var priceLocale: Locale { .current }
}

open class SKProductsResponse: NSObject {
  public let invalidProductIdentifiers: [String]

  init(invalid: [String]) { invalidProductIdentifiers = invalid }

  open var products: [SKProduct] { [] }
}

public protocol SKRequestDelegate: AnyObject {
  func requestDidFinish(_ request: SKRequest)
  func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
  public func requestDidFinish(_ request: SKRequest) {}
  public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

public protocol SKProductsRequestDelegate: SKRequestDelegate {
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

open class SKRequest: NSObject {
  open weak var delegate: (any SKRequestDelegate)?

  open func start() {}
  open func cancel() {}
}

/// Asks for products. The store knows none: all identifiers are invalid, after a notice.
open class SKProductsRequest: SKRequest {
  private let identifiers: Set<String>

  public init(productIdentifiers: Set<String>) { identifiers = productIdentifiers }

  open override func start() {
    AuthorNotice.report("StoreKit", lacks: "App Store; there are no products")
    (delegate as? any SKProductsRequestDelegate)?.productsRequest(
      self, didReceive: SKProductsResponse(invalid: identifiers.sorted()))
    delegate?.requestDidFinish(self)
  }
}

open class SKPayment: NSObject {
  public let productIdentifier: String
  open var quantity: Int { 1 }

  public init(product: SKProduct) { productIdentifier = product.productIdentifier }
}

public enum SKPaymentTransactionState: Int, Sendable {
  case purchasing
  case purchased
  case failed
  case restored
  case deferred
}

/// A purchase. None is created here.
open class SKPaymentTransaction: NSObject {
  public let payment: SKPayment

  init(payment: SKPayment) { self.payment = payment }

  open var transactionState: SKPaymentTransactionState { .failed }
  open var transactionIdentifier: String? { nil }
  open var transactionDate: Date? { nil }
  open var error: (any Error)? { SKError(.paymentNotAllowed) }
}

public protocol SKPaymentTransactionObserver: AnyObject {
  func paymentQueue(
    _ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
}

/// The purchases of the app. Payments are not allowed here: `canMakePayments()` is false.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: the compiler does not check open classes. It stores nothing.
  private static let queue = SKPaymentQueue()

  open class func `default`() -> SKPaymentQueue { queue }
  open class func canMakePayments() -> Bool { false }

  open var transactions: [SKPaymentTransaction] { [] }
  open func add(_ payment: SKPayment) {
    AuthorNotice.report("StoreKit", lacks: "App Store; there are no products")
  }
  open func add(_ observer: any SKPaymentTransactionObserver) {}
  open func remove(_ observer: any SKPaymentTransactionObserver) {}
  open func finishTransaction(_ transaction: SKPaymentTransaction) {}
  open func restoreCompletedTransactions() {}
}
