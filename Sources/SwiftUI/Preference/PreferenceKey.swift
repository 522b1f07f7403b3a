/// Names a value that views tell those above them.
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { Value(nilLiteral: ()) }
}

/// The preference values of a subtree, reduced in tree order.
struct PreferenceValues {
  private struct Entry {
    var value: Any
    let reduce: (inout Any, Any) -> Void
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  subscript<K: PreferenceKey>(key: K.Type) -> K.Value {
    entries[ObjectIdentifier(key)].flatMap { $0.value as? K.Value } ?? K.defaultValue
  }

  mutating func set<K: PreferenceKey>(_ value: K.Value, for key: K.Type) {
    entries[ObjectIdentifier(key)] = Entry(value: value) { present, next in
      guard var reduced = present as? K.Value, let next = next as? K.Value else { return }
      K.reduce(value: &reduced) { next }
      present = reduced
    }
  }

  /// Adds the values of the next subtree in order.
  mutating func merge(_ next: PreferenceValues) {
    for (key, entry) in next.entries {
      guard let present = entries[key] else {
        entries[key] = entry
        continue
      }
      present.reduce(&entries[key, default: present].value, entry.value)
    }
  }
}
