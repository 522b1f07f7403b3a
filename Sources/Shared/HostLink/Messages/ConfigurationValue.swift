import Foundation

/// A value of a configuration parameter.
///
/// In JSON it is an object with one key, the name of the case: `{"integer": 3}`,
/// `{"object": {"identifier": "7", "display": "Lamp"}}`, `{"none": true}`.
public enum ConfigurationValue: Equatable, Hashable, Sendable {
  /// No value: the intent's property is nil.
  case none
  case bool(Bool)
  case integer(Int)
  case double(Double)
  /// A string, a URL, or the name of an enum case.
  case string(String)
  case date(Date)
  case dateComponents(DateComponents)
  /// An amount. The unit is its symbol, e.g. `km`, or an ISO 4217 currency code.
  case measurement(value: Double, unit: String)
  /// An object or entity: its identifier and its display name.
  case object(identifier: String, display: String)
  /// A file's name and contents.
  case file(name: String, data: Data)
  /// A value of any other `Codable` type, as the JSON that the type encodes to.
  case encoded(type: String, json: String)
  /// The values of an array parameter, in order.
  case list([ConfigurationValue])
}

extension ConfigurationValue: Codable {
  private enum Key: String, CodingKey, CaseIterable {
    case none, bool, integer, double, string, date, dateComponents, measurement, object, file
    case encoded, list
  }
  private struct Amount: Codable {
    var value: Double
    var unit: String
  }
  private struct Object: Codable {
    var identifier: String
    var display: String
  }
  private struct File: Codable {
    var name: String
    var data: Data
  }
  private struct Other: Codable {
    var type: String
    var json: String
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    guard container.allKeys.count == 1, let key = container.allKeys.first else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription: "expected an object with exactly one key, one of "
            + Key.allCases.map(\.rawValue).joined(separator: ", ")))
    }
    switch key {
    case .none: self = .none
    case .bool: self = .bool(try container.decode(Bool.self, forKey: key))
    case .integer: self = .integer(try container.decode(Int.self, forKey: key))
    case .double: self = .double(try container.decode(Double.self, forKey: key))
    case .string: self = .string(try container.decode(String.self, forKey: key))
    case .date: self = .date(try container.decode(Date.self, forKey: key))
    case .dateComponents:
      self = .dateComponents(try container.decode(DateComponents.self, forKey: key))
    case .measurement:
      let amount = try container.decode(Amount.self, forKey: key)
      self = .measurement(value: amount.value, unit: amount.unit)
    case .object:
      let object = try container.decode(Object.self, forKey: key)
      self = .object(identifier: object.identifier, display: object.display)
    case .file:
      let file = try container.decode(File.self, forKey: key)
      self = .file(name: file.name, data: file.data)
    case .encoded:
      let other = try container.decode(Other.self, forKey: key)
      self = .encoded(type: other.type, json: other.json)
    case .list: self = .list(try container.decode([ConfigurationValue].self, forKey: key))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    switch self {
    case .none: try container.encode(true, forKey: .none)
    case .bool(let value): try container.encode(value, forKey: .bool)
    case .integer(let value): try container.encode(value, forKey: .integer)
    case .double(let value): try container.encode(value, forKey: .double)
    case .string(let value): try container.encode(value, forKey: .string)
    case .date(let value): try container.encode(value, forKey: .date)
    case .dateComponents(let value): try container.encode(value, forKey: .dateComponents)
    case .measurement(let value, let unit):
      try container.encode(Amount(value: value, unit: unit), forKey: .measurement)
    case .object(let identifier, let display):
      try container.encode(Object(identifier: identifier, display: display), forKey: .object)
    case .file(let name, let data):
      try container.encode(File(name: name, data: data), forKey: .file)
    case .encoded(let type, let json):
      try container.encode(Other(type: type, json: json), forKey: .encoded)
    case .list(let values): try container.encode(values, forKey: .list)
    }
  }
}

/// A configured value that the extension could not use. The parameter then has its default, or no
/// value.
public struct ConfigurationIssue: Codable, Equatable, Hashable, Sendable {
  /// Why the extension could not use a value.
  public enum Reason: String, Codable, Sendable {
    /// The entity or option no longer exists.
    case noLongerExists
    /// The value does not have the parameter's type.
    case wrongType
    /// The extension no longer has this parameter.
    case unknownParameter
  }

  /// The name of the parameter.
  public var parameter: String
  /// The value that was configured.
  public var value: ConfigurationValue
  /// Why the value could not be used.
  public var reason: Reason

  public init(parameter: String, value: ConfigurationValue, reason: Reason) {
    self.parameter = parameter
    self.value = value
    self.reason = reason
  }
}
