import SwiftUI

/// What a view knows of the user's purchases.
public enum EntitlementTaskState<Value: Sendable>: Sendable {
  case loading
  case failure(any Error)
  case success(Value)

  public var value: Value? {
    if case .success(let value) = self { value } else { nil }
  }

  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}

extension Product {
  /// What a view knows of a product.
  public enum TaskState: Sendable {
    case loading
    case unavailable
    case failure(any Error)
    case success(Product)

    public var product: Product? {
      if case .success(let product) = self { product } else { nil }
    }
  }

  /// What a view knows of several products.
  public enum CollectionTaskState: Sendable {
    case loading
    case failure(any Error)
    case success([Product], unavailable: [Product.ID])

    public var products: [Product] {
      if case .success(let products, _) = self { products } else { [] }
    }
  }
}

extension View {
  /// Has no effect: widgets run no tasks, and there are no purchases.
  public func currentEntitlementTask(
    for productID: String, priority: TaskPriority = .medium,
    action: @escaping (EntitlementTaskState<VerificationResult<Transaction>?>) async -> Void
  ) -> some View { self }

  /// Has no effect: widgets run no tasks, and there are no purchases.
  public func subscriptionStatusTask(
    for groupID: String, priority: TaskPriority = .medium,
    action: @escaping (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void
  ) -> some View { self }

  /// Has no effect: widgets run no tasks, and there are no products.
  public func storeProductTask(
    for id: Product.ID, priority: TaskPriority = .medium,
    action: @escaping (Product.TaskState) async -> Void
  ) -> some View { self }

  /// Has no effect: widgets run no tasks, and there are no products.
  public func storeProductsTask(
    for ids: some Collection<Product.ID> & Equatable & Sendable,
    priority: TaskPriority = .medium,
    action: @escaping (Product.CollectionTaskState) async -> Void
  ) -> some View { self }
}
