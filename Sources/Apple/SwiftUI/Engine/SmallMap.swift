/// A dictionary for a few keys. Up to eight of them are compared one after the other, which takes
/// less time than hashing, and an empty map or one with a single key needs no table.
struct SmallMap<Key: Hashable, Value> {
  private var entries: [(key: Key, value: Value)] = []
  /// The places in `entries`, if there are more than `linearLimit`.
  private var places: [Key: Int] = [:]

  private static var linearLimit: Int { 8 }

  var count: Int { entries.count }

  private func place(of key: Key) -> Int? {
    entries.count <= Self.linearLimit ? entries.firstIndex { $0.key == key } : places[key]
  }

  subscript(key: Key) -> Value? { place(of: key).map { entries[$0].value } }

  /// The value of a key, which is `initial` if it has none.
  subscript(key: Key, default initial: @autoclosure () -> Value) -> Value {
    get { self[key] ?? initial() }
    _modify {
      let place = place(of: key) ?? append(initial(), for: key)
      yield &entries[place].value
    }
  }

  mutating func store(_ value: Value, for key: Key) {
    if let place = place(of: key) {
      entries[place].value = value
    } else {
      _ = append(value, for: key)
    }
  }

  private mutating func append(_ value: Value, for key: Key) -> Int {
    entries.append((key, value))
    if entries.count == Self.linearLimit + 1 {
      for (place, entry) in entries.enumerated() { places[entry.key] = place }
    } else if entries.count > Self.linearLimit {
      places[key] = entries.count - 1
    }
    return entries.count - 1
  }
}
