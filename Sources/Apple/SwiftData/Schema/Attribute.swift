extension Schema {
  /// How a property with a value is stored.
  public class Attribute: SchemaProperty, CustomDebugStringConvertible {
    public struct Option: Hashable, CustomDebugStringConvertible, Sendable {
      public let debugDescription: String

      /// No two objects have the same value. Inserting a second one updates the first.
      public static var unique: Option { Option(debugDescription: "unique") }
      /// Accepted: all values are in the store's file.
      public static var externalStorage: Option { Option(debugDescription: "externalStorage") }
      /// The value is not stored.
      public static var ephemeral: Option { Option(debugDescription: "ephemeral") }
      /// The value stays in the history of a deleted object; see `HistoryTombstone`.
      public static var preserveValueOnDeletion: Option {
        Option(debugDescription: "preserveValueOnDeletion")
      }
      /// Accepted: there is no Spotlight.
      public static var spotlight: Option { Option(debugDescription: "spotlight") }
      /// Accepted: there is no CloudKit.
      public static var allowsCloudEncryption: Option {
        Option(debugDescription: "allowsCloudEncryption")
      }
      /// Accepted: the value is stored as JSON.
      public static func transformable(by transformerName: String) -> Option {
        Option(debugDescription: "transformable(\(transformerName))")
      }
    }

    public var name: String
    public var originalName: String
    public var options: [Option]
    public var valueType: any Any.Type
    public var defaultValue: Any?
    public var hashModifier: String?

    public init(_ options: Option..., originalName: String? = nil, hashModifier: String? = nil) {
      name = ""
      self.originalName = originalName ?? ""
      self.options = options
      valueType = Any.self
      self.hashModifier = hashModifier
    }

    public init(
      name: String, originalName: String? = nil, options: [Option] = [],
      valueType: any Any.Type, defaultValue: Any? = nil, hashModifier: String? = nil
    ) {
      self.name = name
      self.originalName = originalName ?? name
      self.options = options
      self.valueType = valueType
      self.defaultValue = defaultValue
      self.hashModifier = hashModifier
    }

    public var isAttribute: Bool { true }
    public var isUnique: Bool { options.contains(.unique) }
    public var isTransient: Bool { options.contains(.ephemeral) }
    public var isTransformable: Bool {
      options.contains { $0.debugDescription.hasPrefix("transformable") }
    }
    public var debugDescription: String { "Attribute \(name): \(valueType) \(options)" }
  }
}
