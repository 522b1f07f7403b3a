import SQLiteDatabase

extension ModelContext {
  /// Returns the objects that match. Throws `SwiftDataError`.
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    let facts = try facts(T.self)
    let plan = FetchPlan(descriptor, facts, isPending: mustMerge(descriptor, facts))
    // Not an array of T: its type would be looked up for each row.
    var objects: [AnyObject] = []
    try read {
      let columns = FetchPlan<T>.columns(facts, of: "t0")
      let reader = ModelReader(facts, self, as: T.self)
      try $0.run(plan.select(columns), plan.values) { row in
        if let model = reader.object(row) { objects.append(model) }
      }
    }
    let result = [T](unsafeUninitializedCapacity: objects.count) { models, count in
      for object in objects {
        models.initializeElement(at: count, to: unsafeDowncast(object, to: T.self))
        count += 1
      }
    }
    return try plan.isComplete ? result : finish(result, plan, descriptor, facts)
  }

  public func fetch<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, batchSize: Int
  ) throws -> FetchResultsCollection<T> {
    FetchResultsCollection(elements: try fetch(descriptor))
  }

  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    let facts = try facts(T.self)
    let plan = FetchPlan(descriptor, facts, isPending: mustMerge(descriptor, facts))
    guard plan.isComplete else { return try fetch(descriptor).count }
    return try read {
      Int(try $0.integer("SELECT COUNT(*) FROM (\(plan.select("1")))", plan.values) ?? 0)
    }
  }

  public func fetchIdentifiers<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>
  ) throws -> [PersistentIdentifier] {
    let facts = try facts(T.self)
    let plan = FetchPlan(descriptor, facts, isPending: mustMerge(descriptor, facts))
    guard plan.isComplete else { return try fetch(descriptor).map(\.persistentModelID) }
    var result: [PersistentIdentifier] = []
    try read {
      try $0.run(plan.select("t0.\"_pk\""), plan.values) {
        result.append(identifier(facts, $0.integer(0)))
      }
    }
    return result
  }

  public func fetchIdentifiers<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, batchSize: Int
  ) throws -> FetchResultsCollection<PersistentIdentifier> {
    FetchResultsCollection(elements: try fetchIdentifiers(descriptor))
  }

  /// Calls the block for each object that matches.
  public func enumerate<T: PersistentModel>(
    _ fetch: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
    block: (_ model: T) throws -> Void
  ) throws {
    for model in try self.fetch(fetch) { try block(model) }
  }

  /// Returns the object with an identifier. Ends the program if there is none, as on iOS when the
  /// object is used.
  public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
    guard let facts = container.factsByName[persistentModelID.entityName],
      let model = pendingModel(persistentModelID)
        ?? object(facts, persistentModelID.primaryKey)
    else {
      fatalError("there is no \(persistentModelID.entityName) with this identifier in the store")
    }
    return model
  }

  /// Returns an object that the context already has.
  public func registeredModel<T: PersistentModel>(
    for persistentModelID: PersistentIdentifier
  ) -> T? {
    if let model = pendingModel(persistentModelID) { return model as? T }
    guard let facts = container.factsByName[persistentModelID.entityName],
      persistentModelID.storeIdentifier == container.store.identifier
    else { return nil }
    return registry(facts)[persistentModelID.primaryKey] as? T
  }

  private func pendingModel(_ identifier: PersistentIdentifier) -> (any PersistentModel)? {
    guard identifier.isTemporary else { return nil }
    return inserted.values.first { $0.storage.identifier == identifier }?.model
  }
}

extension ModelContext {
  private func facts<T: PersistentModel>(_ type: T.Type) throws(SwiftDataError) -> ModelFacts {
    let facts = ModelFacts.of(type)
    guard container.factsByName[facts.entityName] === facts else {
      throw .unknownSchema.with(
        "\(facts.entityName) is not a model of the container; available: "
          + container.factsByName.keys.sorted().joined(separator: ", "))
    }
    return facts
  }

  func read<R>(_ body: (Database) throws -> R) throws -> R {
    do {
      return try container.store.use(body)
    } catch let error as DatabaseError {
      throw SwiftDataError.loadIssueModelContainer.with("the store cannot be read: \(error)")
    }
  }

