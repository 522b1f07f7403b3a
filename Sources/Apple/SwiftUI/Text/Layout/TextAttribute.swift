/// A value that a text renderer finds in the runs of a text.
public protocol TextAttribute: Hashable {}

/// The custom attributes of a part of a text, by their types.
struct TextAttributes: Equatable, Sendable {
  // Attributes are values, and immutable after `customAttribute(_:)` has stored them.
  private nonisolated(unsafe) var values: [ObjectIdentifier: AnyHashable] = [:]

  init() {}

  init<T: TextAttribute>(_ value: T) {
    values[ObjectIdentifier(T.self)] = value
  }

  subscript<T: TextAttribute>(key: T.Type) -> T? {
    values[ObjectIdentifier(key)]?.base as? T
  }

  /// Adds attributes, which replace those of the same types.
  mutating func add(_ other: TextAttributes) {
    values.merge(other.values) { _, new in new }
  }
}

extension Text {
  /// Adds an attribute for text renderers.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
    adding(.attributes(TextAttributes(value)))
  }
}
