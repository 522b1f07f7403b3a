import DataModelFile
import Synchronization

/// The entities of a store. The builder compiles them from `.xcdatamodeld`; code can also create
/// them.
open class NSManagedObjectModel: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: as with Apple's, a model is not changed once a store uses it.
  open var entities: [NSEntityDescription] = [] {
    didSet {
      for entity in entities { entity.managedObjectModel = self }
      LoadedModels.add(self)
    }
  }

  public override init() {}

  /// Reads a compiled model; nil if it cannot be read.
  public convenience init?(contentsOf url: URL) {
    guard let data = try? Data(contentsOf: url),
      let file = try? JSONDecoder().decode(DataModelFile.self, from: data)
    else { return nil }
    self.init(file)
  }

  public init(_ file: DataModelFile) {
    super.init()
    setEntities(of: file)
  }

  /// A method, because `entities` is not observed in an initializer.
  private func setEntities(of file: DataModelFile) {
    let all = file.entities.map { entry in
      let entity = NSEntityDescription()
      entity.name = entry.name
      entity.managedObjectClassName = entry.className ?? "NSManagedObject"
      entity.uniquenessConstraints = entry.uniquenessConstraints
      return entity
    }
    let byName = Dictionary(all.map { ($0.name ?? "", $0) }) { $1 }
    for (entry, entity) in zip(file.entities, all) {
      // An entity that were its own ancestor would have no root.
      if let parent = entry.parent.flatMap({ byName[$0] }), !parent.isKindOf(entity: entity) {
        parent.subentities.append(entity)
      }
    }
    for (entry, entity) in zip(file.entities, all) {
      let relationships = entry.relationships.map { link in
        let relationship = NSRelationshipDescription(link)
        relationship.destinationEntity = byName[link.destination]
        return relationship
      }
      entity.properties = entry.attributes.map(NSAttributeDescription.init) + relationships
    }
    for (entry, entity) in zip(file.entities, all) {
      for link in entry.relationships {
        entity.relationshipsByName[link.name]?.inverseRelationship =
          link.inverse.flatMap { byName[link.destination]?.relationshipsByName[$0] }
      }
    }
    entities = all
  }

  /// All models of the bundles, or of the main bundle, in one; nil if there is none.
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    let urls = (bundles ?? [.main]).flatMap {
      $0.urls(forResourcesWithExtension: DataModelFile.fileExtension, subdirectory: nil) ?? []
    }
    let models = urls.map { $0 as URL }.sorted { $0.path < $1.path }
      .compactMap { NSManagedObjectModel(contentsOf: $0) }
    guard !models.isEmpty else { return nil }
    let merged = NSManagedObjectModel()
    merged.entities = models.flatMap(\.entities)
    return merged
  }

  open var entitiesByName: [String: NSEntityDescription] {
    Dictionary(entities.map { ($0.name ?? "", $0) }) { $1 }
  }
}

/// The models of the process, in which `NSManagedObject.entity()` looks for a class.
enum LoadedModels {
  private struct Entry {
    weak var model: NSManagedObjectModel?
  }

  private static let models = Mutex<[Entry]>([])

  static func add(_ model: NSManagedObjectModel) {
    models.withLock { entries in
      entries.removeAll { $0.model == nil || $0.model === model }
      entries.append(Entry(model: model))
    }
  }

  /// The entity of a class, in the newest model that has one.
  static func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
    let known = models.withLock { $0.compactMap(\.model) }
    return known.reversed().lazy.compactMap { entity(of: type, in: $0) }.first
  }

  static func entity(
    of type: NSManagedObject.Type, in model: NSManagedObjectModel
  ) -> NSEntityDescription? {
    let (name, whole) = (String(describing: type), String(reflecting: type))
    return model.entities.first { $0.managedObjectClassName == whole }
      ?? model.entities.first { $0.managedObjectClassName == name }
      ?? model.entitiesByName[name]
  }
}

/// Classes that fetches and initializers have named, by entity. The names in a model that was built
/// elsewhere may lack the module.
enum ObjectClasses {
  private static let classes = Mutex<[String: NSManagedObject.Type]>([:])

  static var registered: [String: NSManagedObject.Type] { classes.withLock { $0 } }

  static func register(_ type: NSManagedObject.Type, for entity: String) {
    guard type != NSManagedObject.self else { return }
    classes.withLock { $0[entity] = type }
  }
}
