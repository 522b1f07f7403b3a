import CoreData
import DataModelFile

/// The objects of the probe.
final class Leaf: NSManagedObject {
  var title: String? {
    get { managedValue(forKey: "title") }
    set { setManagedValue(newValue, forKey: "title") }
  }

  /// The context of a store with leaves. Throws the error of opening it.
  static func context(_ store: URL) throws -> NSManagedObjectContext {
    let file = DataModelFile(entities: [
      .init(
        name: "Leaf", className: "CoreDataProbe.Leaf",
        attributes: [.init(name: "title", type: .string)])
    ])
    let container = NSPersistentContainer(
      name: "Leaves", managedObjectModel: NSManagedObjectModel(file))
    container.persistentStoreDescriptions = [NSPersistentStoreDescription(url: store)]
    var failure: (any Error)?
    container.loadPersistentStores { failure = $1 }
    if let failure { throw failure }
    return container.viewContext
  }
}
