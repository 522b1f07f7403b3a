extension Schema {
  /// How a property with related objects is stored.
  public final class Relationship: SchemaProperty, CustomDebugStringConvertible {
    /// What happens to the related objects when an object is deleted.
    public enum DeleteRule: String, Codable, Sendable {
      /// They stay as they are.
      case noAction
      /// Their reference to the object is removed.
      case nullify
      /// They are deleted.
      case cascade
      /// The deletion cannot be saved while there are any.
      case deny
    }

    public struct Option: Codable, Hashable, CustomDebugStringConvertible, Sendable {
      public let debugDescription: String
      public static var unique: Option { Option(debugDescription: "unique") }
    }

    public var name = ""
    public var originalName: String
    public var options: [Option]
    public var valueType: any Any.Type = Any.self
    public var destination = ""
    public var deleteRule: DeleteRule
    public var minimumModelCount: Int?
    /// The greatest number of related objects; 0 or nil for any number.
    public var maximumModelCount: Int?
    public var inverseName: String?
    public var inverseKeyPath: AnyKeyPath?
    public var keypath: AnyKeyPath?
    public var hashModifier: String?

    public init(
      _ options: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0,
      maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
      hashModifier: String? = nil
    ) {
      self.options = options
      self.deleteRule = deleteRule
      self.minimumModelCount = minimumModelCount
      self.maximumModelCount = maximumModelCount
      self.originalName = originalName ?? ""
      inverseKeyPath = inverse
      self.hashModifier = hashModifier
    }

    public var isRelationship: Bool { true }
    public var isUnique: Bool { options.contains(.unique) }
    public var isToOneRelationship: Bool { !(valueType is any RelationshipCollection.Type) }
    public var debugDescription: String { "Relationship \(name) to \(destination)" }
  }
}
