@_exported import Combine
@_exported import FoundationSupplement

/// An object of a store.
///
/// Classes of the model declare their properties with `@NSManaged`; the builder gives these
/// accessors that call `managedValue(forKey:)`. The values are read from the store when one of them
/// is first used.
open class NSManagedObject: NSObject, NSFetchRequestResult, ObservableObject {
  public internal(set) var objectID: NSManagedObjectID
  public internal(set) weak var managedObjectContext: NSManagedObjectContext?
  let state = ObjectState()

  /// Traps, as Apple's raises an exception, if the model has no entity for the class.
  public convenience init(context moc: NSManagedObjectContext) {
    guard let entity = moc.model.flatMap({ LoadedModels.entity(of: Self.self, in: $0) }) else {
      preconditionFailure("the data model has no entity for the class \(Self.self)")
    }
    self.init(entity: entity, insertInto: moc)
  }

  /// Every subclass inherits it, because contexts create the objects that they fetch with it.
  public required init(
    entity: NSEntityDescription, insertInto context: NSManagedObjectContext?
  ) {
    objectID = NSManagedObjectID(entity, .temporary(UUID()))
    super.init()
    guard state.probe == nil else { return }
    state.values = entity.attributesByName.compactMapValues(\.defaultValue)
    ObjectClasses.register(Self.self, for: entity.name ?? "")
    context?.insert(self)
  }

  open var entity: NSEntityDescription { objectID.entity }

  /// The entity of the class in a model that has been loaded. Traps if there is none.
  open class func entity() -> NSEntityDescription {
    guard let entity = LoadedModels.entity(of: self) else {
      preconditionFailure("no data model with an entity for the class \(self) has been loaded")
    }
    return entity
  }

  // A subclass has a method with another type of result, which is meant where no type is given.
  @_disfavoredOverload
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    let name = LoadedModels.entity(of: self)?.name ?? "\(self)"
    ObjectClasses.register(self, for: name)
    return NSFetchRequest(entityName: name)
  }

  public var objectWillChange: ObservableObjectPublisher { state.publisher }

  // MARK: State

  open var isInserted: Bool { state.change == .inserted }
  open var isUpdated: Bool { state.change == .updated }
  open var isDeleted: Bool { state.change == .deleted }
  open var hasChanges: Bool { state.change != nil }
  open var isFault: Bool { state.isFault }

  /// The values that are not saved.
  open func changedValues() -> [String: Any] {
    Dictionary(
      uniqueKeysWithValues: state.changedKeys.sorted().map { ($0, value(forKey: $0) ?? NSNull()) })
  }

  // MARK: Subclasses override these

  open func awakeFromInsert() {}
  open func awakeFromFetch() {}
  open func willSave() {}
  open func didSave() {}
  open func prepareForDeletion() {}
  open func willTurnIntoFault() {}
  open func didTurnIntoFault() {}
  open func willChangeValue(forKey key: String) { state.publisher.send() }
  open func didChangeValue(forKey key: String) {}
  open func willAccessValue(forKey key: String?) {}
  open func didAccessValue(forKey key: String?) {}

  /// Throws an error for a value that is missing.
  open func validateForInsert() throws { try validate() }
  open func validateForUpdate() throws { try validate() }
  open func validateForDelete() throws {}

  // MARK: Values by key

  /// The value of a property; nil for an unknown key, which raises an exception in Apple's.
  open func value(forKey key: String) -> Any? { readManaged(key) }

  open func setValue(_ value: Any?, forKey key: String) { writeManaged(value, key) }

  open func primitiveValue(forKey key: String) -> Any? { readManaged(key) }

  /// Sets the value without a notification.
  open func setPrimitiveValue(_ value: Any?, forKey key: String) {
    writeManaged(value, key, notifies: false)
  }

  open override var description: String {
    "<\(type(of: self)): \(objectID)> \(state.isFault ? "fault" : "\(state.values)")"
  }
}

extension NSManagedObject: KeyValueReadable {
  package func readValue(forKey key: String) -> Any? {
    key == "objectID" ? objectID : value(forKey: key)
  }
}
