extension Product.SubscriptionInfo {
  /// A user's subscription. There are none.
  public struct Status: Hashable, Sendable {
    public let state: RenewalState
    public let transaction: VerificationResult<Transaction>
    public let renewalInfo: VerificationResult<RenewalInfo>

    public static var updates: Updates { Updates() }
    public static var all: Statuses { Statuses() }

    public struct Updates: AsyncSequence, Sendable {
      public typealias Element = Status

      public struct AsyncIterator: AsyncIteratorProtocol {
        private let base = NoElements<Status>()

        public mutating func next() async -> Status? { await base.next() }
      }

      public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }

    /// The statuses of each subscription group.
    public struct Statuses: AsyncSequence, Sendable {
      public typealias Element = (groupID: String, statuses: [Status])

      public struct AsyncIterator: AsyncIteratorProtocol {
        private let base = NoElements<Element>()

        public mutating func next() async -> Element? { await base.next() }
      }

      public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }
  }
}
