/// The methods of `NSString` by which texts are sorted.
package enum TextOrder: String {
  case caseInsensitiveCompare, localizedCompare, localizedCaseInsensitiveCompare,
    localizedStandardCompare

  /// nil for other methods, such as `compare:`.
  init?(_ selector: Selector) {
    let names = selector.description.split { ".:(".contains($0) }.map(String.init)
    guard let order = names.lazy.compactMap(TextOrder.init(rawValue:)).first else { return nil }
    self = order
  }

  func compare(_ first: String, _ second: String) -> ComparisonResult {
    switch self {
    case .caseInsensitiveCompare: first.caseInsensitiveCompare(second)
    case .localizedCompare: first.localizedCompare(second)
    case .localizedCaseInsensitiveCompare: first.localizedCaseInsensitiveCompare(second)
    case .localizedStandardCompare: first.localizedStandardCompare(second)
    }
  }
}

/// The value of a key in an order. Texts are compared as Unicode scalars, or by `order`; nil comes
/// first.
package struct SortedValue: Comparable {
  let value: Any?
  var order: TextOrder?

  package static func == (left: SortedValue, right: SortedValue) -> Bool {
    PredicateValue.areEqual(left.value, right.value)
  }

  package static func < (left: SortedValue, right: SortedValue) -> Bool {
    guard let second = right.value else { return false }
    guard let first = left.value else { return true }
    if let order = left.order, let first = first as? String, let second = second as? String {
      return order.compare(first, second) == .orderedAscending
    }
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

  /// The same, with an order of texts.
  package subscript(sortKey key: String, by order: TextOrder) -> SortedValue {
    var value = self[sortKey: key]
    value.order = order
    return value
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

  /// Sorts objects by a key path. Texts are compared by a method of `NSString`, such as
  /// `localizedStandardCompare`; other methods compare as `compare` does.
  public convenience init(key: String?, ascending: Bool, selector: Selector?) {
    guard let order = selector.flatMap(TextOrder.init) else {
      self.init(key: key, ascending: ascending)
      return
    }
    self.init(keyPath: \NSObject[sortKey: key ?? "self", by: order], ascending: ascending)
  }

  /// The key of a descriptor that was created with one, and without an order of texts.
  package var sortKey: String? {
    guard let path = keyPath as? KeyPath<NSObject, SortedValue> else { return nil }
    let probe = SortKeyProbe()
    return probe[keyPath: path].order == nil ? probe.key : nil
  }
}
