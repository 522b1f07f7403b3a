import SQLiteDatabase
import Synchronization

/// The values of one object, by the index of the property in `schemaMetadata`.
///
/// Only the thread of the object's context may use it.
public final class _ModelStorage: @unchecked Sendable {
  enum Slot {
    /// Not set, or a to-many relationship that was not read.
    case unset
    case stored(DatabaseValue)
    /// A decoded value of a type stored as JSON.
    indirect case decoded(Any)
    case model(any PersistentModel)
    case models([any PersistentModel])
  }

  /// What identifies an object in its entity.
  private enum Number {
    case none
    /// The object was never saved.
    case temporary(Int)
    case row(Int)
  }

  private let modelType: any PersistentModel.Type
  // The compiler cannot see that accesses to the properties below never overlap, and checking it
  // takes as long as reading a value.
  @exclusivity(unchecked) var slots: [Slot]
  @exclusivity(unchecked) private var number = Number.none
  /// The slots before the first change that is not saved.
  var original: [Slot]?
  var changed: Set<Int> = []
  var isDeleted = false
  @exclusivity(unchecked) var context: ModelContext?
  @exclusivity(unchecked) private var ownerReference = ModelReference(nil)
  /// Not counted: the facts of a class live as long as the process.
  @exclusivity(unchecked) private unowned(unsafe) var knownFacts: ModelFacts?
  /// nil if nobody can observe the object, because it was created and never read or inserted.
  @exclusivity(unchecked) private var knownRegistrar: UnsafeMutablePointer<ObservationRegistrar>?
  /// Keeps the registrar of an object that was created. The context keeps that of a row.
  private var ownRegistrar: ModelRegistrar?

  /// A storage without values. That of a fetched object is filled by `take`.
  public init<T: PersistentModel>(_ type: T.Type) {
    modelType = type
    slots = []
  }

  /// Becomes the storage of a row.
  func take(_ source: RowSource) {
    knownFacts = source.facts
    knownRegistrar = source.registrar
    number = .row(source.key)
    swap(&slots, &source.slots)
    context = source.context
  }

  /// The object that has this storage; nil if nobody uses it any more.
  ///
  /// The registry of the context refers to the object of a row, too.
  var owner: (any PersistentModel)? {
    get {
      guard ownerReference.isEmpty, case .row(let key) = number else {
        return ownerReference.object
      }
      return context?.registry(facts)[key]
    }
    set { ownerReference = ModelReference(newValue) }
  }

  /// Remembers the object that has this storage, unless the registry does.
  private func noteOwner<M: PersistentModel>(_ model: M) {
    if case .row = number { return }
    if ownerReference.isEmpty { owner = model }
  }

  /// Informs the observers of the registrar about changes, unless the object has another one.
  func share(_ registrar: ModelRegistrar) {
    guard knownRegistrar == nil else { return }
    ownRegistrar = registrar
    knownRegistrar = registrar.pointer
  }

  private func makeRegistrar() -> UnsafeMutablePointer<ObservationRegistrar> {
    let registrar = ModelRegistrar()
    share(registrar)
    return registrar.pointer
  }

  var facts: ModelFacts {
    if let knownFacts { return knownFacts }
    let facts: ModelFacts = ModelFacts.of(modelType)
    knownFacts = facts
    if slots.isEmpty { slots = Array(repeating: .unset, count: facts.properties.count) }
    return facts
  }

  package var identifier: PersistentIdentifier {
    switch number {
    case .row(let key):
      return PersistentIdentifier(
        storeIdentifier: context?.container.store.identifier, entityName: facts.entityName,
        primaryKey: key)
    case .temporary(let key): return .temporary(facts.entityName, key)
    case .none:
      let key = PersistentIdentifier.nextTemporaryKey()
      number = .temporary(key)
      return .temporary(facts.entityName, key)
    }
  }

  /// Records the row of an object that was saved for the first time.
  func didInsert(_ key: Int) {
    number = .row(key)
  }

  /// The storage for an object made from `backing`, whose storage this is so far.
  public func _filled<T: PersistentModel>(from backing: any BackingData<T>) -> _ModelStorage {
    backing._storage(filling: self)
  }

  var hasChanges: Bool { context?.isPending(self) ?? !changed.isEmpty }
}

// MARK: - Accessors that `@Model` generates

extension _ModelStorage {
  public func _access<M: PersistentModel, V>(_ model: M, _ keyPath: KeyPath<M, V>) {
    if slots.isEmpty { _ = facts }
    noteOwner(model)
    let registrar = knownRegistrar ?? makeRegistrar()
    registrar.pointee.access(model, keyPath: keyPath)
  }

