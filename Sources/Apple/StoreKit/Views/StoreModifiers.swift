import SwiftUI

/// A button that store views show or hide.
public struct StoreButtonKind: Hashable, Sendable {
  private let name: String

  public static let cancellation = StoreButtonKind(name: "cancellation")
  public static let restorePurchases = StoreButtonKind(name: "restorePurchases")
  public static let redeemCode = StoreButtonKind(name: "redeemCode")
  public static let signIn = StoreButtonKind(name: "signIn")
  public static let policies = StoreButtonKind(name: "policies")
}

/// The text of the button of a `SubscriptionStoreView`.
public struct SubscriptionStoreButtonLabel: Hashable, Sendable {
  private let name: String

  public static let automatic = SubscriptionStoreButtonLabel(name: "automatic")
  public static let action = SubscriptionStoreButtonLabel(name: "action")
  public static let displayName = SubscriptionStoreButtonLabel(name: "displayName")
  public static let price = SubscriptionStoreButtonLabel(name: "price")
  public static let singleLine = SubscriptionStoreButtonLabel(name: "singleLine")
  public static let multiline = SubscriptionStoreButtonLabel(name: "multiline")
}

extension View {
  /// Has no effect: store views are placeholders.
  public func storeButton(
    _ visibility: Visibility, for buttonKinds: StoreButtonKind...
  ) -> some View { self }

  /// Has no effect: store views are placeholders.
  public func subscriptionStoreButtonLabel(
    _ buttonLabel: SubscriptionStoreButtonLabel
  ) -> some View { self }

  /// Has no effect: nothing opens in a widget.
  public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View { self }

  /// Has no effect: nothing opens in a widget.
  public func manageSubscriptionsSheet(
    isPresented: Binding<Bool>, subscriptionGroupID: String
  ) -> some View { self }

  /// Has no effect: nothing opens in a widget.
  public func refundRequestSheet(
    for transactionID: Transaction.ID, isPresented: Binding<Bool>,
    onDismiss: (
      @MainActor (Result<Transaction.RefundRequestStatus, Transaction.RefundRequestError>) -> Void
    )? = nil
  ) -> some View { self }

  /// Has no effect: nothing opens in a widget.
  public func offerCodeRedemption(
    isPresented: Binding<Bool>,
    onCompletion: @escaping @MainActor (Result<Void, any Error>) -> Void = { _ in }
  ) -> some View { self }
}

extension View {
  /// Has no effect: nothing is bought.
  public func onInAppPurchaseStart(
    perform action: (@MainActor (Product) async -> Void)? = nil
  ) -> some View { self }

  /// Has no effect: nothing is bought.
  public func onInAppPurchaseCompletion(
    perform action: (
      @MainActor (Product, Result<Product.PurchaseResult, any Error>) async -> Void
    )? = nil
  ) -> some View { self }

  /// Has no effect: nothing is bought.
  public func inAppPurchaseOptions(
    _ options: (@MainActor (Product) async -> Set<Product.PurchaseOption>?)? = nil
  ) -> some View { self }
}
