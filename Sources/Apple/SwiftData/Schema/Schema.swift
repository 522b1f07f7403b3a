/// The model classes of a store.
public final class Schema: Hashable, CustomDebugStringConvertible, @unchecked Sendable {
  // Immutable after `init`.
  public static let schemaEncodingVersion = Version(1, 0, 0)

  public let version: Version
  public let encodingVersion = Schema.schemaEncodingVersion
  public let entities: [Entity]
  public let entitiesByName: [String: Entity]
  /// The classes, with those that relationships lead to, sorted by name.
  let models: [ModelFacts]

  /// - Parameter types: The classes. Those that relationships lead to are added.
  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
    self.version = version
    var known: Set<ObjectIdentifier> = []
    var models: [ModelFacts] = []
    var open = types
    while let type = open.popLast() {
      guard known.insert(ObjectIdentifier(type)).inserted else { continue }
      let facts = ModelFacts.of(type)
      models.append(facts)
      open += facts.properties.compactMap(\.destination)
    }
    self.models = models.sorted { $0.entityName < $1.entityName }
    entities = self.models.map(Entity.init)
    entitiesByName = Dictionary(entities.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
  }

  public convenience init() { self.init([]) }

  public convenience init(
    _ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)
  ) {
    self.init(types, version: version)
  }

  public convenience init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
  }

  public static func entityName<T: PersistentModel>(for type: T.Type) -> String {
    ModelFacts.of(type).entityName
  }

  public func entity<T: PersistentModel>(for type: T.Type) -> Entity? {
    entitiesByName[Self.entityName(for: type)]
  }

  public var debugDescription: String {
    "Schema \(version): \(entities.map(\.name).joined(separator: ", "))"
  }

  public static func == (lhs: Schema, rhs: Schema) -> Bool {
    lhs.version == rhs.version
      && lhs.models.elementsEqual(rhs.models) { $0.type == $1.type }
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(version)
    hasher.combine(entities.map(\.name))
  }
}

extension Schema {
  /// A version of a schema, such as 1.2.0.
  public struct Version: Codable, Comparable, CustomStringConvertible, Hashable, Sendable {
    public let major: Int
    public let minor: Int
    public let patch: Int

    public init(_ major: Int, _ minor: Int, _ patch: Int) {
      self.major = major
      self.minor = minor
      self.patch = patch
    }

    public var description: String { "\(major).\(minor).\(patch)" }

    public static func < (lhs: Version, rhs: Version) -> Bool {
      (lhs.major, lhs.minor, lhs.patch) < (rhs.major, rhs.minor, rhs.patch)
    }
  }

  /// A stored property of a model class, as `@Model` describes it.
  public struct PropertyMetadata {
    let name: String
    let keypath: AnyKeyPath
    let metadata: (any SchemaProperty)?
    /// Returns a new default value; nil if the property has none.
    let makeDefault: (() -> Any)?

    public init(
      name: String, keypath: AnyKeyPath, defaultValue: Any? = nil,
      metadata: (any SchemaProperty)? = nil
    ) {
      self.name = name
      self.keypath = keypath
      self.metadata = metadata
      // A constant of the model; a value that objects share must be immutable, as on iOS.
      nonisolated(unsafe) let value = defaultValue
      makeDefault = value.map { value in { value } }
    }

    /// - Parameter value: The default value, evaluated each time that an object needs it.
    public static func _make<M, V>(
      _ name: String, _ keypath: KeyPath<M, V>, _ metadata: (any SchemaProperty)? = nil,
      default value: @escaping () -> V
    ) -> PropertyMetadata {
      PropertyMetadata(name, keypath, metadata, value)
    }

    private init(
      _ name: String, _ keypath: AnyKeyPath, _ metadata: (any SchemaProperty)?,
      _ makeDefault: @escaping () -> Any
    ) {
      self.name = name
      self.keypath = keypath
      self.metadata = metadata
      self.makeDefault = makeDefault
    }
  }
}
