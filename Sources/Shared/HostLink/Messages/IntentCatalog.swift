/// The intents, entities and enums of a program, for tests that use them by name.
public struct IntentCatalog: Codable, Equatable, Sendable {
  /// An intent type.
  public struct Intent: Codable, Equatable, Sendable {
    /// The type's name without its module.
    public var name: String
    public var parameters: [ParameterDescription]
    /// Performs the intent with its defaults. `PerformRequest.values` has other values.
    public var action: IntentAction

    public init(name: String, parameters: [ParameterDescription] = [], action: IntentAction) {
      self.name = name
      self.parameters = parameters
      self.action = action
    }
  }

  /// An enum type (`AppEnum`).
  public struct Enumeration: Codable, Equatable, Sendable {
    /// The type's name without its module.
    public var name: String
    /// The raw values of the cases, in order.
    public var cases: [String]

    public init(name: String, cases: [String]) {
      self.name = name
      self.cases = cases
    }
  }

  /// In the order of their names.
  public var intents: [Intent]
  /// The names of the entity types without their modules, in order.
  public var entities: [String]
  /// In the order of their names.
  public var enumerations: [Enumeration]

  public init(
    intents: [Intent] = [], entities: [String] = [], enumerations: [Enumeration] = []
  ) {
    self.intents = intents
    self.entities = entities
    self.enumerations = enumerations
  }

  /// Adds what only another program of the same app has.
  public mutating func add(_ other: IntentCatalog) {
    intents += other.intents.filter { intent in !intents.contains { $0.name == intent.name } }
    entities += other.entities.filter { !entities.contains($0) }
    enumerations += other.enumerations.filter { enumeration in
      !enumerations.contains { $0.name == enumeration.name }
    }
  }
}

/// A request for entities, answered by `ExtensionReply.entities`.
public struct EntityRequest: Codable, Equatable, Sendable {
  /// What the entity's query is asked for.
  public enum Selection: Codable, Equatable, Sendable {
    /// `allEntities()`.
    case all
    /// `suggestedEntities()`.
    case suggested
    /// `entities(for:)`. Identifiers that cannot belong to the type are left out.
    case identifiers([String])
    /// `entities(matching:)`.
    case matching(String)
    /// The entities that the program has given to the search index; those that match a text, or all
    /// without one.
    case indexed(matching: String?)
  }

  /// The name of the entity type, as in `IntentCatalog.entities`.
  public var type: String
  public var selection: Selection

  public init(type: String, selection: Selection) {
    self.type = type
    self.selection = selection
  }
}

/// A value with all that a test reads of it: the result of an intent, or what a query finds.
///
/// A `ConfigurationValue` has only what an intent needs as input, such as an entity's identifier.
public indirect enum ResolvedValue: Codable, Equatable, Sendable {
  /// A value without parts. No value is `.plain(.none)`.
  case plain(ConfigurationValue)
  /// A case of an enum: the type's name and the raw value.
  case enumeration(type: String, rawValue: String)
  case entity(ResolvedEntity)
  case list([ResolvedValue])

  /// The value as the input of an intent.
  public var input: ConfigurationValue {
    switch self {
    case .plain(let value): value
    case .enumeration(_, let rawValue): .string(rawValue)
    case .entity(let entity): .object(identifier: entity.identifier, display: entity.title)
    case .list(let values): .list(values.map(\.input))
    }
  }
}

/// An entity with its properties.
public struct ResolvedEntity: Codable, Equatable, Sendable {
  /// The type's name without its module.
  public var type: String
  public var identifier: String
  /// What the user reads; empty for a reference that was not looked up.
  public var title: String
  /// The values of the properties with `@Property`, by name; nil for a reference.
  public var properties: [String: ResolvedValue]?

  public init(
    type: String, identifier: String, title: String = "",
    properties: [String: ResolvedValue]? = nil
  ) {
    self.type = type
    self.identifier = identifier
    self.title = title
    self.properties = properties
  }
}
