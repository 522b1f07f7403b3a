import AuthorNotices

public struct HKError: Error, Equatable, Sendable {
  public enum Code: Int, Sendable {
    case unknownError = 0
    case errorHealthDataUnavailable = 1
    case errorHealthDataRestricted = 2
    case errorInvalidArgument = 3
    case errorAuthorizationDenied = 4
    case errorAuthorizationNotDetermined = 5
    case errorDatabaseInaccessible = 6
    case errorUserCanceled = 7
    case errorNoData = 11
  }

  public let code: Code

  public init(_ code: Code) {
    self.code = code
  }

  public static var errorHealthDataUnavailable: Code { .errorHealthDataUnavailable }
  public static var errorAuthorizationDenied: Code { .errorAuthorizationDenied }
}

public enum HKAuthorizationStatus: Int, Sendable {
  case notDetermined
  case sharingDenied
  case sharingAuthorized
}

public enum HKAuthorizationRequestStatus: Int, Sendable {
  case unknown
  case shouldRequest
  case unnecessary
}

/// The health data of the user: not available, as on an iPad before iPadOS 17. Whatever would read
/// or write fails with `HKError.errorHealthDataUnavailable`, and prints a notice.
open class HKHealthStore: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: the compiler does not check open classes. It stores nothing.
  open class func isHealthDataAvailable() -> Bool {
    AuthorNotice.report("HealthKit", lacks: "health data")
    return false
  }

  func refusal() -> HKError {
    AuthorNotice.report("HealthKit", lacks: "health data")
    return HKError(.errorHealthDataUnavailable)
  }

  open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus {
    .notDetermined
  }

  open func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
  ) async throws {
    throw refusal()
  }

  open func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    completion(false, refusal())
  }

  open func statusForAuthorizationRequest(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
  ) async throws -> HKAuthorizationRequestStatus {
    throw refusal()
  }

  open func save(_ object: HKObject) async throws { throw refusal() }
  open func save(_ objects: [HKObject]) async throws { throw refusal() }

  open func save(
    _ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    completion(false, refusal())
  }

  open func save(
    _ objects: [HKObject],
    withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    completion(false, refusal())
  }

  /// Calls the handler of the query with the error.
  open func execute(_ query: HKQuery) { query.fail(refusal()) }
  open func stop(_ query: HKQuery) {}
}
