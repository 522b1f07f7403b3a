/// The JSON that the types of an extension's Live Activities decode from.
public struct PayloadSchema: Codable, Equatable, Sendable {
  /// In the order of the bundle.
  public var activities: [ActivityPayload]
  /// The types that `PayloadType.reference` names, in the order of their names.
  public var types: [PayloadDeclaration]

  public init(activities: [ActivityPayload] = [], types: [PayloadDeclaration] = []) {
    self.activities = activities
    self.types = types
  }
}

/// The JSON of one Live Activity.
public struct ActivityPayload: Codable, Equatable, Sendable {
  /// The name of the attributes' type without its module.
  public var attributesType: String
  /// The JSON of the attributes.
  public var attributes: PayloadType
  /// The JSON of the content state.
  public var state: PayloadType

  public init(attributesType: String, attributes: PayloadType, state: PayloadType) {
    self.attributesType = attributesType
    self.attributes = attributes
    self.state = state
  }
}

/// A type of the author, or of a library.
public struct PayloadDeclaration: Codable, Equatable, Sendable {
  /// The name without its module, such as `MatchAttributes.Team`. Unique in a schema.
  public var name: String
  /// What the type decodes from.
  public var type: PayloadType
  /// Whether the type's own `init(from:)` decodes it, and not the one that Swift synthesizes.
  public var isDecodedByOwnCode: Bool

  public init(name: String, type: PayloadType, isDecodedByOwnCode: Bool = false) {
    self.name = name
    self.type = type
    self.isDecodedByOwnCode = isDecodedByOwnCode
  }
}

/// The JSON that a type decodes from, with the default strategies of `JSONDecoder`.
public indirect enum PayloadType: Codable, Equatable, Sendable {
  case scalar(PayloadScalar)
  /// The value, or null.
  case optional(PayloadType)
  case list(PayloadType)
  /// A list with a fixed number of elements, such as the two bounds of a range.
  case tuple([PayloadType])
  /// An object with any keys, which are integers if `hasIntegerKeys`.
  case dictionary(PayloadType, hasIntegerKeys: Bool)
  /// A list of keys and values that alternate: a dictionary with other keys than `String` and
  /// `Int`.
  case pairs(key: PayloadType, value: PayloadType)
  case object([PayloadProperty])
  /// The raw values of an enum.
  /// With `isOpen`, other values decode, too.
  case choices([PayloadChoice], isOpen: Bool)
  /// An enum with associated values: an object with one key, the name of the case.
  case variants([PayloadVariant])
  /// The name of a `PayloadDeclaration`.
  case reference(String)
  /// Any JSON, as far as can be found out, and the reason.
  case any(reason: String)
}

/// A value without parts.
public enum PayloadScalar: String, Codable, CaseIterable, Sendable {
  case bool = "Bool"
  case string = "String"
  case int = "Int"
  case int8 = "Int8"
  case int16 = "Int16"
  case int32 = "Int32"
  case int64 = "Int64"
  case uint = "UInt"
  case uint8 = "UInt8"
  case uint16 = "UInt16"
  case uint32 = "UInt32"
  case uint64 = "UInt64"
  case double = "Double"
  case float = "Float"
  case decimal = "Decimal"
  /// Seconds since 2001-01-01 00:00 UTC, as a number.
  case date = "Date"
  case url = "URL"
  case uuid = "UUID"
  /// Base64.
  case data = "Data"
}

/// A key of an object.
public struct PayloadProperty: Codable, Equatable, Sendable {
  /// As the `CodingKey` has it.
  public var key: String
  public var type: PayloadType
  /// Whether the type decodes without the key. A default value in Swift does not have this effect.
  public var isRequired: Bool

  public init(key: String, type: PayloadType, isRequired: Bool) {
    self.key = key
    self.type = type
    self.isRequired = isRequired
  }
}

/// A raw value of an enum.
public struct PayloadChoice: Codable, Equatable, Sendable {
  /// The name of the case.
  public var name: String
  /// The raw value, as JSON.
  public var json: String

  public init(name: String, json: String) {
    self.name = name
    self.json = json
  }
}

/// A case of an enum with associated values.
public struct PayloadVariant: Codable, Equatable, Sendable {
  /// The only key of the object.
  public var key: String
  /// The labels of the associated values, or `_0`, `_1` for those without.
  public var properties: [PayloadProperty]

  public init(key: String, properties: [PayloadProperty]) {
    self.key = key
    self.properties = properties
  }
}
