import CoreSpotlight
import Synchronization

/// The entities that the program has given to the search index. Only tests read it
/// (`spotlightQuery(_:)`); it lives as long as the process.
final class EntityIndex: Sendable {
  private struct Item {
    var identifier: String
    /// Everything that a search compares.
    var text: String
  }

  static let shared = EntityIndex()

  /// In the order in which they were added, by entity type.
  private let items = Mutex<[ObjectIdentifier: [Item]]>([:])

  /// Adds entities, or replaces those with the same identifiers. Hidden ones are removed.
  func add<Entity: IndexedEntity>(_ entities: [Entity]) {
    remove(entities.map(\.id), of: Entity.self)
    let added = entities.filter { !$0.hideInSpotlight }.map { entity in
      let attributes = entity.attributeSet
      let texts =
        [
          attributes.title, attributes.displayName, attributes.contentDescription,
          attributes.textContent, String(localized: entity.displayRepresentation.title),
        ].compactMap(\.self) + (attributes.keywords ?? []) + (attributes.alternateNames ?? [])
      return Item(
        identifier: entity.id.entityIdentifierString, text: texts.joined(separator: "\n"))
    }
    items.withLock { $0[ObjectIdentifier(Entity.self), default: []] += added }
  }

  func remove<Entity: IndexedEntity>(_ identifiers: [Entity.ID], of type: Entity.Type) {
    let removed = Set(identifiers.map(\.entityIdentifierString))
    items.withLock {
      $0[ObjectIdentifier(type)]?.removeAll { removed.contains($0.identifier) }
    }
  }

  func removeAll(of type: Any.Type) {
    items.withLock { $0[ObjectIdentifier(type)] = nil }
  }

  /// The identifiers of the entities that have each word of a text, or of all without one.
  func identifiers(of type: Any.Type, matching text: String?) -> [String] {
    let words = (text ?? "").split(whereSeparator: \.isWhitespace)
    return items.withLock { $0[ObjectIdentifier(type)] ?? [] }.filter { item in
      words.allSatisfy { item.text.localizedCaseInsensitiveContains($0) }
    }.map(\.identifier)
  }
}
