/// An object of the app with an identity.
///
/// A parameter stores the entity's identifier, and its query finds the entity again.
public protocol AppEntity: AppValue, DisplayRepresentable, Identifiable
where Self == ValueType, ID: EntityIdentifierConvertible & Sendable {
  associatedtype DefaultQuery: EntityQuery where ValueType == DefaultQuery.Entity
  static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
  public typealias Property = EntityProperty

  public static var _format: _IntentValueFormat<Self> { entityFormat() }
}

extension AppEntity where Self: CaseDisplayRepresentable {
  public var displayRepresentation: DisplayRepresentation {
    Self.caseDisplayRepresentations[self] ?? "\(String(describing: self))"
  }
}

/// An entity that is created on demand and has no lasting identity.
public protocol TransientAppEntity: AppEntity {
  init()
}

extension TransientAppEntity where ID == UUID {
  /// A new identifier at each access: it is not stored.
  public var id: UUID { UUID() }
}

extension TransientAppEntity {
  public static var defaultQuery: _TransientAppEntityQuery<Self> { _TransientAppEntityQuery() }
}

/// Finds nothing: transient entities are not stored.
public struct _TransientAppEntityQuery<Entity: TransientAppEntity>: EntityQuery {
  public typealias Result = [Entity]
  public typealias DefaultValue = Entity

  public init() {}

  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { [] }
}
