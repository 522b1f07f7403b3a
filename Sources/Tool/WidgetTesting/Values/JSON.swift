import Foundation
import JSONValues

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
public struct JSON: Equatable, Sendable {
  /// 1 equals 1.0, because JSON has one type of numbers.
  private var value: JSONValue

  private init(_ value: JSONValue) {
    self.value = value
  }

  /// The value `null`, which is not the same as an absent member.
  public static let null = JSON(.null)
  public static func bool(_ value: Bool) -> JSON { JSON(.bool(value)) }
  /// A whole number. It is written without a decimal point.
  public static func integer(_ value: Int) -> JSON { JSON(.integer(value)) }
  public static func number(_ value: Double) -> JSON { JSON(.number(value)) }
  public static func string(_ value: String) -> JSON { JSON(.string(value)) }
  public static func array(_ values: [JSON]) -> JSON { JSON(.array(values.map(\.value))) }
  /// An object. The order of its members has no meaning.
  public static func object(_ members: [String: JSON]) -> JSON {
    JSON(.object(members.mapValues(\.value)))
  }

  /// A date as `JSONEncoder` writes it, and as ActivityKit reads it from a content state: the
  /// seconds since 2001-01-01T00:00:00Z.
  public static func date(_ date: Date) -> JSON { .number(date.timeIntervalSinceReferenceDate) }

  /// A value as `JSONEncoder` writes it, such as a content state that the test shares with the
  /// extension. Throws `EncodingError`.
  public init(_ value: some Encodable) throws {
    self.init(try JSONValue(encoding: value))
  }

  /// The JSON in a file. Throws `DecodingError`.
  public init(data: Data) throws {
    self.init(try JSONValue(parsing: data))
  }

  /// The value as a file, with sorted keys. Numbers that JSON does not have are written as texts.
  public var data: Data { value.data }

  /// The value of a key; nil if this is no object or has no such key.
  public subscript(_ key: String) -> JSON? { value[key].map { JSON($0) } }
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
    self.init(try JSONValue(from: decoder))
  }

  public func encode(to encoder: any Encoder) throws {
    try value.encode(to: encoder)
  }
}
