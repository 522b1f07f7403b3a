// Compatibility: partial | `NSFetchedResultsController` | fetched objects and sections; the
//   delegate is never called

/// Accepted: the methods of a delegate are never called.
public protocol NSFetchedResultsControllerDelegate: NSObjectProtocol {}

public protocol NSFetchedResultsSectionInfo {
  var name: String { get }
  var numberOfObjects: Int { get }
  var objects: [Any]? { get }
}

/// The objects of a fetch, in sections. Its delegate is never called: fetch again to see changes.
open class NSFetchedResultsController<ResultType>: NSObject {
  public let fetchRequest: NSFetchRequest<ResultType>
  public let managedObjectContext: NSManagedObjectContext
  public let sectionNameKeyPath: String?
  open weak var delegate: (any NSFetchedResultsControllerDelegate)?
  /// nil before `performFetch()`.
  open private(set) var fetchedObjects: [ResultType]?
  open private(set) var sections: [any NSFetchedResultsSectionInfo]?

  private struct Section: NSFetchedResultsSectionInfo {
    let name: String
    var objects: [Any]? = []
    var numberOfObjects: Int { objects?.count ?? 0 }
  }

  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    self.fetchRequest = fetchRequest
    managedObjectContext = context
    self.sectionNameKeyPath = sectionNameKeyPath
  }

  open func performFetch() throws {
    let objects = try managedObjectContext.fetch(fetchRequest)
    fetchedObjects = objects
    var result: [Section] = []
    for object in objects {
      let value = sectionNameKeyPath.flatMap { (object as? NSManagedObject)?.value(forKey: $0) }
      let name = value.map { "\($0)" } ?? ""
      if result.last?.name != name { result.append(Section(name: name)) }
      result[result.count - 1].objects?.append(object)
    }
    sections = result
  }

  /// Traps for a path outside of the result.
  open func object(at indexPath: IndexPath) -> ResultType {
    guard let section = sections?[indexPath[0]], let object = section.objects?[indexPath[1]],
      let result = object as? ResultType
    else { preconditionFailure("the fetched results have no object at \(indexPath)") }
    return result
  }
}
