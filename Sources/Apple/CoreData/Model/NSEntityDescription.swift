/// A kind of object: its attributes and relationships, and the class of its objects.
open class NSEntityDescription: NSObject {
  nonisolated(unsafe) static let none = NSEntityDescription()  // Never changed.

  open var name: String?
  open var managedObjectClassName: String! = "NSManagedObject"
  open internal(set) weak var managedObjectModel: NSManagedObjectModel?
  open internal(set) weak var superentity: NSEntityDescription?
  open var uniquenessConstraints: [[Any]] = []

  /// The entities below this one.
  open var subentities: [NSEntityDescription] = [] {
    didSet { for entity in subentities { entity.superentity = self } }
  }

  private var ownProperties: [NSPropertyDescription] = []

  /// The properties, with those of the entities above.
  open var properties: [NSPropertyDescription] {
    get { (superentity?.properties ?? []) + ownProperties }
    set {
      let inherited = Set((superentity?.properties ?? []).map(\.name))
      ownProperties = newValue.filter { !inherited.contains($0.name) }
      for property in ownProperties { property.entity = self }
    }
  }

  open var propertiesByName: [String: NSPropertyDescription] {
    Dictionary(properties.map { ($0.name, $0) }) { $1 }
  }

  open var attributesByName: [String: NSAttributeDescription] {
    propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
  }

  open var relationshipsByName: [String: NSRelationshipDescription] {
    propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
  }

  open func isKindOf(entity: NSEntityDescription) -> Bool {
    self === entity || superentity?.isKindOf(entity: entity) == true
  }

  open class func entity(
    forEntityName entityName: String, in context: NSManagedObjectContext
  ) -> NSEntityDescription? { context.model?.entitiesByName[entityName] }

  /// Creates an object. Traps, as Apple's raises an exception, if the model has no such entity.
  open class func insertNewObject(
    forEntityName entityName: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    guard let entity = entity(forEntityName: entityName, in: context) else {
      preconditionFailure("the data model has no entity \"\(entityName)\"")
    }
    return entity.objectClass.init(entity: entity, insertInto: context)
  }

  /// The entities whose objects a fetch of this one finds.
  var family: [NSEntityDescription] { [self] + subentities.flatMap(\.family) }

  /// The topmost entity, whose table has the objects of all below it.
  var root: NSEntityDescription { superentity?.root ?? self }

  var storedAttributes: [NSAttributeDescription] {
    properties.compactMap { $0 as? NSAttributeDescription }.filter { !$0.isTransient }
  }

  var relationships: [NSRelationshipDescription] {
    properties.compactMap { $0 as? NSRelationshipDescription }
  }

  /// The class of the objects; `NSManagedObject` if the one in the model does not exist.
  var objectClass: NSManagedObject.Type {
    let type = managedObjectClassName.flatMap { NSClassFromString($0) } as? NSManagedObject.Type
    return type ?? ObjectClasses.registered[name ?? ""] ?? NSManagedObject.self
  }
}
