import SwiftUI

extension Transaction {
  public enum RefundRequestStatus: Hashable, Sendable {
    case userCancelled
    case success
  }

  public enum RefundRequestError: Error, Hashable, Sendable {
    case duplicateRequest
    case failed
  }

  /// Always throws `RefundRequestError.failed`, after a notice.
  @MainActor public static func beginRefundRequest(
    for transactionID: UInt64, in scene: UIWindowScene
  ) async throws -> RefundRequestStatus {
    AppStore.report()
    throw RefundRequestError.failed
  }

  /// Always throws `RefundRequestError.failed`, after a notice.
  @MainActor public func beginRefundRequest(
    in scene: UIWindowScene
  ) async throws -> RefundRequestStatus {
    try await Self.beginRefundRequest(for: id, in: scene)
  }

  /// Always throws `RefundRequestError.failed`, after a notice.
  @MainActor public static func beginRefundRequest(
    for transactionID: UInt64, in controller: UIViewController
  ) async throws -> RefundRequestStatus {
    AppStore.report()
    throw RefundRequestError.failed
  }

  /// Always throws `RefundRequestError.failed`, after a notice.
  @MainActor public func beginRefundRequest(
    in controller: UIViewController
  ) async throws -> RefundRequestStatus {
    try await Self.beginRefundRequest(for: id, in: controller)
  }
}
