import HostLink

/// The intents, entities and enums of a program, which tests use by name.
///
/// Apple's build tools write their names into the app; here, the types are found by their
/// conformances. Private types are left out, because other processes cannot name them.
package struct IntentDirectory: Sendable {
  private let intents: [any AppIntent.Type]
  private let entities: [any AppEntity.Type]
  private let enumerations: [any AppEnum.Type]

  /// - Parameters: The types of the program that conform to the protocols. Those of AppIntents, and
  ///   `Never`, are left out.
  package init(
    intents: [any AppIntent.Type], entities: [any AppEntity.Type], enumerations: [any AppEnum.Type]
  ) {
    func module(of type: Any) -> Substring { String(reflecting: type).prefix { $0 != "." } }
    let others = [module(of: IntentDirectory.self), module(of: Never.self)]
    func own<Type>(_ types: [Type]) -> [Type] {
      types.filter { !others.contains(module(of: $0)) }.sorted { "\($0)" < "\($1)" }
    }
    self.intents = own(intents)
    self.entities = own(entities)
    self.enumerations = own(enumerations)
  }

  package var catalog: IntentCatalog {
    IntentCatalog(
      intents: intents.compactMap { $0.catalogued }, entities: entities.map { "\($0)" },
      enumerations: enumerations.map { $0.catalogued })
  }

  /// What an entity's query finds.
  ///
  /// - Throws: `IntentActionError.unknownEntity` if the program does not have the type,
  ///   `EntityQueryError`, and what the query throws.
  package func entities(_ request: EntityRequest) async throws -> [ResolvedEntity] {
    guard let type = entities.first(where: { "\($0)" == request.type }) else {
      throw IntentActionError.unknownEntity(request.type)
    }
    try await AppDependencyManager.shared.load()
    return try await type.found(request.selection)
  }
}

extension AppIntent {
  fileprivate static var catalogued: IntentCatalog.Intent? {
    guard let action = try? action(with: [:]) else { return nil }
    let intent = Self()
    return IntentCatalog.Intent(
      name: "\(self)",
      parameters: intent.parameters.map { $0.parameter.description(named: $0.name, in: intent) },
      action: action)
  }
}

extension AppEnum {
  fileprivate static var catalogued: IntentCatalog.Enumeration {
    IntentCatalog.Enumeration(name: "\(self)", cases: allCases.map { String($0.rawValue) })
  }
}

extension AppEntity {
  fileprivate static func found(
    _ selection: EntityRequest.Selection
  ) async throws -> [ResolvedEntity] {
    try await defaultQuery.found(selection, of: self)
  }
}

extension EntityQuery {
  fileprivate func found(
    _ selection: EntityRequest.Selection, of type: any AppEntity.Type
  ) async throws -> [ResolvedEntity] {
    switch selection {
    case .suggested: return try await suggestedEntities().resolved
    case .identifiers(let identifiers): return try await existing(identifiers)
    case .all:
      guard let query = self as? any EnumerableEntityQuery else {
        throw EntityQueryError(
          entity: "\(type)", selection: "allEntities()", missing: "EnumerableEntityQuery")
      }
      return try await query.resolvedEntities
    case .matching(let text):
      guard let query = self as? any EntityStringQuery else {
        throw EntityQueryError(
          entity: "\(type)", selection: "entities(matching:)", missing: "EntityStringQuery")
      }
      return try await query.resolved(matching: text)
    case .indexed(let text):
      return try await existing(EntityIndex.shared.identifiers(of: type, matching: text))
    }
  }

  /// In the order of the identifiers.
  private func existing(_ identifiers: [String]) async throws -> [ResolvedEntity] {
    let found = try await found(identifiers)
    return identifiers.compactMap { found[$0].map { ResolvedEntity($0) } }
  }
}

extension EnumerableEntityQuery {
  fileprivate var resolvedEntities: [ResolvedEntity] {
    get async throws { try await allEntities().resolved }
  }
}

extension EntityStringQuery {
  fileprivate func resolved(matching text: String) async throws -> [ResolvedEntity] {
    try await entities(matching: text).resolved
  }
}

extension ResultsCollection where Result: AppEntity {
  fileprivate var resolved: [ResolvedEntity] {
    _sections.flatMap(\.items).map { ResolvedEntity($0.value) }
  }
}

/// A query that does not conform to the protocol of what it is asked for.
struct EntityQueryError: Error, CustomStringConvertible {
  var entity: String
  var selection: String
  var missing: String

  var description: String {
    "\(selection) of \(entity) needs a query that conforms to \(missing). Add the conformance "
      + "to the type of defaultQuery"
  }
}
