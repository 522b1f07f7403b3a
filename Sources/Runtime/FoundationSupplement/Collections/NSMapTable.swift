import Foundation

/// A dictionary of objects, which can hold them weakly. Keys that are `NSObject`s are compared with
/// `isEqual(_:)`, unless their options have `objectPointerPersonality`, and others by identity.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private var storage: TableStorage<KeyType, ObjectType>

  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int = 0
  ) {
    storage = TableStorage(keyOptions, valueOptions)
  }

  public override convenience init() { self.init(keyOptions: []) }

  public class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }

  public class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(valueOptions: .weakMemory)
  }

  public class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory)
  }

  public class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  open var count: Int { storage.livingCount }

  open func object(forKey aKey: KeyType?) -> ObjectType? {
    aKey.flatMap { storage.value(for: $0) }
  }

  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let anObject else { return removeObject(forKey: aKey) }
    if let aKey { _ = storage.set(anObject, for: aKey) }
  }

  open func removeObject(forKey aKey: KeyType?) {
    if let aKey { _ = storage.remove(aKey) }
  }

  open func removeAllObjects() { _ = storage.removeAll() }

  /// In the order in which the keys were added.
  open func keyEnumerator() -> NSEnumerator {
    NSArray(array: storage.living.map(\.key)).objectEnumerator()
  }

  open func objectEnumerator() -> NSEnumerator? {
    NSArray(array: storage.living.map(\.value)).objectEnumerator()
  }
}
