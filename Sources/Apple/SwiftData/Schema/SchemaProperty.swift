/// A stored property, or a constraint, of an entity.
public protocol SchemaProperty {
  var name: String { get set }
  var originalName: String { get set }
  var valueType: any Any.Type { get set }
  var isAttribute: Bool { get }
  var isRelationship: Bool { get }
  var isTransient: Bool { get }
  var isOptional: Bool { get }
  var isUnique: Bool { get }
}

extension SchemaProperty {
  public var isAttribute: Bool { false }
  public var isRelationship: Bool { false }
  public var isTransient: Bool { false }
  public var isOptional: Bool { valueType is any AnyOptional.Type }
}

/// A set of properties that are unique together or indexed.
protocol SchemaConstraint: SchemaProperty {
  var paths: [[AnyKeyPath]] { get }
}
