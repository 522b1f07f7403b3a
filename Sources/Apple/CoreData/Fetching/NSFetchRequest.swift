// Compatibility: partial | `NSFetchRequest`, `NSBatchDeleteRequest`, `@FetchRequest` | predicates
//   and orders without SQL are evaluated in memory; no grouping, distinct dictionaries,
//   expressions, batch insertions, `execute()` of a request, setting `nsPredicate` or
//   `@SectionedFetchRequest`

/// What a fetch returns: objects, identities, numbers or dictionaries.
///
/// Requests do not demand it: `NSFetchRequest<NSFetchRequestResult>` is common, and no protocol
/// conforms to itself here.
public protocol NSFetchRequestResult: AnyObject {}

extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

public struct NSFetchRequestResultType: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let managedObjectResultType: Self = []
  public static let managedObjectIDResultType = Self(rawValue: 1)
  public static let dictionaryResultType = Self(rawValue: 2)
  public static let countResultType = Self(rawValue: 4)
}

/// A request to a store.
open class NSPersistentStoreRequest: NSObject {}

/// Which objects to fetch, and in which order.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
  open var entityName: String? { entity?.name ?? requestedName }
  open var entity: NSEntityDescription?
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  /// 0 is no limit.
  open var fetchLimit = 0
  open var fetchOffset = 0
  open var resultType = NSFetchRequestResultType.managedObjectResultType
  open var includesSubentities = true
  open var includesPendingChanges = true
  /// The names of the properties in dictionaries.
  open var propertiesToFetch: [Any]?
  /// Accepted: all objects are fetched at once, with their values.
  open var fetchBatchSize = 0
  open var returnsObjectsAsFaults = true
  open var includesPropertyValues = true
  open var relationshipKeyPathsForPrefetching: [String]?
  private var requestedName: String?

  public override init() {
    super.init()
    registerClass()
  }

  public init(entityName: String) {
    requestedName = entityName
    super.init()
    registerClass()
  }

  private func registerClass() {
    guard let type = ResultType.self as? NSManagedObject.Type, type != NSManagedObject.self else {
      return
    }
    if requestedName == nil { requestedName = LoadedModels.entity(of: type)?.name ?? "\(type)" }
    ObjectClasses.register(type, for: requestedName ?? "")
  }
}

/// Deletes the objects that a fetch finds, in the store only: contexts do not notice.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>?
  let identities: [NSManagedObjectID]?
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly

  public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {
    fetchRequest = fetch
    identities = nil
  }

  public init(objectIDs objects: [NSManagedObjectID]) {
    fetchRequest = nil
    identities = objects
  }
}

public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  case resultTypeStatusOnly
  case resultTypeObjectIDs
  case resultTypeCount
}

open class NSPersistentStoreResult: NSObject {}

open class NSBatchDeleteResult: NSPersistentStoreResult {
  /// True, the identities or their number.
  public let result: Any?
  public let resultType: NSBatchDeleteRequestResultType

  init(_ result: Any?, _ resultType: NSBatchDeleteRequestResultType) {
    self.result = result
    self.resultType = resultType
  }
}
