import SQLiteDatabase

/// Creates the tables of a schema, or changes those of an older one.
struct StoreMigration {
  private let connection: Database
  private let schema: Schema
  private let plan: (any SchemaMigrationPlan.Type)?
  private let store: Store
  private let isReadOnly: Bool

  init(
    _ connection: Database, _ schema: Schema, _ plan: (any SchemaMigrationPlan.Type)?,
    _ store: Store, isReadOnly: Bool
  ) {
    self.connection = connection
    self.schema = schema
    self.plan = plan
    self.store = store
    self.isReadOnly = isReadOnly
  }

  /// Throws `SwiftDataError` and `DatabaseError`.
  func run() throws {
    guard let recorded = try readRecord() else {
      guard !isReadOnly else {
        throw SwiftDataError.loadIssueModelContainer.with(
          "the store has no models, and allowsSave is false; open it once with allowsSave")
      }
      try connection.transaction {
        // Another process may have created the tables in the meantime.
        if try readRecord() == nil { try create(schema) }
      }
      if try readRecord()?.columns != StoreLayout.description(schema) { try run() }
      return
    }
    guard recorded.layout <= StoreLayout.version else {
      throw SwiftDataError.loadIssueModelContainer.with(
        "a newer version of Vitrine wrote the store (layout \(recorded.layout))")
    }
    let isCurrent =
      recorded.columns == StoreLayout.description(schema)
      && (plan == nil || recorded.version == schema.version)
    if isCurrent { return }
    guard !isReadOnly else {
      throw SwiftDataError.unknownSchema.with(
        "the store has another schema, and allowsSave is false; open it once with allowsSave")
    }
    try connection.transaction { try migrate(from: recorded) }
  }

  private func migrate(from recorded: Record) throws {
    if let plan {
      guard recorded.version <= schema.version else {
        throw SwiftDataError.backwardMigration.with(
          "the store has version \(recorded.version), the models \(schema.version)")
      }
      for stage in plan.stages {
        let (from, to) = stage.versions
        guard from.versionIdentifier >= recorded.version,
          to.versionIdentifier <= schema.version
        else { continue }
        try perform(stage, Schema(versionedSchema: from), Schema(versionedSchema: to))
      }
    }
    try adapt(to: schema)
  }

  private func perform(_ stage: MigrationStage, _ old: Schema, _ new: Schema) throws {
    guard case .custom(_, _, let willMigrate, let didMigrate) = stage else {
      try adapt(to: new)
      return
    }
    if let willMigrate { try run(willMigrate, with: old) }
    try adapt(to: new)
    if let didMigrate { try run(didMigrate, with: new) }
  }

  private func run(_ code: (ModelContext) throws -> Void, with schema: Schema) throws {
    let context = ModelContext(ModelContainer(schema, store))
    context.isMigrating = true
    try code(context)
    try context.save()
  }

  private func create(_ schema: Schema) throws {
    try connection.execute(
      "CREATE TABLE IF NOT EXISTS \(StoreLayout.metadata) (name TEXT PRIMARY KEY, value TEXT)")
    try adapt(to: schema)
  }

  /// Adds, renames and removes columns, and records the schema. Tables of other schemas stay.
  private func adapt(to schema: Schema) throws {
    connection.finalizeStatements()
    for facts in schema.models {
      try connection.execute(StoreLayout.createTable(facts))
      try adaptColumns(of: facts)
      for index in StoreLayout.createIndexes(facts) { try createIndex(index, facts) }
      for place in facts.properties.indices {
        for sql in StoreLayout.pairs(facts, place)?.create ?? [] { try connection.execute(sql) }
      }
    }
    try writeRecord(schema)
  }

  private func createIndex(_ sql: String, _ facts: ModelFacts) throws {
    do {
      try connection.execute(sql)
    } catch {
      throw SwiftDataError.loadIssueModelContainer.with(
        "\(facts.entityName) has objects with the same values of a unique property, so the store "
          + "cannot be migrated; remove them in a custom stage's willMigrate: \(error)")
    }
  }

