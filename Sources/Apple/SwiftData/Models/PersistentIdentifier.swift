import Synchronization

/// Identifies an object in a store: the store, the entity and the row.
public struct PersistentIdentifier: Hashable, Identifiable, Comparable, Codable, Sendable,
  CustomStringConvertible
{
  public struct ID: Hashable, Sendable {
    let store: String?
    let entity: String
    let key: Int
  }

  public let storeIdentifier: String?
  public let entityName: String
  /// The row; for an object that was never saved, a number of this process.
  let primaryKey: Int

  public var id: ID { ID(store: storeIdentifier, entity: entityName, key: primaryKey) }

  /// Whether the object was never saved.
  var isTemporary: Bool { storeIdentifier == nil }

  private static let lastTemporaryKey = Atomic<Int>(0)

  static func temporary(_ entityName: String, _ key: Int) -> PersistentIdentifier {
    PersistentIdentifier(storeIdentifier: nil, entityName: entityName, primaryKey: key)
  }

  static func nextTemporaryKey() -> Int { lastTemporaryKey.add(1, ordering: .relaxed).newValue }

  /// Without the store's path, so that identifiers in views are the same on every machine.
  public var description: String { "\(entityName) \(isTemporary ? "unsaved " : "")\(primaryKey)" }

  public static func < (lhs: PersistentIdentifier, rhs: PersistentIdentifier) -> Bool {
    (lhs.entityName, lhs.primaryKey) < (rhs.entityName, rhs.primaryKey)
  }
}
