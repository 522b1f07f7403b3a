import SQLiteDatabase

/// How the values of an attribute's type are stored, in the columns of Apple's stores.
struct AttributeCoding {
  private let type: NSAttributeType

  init(_ type: NSAttributeType) {
    // All integers are stored alike, and so are all floating point numbers.
    self.type =
      switch type {
      case .integer16AttributeType, .integer32AttributeType: .integer64AttributeType
      case .floatAttributeType: .doubleAttributeType
      default: type
      }
  }

  /// The declared type of the column.
  var columnType: String {
    switch type {
    case .integer64AttributeType, .booleanAttributeType: "INTEGER"
    case .doubleAttributeType: "FLOAT"
    case .decimalAttributeType: "DECIMAL"
    case .dateAttributeType: "TIMESTAMP"
    case .stringAttributeType, .URIAttributeType: "VARCHAR"
    default: "BLOB"
    }
  }

  /// The value of a default in a model's text.
  func value(of text: String) -> Any? {
    switch type {
    case .integer64AttributeType: Int(text)
    case .booleanAttributeType: ["YES", "1", "true"].contains(text)
    case .doubleAttributeType: Double(text)
    case .decimalAttributeType: Decimal(string: text)
    case .dateAttributeType: Double(text).map { Date(timeIntervalSinceReferenceDate: $0) }
    case .stringAttributeType: text
    case .URIAttributeType: URL(string: text)
    case .UUIDAttributeType: UUID(uuidString: text)
    default: nil
    }
  }

  /// The stored form; nil if the value does not fit the type.
  func encode(_ value: Any?) -> DatabaseValue? {
    guard let value = PredicateValue.unwrapped(value) else { return .null }
    switch type {
    case .integer64AttributeType:
      return (value as? any BinaryInteger).map { .integer(Int(truncatingIfNeeded: $0)) }
        ?? (value as? NSNumber).map { .integer($0.intValue) }
    case .booleanAttributeType:
      return PredicateValue.number(value).map { .integer($0 == 0 ? 0 : 1) }
    case .doubleAttributeType: return PredicateValue.number(value).map(real)
    case .decimalAttributeType:
      let number = value as? Decimal ?? (value as? NSNumber)?.decimalValue
      return number.map { .text("\($0)") }
    case .dateAttributeType: return (value as? Date).map { real($0.timeIntervalSinceReferenceDate) }
    case .stringAttributeType: return (value as? String).map { .text($0) }
    case .URIAttributeType: return (value as? URL).map { .text($0.absoluteString) }
    case .UUIDAttributeType:
      return (value as? UUID).map { id in withUnsafeBytes(of: id.uuid) { .blob(Data($0)) } }
    case .binaryDataAttributeType: return (value as? Data).map { .blob($0) }
    default:
      let data = try? NSKeyedArchiver.archivedData(
        withRootObject: value, requiringSecureCoding: false)
      return data.map { .blob($0) }
    }
  }

  /// The value from its stored form; nil if the form does not fit the type.
  func decode(_ value: DatabaseValue) -> Any? {
    switch (type, value) {
    case (_, .null): return nil
    case (.booleanAttributeType, .integer(let number)): return number != 0
    case (.integer64AttributeType, .integer(let number)): return number
    case (.doubleAttributeType, _): return Self.number(value)
    case (.decimalAttributeType, .text(let text)): return Decimal(string: text)
    case (.decimalAttributeType, _): return Self.number(value).map { Decimal($0) }
    case (.dateAttributeType, _):
      return Self.number(value).map { Date(timeIntervalSinceReferenceDate: $0) }
    case (.stringAttributeType, .text(let text)): return text
    case (.URIAttributeType, .text(let text)): return URL(string: text)
    case (.UUIDAttributeType, .blob(let data)) where data.count == 16:
      return data.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
    case (.binaryDataAttributeType, .blob(let data)): return data
    case (.transformableAttributeType, .blob(let data)):
      return try? NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data)
    default: return nil
    }
  }

  /// SQLite stores NaN as NULL.
  private func real(_ number: Double) -> DatabaseValue { number.isNaN ? .null : .real(number) }

  static func number(_ value: DatabaseValue) -> Double? {
    switch value {
    case .real(let number): number
    case .integer(let number): Double(number)
    default: nil
    }
  }
}
