import SwiftUI

/// The structure of a `SubscriptionStoreView`. It is not drawn.
@MainActor @preconcurrency
public protocol StoreContent {
  associatedtype Body: StoreContent
  @StoreContentBuilder var body: Body { get }
}

/// No content, and the body of the other ones.
public struct EmptyStoreContent: StoreContent {
  nonisolated public init() {}

  public var body: Self { self }
}

@resultBuilder
public enum StoreContentBuilder {
  public static func buildBlock() -> EmptyStoreContent { EmptyStoreContent() }
  public static func buildPartialBlock<Content: StoreContent>(first: Content) -> Content { first }

  public static func buildPartialBlock(
    accumulated: some StoreContent, next: some StoreContent
  ) -> EmptyStoreContent { EmptyStoreContent() }

  public static func buildOptional(_ content: (some StoreContent)?) -> EmptyStoreContent {
    EmptyStoreContent()
  }

  public static func buildEither(first: some StoreContent) -> EmptyStoreContent {
    EmptyStoreContent()
  }

  public static func buildEither(second: some StoreContent) -> EmptyStoreContent {
    EmptyStoreContent()
  }
}

/// The plans that belong together.
public struct SubscriptionOptionGroup<Content: StoreContent>: StoreContent {
  public init(@StoreContentBuilder content: () -> Content) {}
  public init(
    isIncluded: @escaping (Product) -> Bool, @StoreContentBuilder content: () -> Content
  ) {}
  public init(_ titleKey: LocalizedStringKey, @StoreContentBuilder content: () -> Content) {}
  public init(
    _ titleKey: LocalizedStringKey, isIncluded: @escaping (Product) -> Bool,
    @StoreContentBuilder content: () -> Content
  ) {}

  public var body: EmptyStoreContent { EmptyStoreContent() }
}

extension SubscriptionOptionGroup where Content == EmptyStoreContent {
  public init(isIncluded: @escaping (Product) -> Bool) {}
  public init(_ titleKey: LocalizedStringKey, isIncluded: @escaping (Product) -> Bool) {}
}

/// What a `SubscriptionStoreView` with a structure shows.
public struct SubscriptionStoreContentView<StoreContent>: View {
  public var body: some View { EmptyView() }
}

extension SubscriptionStoreView {
  public init<C: StoreContent>(
    groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all,
    @StoreContentBuilder content: () -> C
  ) where Content == SubscriptionStoreContentView<C> {
    self.init()
  }

  public init<C: StoreContent>(
    productIDs: some Collection<Product.ID>, @StoreContentBuilder content: () -> C
  ) where Content == SubscriptionStoreContentView<C> {
    self.init()
  }

  public init<C: StoreContent>(
    subscriptions: some Collection<Product>, @StoreContentBuilder content: () -> C
  ) where Content == SubscriptionStoreContentView<C> {
    self.init()
  }
}
