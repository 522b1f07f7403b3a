/// The last few values by their keys; the one that was used longest ago goes first.
///
/// Keys are compared one after the other: for tens of entries whose keys have no good hash.
struct RecentlyUsed<Key: Equatable, Value> {
  private var entries: [(key: Key, value: Value)] = []
  private let capacity: Int

  init(capacity: Int) {
    self.capacity = capacity
  }

  /// The value, which then is the one used last.
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
