// Compatibility: partial | `EntityPropertyQuery`, `@Property`, `TransientAppEntity`,
//   `IndexedEntity`, `UniqueAppEntity`, `FileEntity` | by identifier and suggestion only; a
//   transient entity cannot be a button's parameter

/// Finds entities by the values of their properties, as the "Find" actions of Shortcuts do. Here,
/// such a query is only asked for suggestions and for entities by identifier.
public protocol EntityPropertyQuery: EntityQuery {
  associatedtype ComparatorMappingType
  static var properties: QueryProperties { get }
  static var sortingOptions: SortingOptions { get }
  static var findIntentDescription: IntentDescription? { get }
  func entities(
    matching comparators: [ComparatorMappingType], mode: ComparatorMode,
    sortedBy: [EntityQuerySort<Entity>], limit: Int?
  ) async throws -> Result
}

extension EntityPropertyQuery {
  public typealias ComparatorMode = EntityQueryComparatorMode
  public typealias QueryProperties = EntityQueryProperties<Entity, ComparatorMappingType>
  public typealias Property = EntityQueryProperty
  public typealias SortingOptions = EntityQuerySortingOptions<Entity>
  public typealias SortableBy = EntityQuerySortableByProperty<Entity>
  public typealias Sort = EntityQuerySort

  public static var findIntentDescription: IntentDescription? { nil }
}

public enum EntityQueryComparatorMode: Hashable, Sendable {
  case and
  case or
}

/// One sort key of a result.
public struct EntityQuerySort<Entity: AppEntity> {
  public enum Ordering: Hashable, Sendable {
    case ascending
    case descending
  }

  public let by: PartialKeyPath<Entity>
  public let order: Ordering
}

/// The properties that a query can compare.
public struct EntityQueryProperties<Entity: AppEntity, ComparatorMappingType>: @unchecked Sendable {
  // Unchecked: key paths are constant.
  let properties: [EntityQueryProperty<Entity, ComparatorMappingType>]

  public init(
    @EntityQueryPropertiesBuilder<Entity, ComparatorMappingType> properties: () ->
      [EntityQueryProperty<Entity, ComparatorMappingType>]
  ) {
    self.properties = properties()
  }

  public subscript(index: Int) -> EntityQueryProperty<Entity, ComparatorMappingType> {
    properties[index]
  }
}

@resultBuilder
public enum EntityQueryPropertiesBuilder<Entity: AppEntity, ComparatorMappingType> {
  public static func buildExpression(
    _ expression: EntityQueryProperty<Entity, ComparatorMappingType>
  ) -> EntityQueryProperty<Entity, ComparatorMappingType> { expression }

  public static func buildBlock(
    _ properties: EntityQueryProperty<Entity, ComparatorMappingType>...
  ) -> [EntityQueryProperty<Entity, ComparatorMappingType>] { properties }
}

/// One property and its comparisons.
public struct EntityQueryProperty<Entity: AppEntity, ComparatorMappingType> {
  let keyPath: AnyKeyPath

  public init<Value>(
    _ keyPath: KeyPath<Entity, EntityProperty<Value>>,
    @EntityQueryComparatorsBuilder<Value, ComparatorMappingType> comparators: () ->
      [any EntityQueryComparator]
  ) {
    self.keyPath = keyPath
  }

  /// A property of another entity.
  public init<Subject: AppEntity, Value>(
    _ keyPath: KeyPath<Subject, EntityProperty<Value>>,
    entityProvider: @escaping (Entity) -> Subject,
    @EntityQueryComparatorsBuilder<Value, ComparatorMappingType> comparators: () ->
      [any EntityQueryComparator]
  ) {
    self.keyPath = keyPath
  }
}

/// The properties that a result can be sorted by.
public struct EntityQuerySortingOptions<Entity: AppEntity>: @unchecked Sendable {
  // Unchecked: key paths are constant.
  let options: [EntityQuerySortableByProperty<Entity>]

  public init(
    @EntityQuerySortingOptionsBuilder<Entity> content: () ->
      [EntityQuerySortableByProperty<Entity>]
  ) {
    options = content()
  }

  public init() {
    options = []
  }

  public subscript(index: Int) -> EntityQuerySortableByProperty<Entity> { options[index] }
}

@resultBuilder
public enum EntityQuerySortingOptionsBuilder<Entity: AppEntity> {
  public static func buildExpression(
    _ expression: EntityQuerySortableByProperty<Entity>
  ) -> EntityQuerySortableByProperty<Entity> { expression }

  public static func buildBlock(
    _ options: EntityQuerySortableByProperty<Entity>...
  ) -> [EntityQuerySortableByProperty<Entity>] { options }
}

public struct EntityQuerySortableByProperty<Entity: AppEntity> {
  let keyPath: PartialKeyPath<Entity>

  public init<Property: AnyIntentValue>(_ keyPath: KeyPath<Entity, Property>) {
    self.keyPath = keyPath
  }
}
