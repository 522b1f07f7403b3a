import SwiftUI

/// A product with a button that buys it. A placeholder is drawn.
public struct ProductView<Icon: View, PlaceholderIcon: View>: View {
  private init() {}

  public var body: some View {
    UnsupportedView(
      name: "ProductView", suggestion: "Open the app with a Link, and show the product there.")
  }
}

extension ProductView where Icon == EmptyView, PlaceholderIcon == EmptyView {
  public init(id productID: Product.ID, prefersPromotionalIcon: Bool = false) {
    self.init()
  }

  public init(_ product: Product, prefersPromotionalIcon: Bool = false) {
    self.init()
  }
}

extension ProductView where PlaceholderIcon == EmptyView {
  public init(
    id productID: Product.ID, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: () -> Icon
  ) {
    self.init()
  }

  public init(
    _ product: Product, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon
  ) {
    self.init()
  }
}

extension ProductView {
  public init(
    id productID: Product.ID, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: () -> Icon, @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) {
    self.init()
  }
}

/// Several products. A placeholder is drawn.
public struct StoreView<Icon: View, PlaceholderIcon: View>: View {
  private init() {}

  public var body: some View {
    UnsupportedView(
      name: "StoreView", suggestion: "Open the app with a Link, and show the products there.")
  }
}

extension StoreView where Icon == EmptyView, PlaceholderIcon == EmptyView {
  public init(
    ids productIDs: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false
  ) {
    self.init()
  }

  public init(products: some Collection<Product>, prefersPromotionalIcon: Bool = false) {
    self.init()
  }
}

extension StoreView where PlaceholderIcon == EmptyView {
  public init(
    ids productIDs: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping (Product) -> Icon
  ) {
    self.init()
  }

  public init(
    products: some Collection<Product>, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping (Product) -> Icon
  ) {
    self.init()
  }
}

extension StoreView {
  public init(
    ids productIDs: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping (Product) -> Icon,
    @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) {
    self.init()
  }
}
