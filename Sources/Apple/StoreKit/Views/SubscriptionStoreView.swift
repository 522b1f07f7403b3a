import SwiftUI

extension Product {
  /// How a plan compares to the user's plan.
  public struct SubscriptionRelationship: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let upgrade = SubscriptionRelationship(rawValue: 1 << 0)
    public static let crossgrade = SubscriptionRelationship(rawValue: 1 << 1)
    public static let downgrade = SubscriptionRelationship(rawValue: 1 << 2)
    public static let current = SubscriptionRelationship(rawValue: 1 << 3)
    public static let all: SubscriptionRelationship = [.upgrade, .crossgrade, .downgrade, .current]
  }
}

/// The plans of a subscription with a button that buys one. A placeholder is drawn.
public struct SubscriptionStoreView<Content: View>: View {
  init() {}

  public var body: some View {
    UnsupportedView(
      name: "SubscriptionStoreView",
      suggestion: "Open the app with a Link, and show the plans there.")
  }
}

/// The marketing content of a subscription view whose author writes none.
public struct AutomaticSubscriptionStoreMarketingContent: View {
  public var body: some View { EmptyView() }
}

extension SubscriptionStoreView where Content == AutomaticSubscriptionStoreMarketingContent {
  public init(
    groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all
  ) {
    self.init()
  }

  public init(productIDs: some Collection<Product.ID>) {
    self.init()
  }

  public init(subscriptions: some Collection<Product>) {
    self.init()
  }
}

extension SubscriptionStoreView {
  public init(
    groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all,
    @ViewBuilder marketingContent: () -> Content
  ) {
    self.init()
  }

  public init(
    productIDs: some Collection<Product.ID>, @ViewBuilder marketingContent: () -> Content
  ) {
    self.init()
  }

  public init(
    subscriptions: some Collection<Product>, @ViewBuilder marketingContent: () -> Content
  ) {
    self.init()
  }
}
