// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Observation

// Compatibility: partial | `NSManagedObjectContext` | unsaved changes are part of fetches, child
//   contexts, merging; the last writer of a property wins, whatever the merge policy; no undo,
//   history, permanent identities before a save, scheduled `perform` or asynchronous fetches

public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  case privateQueueConcurrencyType = 1
  case mainQueueConcurrencyType
}

/// Accepted: a save writes the properties that have changed, and the last writer of a property
/// wins.
open class NSMergePolicy: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: the compiler does not check open classes. It stores nothing.
  public static let error = NSMergePolicy()
  public static let mergeByPropertyStoreTrump = NSMergePolicy()
  public static let mergeByPropertyObjectTrump = NSMergePolicy()
  public static let overwrite = NSMergePolicy()
}

public let NSMergeByPropertyStoreTrumpMergePolicy = NSMergePolicy.mergeByPropertyStoreTrump
public let NSMergeByPropertyObjectTrumpMergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
public let NSOverwriteMergePolicy = NSMergePolicy.overwrite

/// The objects of a store, with changes that are not saved.
///
/// As with Apple's, one thread at a time uses a context: `perform` and `performAndWait` hold its
/// lock. A fetch refreshes the objects without changes, so that it shows what another process has
/// saved.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: see above.
  public let concurrencyType: NSManagedObjectContextConcurrencyType
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    get { parent?.persistentStoreCoordinator ?? ownCoordinator }
    set {
      ownCoordinator = newValue
      newValue?.register(self)
    }
  }
  /// A save writes into the parent, and its save into the store.
  open var parent: NSManagedObjectContext?
  open var name: String?
  /// Stays without steps: changes are not recorded.
  open var undoManager: UndoManager?
  open var transactionAuthor: String?
  open var mergePolicy: Any = NSMergePolicy.error
  open var automaticallyMergesChangesFromParent = false

  private var ownCoordinator: NSPersistentStoreCoordinator?
  private let lock = NSRecursiveLock()
  private let queue: DispatchQueue
  /// All objects that have been fetched or inserted.
  var registered: [NSManagedObjectID: NSManagedObject] = [:]
  /// The objects with changes, in the order of their first change.
  var changed: [NSManagedObject] = []
  let changes = ContextChanges()

  public init(_ ct: NSManagedObjectContextConcurrencyType = .privateQueueConcurrencyType) {
    concurrencyType = ct
    queue = ct == .mainQueueConcurrencyType ? .main : DispatchQueue(label: "NSManagedObjectContext")
  }

  public convenience init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
    self.init(ct)
  }

  var model: NSManagedObjectModel? { persistentStoreCoordinator?.managedObjectModel }

  // MARK: Threads

  /// Runs a block later, on the context's queue.
  open func perform(_ block: @escaping @Sendable () -> Void) {
    queue.async { self.performAndWait(block) }
  }

  /// Runs a block on the context's queue, and returns its result.
  open func perform<Result>(_ block: @escaping () throws -> Result) async rethrows -> Result {
    try performAndWait(block)
  }

  /// Runs a block on this thread, while no other thread uses the context.
  open func performAndWait<Result>(_ block: () throws -> Result) rethrows -> Result {
    try lock.withLock(block)
  }
}

/// Announces to views that objects of a context have changed.
final class ContextChanges: Observable {
  private let registrar = ObservationRegistrar()
  private var count: Int { 0 }

  func observe() { registrar.access(self, keyPath: \.count) }
  func announce() { registrar.withMutation(of: self, keyPath: \.count) {} }
}
