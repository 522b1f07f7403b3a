import SQLiteDatabase

/// Makes the objects of rows that begin with `_pk`, for one fetch.
struct ModelReader<T: PersistentModel> {
  private let facts: ModelFacts
  private let registry: ModelRegistry
  private let source: RowSource
  /// Made once: the metadata of generic types is not looked up for each row.
  private let backing: any BackingData<T>

  init(_ facts: ModelFacts, _ context: ModelContext, as type: T.Type) {
    self.facts = facts
    registry = context.registry(facts)
    source = RowSource(facts, context, registry.registrar)
    backing = _ModelBacking<T>(source)
  }

  /// The object of a row, which is a `T`; nil if it is deleted.
  ///
  /// The type of the result is not `T?`: the metadata of that type would be looked up for each row.
  func object(_ row: DatabaseRow) -> (any PersistentModel)? {
    let key = row.integer(0)
    let place = registry.place(of: key)
    if let known = registry.object(at: place) {
      let storage = known._$storage
      if storage.isDeleted { return nil }
      if storage.changed.isEmpty { storage.refresh(row) }
      return known is T ? known : nil
    }
    source.key = key
    source.slots = facts.slots(row)
    let model = T(backingData: backing)
    registry.set(model, at: place, of: key)
    return model
  }
}

/// The row that the next object of a fetch takes its values from.
final class RowSource {
  let facts: ModelFacts
  let context: ModelContext
  let registrar: UnsafeMutablePointer<ObservationRegistrar>
  @exclusivity(unchecked) var key = 0
  @exclusivity(unchecked) var slots: [_ModelStorage.Slot] = []

  init(_ facts: ModelFacts, _ context: ModelContext, _ registrar: ModelRegistrar) {
    self.facts = facts
    self.context = context
    self.registrar = registrar.pointer
  }
}

extension ModelFacts {
  /// The values of a row that begins with `_pk`.
  fileprivate func slots(_ row: DatabaseRow) -> [_ModelStorage.Slot] {
    rowColumns.map { $0 == 0 ? .unset : .stored(row.value($0)) }
  }
}

extension _ModelStorage {
  /// Takes over values that another context or process has saved.
  fileprivate func refresh(_ row: DatabaseRow) {
    for (column, place) in facts.columns.enumerated() {
      let value = row.value(column + 1)
      if case .stored(value) = slots[place] { continue }
      if case .model = slots[place], stored(place) == value { continue }
      slots[place] = .stored(value)
    }
    forgetRelated()
  }
}
