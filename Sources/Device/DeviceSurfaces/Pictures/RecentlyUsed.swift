/// A cache of the most recently used values. A full cache evicts the least recently used ones.
///
/// Lookup compares the keys one by one, O(capacity). Meant for tens of entries whose keys have no
/// cheap hash.
struct RecentlyUsed<Key: Equatable, Value> {
  private var entries: [(key: Key, value: Value)] = []
  private let capacity: Int
  private let limit: Int
  private let cost: @Sendable (Value) -> Int

  /// - Parameters:
  ///   - capacity: The maximum number of values.
  ///   - limit: The maximum sum of their costs. A value that costs more is not kept.
  init(
    capacity: Int, limit: Int = .max, cost: @escaping @Sendable (Value) -> Int = { _ in 0 }
  ) {
    self.capacity = capacity
    self.limit = limit
    self.cost = cost
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
    guard cost(value) <= limit else { return }
    entries.append((key, value))
    var total = entries.reduce(0) { $0 + cost($1.value) }
    while entries.count > capacity || total > limit {
      total -= cost(entries.removeFirst().value)
    }
  }
}
