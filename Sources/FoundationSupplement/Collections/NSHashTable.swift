import Foundation

public struct NSPointerFunctions: Sendable {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let strongMemory: Options = []
    public static let weakMemory = Options(rawValue: 5 << 0)
    public static let objectPersonality: Options = []
    public static let objectPointerPersonality = Options(rawValue: 2 << 8)
    public static let copyIn = Options(rawValue: 1 << 16)
  }
}

/// A reference that a table holds.
private struct TableReference<Object: AnyObject> {
  private weak var weakObject: Object?
  private var strongObject: Object?

  init(_ object: Object, _ options: NSPointerFunctions.Options) {
    weakObject = object
    strongObject = options.contains(.weakMemory) ? nil : object
  }

  var object: Object? { strongObject ?? weakObject }
}

/// A set of objects, which can hold them weakly. Objects are compared by identity.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
  private let options: NSPointerFunctions.Options
  private var references: [ObjectIdentifier: TableReference<ObjectType>] = [:]

  public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
    self.options = options
  }

  public override convenience init() { self.init(options: []) }

  public class func weakObjects() -> NSHashTable<ObjectType> {
    NSHashTable(options: .weakMemory)
  }

  open var allObjects: [ObjectType] { references.values.compactMap(\.object) }
  open var count: Int { allObjects.count }
  open var anyObject: ObjectType? { allObjects.first }

  open func add(_ object: ObjectType?) {
    guard let object else { return }
    references = references.filter { $0.value.object != nil }
    references[ObjectIdentifier(object)] = TableReference(object, options)
  }

  open func remove(_ object: ObjectType?) {
    guard let object else { return }
    references[ObjectIdentifier(object)] = nil
  }

  open func removeAllObjects() { references = [:] }

  open func contains(_ anObject: ObjectType?) -> Bool {
    anObject.map { references[ObjectIdentifier($0)]?.object === $0 } ?? false
  }

  open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }
}

/// A dictionary of objects, which can hold them weakly. Keys that are `NSObject`s are compared with
/// `isEqual(_:)`, others by identity.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options
  private var entries: [(key: TableReference<KeyType>, value: TableReference<ObjectType>)] = []

  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int = 0
  ) {
    self.keyOptions = keyOptions
    self.valueOptions = valueOptions
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

  private var living: [(key: KeyType, value: ObjectType)] {
    entries.compactMap { entry in
      guard let key = entry.key.object, let value = entry.value.object else { return nil }
      return (key, value)
    }
  }

  private static func areEqual(_ first: KeyType, _ second: KeyType) -> Bool {
    first === second || (first as? NSObject)?.isEqual(second) == true
  }

  open var count: Int { living.count }

  open func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let aKey else { return nil }
    return living.first { Self.areEqual($0.key, aKey) }?.value
  }

  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    removeObject(forKey: aKey)
    guard let anObject, let aKey else { return }
    entries.append((TableReference(aKey, keyOptions), TableReference(anObject, valueOptions)))
  }

  open func removeObject(forKey aKey: KeyType?) {
    entries.removeAll { entry in
      guard let key = entry.key.object, entry.value.object != nil else { return true }
      return aKey.map { Self.areEqual(key, $0) } ?? false
    }
  }

  open func removeAllObjects() { entries = [] }

  open func keyEnumerator() -> NSEnumerator { NSArray(array: living.map(\.key)).objectEnumerator() }

  open func objectEnumerator() -> NSEnumerator? {
    NSArray(array: living.map(\.value)).objectEnumerator()
  }
}
