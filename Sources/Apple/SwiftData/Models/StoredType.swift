import SQLiteDatabase

/// An optional type, whatever it wraps.
protocol AnyOptional {
  static var wrappedType: Any.Type { get }
  static func wrap(_ value: Any?) -> Self?
  var wrapped: Any? { get }
}

extension Optional: AnyOptional {
  static var wrappedType: Any.Type { Wrapped.self }
  var wrapped: Any? { self }

  static func wrap(_ value: Any?) -> Self? {
    guard let value else { return .some(.none) }
    return (value as? Wrapped).map { .some($0) }
  }
}

/// How values of a type are stored. Optional types are unwrapped before.
enum StoredType {
  case bool, integer, real, string, date, data, uuid, url, decimal
  /// An enumeration with raw values, stored as the raw value.
  indirect case raw(any RawRepresentable.Type, StoredType)
  /// Any other codable type, stored as JSON text.
  case json(any Codable.Type)

  init?(_ type: Any.Type) {
    switch type {
    case is Bool.Type: self = .bool
    case is String.Type: self = .string
    case is Date.Type: self = .date
    case is Data.Type: self = .data
    case is UUID.Type: self = .uuid
    case is URL.Type: self = .url
    case is Decimal.Type: self = .decimal
    case is any FixedWidthInteger.Type: self = .integer
    case is Double.Type, is Float.Type, is CGFloat.Type: self = .real
    case let type as any RawRepresentable.Type where type is any Codable.Type:
      func raw<R: RawRepresentable>(_: R.Type) -> StoredType? { StoredType(R.RawValue.self) }
      guard let stored = raw(type) else { return nil }
      self = .raw(type, stored)
    case let type as any Codable.Type: self = .json(type)
    default: return nil
    }
  }

  /// The declared type of the column.
  var columnType: String {
    switch self {
    case .bool, .integer: "INTEGER"
    case .real, .date: "REAL"
    case .string, .uuid, .url, .decimal, .json: "TEXT"
    case .data: "BLOB"
    case .raw(_, let stored): stored.columnType
    }
  }

  /// The name in the description of a stored schema.
  var name: String {
    switch self {
    case .raw(_, let stored): stored.name
    case .json: "json"
    case .uuid: "uuid"
    case .date: "date"
    case .bool: "bool"
    case .decimal: "decimal"
    case .url: "url"
    default: columnType.lowercased()
    }
  }
}

extension StoredType {
  /// Returns the stored form of a value; nil if it has none.
  func encode(_ value: Any) -> DatabaseValue? {
    switch self {
    case .bool: (value as? Bool).map { .integer($0 ? 1 : 0) }
    case .integer: (value as? any FixedWidthInteger).map { .integer(Int(truncatingIfNeeded: $0)) }
    case .real: Self.double(value).map(Self.encode(real:))
    case .string: (value as? String).map { .text($0) }
    case .date: (value as? Date).map { Self.encode(real: $0.timeIntervalSinceReferenceDate) }
    case .data: (value as? Data).map { .blob($0) }
    case .uuid: (value as? UUID).map { .text($0.uuidString) }
    case .url: (value as? URL).map { .text($0.absoluteString) }
    case .decimal: (value as? Decimal).map { .text($0.description) }
    case .raw(_, let stored):
      (value as? any RawRepresentable).flatMap { stored.encode($0.rawValue) }
    case .json:
      (value as? any Encodable).flatMap { try? Self.encoder.encode($0) }
        .map { .text(String(decoding: $0, as: UTF8.self)) }
    }
  }

  /// Returns a value from its stored form; nil if the form does not fit.
  func decode(_ value: DatabaseValue, as type: Any.Type) -> Any? {
    switch (self, value) {
    case (.bool, .integer(let value)): return value != 0
    case (.integer, .integer(let value)):
      func integer<I: FixedWidthInteger>(_: I.Type) -> Any { I(truncatingIfNeeded: value) }
      return (type as? any FixedWidthInteger.Type).map { integer($0) }
    case (.real, _):
      guard let number = Self.real(value) else { return nil }
      if type is Float.Type { return Float(number) }
      return type is CGFloat.Type ? CGFloat(number) : number
    case (.string, .text(let text)): return text
    case (.date, _):
      return Self.real(value).map { Date(timeIntervalSinceReferenceDate: $0) }
    case (.data, .blob(let data)): return data
    case (.uuid, .text(let text)): return UUID(uuidString: text)
    case (.url, .text(let text)): return URL(string: text)
    case (.decimal, .text(let text)): return Decimal(string: text)
    case (.raw(let type, let stored), _):
      func represented<R: RawRepresentable>(_: R.Type) -> Any? {
        (stored.decode(value, as: R.RawValue.self) as? R.RawValue).flatMap { R(rawValue: $0) }
      }
      return represented(type)
    case (.json(let type), .text(let text)):
      return try? Self.decoder.decode(type, from: Data(text.utf8))
    default: return nil
    }
  }

  /// SQLite stores NaN as NULL, so it is stored as text.
  static func encode(real value: Double) -> DatabaseValue {
    value.isNaN ? .text("nan") : .real(value)
  }

  static func real(_ value: DatabaseValue) -> Double? {
    switch value {
    case .real(let number): number
    case .integer(let number): Double(number)
    case .text("nan"): .nan
    default: nil
    }
  }

  private static func double(_ value: Any) -> Double? {
    switch value {
    case let value as Double: value
    case let value as Float: Double(value)
    case let value as CGFloat: Double(value)
    default: nil
    }
  }

  private static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return encoder
  }

  private static var decoder: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return decoder
  }
}

extension DatabaseValue {
  /// The stored form of any value, with optionals unwrapped; nil if its type cannot be stored.
  static func of(_ value: Any) -> DatabaseValue? {
    if let optional = value as? any AnyOptional {
      return optional.wrapped.map { of($0) } ?? .null
    }
    return StoredType(type(of: value))?.encode(value)
  }
}
