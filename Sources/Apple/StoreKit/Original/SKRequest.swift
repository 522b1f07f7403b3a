// swift-format-ignore-file: AlwaysUseLowerCamelCase

import AuthorNotices
import Foundation

public protocol SKRequestDelegate: NSObjectProtocol {
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

open class SKProductsResponse: NSObject {
  private let invalid: [String]

  init(invalid: [String]) { self.invalid = invalid }

  public override init() { invalid = [] }

  open var products: [SKProduct] { [] }
  open var invalidProductIdentifiers: [String] { invalid }
}

/// Asks for products. The store knows none: all identifiers are invalid, after a notice.
open class SKProductsRequest: SKRequest {
  private let identifiers: Set<String>

  public init(productIdentifiers: Set<String>) { identifiers = productIdentifiers }

  public override init() { identifiers = [] }

  open override func start() {
    AuthorNotice.report("StoreKit", lacks: "App Store; there are no products")
    (delegate as? any SKProductsRequestDelegate)?.productsRequest(
      self, didReceive: SKProductsResponse(invalid: identifiers.sorted()))
    delegate?.requestDidFinish(self)
  }
}

public let SKReceiptPropertyIsExpired = "expired"
public let SKReceiptPropertyIsRevoked = "revoked"
public let SKReceiptPropertyIsVolumePurchase = "vpp"

/// Asks for a receipt. There is none: the request fails, after a notice.
open class SKReceiptRefreshRequest: SKRequest {
  open private(set) var receiptProperties: [String: Any]?

  public init(receiptProperties properties: [String: Any]? = nil) {
    receiptProperties = properties
  }

  open override func start() {
    AuthorNotice.report("StoreKit", lacks: "App Store; there is no receipt")
    delegate?.request(self, didFailWithError: SKError(.unknown))
  }
}
