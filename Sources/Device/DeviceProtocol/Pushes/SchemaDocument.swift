import Foundation
import HostLink
import JSONValues

/// The JSON Schema (draft 2020-12) of the Live Activities of an extension.
///
/// The document's root validates whole push payloads. `$defs` has the attributes, the content
/// states and the types in them; `x-live-activities` names those of each activity. Everything that
/// JSON Schema cannot say is in keywords that start with `x-`, so that a document can be read again
/// (`init(reading:)`) and be compared with a later one.
package struct SchemaDocument: Equatable {
  package var schema: PayloadSchema

  package init(_ schema: PayloadSchema) { self.schema = schema }

  /// The value of `$schema`.
  package static let dialect = "https://json-schema.org/draft/2020-12/schema"

  /// The whole document.
  package var json: JSONValue {
    [
      "$schema": .string(Self.dialect),
      "title": "Push payloads of Live Activities",
      "description":
        "What JSONDecoder's default strategies decode: a Date is the number of seconds since 2001-01-01T00:00:00Z, which is Unix time minus 978307200.",
      "type": "object", "required": ["aps"], "properties": ["aps": payload],
      "x-live-activities": .object(
        Dictionary(
          schema.activities.map { activity in
            (
              activity.attributesType,
              ["attributes": activity.attributes.json, "content-state": activity.state.json]
            )
          }, uniquingKeysWith: { first, _ in first })),
      "$defs": .object(
        Dictionary(
          schema.types.map { ($0.name, $0.json) }, uniquingKeysWith: { first, _ in first })),
    ]
  }

  /// The object `aps`. Source: "Starting and updating Live Activities with ActivityKit push
  /// notifications".
  private var payload: JSONValue {
    func given(_ key: String, _ value: JSONValue) -> JSONValue {
      ["properties": [key: value], "required": [.string(key)]]
    }
    let perActivity = schema.activities.map { activity -> JSONValue in
      [
        "if": given("attributes-type", ["const": .string(activity.attributesType)]),
        "then": [
          "properties": [
            "attributes": activity.attributes.json, "content-state": activity.state.json,
          ]
        ],
      ]
    }
    let start: JSONValue = [
      "if": given("event", ["const": "start"]),
      "then": ["required": ["attributes-type", "attributes", "content-state", "alert"]],
    ]
    let update: JSONValue = [
      "if": given("event", ["const": "update"]), "then": ["required": ["content-state"]],
    ]
    return [
      "type": "object", "required": ["event", "timestamp"],
      "properties": [
        "event": ["enum": ["start", "update", "end"]],
        "timestamp": ["type": "integer", "description": "Unix time in seconds."],
        "attributes-type": [
          "enum": .array(schema.activities.map { .string($0.attributesType) })
        ],
        "content-state": ["anyOf": .array(schema.activities.map(\.state.json))],
        "attributes": ["type": "object", "description": "For start."],
        "alert": alert,
        "stale-date": ["type": "integer", "description": "Unix time in seconds."],
        "dismissal-date": [
          "type": "integer", "description": "For end: Unix time in seconds.",
        ],
        "relevance-score": ["type": "number"],
        "input-push-token": [
          "const": 1, "description": "For start: requests a token for updates.",
        ],
        "input-push-channel": [
          "type": "string", "description": "For start: a channel id in Base64.",
        ],
      ],
      "allOf": .array([start, update] + perActivity),
    ]
  }

  private var alert: JSONValue {
    let text: JSONValue = [
      "anyOf": [
        ["type": "string"],
        [
          "type": "object", "required": ["loc-key"],
          "properties": [
            "loc-key": ["type": "string"],
            "loc-args": ["type": "array", "items": ["type": "string"]],
          ],
        ],
      ]
    ]
    return [
      "type": "object", "required": ["title", "body"],
      "properties": ["title": text, "body": text, "sound": ["type": "string"]],
    ]
  }

  /// The schema of pushes to widgets and controls.
  static let contentChanged: JSONValue = [
    "$schema": .string(dialect), "type": "object", "required": ["aps"],
    "properties": [
      "aps": [
        "type": "object", "required": ["content-changed"],
        "properties": ["content-changed": ["const": true]],
      ]
    ],
  ]
}

extension PayloadDeclaration {
  var json: JSONValue {
    guard isDecodedByOwnCode, case .object(var members) = type.json else { return type.json }
    members["x-decoded-by-own-code"] = true
    if members["description"] == nil {
      members["description"] =
        "Decoded by the type's own code, which asks for these values and may check them."
    }
    return .object(members)
  }
}

