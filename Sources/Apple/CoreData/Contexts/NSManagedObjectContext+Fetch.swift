extension NSManagedObjectContext {
  /// Fetches objects, identities, dictionaries or their number, by the request's result type.
  public func fetch<Result>(_ request: NSFetchRequest<Result>) throws -> [Result] {
    if request.resultType.contains(.countResultType) {
      return [NSNumber(value: try count(for: request))].compactMap { $0 as? Result }
    }
    let objects = try objects(try plan(request), includingChanges: request.includesPendingChanges)
    if request.resultType.contains(.managedObjectIDResultType) {
      return objects.compactMap { $0.objectID as? Result }
    }
    guard request.resultType.contains(.dictionaryResultType) else {
      return objects.compactMap { $0 as? Result }
    }
    let names = (request.propertiesToFetch ?? []).compactMap {
      $0 as? String ?? ($0 as? NSPropertyDescription)?.name
    }
    return objects.compactMap { object in
      let keys = names.isEmpty ? object.entity.storedAttributes.map(\.name) : names
      let pairs = keys.compactMap { key in object.value(forKey: key).map { (key, $0) } }
      return NSDictionary(dictionary: Dictionary(pairs) { $1 }) as? Result
    }
  }

  public func count<Result>(for request: NSFetchRequest<Result>) throws -> Int {
    let plan = try plan(request)
    guard parent == nil, changed.isEmpty, let whole = try store().count(plan) else {
      return try objects(plan, includingChanges: request.includesPendingChanges).count
    }
    return plan.page(0..<whole).count
  }

  /// Performs a batch deletion, which objects of contexts do not notice.
  @discardableResult
  public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    guard let request = request as? NSBatchDeleteRequest else { return NSPersistentStoreResult() }
    var identities = request.identities ?? []
    if let fetch = request.fetchRequest {
      identities = try objects(try plan(fetch), includingChanges: false).map(\.objectID)
    }
    _ = try store().apply(ObjectChanges(deleted: identities))
    let result: Any =
      switch request.resultType {
      case .resultTypeStatusOnly: true
      case .resultTypeObjectIDs: identities
      case .resultTypeCount: identities.count
      }
    return NSBatchDeleteResult(result, request.resultType)
  }

  private func plan<Result>(_ request: NSFetchRequest<Result>) throws -> FetchPlan {
    let name = request.entityName ?? ""
    guard let entity = model?.entitiesByName[name] else {
      let known = model.map { $0.entitiesByName.keys.sorted().joined(separator: ", ") }
      throw CoreDataError.unknownEntity.error(
        "unknown entity \"\(name)\"; available: \(known ?? "none, the context has no store")")
    }
    return FetchPlan(
      entity: entity, includesSubentities: request.includesSubentities,
      predicate: request.predicate, sortDescriptors: request.sortDescriptors ?? [],
      limit: request.fetchLimit, offset: request.fetchOffset)
  }

  private func objects(_ plan: FetchPlan, includingChanges: Bool) throws -> [NSManagedObject] {
    let pending = includingChanges ? changed.filter(plan.includes) : []
    var plan = plan
    // An object with changes may enter or leave the result, also because of other objects.
    plan.isFinal = !includingChanges || changed.isEmpty
    let answer = try answer(plan)
    var objects = answer.snapshots.map(register)
    if answer.isFinal { return objects }
    let known = Set(objects)
    objects += pending.filter { !known.contains($0) }
    return plan.apply(to: includingChanges ? objects.filter { !$0.isDeleted } : objects)
  }

  /// Throws an error if no store has been loaded.
  func store() throws -> SQLiteObjectStore {
    if let store = persistentStoreCoordinator?.store { return store }
    throw CoreDataError.storeOpening.error(
      "the context has no store; call loadPersistentStores(completionHandler:) before")
  }

  private func answer(_ plan: FetchPlan) throws -> FetchAnswer {
    guard let parent else { return try store().fetch(plan) }
    return try parent.performAndWait {
      let objects = try parent.objects(plan, includingChanges: true)
      return (objects.map(\.snapshot), plan.isFinal)
    }
  }
}
