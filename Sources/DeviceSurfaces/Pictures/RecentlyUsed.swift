/// A cache of the most recently used values. A full cache evicts the least recently used one.
///
/// Lookup compares the keys one by one, O(capacity). Meant for tens of entries whose keys have no
/// cheap hash.
struct RecentlyUsed<Key: Equatable, Value> {
  private var entries: [(key: Key, value: Value)] = []
  private let capacity: Int

  init(capacity: Int) {
    self.capacity = capacity
  }

  /// Returns a value and marks it as the most recently used.
  mutating func value(for key: Key, where isUsable: (Value) -> Bool = { _ in true }) -> Value? {
    guard let index = entries.lastIndex(where: { $0.key == key && isUsable($0.value) }) else {
      return nil
    }
    let entry = entries.remove(at: index)
    entries.append(entry)
    return entry.value
  }

  mutating func insert(_ value: Value, for key: Key) {
    entries.removeAll { $0.key == key }
    if entries.count >= capacity { entries.removeFirst() }
    entries.append((key, value))
  }

  mutating func removeAll() { entries = [] }
}
