import Foundation

/// JSON that others have written, to be shown as it is: `{"n": 1}` and not a text that holds it.
///
/// Bytes until they are encoded: what nobody reads costs nothing. What is no JSON is encoded as null.
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

/// Any JSON value. Whole numbers stay whole.
private enum JSONValue: Codable {
  case null
  case truth(Bool)
  case integer(Int64)
  case number(Double)
  case text(String)
  case list([JSONValue])
  case object([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .truth(value)
    } else if let value = try? container.decode(Int64.self) {
      self = .integer(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .text(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .list(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .truth(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .text(let value): try container.encode(value)
    case .list(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }
}
