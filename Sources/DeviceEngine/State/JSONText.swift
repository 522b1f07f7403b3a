import Foundation

/// JSON written by others, which is embedded in other JSON as a value, not as a string.
///
/// The bytes are parsed only when they are encoded. Invalid JSON is encoded as null.
public struct JSONText: Codable, Equatable, Sendable {
  public var data: Data

  public init(_ data: Data) {
    self.data = data
  }

  public init(from decoder: any Decoder) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    data = try encoder.encode(JSONValue(from: decoder))
  }

  public func encode(to encoder: any Encoder) throws {
    let value = try? JSONDecoder().decode(JSONValue.self, from: data)
    try (value ?? .null).encode(to: encoder)
  }
}

/// Any JSON value. Integers stay integers.
private enum JSONValue: Codable {
  case null
  case bool(Bool)
  case integer(Int64)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int64.self) {
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

  func encode(to encoder: any Encoder) throws {
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
