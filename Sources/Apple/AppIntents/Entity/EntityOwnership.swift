// Compatibility (iOS 27): partial | `OwnershipProvidingEntity`, `EntityOwnership` | before a
//   shortcut's `DeleteIntent` deletes a shared or public entity, the device asks; other intents do
//   not say what they change
// Compatibility (iOS 27): accepted | `SyncableEntity`, `RelevantEntities` | nothing is synchronized
//   or suggested

/// An entity with an owner. Before a shortcut's `DeleteIntent` deletes one that other people can
/// see, the device asks for confirmation.
public protocol OwnershipProvidingEntity: AppEntity {
  var ownership: EntityOwnership { get }
}

/// Who besides the user can see or change an entity. An entity of the user alone has no element.
public struct EntityOwnership: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let `public` = EntityOwnership(rawValue: 1)
  public static let shared = EntityOwnership(rawValue: 2)
  public static let unknown: EntityOwnership = []
}

/// An entity whose identifier means the same on each device of the user.
public protocol SyncableEntity: AppEntity {}

/// The identifier of an entity on one device and the one that all devices share.
///
/// An identifier that was made from a string has only the local one.
public struct SyncableEntityIdentifier<LocalID, StableID>: EntityIdentifierConvertible, Hashable,
  Sendable, CustomStringConvertible
where
  LocalID: EntityIdentifierConvertible & Sendable, StableID: EntityIdentifierConvertible & Sendable
{
  public let local: LocalID?
  public let stable: StableID?

  private init(local: LocalID?, onlyStable: StableID?) {
    self.local = local
    stable = onlyStable
  }

  public init(local: LocalID, stable: StableID) {
    self.init(local: local, onlyStable: stable)
  }

  /// The string of the local identifier, or of the stable one without a local one.
  public var entityIdentifierString: String {
    local?.entityIdentifierString ?? stable?.entityIdentifierString ?? ""
  }

  public static func entityIdentifier(for string: String) -> Self? {
    LocalID.entityIdentifier(for: string).map { Self(local: $0, onlyStable: nil) }
  }

  public var description: String { entityIdentifierString }

  /// Two local identifiers are compared, or two stable ones; an identifier that has a local one
  /// never equals one without.
  public static func == (left: Self, right: Self) -> Bool {
    (left.local == nil) == (right.local == nil)
      && left.entityIdentifierString == right.entityIdentifierString
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(entityIdentifierString)
  }
}

extension SyncableEntityIdentifier where LocalID == StableID {
  public init(id: LocalID) {
    self.init(local: id, stable: id)
  }
}