  public func _mutate<M: PersistentModel, V>(
    _ model: M, _ keyPath: KeyPath<M, V>, _ place: Int, to value: V
  ) {
    noteOwner(model)
    guard let knownRegistrar else { return change(place, to: value) }
    knownRegistrar.pointee.withMutation(of: model, keyPath: keyPath) { change(place, to: value) }
  }

  private func change<V>(_ place: Int, to value: V) {
    willChange(place)
    set(place, to: value)
    context?.didChange()
  }

  /// Sets the value in an initializer of the model, before the object is complete.
  public func _initialize<V>(_ place: Int, to value: V) {
    if slots.isEmpty { _ = facts }
    switch value {
    case let value as String: slots[place] = .stored(.text(value))
    case let value as Int: slots[place] = .stored(.integer(value))
    default: slots[place] = slot(value, place)
    }
  }

  public func _get(_ place: Int) -> String {
    if case .stored(.text(let text)) = slots[place] { return text }
    return value(place)
  }

  public func _get(_ place: Int) -> Int {
    if case .stored(.integer(let number)) = slots[place] { return Int(number) }
    return value(place)
  }

  public func _get(_ place: Int) -> Double {
    if case .stored(.real(let number)) = slots[place] { return number }
    return value(place)
  }

  public func _get(_ place: Int) -> Bool {
    if case .stored(.integer(let number)) = slots[place] { return number != 0 }
    return value(place)
  }

  public func _get(_ place: Int) -> Date {
    if case .stored(.real(let number)) = slots[place] {
      return Date(timeIntervalSinceReferenceDate: number)
    }
    return value(place)
  }

  public func _get<V>(_ place: Int) -> V { value(place) }
}

// MARK: - Values

extension _ModelStorage {
  /// Records the values before the first change.
  func willChange(_ place: Int) {
    if slots.isEmpty { _ = facts }
    if original == nil { original = slots }
    changed.insert(place)
    context?.noteChange(self)
  }

  private func set<V>(_ place: Int, to value: V) {
    let property = facts.properties[place]
    guard property.destination != nil else {
      slots[place] = slot(value, place)
      return
    }
    let old = related(place)
    slots[place] = slot(value, place)
    updateInverse(of: place, from: old, to: related(place))
  }

  private func slot<V>(_ value: V, _ place: Int) -> Slot {
    var unwrapped: Any = value
    if let optional = value as? any AnyOptional {
      guard let inner = optional.wrapped else { return .stored(.null) }
      unwrapped = inner
    }
    switch facts.properties[place].kind {
    case .toOne: return (unwrapped as? any PersistentModel).map { .model($0) } ?? .stored(.null)
    case .toMany: return .models(unwrapped as? [any PersistentModel] ?? [])
    case .attribute(.json), .unsupported: return .decoded(unwrapped)
    case .attribute(let type): return .stored(type.encode(unwrapped) ?? .null)
    }
  }

  private func value<V>(_ place: Int) -> V {
    let property = facts.properties[place]
    if let value = anyValue(place) {
      if let value = value as? V { return value }
    } else if let type = V.self as? any AnyOptional.Type, let none = type.wrap(nil) as? V {
      return none
    }
    // A row that another version of the model wrote.
    if let value = property.defaultValue?() as? V { return value }
    fatalError(
      "\(facts.entityName).\(property.name) has no value of type \(V.self); "
        + "give the property a default value or make it optional")
  }

  /// The value of a property without `Optional`; nil if there is none.
  func anyValue(_ place: Int) -> Any? {
    let property = facts.properties[place]
    switch property.kind {
    case .toOne: return related(place).first
    case .toMany(let type):
      func typed<T: PersistentModel>(_: T.Type) -> Any {
        related(place).compactMap { $0 as? T }
      }
      return typed(type)
    case .unsupported, .attribute: break
    }
    switch slots[place] {
    case .unset:
      guard let value = property.defaultValue?() else { return nil }
      return (value as? any AnyOptional).map { $0.wrapped } ?? value
    case .decoded(let value): return value
    case .stored(.null): return nil
    case .stored(let stored):
      guard case .attribute(let type) = property.kind else { return nil }
      let value = type.decode(stored, as: property.valueType)
      if case .json = type, let value { slots[place] = .decoded(value) }
      return value
    case .model, .models: return nil
    }
  }

  /// The stored form of a property with a column. A related object that was never saved is NULL.
  func stored(_ place: Int) -> DatabaseValue {
    switch slots[place] {
    case .stored(let value): return value
    case .model(let model):
      let identifier = model.persistentModelID
      return identifier.isTemporary ? .null : .integer(identifier.primaryKey)
    case .decoded(let value):
      guard case .attribute(let type) = facts.properties[place].kind else { return .null }
      return type.encode(value) ?? .null
    case .unset:
      guard case .attribute(let type) = facts.properties[place].kind,
        let value = anyValue(place)
      else { return .null }
      return type.encode(value) ?? .null
    case .models: return .null
    }
  }
}
