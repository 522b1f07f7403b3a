/// A value in a YAML document.
///
/// ```swift
/// let document = try YAMLValue(parsing: "sources: [A, B]")
/// document["sources"]?.strings            // ["A", "B"]
/// ```
/// Aliases are replaced by what they refer to, and `<<` is merged.
package indirect enum YAMLValue: Equatable, Sendable {
  /// The text of a scalar. Without quotation marks it can be a number, a Boolean or null.
  case scalar(String, isPlain: Bool)
  case list([YAMLValue])
  /// The keys are unique; their order is that of the document.
  case mapping([Entry])

  package struct Entry: Equatable, Sendable {
    package var key: String
    package var value: YAMLValue

    package init(key: String, value: YAMLValue) {
      (self.key, self.value) = (key, value)
    }
  }
}

extension YAMLValue {
  /// The value of a key of a mapping.
  package subscript(key: String) -> YAMLValue? {
    entries.first { $0.key == key }?.value
  }

  /// The entries of a mapping; empty for other values.
  package var entries: [Entry] {
    if case .mapping(let entries) = self { entries } else { [] }
  }

  /// The elements of a list; empty for other values.
  package var elements: [YAMLValue] {
    if case .list(let elements) = self { elements } else { [] }
  }

  /// The elements of a list, or the value itself.
  package var items: [YAMLValue] {
    if case .list(let elements) = self { elements } else { [self] }
  }

  /// The text of a scalar; nil for null and other values.
  package var string: String? {
    guard case .scalar(let text, let isPlain) = self else { return nil }
    return isPlain && ["", "~", "null", "Null", "NULL"].contains(text) ? nil : text
  }

  /// The texts of a list of scalars, or of a single scalar.
  package var strings: [String] {
    string.map { [$0] } ?? elements.compactMap(\.string)
  }

  /// The Boolean of a plain scalar, as in YAML 1.1.
  package var bool: Bool? {
    guard case .scalar(let text, true) = self else { return nil }
    return switch text.lowercased() {
    case "true", "yes", "on": true
    case "false", "no", "off": false
    default: nil
    }
  }
}
