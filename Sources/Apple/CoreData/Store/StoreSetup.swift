import SQLiteDatabase

/// Creates the tables of a store, and adds what a changed model needs: entities and properties.
///
/// Removed ones stay in the file. A renamed one is new and empty. Runs in a transaction.
struct StoreSetup {
  let database: Database
  let model: NSManagedObjectModel

  func run() throws {
    try database.execute(
      """
      CREATE TABLE IF NOT EXISTS Z_PRIMARYKEY (
        Z_ENT INTEGER PRIMARY KEY, Z_NAME VARCHAR, Z_SUPER INTEGER, Z_MAX INTEGER);
      CREATE TABLE IF NOT EXISTS Z_METADATA (
        Z_VERSION INTEGER PRIMARY KEY, Z_UUID VARCHAR(255), Z_PLIST BLOB);
      """)
    if try StoreLayout(database).identifier.isEmpty {
      try database.run(
        "INSERT OR REPLACE INTO Z_METADATA (Z_VERSION, Z_UUID) VALUES (1, ?)",
        [.text(UUID().uuidString)])
    }
    try addEntities()
    for root in model.entities where root.superentity == nil { try createTable(root) }
    let layout = try StoreLayout(database)
    for entity in model.entities {
      for relationship in entity.relationships where relationship.isToMany {
        try createMembers(relationship, layout)
      }
    }
  }

  /// Numbers new entities, by name as in Apple's stores.
  private func addEntities() throws {
    var numbers = try StoreLayout(database).numbers
    for name in model.entitiesByName.keys.sorted() where numbers[name] == nil {
      numbers[name] = (numbers.values.max() ?? 0) + 1
    }
    for (name, entity) in model.entitiesByName {
      let above = entity.superentity?.name.flatMap { numbers[$0] } ?? 0
      try database.run(
        "INSERT OR IGNORE INTO Z_PRIMARYKEY VALUES (?, ?, ?, 0)",
        [.integer(numbers[name] ?? 0), .text(name), .integer(above)])
    }
  }

  private func createTable(_ root: NSEntityDescription) throws {
    let table = StoreLayout.table(root)
    try database.execute(
      "CREATE TABLE IF NOT EXISTS \(table) "
        + "(Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER)")
    for entity in root.family {
      for attribute in entity.storedAttributes {
        let coding = AttributeCoding(attribute.attributeType)
        let isNew = try addColumn(
          StoreLayout.column(attribute.name), coding.columnType, to: table)
        // The objects of an older model have the default, as after Apple's lightweight migration.
        if isNew, let value = coding.encode(attribute.defaultValue), value != .null {
          try database.run(
            "UPDATE \(table) SET \(StoreLayout.column(attribute.name)) = ?", [value])
        }
      }
      for relationship in entity.relationships where !relationship.isToMany {
        try addColumn(StoreLayout.column(relationship.name), "INTEGER", to: table)
      }
    }
  }

  private func createMembers(
    _ relationship: NSRelationshipDescription, _ layout: StoreLayout
  ) throws {
    guard let destination = relationship.destinationEntity else { return }
    switch layout.members(relationship) {
    case .column(let column, let order):
      try addColumn(column, "INTEGER", to: StoreLayout.table(destination))
      if let order { try addColumn(order, "INTEGER", to: StoreLayout.table(destination)) }
    case .pairs(let table, let own, let other):
      try database.execute(
        "CREATE TABLE IF NOT EXISTS \(table) "
          + "(\(own) INTEGER, \(other) INTEGER, PRIMARY KEY (\(own), \(other)))")
    }
  }

  /// Returns false if the column exists.
  @discardableResult
  private func addColumn(_ column: String, _ type: String, to table: String) throws -> Bool {
    let name = column.replacingOccurrences(of: "\"", with: "")
    let found = try database.integer(
      "SELECT 1 FROM pragma_table_info(\(table)) WHERE upper(name) = ?", [.text(name)])
    guard found == nil else { return false }
    database.finalizeStatements()
    try database.execute("ALTER TABLE \(table) ADD COLUMN \(column) \(type)")
    return true
  }
}
