/// The form of a result in JSON: its name and version, which a member of the result has.
///
///     {"schema": "vitrine.placements/1", "placements": […]}
///
/// `docs/schemas/placements.json` is the JSON Schema of this one. A result that loses or renames a
/// member, or gives it another type or meaning, needs the next version; new members do not.
package struct OutputSchema: Hashable, Sendable {
  package let name: String
  package let version: Int
  /// The member that has the elements of a list; nil for other results.
  package let list: String?

  package init(_ name: String, version: Int = 1, list: String? = nil) {
    self.name = name
    self.version = version
    self.list = list
  }

  /// The value of the member `schema`.
  package var identifier: String { "vitrine.\(name)/\(version)" }
}

/// A result with the member `schema`.
package struct VersionedOutput<Value: Encodable>: Encodable {
  private let value: Value
  private let schema: OutputSchema

  package init(_ value: Value, as schema: OutputSchema) {
    self.value = value
    self.schema = schema
  }

  private struct Key: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  package func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: Key.self)
    try members.encode(schema.identifier, forKey: Key(stringValue: "schema"))
    if let list = schema.list {
      try members.encode(value, forKey: Key(stringValue: list))
    } else {
      try value.encode(to: encoder)
    }
  }
}
