import Synchronization

/// What the library knows about a model class, computed once for each class.
final class ModelFacts: @unchecked Sendable {  // Immutable after `init`.
  /// A stored property.
  struct Property {
    enum Kind {
      case attribute(StoredType)
      case toOne(any PersistentModel.Type)
      case toMany(any PersistentModel.Type)
      /// The type cannot be stored.
      case unsupported
    }

    let name: String
    let keyPath: AnyKeyPath
    /// The type without `Optional`.
    let valueType: Any.Type
    let isOptional: Bool
    let kind: Kind
    let attribute: Schema.Attribute?
    let relationship: Schema.Relationship?
    let defaultValue: (() -> Any)?

    var isToMany: Bool { if case .toMany = kind { true } else { false } }
    var isToOne: Bool { if case .toOne = kind { true } else { false } }
    /// Whether the property has a column in the entity's table.
    var hasColumn: Bool { !isToMany && attribute?.isTransient != true }

    var destination: (any PersistentModel.Type)? {
      switch kind {
      case .toOne(let type), .toMany(let type): type
      default: nil
      }
    }
  }

  let type: any PersistentModel.Type
  let entityName: String
  let properties: [Property]
  let places: [AnyKeyPath: Int]
  /// The indices of the properties with a column.
  let columns: [Int]
  /// For each property, its place in a row that begins with `_pk`; zero without a column.
  let rowColumns: [Int]
  let uniqueSets: [[String]]
  let indexSets: [[String]]
  let identifierPath: AnyKeyPath

  private static let known = Mutex<[ObjectIdentifier: ModelFacts]>([:])

  static func of<T: PersistentModel>(_ type: T.Type) -> ModelFacts {
    if let facts = known.withLock({ $0[ObjectIdentifier(type)] }) { return facts }
    let facts = ModelFacts(type)
    return known.withLock { known in
      let result = known[ObjectIdentifier(type)] ?? facts
      known[ObjectIdentifier(type)] = result
      return result
    }
  }

  private init<T: PersistentModel>(_ type: T.Type) {
    self.type = type
    entityName = String(describing: type)
    let metadata = type.schemaMetadata
    properties = metadata.filter { !($0.metadata is any SchemaConstraint) }.map(Property.init)
    places = Dictionary(
      properties.enumerated().map { ($1.keyPath, $0) }, uniquingKeysWith: { first, _ in first })
    columns = properties.indices.filter { [properties] in properties[$0].hasColumn }
    var rowColumns = Array(repeating: 0, count: properties.count)
    for (column, place) in columns.enumerated() { rowColumns[place] = column + 1 }
    self.rowColumns = rowColumns
    let names = Dictionary(
      properties.map { ($0.keyPath, $0.name) }, uniquingKeysWith: { first, _ in first })
    let constraints = metadata.compactMap { $0.metadata as? any SchemaConstraint }
    func paths(isUnique: Bool) -> [[String]] {
      constraints.filter { $0.isUnique == isUnique }.flatMap(\.paths)
        .map { $0.compactMap { names[$0] } }.filter { !$0.isEmpty }
    }
    uniqueSets =
      properties.filter { $0.attribute?.isUnique == true }.map { [$0.name] } + paths(isUnique: true)
    indexSets = paths(isUnique: false)
    identifierPath = \T.persistentModelID
  }

  func place(_ name: String) -> Int? { properties.firstIndex { $0.name == name } }

  /// The property of the destination that holds the other end of a relationship.
  func inverse(of place: Int) -> (facts: ModelFacts, place: Int)? {
    let property = properties[place]
    guard let destination = property.destination else { return nil }
    let facts = ModelFacts.of(destination)
    if let path = property.relationship?.inverseKeyPath {
      return facts.places[path].map { (facts, $0) }
    }
    if let declared = facts.properties.firstIndex(where: { other in
      other.relationship?.inverseKeyPath.map { $0 == property.keyPath } ?? false
    }) {
      return (facts, declared)
    }
    // Without a declaration, two properties are inverse if there is only one pair.
    let there = facts.free(to: type)
    let here = free(to: destination)
    guard let only = there.first, there.count == 1, here == [place], facts !== self else {
      return nil
    }
    return (facts, only)
  }

  /// The relationships to a type that declare no inverse and are not declared as one.
  private func free(to type: any PersistentModel.Type) -> [Int] {
    properties.indices.filter { place in
      let property = properties[place]
      guard let destination = property.destination, destination == type else { return false }
      return property.relationship?.inverseKeyPath == nil
        && !ModelFacts.of(type).properties.contains {
          $0.relationship?.inverseKeyPath.map { $0 == property.keyPath } ?? false
        }
    }
  }
}

extension ModelFacts.Property {
  init(_ metadata: Schema.PropertyMetadata) {
    name = metadata.name
    keyPath = metadata.keypath
    defaultValue = metadata.makeDefault
    attribute = metadata.metadata as? Schema.Attribute
    relationship = metadata.metadata as? Schema.Relationship
    let declared = Swift.type(of: metadata.keypath).valueType
    let optional = declared as? any AnyOptional.Type
    isOptional = optional != nil
    let type = optional?.wrappedType ?? declared
    valueType = type
    func element<C: RelationshipCollection>(_: C.Type) -> any PersistentModel.Type {
      C.PersistentElement.self
    }
    if let model = type as? any PersistentModel.Type {
      kind = .toOne(model)
    } else if let collection = type as? any RelationshipCollection.Type {
      kind = .toMany(element(collection))
    } else if let stored = StoredType(type) {
      kind = .attribute(stored)
    } else {
      kind = .unsupported
    }
  }
}
