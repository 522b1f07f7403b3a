import Foundation

/// The purchase of the app. There is none.
public struct AppTransaction: Hashable, Sendable {
  public let appTransactionID: String
  public let appID: UInt64?
  public let bundleID: String
  public let appVersion: String
  public let appVersionID: UInt64?
  public let originalAppVersion: String
  public let originalPlatform: AppStore.Platform
  public let originalPurchaseDate: Date
  public let preorderDate: Date?
  public let environment: AppStore.Environment
  public let deviceVerification: Data
  public let deviceVerificationNonce: UUID
  public let signedDate: Date
  public let jsonRepresentation: Data

  /// Always throws `StoreKitError.unknown`, after a notice.
  public static var shared: VerificationResult<AppTransaction> {
    get async throws {
      AppStore.report()
      throw StoreKitError.unknown
    }
  }

  /// Always throws `StoreKitError.unknown`, after a notice.
  @discardableResult
  public static func refresh() async throws -> VerificationResult<AppTransaction> {
    try await shared
  }
}
