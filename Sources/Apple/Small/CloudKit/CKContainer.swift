import AuthorNotices

// Compatibility (module): accepted | | records as values;
//   requests fail as not authenticated, with a notice

public enum CKAccountStatus: Int, Sendable {
  case couldNotDetermine
  case available
  case restricted
  case noAccount
  case temporarilyUnavailable
}

public struct CKError: Error, Equatable, Sendable {
  public enum Code: Int, Sendable {
    case internalError = 1
    case partialFailure = 2
    case networkUnavailable = 3
    case networkFailure = 4
    case badContainer = 5
    case serviceUnavailable = 6
    case requestRateLimited = 7
    case missingEntitlement = 8
    case notAuthenticated = 9
    case permissionFailure = 10
    case unknownItem = 11
    case invalidArguments = 12
    case serverRecordChanged = 14
    case quotaExceeded = 25
    case zoneNotFound = 26
    case limitExceeded = 27
    case accountTemporarilyUnavailable = 36
  }

  public let code: Code
  /// Seconds; nil if a further attempt has no prospects.
  public var retryAfterSeconds: Double? { nil }

  public init(_ code: Code) { self.code = code }

  public static var notAuthenticated: Code { .notAuthenticated }
  public static var unknownItem: Code { .unknownItem }
  public static var networkUnavailable: Code { .networkUnavailable }
  public static var serverRecordChanged: Code { .serverRecordChanged }

  /// The error of each request, with a notice.
  static func noAccount() -> CKError {
    AuthorNotice.report("CloudKit", lacks: "iCloud account; requests fail as not authenticated")
    return CKError(.notAuthenticated)
  }
}

extension Notification.Name {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let CKAccountChanged = Notification.Name("CKAccountChangedNotification")
}

/// An app's data in iCloud. There is no account: each request fails with
/// `CKError.notAuthenticated`.
open class CKContainer: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: the compiler does not check open classes. All properties are constant.
  public let containerIdentifier: String?
  public let privateCloudDatabase = CKDatabase(scope: .private)
  public let publicCloudDatabase = CKDatabase(scope: .public)
  public let sharedCloudDatabase = CKDatabase(scope: .shared)

  public init(identifier containerIdentifier: String) {
    self.containerIdentifier = containerIdentifier
  }

  private override init() { containerIdentifier = nil }

  open class func `default`() -> CKContainer { shared }

  private static let shared = CKContainer()

  open func database(with databaseScope: CKDatabase.Scope) -> CKDatabase {
    switch databaseScope {
    case .public: publicCloudDatabase
    case .private: privateCloudDatabase
    case .shared: sharedCloudDatabase
    }
  }

  open func accountStatus() async throws -> CKAccountStatus {
    _ = CKError.noAccount()
    return .noAccount
  }

  open func accountStatus(
    completionHandler: @escaping @Sendable (CKAccountStatus, (any Error)?) -> Void
  ) {
    _ = CKError.noAccount()
    completionHandler(.noAccount, nil)
  }

  open func userRecordID() async throws -> CKRecord.ID { throw CKError.noAccount() }

  open func fetchUserRecordID(
    completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void
  ) {
    completionHandler(nil, CKError.noAccount())
  }
}
