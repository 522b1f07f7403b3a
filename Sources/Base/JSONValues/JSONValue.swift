import Foundation

/// Any JSON value. Integers stay integers, and equal the same number with a fraction of 0.
///
///     let schema: JSONValue = ["type": "object", "required": ["path"]]
///     schema["type"]?.string      // "object"
package enum JSONValue: Sendable {
  /// `null`, which is not the same as an absent member.
  case null
  case bool(Bool)
  /// A number without a fraction.
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])
}

extension JSONValue {
  /// The member of an object; nil if there is none, or if this is no object.
  package subscript(name: String) -> JSONValue? { object?[name] }

  /// nil for other values than strings.
  package var string: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  /// nil for other values than objects.
  package var object: [String: JSONValue]? {
    guard case .object(let members) = self else { return nil }
    return members
  }

  /// nil for other values than arrays.
  package var array: [JSONValue]? {
    guard case .array(let elements) = self else { return nil }
    return elements
  }

  /// nil for other values than integers, also for numbers with a fraction of 0.
  package var integer: Int? {
    guard case .integer(let number) = self else { return nil }
    return number
  }

  /// nil for other values than `true` and `false`.
  package var bool: Bool? {
    guard case .bool(let value) = self else { return nil }
    return value
  }
}

extension JSONValue: Equatable {
  /// JSON has one type of numbers: 1 equals 1.0.
  package static func == (left: JSONValue, right: JSONValue) -> Bool {
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

extension JSONValue {
  /// Throws if the data is not JSON.
  package init(parsing data: Data) throws {
    self = try JSONDecoder().decode(JSONValue.self, from: data)
  }

  /// The value that another value has in JSON. Throws what encoding throws.
  package init(encoding value: some Encodable) throws {
    try self.init(parsing: JSONEncoder().encode(value))
  }

  /// One line with sorted keys, without a line break.
  package var data: Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    // With the strategy for numbers, encoding these cases does not fail.
    return (try? encoder.encode(self)) ?? Data("null".utf8)
  }

  package var text: String { String(decoding: data, as: UTF8.self) }
}

extension JSONValue: Codable {
  package init(from decoder: any Decoder) throws {
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
    } else if let value = try? container.decode([JSONValue].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(stringLiteral value: String) { self = .string(value) }
  package init(integerLiteral value: Int) { self = .integer(value) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(Dictionary(elements, uniquingKeysWith: { $1 }))
  }
}
