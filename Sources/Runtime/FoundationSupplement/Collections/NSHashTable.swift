import Foundation

/// A set of objects, which can hold them weakly. Objects that are `NSObject`s are compared with
/// `isEqual(_:)`, unless the options have `objectPointerPersonality`, and others by identity.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
  private var storage: TableStorage<ObjectType, ObjectType>

  public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
    storage = TableStorage(options, options)
  }

  public override convenience init() { self.init(options: []) }

  public class func weakObjects() -> NSHashTable<ObjectType> {
    NSHashTable(options: .weakMemory)
  }

  /// In the order in which they were added.
  open var allObjects: [ObjectType] { storage.living.map(\.key) }
  open var count: Int { storage.livingCount }
  open var anyObject: ObjectType? { storage.firstKey }

  open func add(_ object: ObjectType?) {
    if let object { _ = storage.set(object, for: object) }
  }

  open func remove(_ object: ObjectType?) {
    if let object { _ = storage.remove(object) }
  }

  open func removeAllObjects() { _ = storage.removeAll() }

  open func contains(_ anObject: ObjectType?) -> Bool {
    anObject.map { storage.value(for: $0) != nil } ?? false
  }

  open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }
}
