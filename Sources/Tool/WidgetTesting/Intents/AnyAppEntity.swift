import HostLink

/// An entity, or a reference to one. Its properties are read by name:
/// `let name: String = try cat.name`.
@dynamicMemberLookup public struct AnyAppEntity: IntentValueConvertible {
  let entity: ResolvedEntity
  private let bundleIdentifier: String?

  init(_ entity: ResolvedEntity, bundleIdentifier: String?) {
    self.entity = entity
    self.bundleIdentifier = bundleIdentifier
  }

  public init(_container container: IntentValueContainer) throws {
    guard case .entity(let entity) = container.value else { throw container.mismatch("entity") }
    self.init(entity, bundleIdentifier: nil)
  }

  /// The type of the entity and its identifier.
  public var identifier: AttributedEntityIdentifier {
    AttributedEntityIdentifier(
      entityType: AttributedTypeIdentifier(
        persistentIdentifier: entity.type, bundleIdentifier: bundleIdentifier),
      instanceIdentifier: entity.identifier)
  }

  public func makeContainer(
    context: IntentValueContainer.ConversionContext
  ) -> IntentValueContainer { IntentValueContainer(.entity(entity)) }

  public subscript<T: IntentValueConvertible>(dynamicMember identifier: String) -> T {
    get throws { try self[dynamicMember: identifier].as(T.self) }
  }

  /// nil also for a property that the entity does not have, and for all properties of a reference.
  public subscript(dynamicMember identifier: String) -> (any IntentValueExpressing)? {
    (try? entity.property(identifier).get()).flatMap { IntentValueContainer(unlessNone: $0) }
  }

  public subscript(dynamicMember identifier: String) -> DynamicPropertyPath {
    DynamicPropertyPath(entity.property(identifier))
  }
}

extension AnyAppEntity: Equatable, CustomStringConvertible {
  /// The same entity: properties are not compared.
  public static func == (left: Self, right: Self) -> Bool {
    left.entity.type == right.entity.type && left.entity.identifier == right.entity.identifier
  }

  public var description: String {
    "\(entity.type) \"\(entity.identifier)\"" + (entity.title.isEmpty ? "" : " (\(entity.title))")
  }
}

/// The type of an entity and its identifier.
public struct AttributedEntityIdentifier: Equatable, Sendable {
  public let entityType: AttributedTypeIdentifier
  public let instanceIdentifier: String

  public init(entityType: AttributedTypeIdentifier, instanceIdentifier: String) {
    self.entityType = entityType
    self.instanceIdentifier = instanceIdentifier
  }
}

/// The name of a type in an app.
public struct AttributedTypeIdentifier: Equatable, Sendable {
  public let persistentIdentifier: String
  public let bundleIdentifier: String?

  public init(persistentIdentifier: String, bundleIdentifier: String? = nil) {
    self.persistentIdentifier = persistentIdentifier
    self.bundleIdentifier = bundleIdentifier
  }
}
