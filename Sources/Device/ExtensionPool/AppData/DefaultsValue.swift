import Foundation

/// A value of `UserDefaults`: any property list value.
///
/// In JSON, a date is `{"$date": "2026-03-05T09:30:00Z"}`, data is `{"$data": "aGk="}` in Base64,
/// and a number with decimals that is whole is `{"$double": 3}`, as JSON has one type of numbers.
public enum DefaultsValue: Codable, Equatable, Sendable {
  /// A boolean, which a property list distinguishes from a number.
  case bool(Bool)
  /// A whole number.
  case integer(Int)
  /// A number with decimals.
  case double(Double)
  /// A text.
  case string(String)
  /// In ISO 8601 in JSON, as `{"$date": "…"}`.
  case date(Date)
  /// In Base64 in JSON, as `{"$data": "…"}`.
  case data(Data)
  /// The elements may have different types.
  case array([DefaultsValue])
  /// The keys are texts, as in a property list.
  case dictionary([String: DefaultsValue])

  private static let dateKey = "$date"
  private static let dataKey = "$data"
  private static let doubleKey = "$double"

  /// Reads JSON.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int.self) {
      self = .integer(value)
    } else if let value = try? container.decode(Double.self) {
      self = .double(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let values = try? container.decode([DefaultsValue].self) {
      self = .array(values)
    } else {
      let values = try container.decode([String: DefaultsValue].self)
      self = try Self.tagged(values, in: container) ?? .dictionary(values)
    }
  }

  /// The value of `PropertyListSerialization`, which tells whole numbers from those with decimals;
  /// nil for another type.
  init?(propertyList value: Any) {
    switch value {
    case let value as String: self = .string(value)
    case let value as Date: self = .date(value)
    case let value as Data: self = .data(value)
    case let values as [Any]: self = .array(values.compactMap(DefaultsValue.init(propertyList:)))
    case let values as [String: Any]:
      self = .dictionary(values.compactMapValues(DefaultsValue.init(propertyList:)))
    case let value where type(of: value) == Bool.self: self = .bool(value as? Bool == true)
    case let value as NSNumber:
      let isDecimal = ["d", "f"].contains(String(cString: value.objCType))
      self = isDecimal ? .double(value.doubleValue) : .integer(value.intValue)
    default: return nil
    }
  }

  /// The values of a property list. Throws if the data is none with a dictionary.
  static func values(propertyList data: Data) throws -> [String: DefaultsValue] {
    let list = try PropertyListSerialization.propertyList(from: data, format: nil)
    guard let values = list as? [String: Any] else { throw CocoaError(.propertyListReadCorrupt) }
    return values.compactMapValues(DefaultsValue.init(propertyList:))
  }

  private static func tagged(
    _ values: [String: DefaultsValue], in container: any SingleValueDecodingContainer
  ) throws -> DefaultsValue? {
    guard values.count == 1, let (key, value) = values.first else { return nil }
    if key == doubleKey, case .integer(let number) = value { return .double(Double(number)) }
    if key == doubleKey, case .double = value { return value }
    guard case .string(let text) = value else { return nil }
    func invalid(_ expected: String) -> DecodingError {
      .dataCorruptedError(in: container, debugDescription: "\"\(key)\" must be \(expected)")
    }
    switch key {
    case dateKey:
      guard let date = try? Date(text, strategy: .iso8601) else {
        throw invalid("a date such as 2026-03-05T09:30:00Z")
      }
      return .date(date)
    case dataKey:
      guard let data = Data(base64Encoded: text) else { throw invalid("Base64") }
      return .data(data)
    default: return nil
    }
  }

  /// Writes JSON.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .bool(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .double(let value) where value == value.rounded():
      try container.encode([Self.doubleKey: value])
    case .double(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .date(let value): try container.encode([Self.dateKey: value.ISO8601Format()])
    case .data(let value): try container.encode([Self.dataKey: value.base64EncodedString()])
    case .array(let values): try container.encode(values)
    case .dictionary(let values): try container.encode(values)
    }
  }

  /// The value for `PropertyListSerialization`.
  var propertyList: Any {
    switch self {
    case .bool(let value): value
    case .integer(let value): value
    case .double(let value): value
    case .string(let value): value
    case .date(let value): value
    case .data(let value): value
    case .array(let values): values.map(\.propertyList)
    case .dictionary(let values): values.mapValues(\.propertyList)
    }
  }
}
