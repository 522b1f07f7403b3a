import Foundation

/// A set of objects, which can hold them weakly. Objects that are `NSObject`s are compared with
/// `isEqual(_:)`, unless the options have `objectPointerPersonality`, and others by identity.
///
/// Apple's requires `ObjectType: AnyObject`, which a protocol for classes meets only with
/// Objective-C's runtime.
open class NSHashTable<ObjectType>: NSObject {
  private var storage: TableStorage<AnyObject, AnyObject>

  public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
    storage = TableStorage(options, options)
  }

  public override convenience init() { self.init(options: []) }

  public class func weakObjects() -> NSHashTable<ObjectType> {
    NSHashTable(options: .weakMemory)
  }

  /// In the order in which they were added.
  open var allObjects: [ObjectType] { storage.living.compactMap { $0.key as? ObjectType } }
  open var count: Int { storage.livingCount }
  open var anyObject: ObjectType? { storage.firstKey as? ObjectType }

  open func add(_ object: ObjectType?) {
    guard let object else { return }
    let key = object as AnyObject
    _ = storage.set(key, for: key)
  }

  open func remove(_ object: ObjectType?) {
    if let object { _ = storage.remove(object as AnyObject) }
  }

  open func removeAllObjects() { _ = storage.removeAll() }

  open func contains(_ anObject: ObjectType?) -> Bool {
    anObject.map { storage.value(for: $0 as AnyObject) != nil } ?? false
  }

  open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }
}
