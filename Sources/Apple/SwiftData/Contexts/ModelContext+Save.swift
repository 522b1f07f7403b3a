import SQLiteDatabase

extension ModelContext {
  /// Stores all changes, or none. Throws `SwiftDataError`.
  public func save() throws {
    guard hasChanges else { return }
    insertReachable()
    guard container.store.configuration.allowsSave || isMigrating else {
      throw SwiftDataError.modelValidationFailure.with(
        "the configuration \"\(container.store.configuration.name)\" does not allow saving")
    }
    NotificationCenter.default.post(name: Self.willSave, object: self)
    try validate()
    let keys: [ObjectIdentifier: Int]
    do {
      keys = try container.store.use { connection in
        var keys: [ObjectIdentifier: Int] = [:]
        var writer = StoreWriter(connection, self)
        let write = { keys = try writer.write() }
        try isMigrating ? write() : connection.transaction(write)
        return keys
      }
    } catch let error as DatabaseError {
      throw SwiftDataError.modelValidationFailure.with("the changes cannot be saved: \(error)")
    }
    didSave(keys)
  }

  /// Inserts the objects that inserted and changed ones refer to.
  private func insertReachable() {
    var open = Array(inserted.values) + Array(updated.values)
    while let pending = open.popLast() {
      for slot in pending.storage.slots {
        let models: [any PersistentModel]
        switch slot {
        case .model(let model): models = [model]
        case .models(let several): models = several
        default: continue
        }
        for model in models where model.modelContext == nil && !model.isDeleted {
          insert(any: model)
          open.append(Pending(storage: model._$storage, model: model))
        }
      }
    }
  }

  private func validate() throws {
    for pending in Array(inserted.values) + Array(updated.values) {
      let storage = pending.storage
      for (place, property) in storage.facts.properties.enumerated() where property.isToMany {
        guard let relationship = property.relationship else { continue }
        let least = relationship.minimumModelCount ?? 0
        let most = relationship.maximumModelCount ?? 0
        guard least > 0 || most > 0 else { continue }
        let count = storage.related(place).count
        guard count < least || (most > 0 && count > most) else { continue }
        throw SwiftDataError.modelValidationFailure.with(
          "\(storage.facts.entityName).\(property.name) has \(count) objects; "
            + "the relationship requires \(least) to \(most == 0 ? "any number" : "\(most)")")
      }
    }
    for pending in deleted.values {
      let storage = pending.storage
      for (place, property) in storage.facts.properties.enumerated()
      where property.relationship?.deleteRule == .deny {
        let slots = storage.original ?? storage.slots
        guard case .models(let models) = slots[place],
          models.contains(where: { !$0.isDeleted })
        else { continue }
        throw SwiftDataError.modelValidationFailure.with(
          "\(storage.facts.entityName).\(property.name) has objects, and its delete rule is deny")
      }
    }
  }

  private func didSave(_ keys: [ObjectIdentifier: Int]) {
    var identifiers: [NotificationKey: [PersistentIdentifier]] = [:]
    for pending in inOrder(inserted) {
      let storage = pending.storage
      guard let key = keys[ObjectIdentifier(storage)] else { continue }
      storage.didInsert(key)
      let registry = registry(storage.facts)
      if let known = registry[key], known !== pending.model {
        // The object replaced the values of a row with the same unique value.
        known._$storage.slots = storage.slots
      } else {
        registry[key] = pending.model
      }
      identifiers[.insertedIdentifiers, default: []].append(storage.identifier)
    }
    for pending in inOrder(updated) {
      identifiers[.updatedIdentifiers, default: []].append(pending.storage.identifier)
    }
    for pending in inOrder(deleted) {
      let storage = pending.storage
      storage.owner = pending.model
      registry(storage.facts)[storage.identifier.primaryKey] = nil
      identifiers[.deletedIdentifiers, default: []].append(storage.identifier)
    }
    for pending in Array(inserted.values) + Array(updated.values) {
      pending.storage.original = nil
      pending.storage.changed = []
    }
    forgetChanges()
    didChange()
    container.announceSave(of: self)
    NotificationCenter.default.post(
      name: Self.didSave, object: self,
      userInfo: Dictionary(uniqueKeysWithValues: identifiers.map { ($0.key.rawValue, $0.value) }))
  }

  func identifier(_ facts: ModelFacts, _ key: Int) -> PersistentIdentifier {
    PersistentIdentifier(
      storeIdentifier: container.store.identifier, entityName: facts.entityName, primaryKey: key)
  }
}
