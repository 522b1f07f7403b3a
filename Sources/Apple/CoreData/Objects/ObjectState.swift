import Combine

/// The values of an object, and what has changed since they were saved.
final class ObjectState {
  enum Change {
    case inserted, updated, deleted
  }

  /// What a relationship leads to.
  enum Link {
    case one(NSManagedObject?)
    case many([NSManagedObject])

    var objects: [NSManagedObject] {
      switch self {
      case .one(let object): object.map { [$0] } ?? []
      case .many(let objects): objects
      }
    }
  }

  /// The values of attributes.
  var values: [String: Any] = [:]
  /// The relationships that have been used.
  var links: [String: Link] = [:]
  /// The identities in the store of to-one relationships.
  var targets: [String: NSManagedObjectID] = [:]
  var changedKeys: Set<String> = []
  var change: Change?
  /// Whether the values still have to be read.
  var isFault = false
  /// Notes which key is read, instead of reading: see `KeyProbe`.
  let probe = KeyProbe.current
  let publisher = ObservableObjectPublisher()

  /// Takes the values of the store.
  func load(_ snapshot: ObjectSnapshot) {
    values = snapshot.values
    targets = snapshot.targets
    links = [:]
    isFault = false
  }

  func becomeFault() {
    values = [:]
    links = [:]
    targets = [:]
    changedKeys = []
    change = nil
    isFault = true
  }

  /// The changes have been saved.
  func didSave() {
    changedKeys = []
    change = nil
  }
}

/// An object's values without its context: as a store or a parent context has them.
struct ObjectSnapshot {
  var id: NSManagedObjectID
  var values: [String: Any] = [:]
  /// The objects of to-one relationships.
  var targets: [String: NSManagedObjectID] = [:]
  /// The objects of to-many relationships that have changed.
  var members: [String: [NSManagedObjectID]] = [:]
}

/// Finds the key of a Swift key path such as `\Item.date`: an object that notes what is read.
final class KeyProbe: @unchecked Sendable {  // Used by one thread only.
  @TaskLocal static var current: KeyProbe?
  var key: String?

  /// nil if the key path reads no managed property.
  static func key(of path: AnyKeyPath) -> String? {
    guard let type = type(of: path).rootType as? NSManagedObject.Type else { return nil }
    let entity = LoadedModels.entity(of: type) ?? .none
    let probe = KeyProbe()
    let object = $current.withValue(probe) { type.init(entity: entity, insertInto: nil) }
    _ = object[keyPath: path]
    return probe.key
  }
}
