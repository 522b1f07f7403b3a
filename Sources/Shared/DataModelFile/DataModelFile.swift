import Foundation

/// A data model as the builder compiles it: the file `Name.momd` of a bundle, in JSON.
public struct DataModelFile: Codable, Equatable, Sendable {
  /// The extension of the file's name.
  public static let fileExtension = "momd"

  public var entities: [Entity]

  public init(entities: [Entity]) {
    self.entities = entities
  }

  public struct Entity: Codable, Equatable, Sendable {
    public var name: String
    /// The class with its module; nil for `NSManagedObject`.
    public var className: String?
    public var parent: String?
    public var attributes: [Attribute]
    public var relationships: [Relationship]
    /// The names of the attributes of each uniqueness constraint.
    public var uniquenessConstraints: [[String]]

    public init(
      name: String, className: String?, parent: String? = nil, attributes: [Attribute] = [],
      relationships: [Relationship] = [], uniquenessConstraints: [[String]] = []
    ) {
      self.name = name
      self.className = className
      self.parent = parent
      self.attributes = attributes
      self.relationships = relationships
      self.uniquenessConstraints = uniquenessConstraints
    }
  }

  /// The types of the model editor, with the numbers of Core Data's `NSAttributeType`.
  public enum AttributeType: UInt, Codable, CaseIterable, Sendable {
    case integer16 = 100
    case integer32 = 200
    case integer64 = 300
    case decimal = 400
    case double = 500
    case float = 600
    case string = 700
    case boolean = 800
    case date = 900
    case binary = 1000
    case uuid = 1100
    case uri = 1200
    case transformable = 1800
  }

  public struct Attribute: Codable, Equatable, Sendable {
    public var name: String
    public var type: AttributeType
    public var isOptional: Bool
    /// A derived attribute is stored like a transient one: not at all.
    public var isTransient: Bool
    /// As the model's text has it; the seconds since 2001 of a date.
    public var defaultValue: String?

    public init(
      name: String, type: AttributeType, isOptional: Bool = true, isTransient: Bool = false,
      defaultValue: String? = nil
    ) {
      self.name = name
      self.type = type
      self.isOptional = isOptional
      self.isTransient = isTransient
      self.defaultValue = defaultValue
    }
  }

  /// What a deletion does to the related objects, with the numbers of `NSDeleteRule`.
  public enum DeletionRule: UInt, Codable, CaseIterable, Sendable {
    case noAction, nullify, cascade, deny
  }

  public struct Relationship: Codable, Equatable, Sendable {
    public var name: String
    public var destination: String
    public var inverse: String?
    public var isOptional: Bool
    public var isToMany: Bool
    public var isOrdered: Bool
    public var deletionRule: DeletionRule

    public init(
      name: String, destination: String, inverse: String? = nil, isOptional: Bool = true,
      isToMany: Bool = false, isOrdered: Bool = false, deletionRule: DeletionRule = .nullify
    ) {
      self.name = name
      self.destination = destination
      self.inverse = inverse
      self.isOptional = isOptional
      self.isToMany = isToMany
      self.isOrdered = isOrdered
      self.deletionRule = deletionRule
    }
  }
}
