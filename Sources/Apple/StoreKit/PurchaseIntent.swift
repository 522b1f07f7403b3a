/// A purchase that the user has started in the App Store. There are none.
public struct PurchaseIntent: Equatable, Identifiable, Sendable {
  public let product: Product
  public let offer: Product.SubscriptionOffer?

  public var id: Product.ID { product.id }

  public static var intents: PurchaseIntents { PurchaseIntents() }

  public struct PurchaseIntents: AsyncSequence, Sendable {
    public typealias Element = PurchaseIntent

    public struct AsyncIterator: AsyncIteratorProtocol {
      private let base = NoElements<PurchaseIntent>()

      public mutating func next() async -> PurchaseIntent? { await base.next() }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
}
