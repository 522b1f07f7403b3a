/// The identity of an object. An object has a temporary one until it is saved.
public final class NSManagedObjectID: NSObject, NSFetchRequestResult, @unchecked Sendable {
  // `@unchecked Sendable`: all properties are constant, and so is an entity in use.
  enum Key: Hashable {
    case temporary(UUID)
    case row(Int)
  }

  public let entity: NSEntityDescription
  let key: Key
  /// The identifier of the store; empty for a temporary identity.
  let storeIdentifier: String

  init(_ entity: NSEntityDescription, _ key: Key, storeIdentifier: String = "") {
    self.entity = entity
    self.key = key
    self.storeIdentifier = storeIdentifier
  }

  public var isTemporaryID: Bool { row == nil }

  /// The key in the store's table.
  var row: Int? {
    guard case .row(let row) = key else { return nil }
    return row
  }

  /// `x-coredata://STORE/Entity/p1`, or with `t` and a UUID before the object is saved.
  public func uriRepresentation() -> URL {
    let last =
      switch key {
      case .temporary(let id): "t\(id.uuidString)"
      case .row(let row): "p\(row)"
      }
    let text = "x-coredata://\(storeIdentifier)/\(entity.name ?? "")/\(last)"
    return URL(string: text) ?? URL(fileURLWithPath: "/")
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSManagedObjectID else { return false }
    return other.key == key && other.entity.root.name == entity.root.name
      && other.storeIdentifier == storeIdentifier
  }

  public override var hash: Int { key.hashValue }
  public override var description: String { uriRepresentation().absoluteString }
}
