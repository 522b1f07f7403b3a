/// What to look for.
open class CKQuery: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: as with Apple's queries, one thread at a time uses it.
  public let recordType: CKRecord.RecordType
  public let predicate: NSPredicate
  open var sortDescriptors: [NSSortDescriptor]?

  public init(recordType: CKRecord.RecordType, predicate: NSPredicate) {
    self.recordType = recordType
    self.predicate = predicate
  }
}

/// A database of a container. Each request fails with `CKError.notAuthenticated`.
open class CKDatabase: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: the compiler does not check open classes. All properties are constant.
  public enum Scope: Int, Sendable {
    case `public` = 1
    case `private`
    case shared
  }

  public let databaseScope: Scope

  init(scope: Scope) { databaseScope = scope }

  open func record(for recordID: CKRecord.ID) async throws -> CKRecord {
    throw CKError.noAccount()
  }

  open func save(_ record: CKRecord) async throws -> CKRecord { throw CKError.noAccount() }

  open func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID {
    throw CKError.noAccount()
  }

  open func fetch(
    withRecordID recordID: CKRecord.ID,
    completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void
  ) {
    completionHandler(nil, CKError.noAccount())
  }

  open func save(
    _ record: CKRecord, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void
  ) {
    completionHandler(nil, CKError.noAccount())
  }

  open func delete(
    withRecordID recordID: CKRecord.ID,
    completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void
  ) {
    completionHandler(nil, CKError.noAccount())
  }

  open func perform(
    _ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?,
    completionHandler: @escaping @Sendable ([CKRecord]?, (any Error)?) -> Void
  ) {
    completionHandler(nil, CKError.noAccount())
  }

  /// A page of results.
  public typealias MatchResults = [(CKRecord.ID, Result<CKRecord, any Error>)]

  open func records(
    matching query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil,
    desiredKeys: [CKRecord.FieldKey]? = nil, resultsLimit: Int = 0
  ) async throws -> (matchResults: MatchResults, queryCursor: Cursor?) {
    throw CKError.noAccount()
  }

  /// The place at which a query continues. There is none.
  public struct Cursor: Hashable, Sendable {}
}
