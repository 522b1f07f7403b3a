/// Finds entities.
public protocol EntityQuery: DynamicOptionsProvider, PersistentlyIdentifiable, Sendable {
  associatedtype Entity: AppEntity = Result.Result.ValueType where Entity == Result.Result
  associatedtype Result = [Entity]
  init()
  /// The processes that may run the query.
  static var allowedExecutionTargets: IntentExecutionTargets { get }
  /// The existing entities with these identifiers.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  /// The entities that a list shows before a search.
  func suggestedEntities() async throws -> Result
  /// How the entities with these identifiers are shown in a list.
  func displayRepresentations(
    for identifiers: [Entity.ID]
  ) async throws -> [Entity.ID: DisplayRepresentation]
}

extension EntityQuery {
  public func suggestedEntities() async throws -> Result { .empty }

  public func results() async throws -> Result { try await suggestedEntities() }
}

/// Finds entities by a search text.
public protocol EntityStringQuery: EntityQuery {
  func entities(matching string: String) async throws -> Result
}

/// A query that can list all its entities.
public protocol EnumerableEntityQuery: EntityQuery {
  func allEntities() async throws -> Result
  static var findIntentDescription: IntentDescription? { get }
}

extension EnumerableEntityQuery {
  public static var findIntentDescription: IntentDescription? { nil }

  public func suggestedEntities() async throws -> Result { try await allEntities() }
}

/// Finds values of several types for one input, as a visual search does. Nothing calls it here.
public protocol IntentValueQuery: PersistentlyIdentifiable, _SupportsAppDependencies, Sendable {
  associatedtype Input: _IntentValue
  associatedtype ResultValue = Result.Result.ValueType where ResultValue == Result.Result
  associatedtype Result: ResultsCollection = [ResultValue]
  init()
  func values(for input: Input) async throws -> Result
}

/// The query of entities that are the cases of an enum.
public struct _RawRepresentableStringQuery<Entity>: EntityStringQuery
where Entity: AppEntity, Entity: RawRepresentable, Entity.ID == Entity.RawValue {
  public typealias Result = [Entity]
  public typealias DefaultValue = Entity

  public init() {}

  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    identifiers.compactMap { Entity(rawValue: $0) }
  }

  /// The entity whose identifier is `string`.
  public func entities(matching string: String) async throws -> [Entity] {
    Entity.ID.entityIdentifier(for: string).flatMap(Entity.init(rawValue:)).map { [$0] } ?? []
  }
}

extension _RawRepresentableStringQuery where Entity: CaseIterable {
  public func suggestedEntities() async throws -> [Entity] { Array(Entity.allCases) }
}

extension AppEntity where Self: RawRepresentable, ID == RawValue {
  public static var defaultQuery: _RawRepresentableStringQuery<Self> {
    _RawRepresentableStringQuery()
  }

  public var id: ID { rawValue }
}