extension PayloadType {
  /// The JSON Schema of the type.
  var json: JSONValue {
    switch self {
    case .scalar(let scalar): scalar.json
    case .optional(let type): ["anyOf": [type.json, ["type": "null"]]]
    case .list(let element): ["type": "array", "items": element.json]
    case .tuple(let elements):
      [
        "type": "array", "prefixItems": .array(elements.map(\.json)),
        "minItems": .integer(elements.count),
      ]
    case .dictionary(let value, hasIntegerKeys: false):
      ["type": "object", "additionalProperties": value.json]
    case .dictionary(let value, hasIntegerKeys: true):
      [
        "type": "object", "additionalProperties": value.json,
        "propertyNames": ["pattern": "^-?[0-9]+$"],
      ]
    case .pairs(let key, let value):
      [
        "type": "array", "items": ["anyOf": [key.json, value.json]],
        "description": "Keys and values alternate.",
        "x-pairs": ["key": key.json, "value": value.json],
      ]
    case .object(let properties): properties.json
    case .choices(let choices, isOpen: false):
      ["enum": .array(choices.map(\.value)), "x-enum-varnames": .array(choices.map(\.caseName))]
    case .choices(let choices, isOpen: true):
      [
        "examples": .array(choices.map(\.value)),
        "x-enum-varnames": .array(choices.map(\.caseName)),
        "description": "The type's own code accepts other values, too.",
      ]
    case .variants(let variants): ["oneOf": .array(variants.map(\.json))]
    case .reference(let name): ["$ref": .string(Self.referencePrefix + name.escapedInReference)]
    case .any(let reason): ["description": .string(reason.sentence)]
    }
  }

  package static let referencePrefix = "#/$defs/"
}

extension PayloadScalar {
  fileprivate var json: JSONValue {
    var members = constraints
    members["x-swift-type"] = .string(rawValue)
    return .object(members)
  }

  private var constraints: [String: JSONValue] {
    switch self {
    case .bool: ["type": "boolean"]
    case .string: ["type": "string"]
    case .int, .int64: ["type": "integer"]
    case .uint, .uint64: ["type": "integer", "minimum": 0]
    case .int8: Self.integer(Int8.self)
    case .int16: Self.integer(Int16.self)
    case .int32: Self.integer(Int32.self)
    case .uint8: Self.integer(UInt8.self)
    case .uint16: Self.integer(UInt16.self)
    case .uint32: Self.integer(UInt32.self)
    case .double, .float, .decimal: ["type": "number"]
    case .date: ["type": "number", "description": "Seconds since 2001-01-01T00:00:00Z."]
    case .url: ["type": "string", "format": "uri-reference"]
    case .uuid:
      [
        "type": "string", "format": "uuid",
        "pattern": "^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$",
      ]
    case .data: ["type": "string", "contentEncoding": "base64"]
    }
  }

  private static func integer<Number: FixedWidthInteger>(
    _ type: Number.Type
  ) -> [String: JSONValue] {
    [
      "type": "integer", "minimum": .integer(Int(clamping: Number.min)),
      "maximum": .integer(Int(clamping: Number.max)),
    ]
  }
}

extension [PayloadProperty] {
  fileprivate var json: JSONValue {
    [
      "type": "object",
      "properties": .object(
        Dictionary(map { ($0.key, $0.type.json) }, uniquingKeysWith: { first, _ in first })),
      "required": .array(filter(\.isRequired).map { .string($0.key) }),
    ]
  }
}

extension PayloadChoice {
  /// The raw value.
  package var value: JSONValue { (try? JSONValue(parsing: Data(json.utf8))) ?? .null }

  fileprivate var caseName: JSONValue { .string(name) }
}

extension PayloadVariant {
  fileprivate var json: JSONValue {
    [
      "type": "object", "properties": [key: properties.json], "required": [.string(key)],
    ]
  }
}

extension String {
  /// In a JSON pointer in a URI fragment.
  fileprivate var escapedInReference: String {
    let pointer = replacing("~", with: "~0").replacing("/", with: "~1")
    return pointer.addingPercentEncoding(withAllowedCharacters: .urlFragmentAllowed) ?? pointer
  }

  fileprivate var sentence: String { prefix(1).uppercased() + dropFirst() + "." }
}
