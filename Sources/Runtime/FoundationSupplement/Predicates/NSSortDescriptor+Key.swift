/// The value of a key in an order. Texts are compared as Unicode scalars, nil comes first.
package struct SortedValue: Comparable {
  let value: Any?

  package static func == (left: SortedValue, right: SortedValue) -> Bool {
    PredicateValue.areEqual(left.value, right.value)
  }

  package static func < (left: SortedValue, right: SortedValue) -> Bool {
    guard let second = right.value else { return false }
    guard let first = left.value else { return true }
    return PredicateValue.compare(first, second) == .orderedAscending
  }
}

extension NSObject {
  /// The value at a key path such as `author.name`.
  package subscript(sortKey key: String) -> SortedValue {
    if let probe = self as? SortKeyProbe {
      probe.key = key
      return SortedValue(value: nil)
    }
    var value: Any? = self
    for part in key.split(separator: ".") {
      value = PredicateValue.unwrapped(value).flatMap {
        ($0 as? any KeyValueReadable)?.readValue(forKey: String(part))
      }
    }
    return SortedValue(value: PredicateValue.unwrapped(value))
  }
}

/// Reads the key of a sort descriptor.
private final class SortKeyProbe: NSObject {
  var key: String?
}

extension NSSortDescriptor {
  /// Sorts objects by a key path such as `author.name`.
  public convenience init(key: String?, ascending: Bool) {
    self.init(keyPath: \NSObject[sortKey: key ?? "self"], ascending: ascending)
  }

  /// The key of a descriptor that was created with one.
  package var sortKey: String? {
    guard let path = keyPath as? KeyPath<NSObject, SortedValue> else { return nil }
    let probe = SortKeyProbe()
    _ = probe[keyPath: path]
    return probe.key
  }
}
