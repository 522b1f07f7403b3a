import AuthorNotices
import CoreSpotlight

/// An entity that the system's search may find. There is no search here, but tests find what was
/// indexed.
public protocol IndexedEntity: AppEntity {
  var attributeSet: CSSearchableItemAttributeSet { get }
  var hideInSpotlight: Bool { get }
}

extension IndexedEntity {
  public var attributeSet: CSSearchableItemAttributeSet { defaultAttributeSet }
  public var hideInSpotlight: Bool { false }

  /// The title and the subtitle of the entity's representation.
  public var defaultAttributeSet: CSSearchableItemAttributeSet {
    let attributes = CSSearchableItemAttributeSet(contentType: .item)
    let shown = displayRepresentation
    attributes.title = String(localized: shown.title)
    attributes.displayName = attributes.title
    attributes.contentDescription = shown.subtitle.map { String(localized: $0) }
    return attributes
  }
}

extension CSSearchableItem {
  public convenience init(appEntity: some IndexedEntity) {
    self.init(appEntity: appEntity, priority: 0)
  }

  /// The priority has no effect.
  public convenience init<Entity: IndexedEntity>(appEntity: Entity, priority: Int) {
    self.init(
      uniqueIdentifier: appEntity.id.entityIdentifierString,
      domainIdentifier: Entity.persistentIdentifier, attributeSet: appEntity.attributeSet)
  }

  /// Has no effect: there is no search index.
  public func associateAppEntity(_ appEntity: some IndexedEntity, priority: Int = 0) {}
}

extension CSSearchableItemAttributeSet {
  /// Has no effect: there is no search index.
  public func associateAppEntity<Entity: IndexedEntity>(_ appEntity: Entity, priority: Int = 0) {}
}

extension CSSearchableIndex {
  /// Keeps the entities for tests. The priority has no effect.
  public func indexAppEntities(_ appEntities: [some IndexedEntity], priority: Int = 0) async throws
  {
    AuthorNotice.report("CoreSpotlight", lacks: "search; only tests find the entities")
    EntityIndex.shared.add(appEntities)
  }

  public func deleteAppEntities<Entity: IndexedEntity>(
    identifiedBy identifiers: [Entity.ID], ofType type: Entity.Type
  ) async throws {
    EntityIndex.shared.remove(identifiers, of: type)
  }

  public func deleteAppEntities<Entity: IndexedEntity>(
    ofType entityType: Entity.Type
  ) async throws {
    EntityIndex.shared.removeAll(of: entityType)
  }
}
