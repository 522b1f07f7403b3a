import AuthorNotices
import DataModelFile

// Compatibility: partial | `NSPersistentContainer` | one store, SQLite or in memory; new entities
//   and properties are added to it; `NSPersistentCloudKitContainer` is a plain container: a
//   notice

/// Where a store is, and how to open it.
open class NSPersistentStoreDescription: NSObject {
  open var url: URL?
  open var type = NSSQLiteStoreType
  open var isReadOnly = false
  /// Accepted: stores are opened before `loadPersistentStores` returns.
  open var shouldAddStoreAsynchronously = false
  /// Accepted: new entities and properties are always added to a store.
  open var shouldMigrateStoreAutomatically = true
  open var shouldInferMappingModelAutomatically = true
  open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?
  open private(set) var options: [String: NSObject] = [:]

  public init(url: URL) { self.url = url }

  public override init() {}

  /// Accepted, except for `NSReadOnlyPersistentStoreOption`.
  open func setOption(_ option: NSObject?, forKey key: String) {
    options[key] = option
    if key == NSReadOnlyPersistentStoreOption {
      isReadOnly = (option as? NSNumber)?.boolValue == true
    }
  }
}

/// A model, its store and the contexts.
///
/// Without a description, the store is `Name.sqlite` in the folder of the app and its extension. An
/// app group's folder is shared by both processes.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: as with Apple's, the descriptions are set before the stores are loaded.
  public let name: String
  public let managedObjectModel: NSManagedObjectModel
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  open var persistentStoreDescriptions: [NSPersistentStoreDescription]
  public let viewContext: NSManagedObjectContext

  /// Reads the model `name` of the bundle. Without one, the container has no entities, and a notice
  /// says so.
  public convenience init(name: String) {
    let url = Bundle.main.url(forResource: name, withExtension: DataModelFile.fileExtension)
    let model = url.flatMap { NSManagedObjectModel(contentsOf: $0) }
    if model == nil {
      AuthorNotice.report(
        "CoreData: there is no data model \"\(name)\" in the bundle. Add \(name).xcdatamodeld to "
          + "the extension's sources.")
    }
    self.init(name: name, managedObjectModel: model ?? NSManagedObjectModel())
  }

  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.name = name
    managedObjectModel = model
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    viewContext = NSManagedObjectContext(.mainQueueConcurrencyType)
    persistentStoreDescriptions = [
      NSPersistentStoreDescription(
        url: Self.defaultDirectoryURL().appendingPathComponent("\(name).sqlite"))
    ]
    super.init()
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
  }

  open class func defaultDirectoryURL() -> URL {
    if let own = ProcessInfo.processInfo.environment["VITRINE_DATA_CONTAINER"], !own.isEmpty {
      return URL(fileURLWithPath: own).appendingPathComponent("Library/Application Support")
    }
    let files = FileManager.default
    return files.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
      ?? files.temporaryDirectory
  }

  /// Opens the stores, and calls the handler for each with its error, before it returns.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions {
      do {
        try persistentStoreCoordinator.addPersistentStore(
          ofType: description.type, configurationName: nil, at: description.url,
          options: [NSReadOnlyPersistentStoreOption: description.isReadOnly])
        block(description, nil)
      } catch {
        block(description, error)
      }
    }
  }

  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(.privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }

  open func performBackgroundTask(_ block: @escaping @Sendable (NSManagedObjectContext) -> Void) {
    let context = newBackgroundContext()
    context.perform { block(context) }
  }

  public func performBackgroundTask<Result>(
    _ block: @escaping (NSManagedObjectContext) throws -> Result
  ) async rethrows -> Result {
    let context = newBackgroundContext()
    return try await context.perform { try block(context) }
  }
}

open class NSPersistentCloudKitContainerOptions: NSObject {
  public let containerIdentifier: String

  public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}

/// A container without CloudKit: its store is on this device only, and a notice says so.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
  // `@unchecked Sendable`: the superclass is, and this class stores nothing.
  open override func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    AuthorNotice.report("CoreData", lacks: "CloudKit; the store stays on this device")
    super.loadPersistentStores(completionHandler: block)
  }
}
