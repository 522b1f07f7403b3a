// The objects of a context and their changes.
extension NSManagedObjectContext {
  public var hasChanges: Bool { !changed.isEmpty }
  public var registeredObjects: Set<NSManagedObject> { Set(registered.values) }
  public var insertedObjects: Set<NSManagedObject> { Set(changed.filter(\.isInserted)) }
  public var updatedObjects: Set<NSManagedObject> { Set(changed.filter(\.isUpdated)) }
  public var deletedObjects: Set<NSManagedObject> { Set(changed.filter(\.isDeleted)) }

  /// Adds an object that was created without a context.
  public func insert(_ object: NSManagedObject) {
    guard object.managedObjectContext !== self else { return }
    object.managedObjectContext = self
    registered[object.objectID] = object
    object.state.change = .inserted
    changed.append(object)
    object.callAwakeFromInsert()
    announce()
  }

  /// Deletes an object, and those that its deletion rules name.
  public func delete(_ object: NSManagedObject) {
    guard object.managedObjectContext === self, !object.isDeleted else { return }
    object.fulfil()
    object.callPrepareForDeletion()
    let wasInserted = object.isInserted
    object.state.change = .deleted
    if !changed.contains(object) { changed.append(object) }
    for other in object.prepareLinksForDeletion() { delete(other) }
    if wasInserted {
      changed.removeAll { $0 === object }
      registered[object.objectID] = nil
    }
    announce()
  }

  /// The registered object, or a fault whose values are read later.
  public func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    if let known = registered[objectID] { return known }
    let object = objectID.entity.objectClass.init(entity: objectID.entity, insertInto: nil)
    object.objectID = objectID
    object.managedObjectContext = self
    object.state.becomeFault()
    registered[objectID] = object
    return object
  }

  /// Throws an error if the store has no such object.
  public func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    if let known = registered[objectID], !known.isFault || known.hasChanges { return known }
    guard let snapshot = try snapshot(of: objectID) else {
      throw CoreDataError.unknownEntity.error("there is no object \(objectID)")
    }
    return register(snapshot)
  }

  /// Replaces the values by those in the store. With `mergeChanges`, changed ones stay.
  public func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
    guard object.state.change != .inserted, !(flag && object.hasChanges) else { return }
    changed.removeAll { $0 === object }
    object.willTurnIntoFault()
    object.state.becomeFault()
    object.didTurnIntoFault()
    object.objectWillChange.send()
    announce()
  }

  public func refreshAllObjects() {
    for object in registered.values { refresh(object, mergeChanges: true) }
  }

  /// Forgets all objects and changes.
  public func reset() {
    registered = [:]
    changed = []
    announce()
  }

  /// Reverts all changes.
  public func rollback() {
    let reverted = changed
    changed = []
    for object in reverted {
      if object.isInserted {
        registered[object.objectID] = nil
        object.managedObjectContext = nil
      } else {
        object.state.becomeFault()
      }
    }
    announce()
  }

  // MARK: For objects

  func didChange(_ object: NSManagedObject) {
    guard object.state.change == nil else { return announce() }
    object.state.change = .updated
    changed.append(object)
    announce()
  }

  /// The object of a relationship; nil if it has been deleted.
  func liveObject(with id: NSManagedObjectID) -> NSManagedObject? {
    let object = object(with: id)
    if object.isFault { fulfil(object) }
    return object.isDeleted || object.managedObjectContext == nil ? nil : object
  }

  /// Reads the values of a fault. One whose row has been deleted loses its context.
  func fulfil(_ object: NSManagedObject) {
    object.state.isFault = false
    guard let snapshot = try? snapshot(of: object.objectID) else {
      registered[object.objectID] = nil
      object.managedObjectContext = nil
      return
    }
    object.state.load(snapshot)
    object.callAwakeFromFetch()
  }

  func register(_ snapshot: ObjectSnapshot) -> NSManagedObject {
    let object = object(with: snapshot.id)
    // Objects with changes keep them.
    guard object.state.change == nil else { return object }
    let isNew = object.isFault
    object.state.load(snapshot)
    if isNew { object.callAwakeFromFetch() }
    return object
  }

  /// The objects of a to-many relationship, as the store or the parent has them.
  func members(
    of object: NSManagedObject, _ relationship: NSRelationshipDescription
  ) -> [NSManagedObject] {
    let ids: [NSManagedObjectID]
    if let parent {
      ids = parent.performAndWait {
        parent.object(with: object.objectID).link(relationship.name).objects.map(\.objectID)
      }
    } else {
      let store = object.objectID.isTemporaryID ? nil : persistentStoreCoordinator?.store
      ids = (try? store?.members(of: object.objectID, relationship)) ?? []
    }
    let stored = ids.map { self.object(with: $0) }.filter { !$0.isDeleted }
    guard let inverse = relationship.inverseRelationship?.name else { return stored }
    // Objects whose side has changed since it was saved count with their new side.
    let pending = changed.filter {
      !$0.isDeleted && $0.state.links[inverse]?.objects.contains(object) == true
    }
    let left = stored.filter { $0.state.links[inverse]?.objects.contains(object) != false }
    return left + pending.filter { !left.contains($0) }
  }

  func snapshot(of id: NSManagedObjectID) throws -> ObjectSnapshot? {
    guard let parent else { return try persistentStoreCoordinator?.store?.snapshot(of: id) }
    return parent.performAndWait {
      let object = parent.object(with: id)
      object.fulfil()
      return object.managedObjectContext == nil || object.isDeleted ? nil : object.snapshot
    }
  }

  func announce() {
    changes.announce()
    NotificationCenter.default.post(
      name: .NSManagedObjectContextObjectsDidChange, object: self)
  }
}

extension NSManagedObject {
  /// The values, and the identities of the related objects that have been used.
  var snapshot: ObjectSnapshot {
    var result = ObjectSnapshot(id: objectID, values: state.values, targets: state.targets)
    for (name, link) in state.links {
      switch link {
      case .one(let object): result.targets[name] = object?.objectID
      case .many(let objects): result.members[name] = objects.map(\.objectID)
      }
    }
    return result
  }
}
