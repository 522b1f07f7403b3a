/// The only entity of its type, such as the settings of an app.
public protocol UniqueAppEntity: AppEntity where DefaultQuery: UniqueAppEntityQuery {}

extension UniqueAppEntity {
  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: Self.typeDisplayRepresentation.name)
  }
}

extension UniqueAppEntity where ID == String {
  public var id: String { Self.persistentIdentifier }
}

/// The query of an entity that is the only one of its type.
public protocol UniqueAppEntityQuery: EnumerableEntityQuery where Entity: UniqueAppEntity {
  associatedtype Unique where Unique == Entity
  func uniqueEntity() async throws -> Unique
}

extension UniqueAppEntityQuery {
  public func allEntities() async throws -> [Unique] { [try await uniqueEntity()] }

  public func suggestedEntities() async throws -> [Unique] { [try await uniqueEntity()] }

  public func entities(for identifiers: [Unique.ID]) async throws -> [Unique] {
    let unique = try await uniqueEntity()
    let identifier = unique.id.entityIdentifierString
    return identifiers.contains { $0.entityIdentifierString == identifier } ? [unique] : []
  }
}

/// A query whose entity comes from a closure.
///
/// ```swift
/// static let defaultQuery = UniqueAppEntityProvider { Settings() }
/// ```
public struct UniqueAppEntityProvider<Entity: UniqueAppEntity>: UniqueAppEntityQuery {
  public typealias Result = [Entity]
  public typealias DefaultValue = Entity
  public typealias Unique = Entity

  private let provider: (@Sendable () async throws -> Entity)?

  public init() {
    provider = nil
  }

  public init(_ provider: @escaping @Sendable () async throws -> Entity) {
    self.provider = provider
  }

  /// - Throws: `AppIntentError` if the query was created without a closure.
  public func uniqueEntity() async throws -> Entity {
    guard let provider else { throw AppIntentError.Unrecoverable.entityNotFound }
    return try await provider()
  }
}
