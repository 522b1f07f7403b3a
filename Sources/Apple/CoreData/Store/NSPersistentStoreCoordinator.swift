// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Synchronization

public let NSSQLiteStoreType = "SQLite"
public let NSInMemoryStoreType = "InMemory"
public let NSMigratePersistentStoresAutomaticallyOption =
  "NSMigratePersistentStoresAutomaticallyOption"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationPostOptionKey"
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"

/// A file with objects.
open class NSPersistentStore: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: all properties are constant.
  public let url: URL?
  public let type: String
  let objects: SQLiteObjectStore

  init(url: URL?, type: String, objects: SQLiteObjectStore) {
    self.url = url
    self.type = type
    self.objects = objects
  }

  open var identifier: String! { objects.identifier }
}

/// Connects contexts with one store.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: what changes is in `state`.
  private struct Entry {
    weak var context: NSManagedObjectContext?
  }

  private struct State: @unchecked Sendable {  // Guarded by the mutex.
    var stores: [NSPersistentStore] = []
    var contexts: [Entry] = []
  }

  public let managedObjectModel: NSManagedObjectModel
  private let state = Mutex(State())

  public init(managedObjectModel model: NSManagedObjectModel) {
    managedObjectModel = model
  }

  var store: SQLiteObjectStore? { persistentStores.first?.objects }
  open var persistentStores: [NSPersistentStore] { state.withLock { $0.stores } }

  /// Opens a store, in memory or in SQLite; all types other than in memory are SQLite files. Throws
  /// an `NSError` that names the file. A second store replaces the first one.
  @discardableResult
  open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    let isInMemory =
      storeType == NSInMemoryStoreType || storeURL == nil || storeURL?.path == "/dev/null"
    let isReadOnly = options?[NSReadOnlyPersistentStoreOption] as? Bool == true
    let objects = try SQLiteObjectStore(
      path: isInMemory ? ":memory:" : storeURL?.path ?? "", isReadOnly: isReadOnly && !isInMemory,
      model: managedObjectModel)
    let store = NSPersistentStore(url: storeURL, type: storeType, objects: objects)
    state.withLock { $0.stores = [store] }
    return store
  }

  /// The identity of a text that `uriRepresentation()` has made; nil for another store's.
  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    let parts = url.absoluteString.split(separator: "/").map(String.init)
    guard parts.count == 4, parts[0] == "x-coredata:", let store, parts[1] == store.identifier,
      let entity = managedObjectModel.entitiesByName[parts[2]],
      parts[3].hasPrefix("p"), let row = Int(parts[3].dropFirst())
    else { return nil }
    return NSManagedObjectID(entity, .row(row), storeIdentifier: store.identifier)
  }

  func register(_ context: NSManagedObjectContext) {
    state.withLock {
      $0.contexts.removeAll { $0.context == nil || $0.context === context }
      $0.contexts.append(Entry(context: context))
    }
  }

  /// Refreshes the contexts that merge the changes of others.
  func didSave(from saved: NSManagedObjectContext) {
    let others = state.withLock { $0.contexts.compactMap(\.context) }
    for context in others
    where context !== saved && context.parent == nil
      && context.automaticallyMergesChangesFromParent
    {
      context.performAndWait { context.refreshAllObjects() }
    }
  }
}