  /// Whether changes that are not saved may affect a fetch.
  private func mustMerge<T>(_ descriptor: FetchDescriptor<T>, _ facts: ModelFacts) -> Bool {
    guard descriptor.includePendingChanges, hasChanges else { return false }
    if descriptor.predicate != nil, facts.properties.contains(where: { $0.destination != nil }) {
      return true
    }
    return [inserted, updated, deleted].contains { pending in
      pending.values.contains { $0.storage.facts === facts }
    }
  }

  /// Completes a fetch in memory: pending changes, predicates and sorts without SQL, limits.
  private func finish<T: PersistentModel>(
    _ fetched: [T], _ plan: FetchPlan<T>, _ descriptor: FetchDescriptor<T>, _ facts: ModelFacts
  ) throws -> [T] {
    var result = fetched
    if plan.isPending {
      result.removeAll { $0.isDeleted }
      let known = Set(result.map { ObjectIdentifier($0) })
      for pending in inOrder(updated) + inOrder(inserted) {
        if let model = pending.model as? T, !known.contains(ObjectIdentifier(model)) {
          result.append(model)
        }
      }
    }
    if plan.filtersInMemory, let predicate = descriptor.predicate {
      do {
        result = try result.filter { try predicate.evaluate($0) }
      } catch {
        throw SwiftDataError.unsupportedPredicate.with(
          "the predicate of \(facts.entityName) cannot be evaluated: \(error)")
      }
    }
    if plan.sortsInMemory { result = ModelOrder(descriptor.sortBy).sorted(result) }
    let rest = result.dropFirst(max(0, descriptor.fetchOffset ?? 0))
    guard let limit = descriptor.fetchLimit, limit > 0 else { return Array(rest) }
    return Array(rest.prefix(limit))
  }
}

// MARK: - Objects

extension ModelContext {
  func registry(_ facts: ModelFacts) -> ModelRegistry {
    let entity = ObjectIdentifier(facts)
    if let known = registered[entity] { return known }
    let registry = ModelRegistry()
    registered[entity] = registry
    return registry
  }

  /// The object of a row, read if needed; nil if there is none.
  func object(_ facts: ModelFacts, _ key: Int) -> (any PersistentModel)? {
    if let known = registry(facts)[key] { return known }
    return objects(facts, where: "t0.\"_pk\" = ?", [.integer(key)]).first
  }

  private func objects(
    _ facts: ModelFacts, where condition: String, _ values: [DatabaseValue]
  ) -> [any PersistentModel] {
    func load<T: PersistentModel>(_: T.Type) -> [any PersistentModel] {
      var result: [any PersistentModel] = []
      let sql =
        "SELECT \(FetchPlan<T>.columns(facts, of: "t0")) FROM \(StoreLayout.table(facts)) AS t0"
        + " WHERE \(condition) ORDER BY t0.\"_pk\""
      try? container.store.use { connection in
        let reader = ModelReader(facts, self, as: T.self)
        try connection.run(sql, values) { row in
          if let model = reader.object(row) { result.append(model) }
        }
      }
      return result
    }
    return load(facts.type)
  }

  /// The objects of a to-many relationship, with changes that are not saved.
  func relatedObjects(of storage: _ModelStorage, _ place: Int) -> [any PersistentModel] {
    guard let destination = storage.facts.properties[place].destination else { return [] }
    let facts = ModelFacts.of(destination)
    let key = DatabaseValue.integer(storage.identifier.primaryKey)
    if let pairs = StoreLayout.pairs(storage.facts, place) {
      guard !storage.identifier.isTemporary else { return [] }
      let condition =
        "t0.\"_pk\" IN (SELECT \(pairs.theirs) FROM \(pairs.table) WHERE \(pairs.mine) = ?)"
      return objects(facts, where: condition, [key])
    }
    guard let inverse = storage.facts.inverse(of: place)?.place else { return [] }
    let column = StoreLayout.quoted(facts.properties[inverse].name)
    var result =
      storage.identifier.isTemporary
      ? [] : objects(facts, where: "t0.\(column) = ?", [key])
    // An object that was moved refers to another one now.
    result.removeAll { $0._$storage.related(inverse).first?._$storage !== storage }
    let known = Set(result.map { ObjectIdentifier($0) })
    for pending in inOrder(updated) + inOrder(inserted)
    where pending.storage.facts === facts && !known.contains(ObjectIdentifier(pending.model)) {
      if case .model(let model) = pending.storage.slots[inverse], model._$storage === storage {
        result.append(pending.model)
      }
    }
    return result
  }
}
