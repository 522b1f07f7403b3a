import Foundation

/// A reference that a table holds.
struct TableReference<Object: AnyObject> {
  private weak var weakObject: Object?
  private var strongObject: Object?

  init(_ object: Object, _ options: NSPointerFunctions.Options) {
    weakObject = object
    strongObject = options.contains(.weakMemory) ? nil : object
  }

  var object: Object? { strongObject ?? weakObject }
}

/// The keys and values of an `NSMapTable`, or the objects of an `NSHashTable` as both.
///
/// Entries are in the order in which they were added, so that it does not depend on addresses.
/// Those of objects that no longer exist are removed when the number of entries has doubled.
///
/// Methods that change the table return what they removed. The caller releases it after the change,
/// because the deinitializer of an object can use the table.
struct TableStorage<Key: AnyObject, Value: AnyObject> {
  struct Entry {
    /// The position in the table's order.
    let number: Int
    let key: TableReference<Key>
    let value: TableReference<Value>

    var isLiving: Bool { key.object != nil && value.object != nil }
  }

  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options
  private var buckets: [Int: [Entry]] = [:]
  private var entryCount = 0
  private var limit = Self.smallestLimit
  private var nextNumber = 0

  private static var smallestLimit: Int { 64 }

  init(_ keyOptions: NSPointerFunctions.Options, _ valueOptions: NSPointerFunctions.Options) {
    self.keyOptions = keyOptions
    self.valueOptions = valueOptions
  }

  /// The keys and values that exist, in order.
  var living: [(key: Key, value: Value)] {
    buckets.values.joined().sorted { $0.number < $1.number }.compactMap { entry in
      guard let key = entry.key.object, let value = entry.value.object else { return nil }
      return (key, value)
    }
  }

  /// The number of keys and values that exist.
  var livingCount: Int { buckets.values.reduce(0) { $0 + $1.count(where: \.isLiving) } }

  /// The first key in the order, without sorting.
  var firstKey: Key? {
    var first: (number: Int, key: Key)?
    for entry in buckets.values.joined() where entry.number < first?.number ?? .max {
      guard let key = entry.key.object, entry.value.object != nil else { continue }
      first = (entry.number, key)
    }
    return first?.key
  }

  func value(for key: Key) -> Value? {
    let isEqual = comparison
    return buckets[hash(of: key)]?.first { $0.isLiving && isEqual($0, key) }?.value.object
  }

  mutating func set(_ value: Value, for key: Key) -> [Entry] {
    var removed = remove(key)
    let number = removed.first(where: \.isLiving)?.number
    if entryCount >= limit { removed += prune() }
    let entry = Entry(
      number: number ?? nextNumber, key: TableReference(key, keyOptions),
      value: TableReference(value, valueOptions))
    let bucket = hash(of: key)
    buckets[bucket, default: []].append(entry)
    entryCount += 1
    nextNumber += 1
    return removed
  }

  mutating func remove(_ key: Key) -> [Entry] {
    let isEqual = comparison
    return removeEntries(in: hash(of: key)) { !$0.isLiving || isEqual($0, key) }
  }

  mutating func removeAll() -> [Entry] {
    let removed = Array(buckets.values.joined())
    buckets = [:]
    entryCount = 0
    limit = Self.smallestLimit
    return removed
  }

  /// Removes the entries whose objects no longer exist.
  private mutating func prune() -> [Entry] {
    var removed: [Entry] = []
    for hash in Array(buckets.keys) {
      removed += removeEntries(in: hash) { !$0.isLiving }
    }
    limit = max(Self.smallestLimit, 2 * entryCount)
    return removed
  }

  private mutating func removeEntries(in hash: Int, where isGone: (Entry) -> Bool) -> [Entry] {
    var kept: [Entry] = []
    var removed: [Entry] = []
    for entry in buckets[hash] ?? [] {
      if isGone(entry) { removed.append(entry) } else { kept.append(entry) }
    }
    if !removed.isEmpty { buckets[hash] = kept.isEmpty ? nil : kept }
    entryCount -= removed.count
    return removed
  }

  // MARK: Comparison

  private var comparesIdentity: Bool { keyOptions.contains(.objectPointerPersonality) }

  private func hash(of key: Key) -> Int {
    if !comparesIdentity, let object = key as? NSObject { return object.hash }
    return ObjectIdentifier(key).hashValue
  }

  private var comparison: (Entry, Key) -> Bool {
    let isIdentity = comparesIdentity
    return { entry, key in
      guard let other = entry.key.object else { return false }
      return other === key || !isIdentity && (other as? NSObject)?.isEqual(key) == true
    }
  }
}
