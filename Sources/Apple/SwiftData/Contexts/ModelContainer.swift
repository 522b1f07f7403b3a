// Compatibility: accepted | `ModelContainer.init(for:configurations:)` with several
//   configurations | all models are in the store of the first one

/// The store of an app's models.
///
///     let container = try ModelContainer(for: Trip.self)
///     let trips = try container.mainContext.fetch(FetchDescriptor<Trip>())
public final class ModelContainer: Equatable, @unchecked Sendable {  // Immutable but `main`.
  public let schema: Schema
  public let migrationPlan: (any SchemaMigrationPlan.Type)?
  public let configurations: Set<ModelConfiguration>
  let store: Store
  let factsByName: [String: ModelFacts]
  /// The saves of all contexts.
  let saves = ChangeCounter()
  @MainActor private var main: ModelContext?

  /// Opens the store, creates it, or migrates it. Throws `SwiftDataError`.
  ///
  /// - Parameter configurations: All models are in the store of the first one.
  public init(
    for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration]
  ) throws {
    schema = givenSchema
    self.migrationPlan = migrationPlan
    let configurations = configurations.isEmpty ? [ModelConfiguration()] : configurations
    for configuration in configurations { try configuration.validate() }
    guard Set(configurations.map(\.name)).count == configurations.count else {
      throw SwiftDataError.duplicateConfiguration.with(
        "two configurations have the same name: \(configurations.map(\.name))")
    }
    self.configurations = Set(configurations)
    store = try Store(configurations[0], schema: schema, plan: migrationPlan)
    factsByName = Self.byName(schema)
  }

  /// A container of an open store, for the code of a migration.
  init(_ schema: Schema, _ store: Store) {
    self.schema = schema
    self.store = store
    migrationPlan = nil
    configurations = [store.configuration]
    factsByName = Self.byName(schema)
  }

  public convenience init(
    for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(
      for: givenSchema, migrationPlan: migrationPlan, configurations: configurations)
  }

  public convenience init(
    for forTypes: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(
      for: Self.schema(forTypes, migrationPlan), migrationPlan: migrationPlan,
      configurations: configurations)
  }

  convenience init(_ types: [any PersistentModel.Type], _ configuration: ModelConfiguration) throws
  {
    try self.init(for: Schema(types), configurations: [configuration])
  }

  /// The context of the main actor, which saves by itself.
  @MainActor public var mainContext: ModelContext {
    if let main { return main }
    let context = ModelContext(self)
    context.autosaveEnabled = true
    main = context
    return context
  }

  /// Informs observers of a save, and the queries of the main context if it is another's.
  func announceSave(of context: ModelContext) {
    saves.announce()
    let identity = ObjectIdentifier(context)
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated {
        guard let main = self?.main, ObjectIdentifier(main) != identity else { return }
        main.storeDidChange()
      }
    }
  }

  /// Removes all objects.
  public func erase() throws {
    try store.use { connection in
      try connection.transaction {
        for facts in schema.models {
          try connection.execute("DELETE FROM \(StoreLayout.table(facts))")
          for place in facts.properties.indices {
            if let pairs = StoreLayout.pairs(facts, place) {
              try connection.execute("DELETE FROM \(pairs.table)")
            }
          }
        }
      }
    }
  }

  public func deleteAllData() { try? erase() }

  public static func == (lhs: ModelContainer, rhs: ModelContainer) -> Bool { lhs === rhs }

  private static func byName(_ schema: Schema) -> [String: ModelFacts] {
    Dictionary(schema.models.map { ($0.entityName, $0) }, uniquingKeysWith: { $1 })
  }

  /// The schema of the models; with a plan, the plan's version that has them.
  private static func schema(
    _ types: [any PersistentModel.Type], _ plan: (any SchemaMigrationPlan.Type)?
  ) -> Schema {
    let wanted = Set(types.map(ObjectIdentifier.init))
    let version = plan?.schemas.last { wanted.isSubset(of: $0.models.map(ObjectIdentifier.init)) }
    return version.map { Schema(versionedSchema: $0) } ?? Schema(types)
  }
}
