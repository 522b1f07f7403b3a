/// Identifies a value that views pass up to their ancestors.
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { Value(nilLiteral: ()) }
}

/// The preference values of a subtree.
///
/// Layout nodes collect preferences bottom-up with `collectPreferences(into:)`: a container merges
/// its children's values in tree order, and `merge(_:)` combines two values of the same key with
/// the key's `reduce`. A key that no view sets has its `defaultValue`.
///
/// Values are stored type-erased. The `reduce` closure is captured where the key's type is known,
/// so that values can be merged without it.
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

  /// Merges the values of the next subtree, in tree order.
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
