import Foundation

/// A JSON value, written as a literal.
///
/// ```swift
/// let payload: JSON = [
///   "aps": [
///     "event": "update", "timestamp": device.timestamp,
///     "content-state": ["stage": 1, "courier": "Noor"],
///   ]
/// ]
/// ```
/// Values of variables: `.string(name)`, `.integer(count)`, `.date(now)`, `try JSON(state)`.
public enum JSON: Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([String: JSON])

  /// A date as `JSONEncoder` writes it, and as ActivityKit reads it from a content state: the
  /// seconds since 2001-01-01T00:00:00Z.
  public static func date(_ date: Date) -> JSON { .number(date.timeIntervalSinceReferenceDate) }

  /// A value as `JSONEncoder` writes it, such as a content state that the test shares with the
  /// extension. Throws `EncodingError`.
  public init(_ value: some Encodable) throws {
    self = try JSONDecoder().decode(JSON.self, from: JSONEncoder().encode(value))
  }

  /// The JSON in a file. Throws `DecodingError`.
  public init(data: Data) throws {
    self = try JSONDecoder().decode(JSON.self, from: data)
  }

  /// The value as a file, with sorted keys.
  public var data: Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Only numbers that JSON does not have cannot be written.
    return (try? encoder.encode(self)) ?? Data("null".utf8)
  }

  /// The value of a key; nil if this is no object or has no such key.
  public subscript(_ key: String) -> JSON? {
    if case .object(let members) = self { members[key] } else { nil }
  }
}

extension JSON: Equatable {
  /// JSON has one type of numbers: 1 equals 1.0.
  public static func == (left: JSON, right: JSON) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.bool(let left), .bool(let right)): left == right
    case (.integer(let left), .integer(let right)): left == right
    case (.number(let left), .number(let right)): left == right
    case (.integer(let whole), .number(let number)), (.number(let number), .integer(let whole)):
      Double(whole) == number
    case (.string(let left), .string(let right)): left == right
    case (.array(let left), .array(let right)): left == right
    case (.object(let left), .object(let right)): left == right
    default: false
    }
  }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByNilLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  public init(stringLiteral value: String) { self = .string(value) }
  public init(integerLiteral value: Int) { self = .integer(value) }
  public init(floatLiteral value: Double) { self = .number(value) }
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  public init(nilLiteral: ()) { self = .null }
  public init(arrayLiteral elements: JSON...) { self = .array(elements) }

  /// Of equal keys, the last one counts.
  public init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(Dictionary(elements) { $1 })
  }
}

extension JSON: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int.self) {
      self = .integer(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSON].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSON].self))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let values): try container.encode(values)
    case .object(let members): try container.encode(members)
    }
  }
}
