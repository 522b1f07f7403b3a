/// A thing of the app's that has an identity.
///
/// A parameter's value is stored by the entity's identifier and found again through its query.
public protocol AppEntity: AppValue, DisplayRepresentable, Identifiable
where Self == ValueType, ID: EntityIdentifierConvertible {
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

/// An entity that is made when it is asked for and has no lasting identity.
public protocol TransientAppEntity: AppEntity {
  init()
}

extension TransientAppEntity where ID == UUID {
  /// Another one each time: nothing remembers it.
  public var id: UUID { UUID() }
}

extension TransientAppEntity {
  public static var defaultQuery: _TransientAppEntityQuery<Self> { _TransientAppEntityQuery() }
}

/// Finds nothing: there is nowhere to look.
public struct _TransientAppEntityQuery<Entity: TransientAppEntity>: EntityQuery {
  public typealias Result = [Entity]
  public typealias DefaultValue = Entity

  public init() {}

  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { [] }
}
