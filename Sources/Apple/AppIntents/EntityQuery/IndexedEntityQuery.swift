import CoreSpotlight
import CoreTransferable

// Compatibility (iOS 27): accepted | `IndexedEntityQuery`, `IntentValueRepresentation` |
//   nothing is indexed or exported

/// A query whose entities are in the search index. There is none: no requirement is called.
public protocol IndexedEntityQuery: EntityQuery where Entity: IndexedEntity {
  func reindexEntities(
    for identifiers: [Entity.ID], indexDescription: CSSearchableIndexDescription
  ) async throws
  func reindexAllEntities(indexDescription: CSSearchableIndexDescription) async throws
}

/// An entity as a value of the system, such as a person. Nothing asks for it.
public struct IntentValueRepresentation<Item: Transferable, IntentValue: _IntentValue & Sendable>:
  TransferRepresentation
{
  public typealias Body = Never

  public init(exporting: @escaping @Sendable (Item) async throws -> IntentValue) {}

  public init(
    exporting: @escaping @Sendable (Item) async throws -> IntentValue,
    importing: @escaping @Sendable (IntentValue) async throws -> Item
  ) {}

  public var _forms: [_TransferForm<Item>] { [] }
}

extension AppEntity {
  public typealias ValueRepresentation = IntentValueRepresentation
}
