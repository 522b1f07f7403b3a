// Compatibility: partial | `@Model`, `@Attribute`, `@Relationship`, `@Transient`, `#Unique`,
//   `#Index`, `@ModelActor` | classes without a model as superclass; `externalStorage`,
//   `spotlight` and CloudKit options are accepted

/// A class whose objects a `ModelContainer` stores. The macro `@Model` adds the conformance.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, SendableMetatype {
  /// The properties that are stored, in the order of their declaration.
  static var schemaMetadata: [Schema.PropertyMetadata] { get }

  /// The object's values.
  var _$storage: _ModelStorage { get }

  init(backingData: any BackingData<Self>)
}

extension PersistentModel {
  public var id: PersistentIdentifier { persistentModelID }

  /// Identifies the object in its store. Temporary until the object is saved for the first time.
  public var persistentModelID: PersistentIdentifier { _$storage.identifier }

  /// The context that the object is inserted in or was fetched from.
  public var modelContext: ModelContext? { _$storage.context }

  /// Whether the object has changes that are not saved.
  public var hasChanges: Bool { _$storage.hasChanges }

  /// Whether the object is deleted from its context.
  public var isDeleted: Bool { _$storage.isDeleted }

  public var persistentBackingData: any BackingData<Self> { _ModelBacking<Self>(_$storage) }

  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs === rhs || lhs.persistentModelID == rhs.persistentModelID
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(persistentModelID) }

  public static func createBackingData<P: PersistentModel>() -> some BackingData<P> {
    _ModelBacking<P>(_ModelStorage(P.self))
  }
}

/// The values of a model object.
public protocol BackingData<Model> {
  associatedtype Model: PersistentModel
  var persistentModelID: PersistentIdentifier? { get }
  init(for modelType: Model.Type)
  /// Returns the storage of an object that is made from this data; `blank`, filled, for a row.
  func _storage(filling blank: _ModelStorage) -> _ModelStorage
}

/// The only kind of backing data: an object's storage, or the row that a fetch has read.
struct _ModelBacking<Model: PersistentModel>: BackingData {
  private enum Origin {
    case storage(_ModelStorage)
    case row(RowSource)
  }

  private let origin: Origin

  var persistentModelID: PersistentIdentifier? {
    switch origin {
    case .storage(let storage): storage.identifier
    case .row(let source): source.context.identifier(source.facts, source.key)
    }
  }

  init(_ storage: _ModelStorage) { origin = .storage(storage) }
  init(_ source: RowSource) { origin = .row(source) }
  init(for modelType: Model.Type) { self.init(_ModelStorage(modelType)) }

  func _storage(filling blank: _ModelStorage) -> _ModelStorage {
    switch origin {
    case .storage(let storage): return storage
    case .row(let source):
      blank.take(source)
      return blank
    }
  }
}

/// The stored property that replaces a persistent one, and holds nothing.
public struct _SwiftDataNoType {
  public init() {}
}

/// A collection of related objects.
public protocol RelationshipCollection {
  associatedtype PersistentElement: PersistentModel
}

extension Array: RelationshipCollection where Element: PersistentModel {
  public typealias PersistentElement = Element
}
