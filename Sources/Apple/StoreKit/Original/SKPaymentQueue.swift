import AuthorNotices
import Foundation

/// The App Store of a country. None is created here.
open class SKStorefront: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: the compiler does not check open classes. It stores nothing.
  open var identifier: String { "" }
  /// Three letters, such as `USA`.
  open var countryCode: String { "" }
}

public protocol SKPaymentTransactionObserver: NSObjectProtocol {
  func paymentQueue(
    _ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
  func paymentQueue(
    _ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
  func paymentQueue(
    _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
  func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
  func paymentQueue(
    _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
  ) -> Bool
  func paymentQueueDidChangeStorefront(_ queue: SKPaymentQueue)
  func paymentQueue(
    _ queue: SKPaymentQueue,
    didRevokeEntitlementsForProductIdentifiers productIdentifiers: [String])
}

extension SKPaymentTransactionObserver {
  public func paymentQueue(
    _ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]
  ) {}
  public func paymentQueue(
    _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error
  ) {}
  public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
  public func paymentQueue(
    _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
  ) -> Bool { false }
  public func paymentQueueDidChangeStorefront(_ queue: SKPaymentQueue) {}
  public func paymentQueue(
    _ queue: SKPaymentQueue,
    didRevokeEntitlementsForProductIdentifiers productIdentifiers: [String]
  ) {}
}

public protocol SKPaymentQueueDelegate: NSObjectProtocol {
  func paymentQueue(
    _ paymentQueue: SKPaymentQueue, shouldContinue transaction: SKPaymentTransaction,
    in newStorefront: SKStorefront
  ) -> Bool
  func paymentQueueShouldShowPriceConsent(_ paymentQueue: SKPaymentQueue) -> Bool
}

extension SKPaymentQueueDelegate {
  public func paymentQueue(
    _ paymentQueue: SKPaymentQueue, shouldContinue transaction: SKPaymentTransaction,
    in newStorefront: SKStorefront
  ) -> Bool { true }
  public func paymentQueueShouldShowPriceConsent(_ paymentQueue: SKPaymentQueue) -> Bool { true }
}

/// The purchases of the app. Payments are not allowed here: `canMakePayments()` is false.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: as in StoreKit, sources set the delegate on one thread.
  private static let queue = SKPaymentQueue()

  open weak var delegate: (any SKPaymentQueueDelegate)?

  open class func `default`() -> SKPaymentQueue { queue }
  open class func canMakePayments() -> Bool { false }

  open var storefront: SKStorefront? { nil }
  open var transactions: [SKPaymentTransaction] { [] }
  open var transactionObservers: [any SKPaymentTransactionObserver] { [] }

  open func add(_ payment: SKPayment) {
    AuthorNotice.report("StoreKit", lacks: "App Store; there are no products")
  }
  open func add(_ observer: any SKPaymentTransactionObserver) {}
  open func remove(_ observer: any SKPaymentTransactionObserver) {}
  open func finishTransaction(_ transaction: SKPaymentTransaction) {}
  open func restoreCompletedTransactions() {}
  open func restoreCompletedTransactions(withApplicationUsername username: String?) {}
  open func showPriceConsentIfNeeded() {}
  open func presentCodeRedemptionSheet() {}
}
