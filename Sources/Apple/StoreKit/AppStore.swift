import AuthorNotices

// Compatibility (module): accepted | | no products and no purchases, with a notice

/// The errors of the App Store.
public enum StoreKitError: Error, Sendable {
  case unknown
  case userCancelled
  case networkError(URLError)
  case systemError(any Error)
  case notAvailableInStorefront
  case notEntitled
  case unsupported
}

/// The App Store, which is not here.
public enum AppStore {
  public static var canMakePayments: Bool { false }

  /// Always throws `StoreKitError.userCancelled`, after a notice.
  public static func sync() async throws {
    AuthorNotice.report("StoreKit", lacks: "App Store; there are no products and purchases")
    throw StoreKitError.userCancelled
  }
}

/// The App Store of a country. There is none.
public struct Storefront: Hashable, Identifiable, Sendable {
  public let id: String
  /// Three letters, such as `USA`.
  public let countryCode: String

  public static var current: Storefront? { get async { nil } }
  public static var updates: Storefronts { Storefronts() }

  public struct Storefronts: AsyncSequence, Sendable {
    public typealias Element = Storefront

    public struct AsyncIterator: AsyncIteratorProtocol {
      private let base = NoElements<Storefront>()

      public mutating func next() async -> Storefront? { await base.next() }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
}