  private func adaptColumns(of facts: ModelFacts) throws {
    let table = StoreLayout.table(facts)
    var present: [String] = []
    try connection.run("SELECT name FROM pragma_table_info(?)", [.text(facts.entityName)]) {
      if case .text(let name) = $0.value(0) { present.append(name) }
    }
    let wanted = facts.columns.map { facts.properties[$0] }
    for property in wanted where !present.contains(property.name) {
      let isRenamed =
        present.contains(property.originalName)
        && !wanted.contains { $0.name == property.originalName }
      if isRenamed {
        try connection.execute(
          "ALTER TABLE \(table) RENAME COLUMN \(StoreLayout.quoted(property.originalName))"
            + " TO \(StoreLayout.quoted(property.name))")
        present.removeAll { $0 == property.originalName }
      } else {
        try connection.execute(
          "ALTER TABLE \(table) ADD COLUMN \(StoreLayout.definition(property))")
        try fill(property, table, facts)
      }
    }
    for name in present where name != "_pk" && !wanted.contains(where: { $0.name == name }) {
      try dropIndexes(of: name, facts)
      try connection.execute("ALTER TABLE \(table) DROP COLUMN \(StoreLayout.quoted(name))")
    }
  }

  /// Gives existing objects the default value of a new property.
  private func fill(_ property: ModelFacts.Property, _ table: String, _ facts: ModelFacts) throws {
    guard case .attribute = property.kind else { return }
    let value = property.defaultValue.flatMap { DatabaseValue.of($0()) }
    if let value, value != .null {
      try connection.run("UPDATE \(table) SET \(StoreLayout.quoted(property.name)) = ?", [value])
    } else if !property.isOptional, try connection.integer("SELECT 1 FROM \(table) LIMIT 1") != nil
    {
      throw SwiftDataError.loadIssueModelContainer.with(
        "the new property \(facts.entityName).\(property.name) has no value for the stored "
          + "objects; give it a default value or make it optional")
    }
  }

  private func dropIndexes(of column: String, _ facts: ModelFacts) throws {
    var names: [String] = []
    try connection.run(
      "SELECT DISTINCT list.name FROM pragma_index_list(?) AS list, "
        + "pragma_index_info(list.name) AS info WHERE info.name = ?",
      [.text(facts.entityName), .text(column)]
    ) {
      if case .text(let name) = $0.value(0) { names.append(name) }
    }
    for name in names { try connection.execute("DROP INDEX \(StoreLayout.quoted(name))") }
  }
}

// MARK: - The record of the schema

extension StoreMigration {
  private struct Record {
    let layout: Int
    let version: Schema.Version
    let columns: [String: [String: String]]
  }

  /// The recorded schema; nil if the store is new.
  private func readRecord() throws -> Record? {
    let exists = try connection.integer(
      "SELECT 1 FROM sqlite_master WHERE name = ?", [.text(StoreLayout.metadata)])
    guard exists != nil else { return nil }
    var values: [String: String] = [:]
    try connection.run("SELECT name, value FROM \(StoreLayout.metadata)") {
      if case (.text(let name), .text(let value)) = ($0.value(0), $0.value(1)) {
        values[name] = value
      }
    }
    guard let layout = values["layout"].flatMap({ Int($0) }),
      let version = values["version"].flatMap({
        try? JSONDecoder().decode(Schema.Version.self, from: Data($0.utf8))
      }),
      let columns = values["columns"].flatMap({
        try? JSONDecoder().decode([String: [String: String]].self, from: Data($0.utf8))
      })
    else {
      throw SwiftDataError.loadIssueModelContainer.with("the store's description is damaged")
    }
    return Record(layout: layout, version: version, columns: columns)
  }

  private func writeRecord(_ schema: Schema) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    func text(_ value: some Encodable) throws -> DatabaseValue {
      .text(String(decoding: try encoder.encode(value), as: UTF8.self))
    }
    let values: [(String, DatabaseValue)] = [
      ("layout", .text(String(StoreLayout.version))),
      ("version", try text(schema.version)),
      ("columns", try text(StoreLayout.description(schema))),
    ]
    for (name, value) in values {
      try connection.run(
        "INSERT OR REPLACE INTO \(StoreLayout.metadata) VALUES (?, ?)", [.text(name), value])
    }
  }
}
