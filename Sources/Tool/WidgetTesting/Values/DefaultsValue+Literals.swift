import ExtensionPool

// The values of `UserDefaults` as a test writes them: `["streak": 3, "name": "Mia"]`.

extension DefaultsValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  public init(stringLiteral value: String) { self = .string(value) }
  public init(integerLiteral value: Int) { self = .integer(value) }
  public init(floatLiteral value: Double) { self = .double(value) }
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  public init(arrayLiteral elements: DefaultsValue...) { self = .array(elements) }

  /// Of equal keys, the last one counts.
  public init(dictionaryLiteral elements: (String, DefaultsValue)...) {
    self = .dictionary(Dictionary(elements) { $1 })
  }
}
