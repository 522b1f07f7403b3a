// Compatibility: partial | `ModelContext` | a save is one transaction; unsaved changes are part
//   of fetches; no undo

/// The objects of a container that one thread uses, with their changes.
///
/// A context has at most one object for each row. It keeps objects with changes; others live as
/// long as somebody uses them.
public final class ModelContext: Equatable {
  public static let willSave = Notification.Name("SwiftData.ModelContext.willSave")
  public static let didSave = Notification.Name("SwiftData.ModelContext.didSave")

  /// The keys of the `userInfo` of `didSave`.
  public enum NotificationKey: String {
    case queryGeneration, invalidatedAllIdentifiers
    case insertedIdentifiers, updatedIdentifiers, deletedIdentifiers
  }

  public let container: ModelContainer
  /// Whether changes are saved in the main thread's next turn.
  public var autosaveEnabled = false
  public var author: String?

  struct Pending {
    let storage: _ModelStorage
    let model: any PersistentModel
  }

  /// The objects with a row, by entity.
  var registered: [ObjectIdentifier: ModelRegistry] = [:]
  /// Objects with changes, in the order of their first change.
  var inserted: [ObjectIdentifier: Pending] = [:]
  var updated: [ObjectIdentifier: Pending] = [:]
  var deleted: [ObjectIdentifier: Pending] = [:]
  /// The order of insertions.
  var order: [ObjectIdentifier: Int] = [:]
  private var lastOrder = 0
  private var isAutosaveScheduled = false
  /// Whether a migration's transaction is open.
  var isMigrating = false
  let changes = ChangeCounter()

  public init(_ container: ModelContainer) {
    self.container = container
  }

  public static func == (lhs: ModelContext, rhs: ModelContext) -> Bool { lhs === rhs }

  public var hasChanges: Bool { !inserted.isEmpty || !updated.isEmpty || !deleted.isEmpty }
  public var insertedModelsArray: [any PersistentModel] { sorted(inserted) }
  public var changedModelsArray: [any PersistentModel] { sorted(updated) }
  public var deletedModelsArray: [any PersistentModel] { sorted(deleted) }

  private func sorted(_ pending: [ObjectIdentifier: Pending]) -> [any PersistentModel] {
    inOrder(pending).map(\.model)
  }

  func inOrder(_ pending: [ObjectIdentifier: Pending]) -> [Pending] {
    pending.sorted { order[$0.key, default: 0] < order[$1.key, default: 0] }.map(\.value)
  }

  private func noteOrder(_ storage: _ModelStorage) {
    let key = ObjectIdentifier(storage)
    guard order[key] == nil else { return }
    lastOrder += 1
    order[key] = lastOrder
  }

  func isPending(_ storage: _ModelStorage) -> Bool {
    let key = ObjectIdentifier(storage)
    return inserted[key] != nil || updated[key] != nil || deleted[key] != nil
  }
}

// MARK: - Changes

extension ModelContext {
  /// Adds an object; it is stored when the context is saved.
  public func insert<T: PersistentModel>(_ model: T) { insert(any: model) }

  func insert(any model: any PersistentModel) {
    let storage = model._$storage
    guard storage.facts === container.factsByName[storage.facts.entityName] else {
      fatalError(
        "\(storage.facts.entityName) is not a model of the container; available: "
          + container.factsByName.keys.sorted().joined(separator: ", "))
    }
    if storage.isDeleted, storage.context === self { return undelete(storage, model) }
    guard storage.context == nil else { return }
    storage.context = self
    storage.share(registry(storage.facts).registrar)
    storage.owner = model
    storage.original = nil
    storage.changed = []
    noteOrder(storage)
    inserted[ObjectIdentifier(storage)] = Pending(storage: storage, model: model)
    storage.connectInverses()
    didChange()
  }

  private func undelete(_ storage: _ModelStorage, _ model: any PersistentModel) {
    let key = ObjectIdentifier(storage)
    storage.isDeleted = false
    if let pending = deleted.removeValue(forKey: key) {
      if storage.identifier.isTemporary { inserted[key] = pending } else { updated[key] = pending }
    }
    didChange()
  }

  /// Deletes an object and, according to the delete rules, those related to it.
  public func delete<T: PersistentModel>(_ model: T) { delete(any: model) }

  func delete(any model: any PersistentModel) {
    let storage = model._$storage
    guard storage.context === self, !storage.isDeleted else { return }
    let key = ObjectIdentifier(storage)
    let facts = storage.facts
    let related = facts.properties.indices.filter { facts.properties[$0].destination != nil }
      .map { ($0, storage.related($0)) }
    storage.isDeleted = true
    updated[key] = nil
    if inserted.removeValue(forKey: key) == nil {
      noteOrder(storage)
      deleted[key] = Pending(storage: storage, model: model)
    }
    for (place, models) in related {
      switch facts.properties[place].relationship?.deleteRule ?? .nullify {
      case .cascade: for model in models { delete(any: model) }
      case .nullify, .deny, .noAction:
        storage.updateInverse(of: place, from: models, to: [])
      }
    }
    didChange()
  }

  /// Deletes all objects that match the predicate.
  public func delete<T: PersistentModel>(
    model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
  ) throws {
    for model in try fetch(FetchDescriptor<T>(predicate: predicate)) { delete(model) }
  }

  /// Keeps a changed object until it is saved.
  func noteChange(_ storage: _ModelStorage) {
    let key = ObjectIdentifier(storage)
    guard inserted[key] == nil, updated[key] == nil, !storage.isDeleted,
      let owner = storage.owner
    else { return }
    noteOrder(storage)
    updated[key] = Pending(storage: storage, model: owner)
  }

  /// Discards the changes since the last save.
  public func rollback() {
    for pending in inserted.values {
      pending.storage.context = nil
      pending.storage.original = nil
    }
    for pending in Array(updated.values) + Array(deleted.values) {
      let storage = pending.storage
      storage.isDeleted = false
      if let original = storage.original { storage.slots = original }
      storage.original = nil
      storage.changed = []
      // Related objects may have been inserted in the meantime.
      for place in storage.facts.properties.indices
      where storage.facts.properties[place].isToMany { storage.slots[place] = .unset }
    }
    for registry in registered.values {
      for model in registry.objects { model._$storage.forgetRelated() }
    }
    forgetChanges()
    didChange()
  }

  func forgetChanges() {
    inserted = [:]
    updated = [:]
    deleted = [:]
    order = [:]
  }

  /// Does nothing: changes take effect at once.
  public func processPendingChanges() {}

  /// Runs the block and saves.
  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }

  /// Informs queries, and schedules a save.
  func didChange() {
    changes.announce()
    guard autosaveEnabled, !isAutosaveScheduled, hasChanges else { return }
    isAutosaveScheduled = true
    // An autosaving context belongs to the main thread.
    nonisolated(unsafe) let context = self
    DispatchQueue.main.async {
      context.isAutosaveScheduled = false
      guard context.autosaveEnabled, context.hasChanges else { return }
      do {
        try context.save()
      } catch {
        FileHandle.standardError.write(Data("SwiftData: autosave failed: \(error)\n".utf8))
      }
    }
  }

  /// Informs queries that another context has saved.
  func storeDidChange() { changes.announce() }

  /// Makes the view that is evaluated depend on the context's changes.
  package func observeChanges() { _ = changes.count }
}

extension _ModelStorage {
  /// Forgets objects at the other end that the store knows.
  func forgetRelated() {
    for place in facts.properties.indices where facts.properties[place].isToMany {
      if !changed.contains(place) { slots[place] = .unset }
    }
  }
}
