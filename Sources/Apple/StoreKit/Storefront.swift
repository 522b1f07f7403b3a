import Foundation

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
