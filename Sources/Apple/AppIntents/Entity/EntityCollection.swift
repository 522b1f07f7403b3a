import HostLink

// Compatibility (iOS 27): works | `EntityCollection`, `displayRepresentations(for:)` |

/// The identifiers of entities, which are looked up on request. Its elements are the identifiers.
public struct EntityCollection<Entity: AppEntity>: Collection, ExpressibleByArrayLiteral, Equatable,
  Sendable
{
  public var identifiers: [Entity.ID]
  /// The entities that are known already, by the strings of their identifiers.
  private var known: [String: Entity] = [:]

  public init(identifiers: [Entity.ID] = []) {
    self.identifiers = identifiers
  }

  public init(entities: [Entity]) {
    identifiers = entities.map(\.id)
    known = Dictionary(
      entities.map { ($0.id.entityIdentifierString, $0) }, uniquingKeysWith: { first, _ in first })
  }

  public init(arrayLiteral elements: Entity.ID...) {
    self.init(identifiers: elements)
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { identifiers.count }
  public func index(after index: Int) -> Int { index + 1 }
  public subscript(position: Int) -> Entity.ID { identifiers[position] }

  public mutating func append(_ identifier: Entity.ID) { identifiers.append(identifier) }
  public mutating func append(_ entity: Entity) { identifiers.append(entity.id) }
  public mutating func append(contentsOf identifiers: [Entity.ID]) {
    self.identifiers += identifiers
  }
  public mutating func append(contentsOf entities: [Entity]) {
    identifiers += entities.map(\.id)
  }

  public mutating func remove(_ identifier: Entity.ID) {
    identifiers.removeAll { $0.entityIdentifierString == identifier.entityIdentifierString }
  }
  public mutating func remove(_ entity: Entity) { remove(entity.id) }

  public func contains(_ identifier: Entity.ID) -> Bool {
    identifiers.contains { $0.entityIdentifierString == identifier.entityIdentifierString }
  }
  public func contains(_ entity: Entity) -> Bool { contains(entity.id) }

  public static func == (left: Self, right: Self) -> Bool {
    left.identifiers.map(\.entityIdentifierString)
      == right.identifiers.map(\.entityIdentifierString)
  }

  /// The entities that exist, in the order of the identifiers. Throws what the entity's query
  /// throws.
  public func resolvedEntities() async throws -> [Entity] {
    let missing = identifiers.filter { known[$0.entityIdentifierString] == nil }
    var found = known
    if !missing.isEmpty {
      let query = Entity.defaultQuery
      for (identifier, entity) in try await query.found(missing.map(\.entityIdentifierString)) {
        found[identifier] = entity as? Entity
      }
    }
    return identifiers.compactMap { found[$0.entityIdentifierString] }
  }
}

extension EntityCollection: _IntentValue {
  /// That of a list of entities.
  public static var _format: _IntentValueFormat<Self> {
    let list = [Entity].valueFormat
    return _IntentValueFormat(
      type: list.type, isList: true, unset: .init(), options: list.options, query: list.query,
      encode: { collection in
        .list(
          collection.identifiers.map { identifier in
            let string = identifier.entityIdentifierString
            let shown = collection.known[string]?.displayRepresentation.title
            return .object(
              identifier: string, display: shown.map { String(localized: $0) } ?? string)
          })
      },
      decode: { values, _ in
        values.map { value in
          guard case .list(let parts) = value else { return .failure(.wrongType) }
          let identifiers = parts.compactMap(\.entityIdentifier)
            .compactMap { Entity.ID.entityIdentifier(for: $0) }
          return .value(EntityCollection(identifiers: identifiers))
        }
      },
      display: { collection in
        ValueDisplay(
          title: collection.identifiers.map { identifier in
            let string = identifier.entityIdentifierString
            return collection.known[string].map {
              String(localized: $0.displayRepresentation.title)
            } ?? string
          }.formatted(.list(type: .and)))
      })
  }
}

extension EntityQuery {
  /// How entities are shown in a list.
  public func displayRepresentations(
    for identifiers: [Entity.ID]
  ) async throws -> [Entity.ID: DisplayRepresentation] {
    Dictionary(
      try await entities(for: identifiers).map { ($0.id, $0.displayRepresentation) },
      uniquingKeysWith: { first, _ in first })
  }
}
