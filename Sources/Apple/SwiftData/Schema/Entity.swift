extension Schema {
  /// The stored form of a model class.
  public final class Entity: Hashable, CustomDebugStringConvertible {
    public var name: String
    public var storedProperties: [any SchemaProperty]
    public var uniquenessConstraints: [[String]] = []
    public var indices: [[String]] = []

    public init(_ name: String) {
      self.name = name
      storedProperties = []
    }

    public init(_ name: String, properties: any SchemaProperty...) {
      self.name = name
      storedProperties = properties
    }

    init(_ facts: ModelFacts) {
      name = facts.entityName
      uniquenessConstraints = facts.uniqueSets
      indices = facts.indexSets
      storedProperties = facts.properties.map { property in
        let declared = type(of: property.keyPath).valueType
        guard let destination = property.destination else {
          return Attribute(
            name: property.name, originalName: property.originalName,
            options: property.attribute?.options ?? [], valueType: declared,
            defaultValue: property.defaultValue?(),
            hashModifier: property.attribute?.hashModifier)
        }
        let given = property.relationship
        let result = Relationship(
          deleteRule: given?.deleteRule ?? .nullify,
          minimumModelCount: given?.minimumModelCount,
          maximumModelCount: given?.maximumModelCount, originalName: property.originalName,
          inverse: given?.inverseKeyPath, hashModifier: given?.hashModifier)
        result.name = property.name
        result.valueType = declared
        result.keypath = property.keyPath
        result.destination = ModelFacts.of(destination).entityName
        result.inverseName = facts.places[property.keyPath].flatMap { facts.inverse(of: $0) }
          .map { $0.facts.properties[$0.place].name }
        return result
      }
    }

    public var properties: [any SchemaProperty] { storedProperties }
    public var storedPropertiesByName: [String: any SchemaProperty] {
      Dictionary(storedProperties.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
    }
    public var attributesByName: [String: Attribute] {
      storedPropertiesByName.compactMapValues { $0 as? Attribute }
    }
    public var relationshipsByName: [String: Relationship] {
      storedPropertiesByName.compactMapValues { $0 as? Relationship }
    }
    public var debugDescription: String { "Entity \(name)" }

    public static func == (lhs: Entity, rhs: Entity) -> Bool {
      lhs.name == rhs.name
        && lhs.storedProperties.map(\.name) == rhs.storedProperties.map(\.name)
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }
}

extension ModelFacts.Property {
  /// The name of the property in older stores.
  var originalName: String {
    let given = attribute?.originalName ?? relationship?.originalName ?? ""
    return given.isEmpty ? name : given
  }
}
