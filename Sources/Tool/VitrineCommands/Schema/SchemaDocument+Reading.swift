import DeviceProtocol
import Foundation
import HostLink
import JSONValues

extension SchemaDocument {
  /// The file was not written by `vitrine schema`.
  struct Unreadable: Error {
    var reason: String
  }

  /// Reads a document that `json` wrote. Throws `Unreadable`.
  init(reading data: Data) throws {
    let document: JSONValue
    do {
      document = try JSONValue(parsing: data)
    } catch {
      throw Unreadable(reason: "it is not JSON")
    }
    guard document["$schema"]?.string == Self.dialect,
      let activities = document["x-live-activities"]?.object,
      let types = document["$defs"]?.object
    else { throw Unreadable(reason: "it has no x-live-activities and $defs") }
    self.init(
      PayloadSchema(
        activities: try activities.sorted { $0.key < $1.key }.map { name, value in
          ActivityPayload(
            attributesType: name,
            attributes: try PayloadType(reading: value["attributes"], at: "\(name).attributes"),
            state: try PayloadType(reading: value["content-state"], at: "\(name).content-state"))
        },
        types: try types.sorted { $0.key < $1.key }.map { name, value in
          PayloadDeclaration(
            name: name, type: try PayloadType(reading: value, at: "$defs.\(name)"),
            isDecodedByOwnCode: value["x-decoded-by-own-code"]?.bool ?? false)
        }))
    for case .reference(let name) in references where types[name] == nil {
      throw Unreadable(reason: "$defs has no \"\(name)\"")
    }
  }

  /// All references, also in types.
  private var references: [PayloadType] {
    (schema.activities.flatMap { [$0.attributes, $0.state] } + schema.types.map(\.type))
      .flatMap(\.references)
  }
}

extension PayloadType {
  /// - Parameter place: For messages.
  fileprivate init(reading json: JSONValue?, at place: String, depth: Int = 0) throws {
    guard let json, json.object != nil, depth < 50 else {
      throw SchemaDocument.Unreadable(reason: "\(place) is not an object")
    }
    func type(_ json: JSONValue?, _ part: String) throws -> PayloadType {
      try PayloadType(reading: json, at: "\(place).\(part)", depth: depth + 1)
    }
    if let reference = json["$ref"]?.string {
      let name =
        reference.hasPrefix(Self.referencePrefix)
        ? reference.dropFirst(Self.referencePrefix.count).removingPercentEncoding : nil
      guard let name else {
        throw SchemaDocument.Unreadable(reason: "\(place) refers to \"\(reference)\"")
      }
      self = .reference(name.replacing("~1", with: "/").replacing("~0", with: "~"))
    } else if let name = json["x-swift-type"]?.string {
      guard let scalar = PayloadScalar(rawValue: name) else {
        throw SchemaDocument.Unreadable(reason: "\(place) has the unknown type \"\(name)\"")
      }
      self = .scalar(scalar)
    } else if let choices = json["anyOf"]?.array {
      self = .optional(try type(choices.first, "anyOf"))
    } else if let names = json["x-enum-varnames"]?.array {
      let values = json["enum"] ?? json["examples"]
      let choices = zip(names, values?.array ?? []).map { name, value in
        PayloadChoice(name: name.string ?? value.text, json: value.text)
      }
      self = .choices(choices, isOpen: json["enum"] == nil)
    } else if let variants = json["oneOf"]?.array {
      self = .variants(
        try variants.map { variant in
          guard let (key, value) = variant["properties"]?.object?.first else {
            throw SchemaDocument.Unreadable(reason: "\(place).oneOf has no properties")
          }
          return PayloadVariant(
            key: key, properties: try Self.properties(of: value, at: place, depth))
        })
    } else if let pairs = json["x-pairs"] {
      self = .pairs(key: try type(pairs["key"], "key"), value: try type(pairs["value"], "value"))
    } else if let elements = json["prefixItems"]?.array {
      self = .tuple(try elements.map { try type($0, "prefixItems") })
    } else if let element = json["items"] {
      self = .list(try type(element, "items"))
    } else if let value = json["additionalProperties"] {
      self = .dictionary(
        try type(value, "additionalProperties"), hasIntegerKeys: json["propertyNames"] != nil)
    } else if json["properties"] != nil {
      self = .object(try Self.properties(of: json, at: place, depth))
    } else {
      self = .any(reason: json["description"]?.string ?? "")
    }
  }

  private static func properties(
    of json: JSONValue, at place: String, _ depth: Int
  ) throws -> [PayloadProperty] {
    let required = Set((json["required"]?.array ?? []).compactMap(\.string))
    return try (json["properties"]?.object ?? [:]).sorted { $0.key < $1.key }.map { key, value in
      PayloadProperty(
        key: key, type: try PayloadType(reading: value, at: "\(place).\(key)", depth: depth + 1),
        isRequired: required.contains(key))
    }
  }

  /// The references in the type itself.
  fileprivate var references: [PayloadType] {
    switch self {
    case .scalar, .choices, .any: []
    case .reference: [self]
    case .optional(let type), .list(let type), .dictionary(let type, _): type.references
    case .tuple(let types): types.flatMap(\.references)
    case .pairs(let key, let value): key.references + value.references
    case .object(let properties): properties.flatMap(\.type.references)
    case .variants(let variants): variants.flatMap(\.properties).flatMap(\.type.references)
    }
  }
}
