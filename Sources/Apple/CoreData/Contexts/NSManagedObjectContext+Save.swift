// swift-format-ignore-file: AlwaysUseLowerCamelCase

extension Notification.Name {
  /// Never posted: `NSManagedObjectContextDidSave` has the objects.
  public static let NSManagedObjectContextDidSaveObjectIDs = Notification.Name(
    "NSManagedObjectContextDidSaveObjectIDsNotification")
  public static let NSManagedObjectContextDidSave = Notification.Name(
    "NSManagingContextDidSaveChangesNotification")
  public static let NSManagedObjectContextWillSave = Notification.Name(
    "NSManagingContextWillSaveChangesNotification")
  public static let NSManagedObjectContextObjectsDidChange = Notification.Name(
    "NSObjectsChangedInManagingContextNotification")
  /// Never posted: other processes are noticed by the next fetch.
  public static let NSPersistentStoreRemoteChange = Notification.Name(
    "NSPersistentStoreRemoteChangeNotification")
}

public let NSInsertedObjectsKey = "inserted"
public let NSUpdatedObjectsKey = "updated"
public let NSDeletedObjectsKey = "deleted"
// Never in a notification: no object is refreshed or invalidated here.
public let NSRefreshedObjectsKey = "refreshed"
public let NSInvalidatedObjectsKey = "invalidated"
public let NSInvalidatedAllObjectsKey = "invalidatedAll"

extension NSManagedObjectContext {
  public static var didSaveObjectsNotification: Notification.Name { .NSManagedObjectContextDidSave }

  /// Writes the changes into the store, or into the parent. Throws an error without changing
  /// anything if a value is missing, or if the store cannot be written.
  public func save() throws {
    guard hasChanges else { return }
    NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
    for object in changed { object.callWillSave() }
    let saved = changed
    var changes = ObjectChanges()
    for object in saved {
      switch object.state.change {
      case .inserted:
        try object.validateForInsert()
        changes.inserted.append(object.objectID)
        changes.written.append((object.snapshot, Set(object.entity.propertiesByName.keys)))
      case .updated:
        try object.validateForUpdate()
        changes.written.append((object.snapshot, object.state.changedKeys))
      case .deleted:
        try object.validateForDelete()
        try object.checkDeletion()
        changes.deleted.append(object.objectID)
      case nil: break
      }
    }
    if let parent {
      parent.performAndWait { parent.take(changes) }
      didSave(saved, [:])
    } else {
      didSave(saved, try store().apply(changes))
    }
  }

  private func didSave(
    _ saved: [NSManagedObject], _ identities: [NSManagedObjectID: NSManagedObjectID]
  ) {
    let info: [AnyHashable: Any] = [
      NSInsertedObjectsKey: insertedObjects, NSUpdatedObjectsKey: updatedObjects,
      NSDeletedObjectsKey: deletedObjects,
    ]
    changed = []
    for object in saved {
      if object.isDeleted {
        registered[object.objectID] = nil
        object.managedObjectContext = nil
      }
      if let permanent = identities[object.objectID] {
        registered[object.objectID] = nil
        object.objectID = permanent
        registered[permanent] = object
      }
      object.state.didSave()
    }
    // The links have the new identities.
    for object in saved { object.state.targets = object.snapshot.targets }
    for object in saved { object.callDidSave() }
    NotificationCenter.default.post(
      name: .NSManagedObjectContextDidSave, object: self, userInfo: info)
    persistentStoreCoordinator?.didSave(from: self)
    announce()
  }

  /// Takes the changes of a child.
  func take(_ changes: ObjectChanges) {
    for id in changes.inserted where registered[id] == nil {
      let object = id.entity.objectClass.init(entity: id.entity, insertInto: nil)
      object.objectID = id
      insert(object)
    }
    for (snapshot, keys) in changes.written { take(snapshot, keys: keys) }
    for id in changes.deleted { delete(object(with: id)) }
  }

  private func take(_ snapshot: ObjectSnapshot, keys: Set<String>) {
    let target = object(with: snapshot.id)
    target.fulfil()
    for attribute in target.entity.storedAttributes where keys.contains(attribute.name) {
      target.writeManaged(snapshot.values[attribute.name], attribute.name)
    }
    for relationship in target.entity.relationships where keys.contains(relationship.name) {
      if !relationship.isToMany {
        target.setLink(
          .one(snapshot.targets[relationship.name].map { object(with: $0) }), relationship.name)
      } else if let members = snapshot.members[relationship.name] {
        target.setLink(.many(members.map { object(with: $0) }), relationship.name)
      }
    }
  }

  // MARK: Merging

  /// Refreshes the objects that another context has saved.
  public func mergeChanges(fromContextDidSave notification: Notification) {
    let sets = (notification.userInfo ?? [:]).values.compactMap { $0 as? Set<NSManagedObject> }
    refreshObjects(sets.joined().map(\.objectID))
  }

  /// Refreshes objects by their identities, as after a batch request.
  public class func mergeChanges(
    fromRemoteContextSave changeNotificationData: [AnyHashable: Any],
    into contexts: [NSManagedObjectContext]
  ) {
    let identities = changeNotificationData.values.flatMap {
      $0 as? [NSManagedObjectID] ?? Array($0 as? Set<NSManagedObjectID> ?? [])
    }
    for context in contexts { context.performAndWait { context.refreshObjects(identities) } }
  }

  private func refreshObjects(_ identities: [NSManagedObjectID]) {
    for id in identities {
      if let object = registered[id] { refresh(object, mergeChanges: true) }
    }
    announce()
  }
}
