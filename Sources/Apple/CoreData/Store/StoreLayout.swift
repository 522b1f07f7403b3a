import SQLiteDatabase

/// The tables and columns of a store, named as Apple's are. Facts: SQLite files of apps.
///
/// The objects of an entity and those below it share the table of the topmost one. A to-one
/// relationship is a column with the key of the other row. A to-many relationship has no column
/// if its inverse is to-one, and a table of pairs if its inverse is to-many.
struct StoreLayout {
  /// The numbers of the entities, by name: the column `Z_ENT`.
  private(set) var numbers: [String: Int] = [:]
  /// The identifier of the store; empty before it has been set up.
  private(set) var identifier = ""
  private var tables: Set<String> = []

  init(_ database: Database) throws {
    try database.run("SELECT Z_NAME, Z_ENT FROM Z_PRIMARYKEY") {
      numbers[$0.text(0)] = $0.integer(1)
    }
    try database.run("SELECT Z_UUID FROM Z_METADATA LIMIT 1") { identifier = $0.text(0) }
    try database.run("SELECT name FROM sqlite_master WHERE type = 'table'") {
      tables.insert($0.text(0))
    }
  }

  static func column(_ property: String) -> String { "\"Z\(property.uppercased())\"" }

  static func table(_ entity: NSEntityDescription) -> String {
    "\"Z\((entity.root.name ?? "").uppercased())\""
  }

  func number(_ entity: NSEntityDescription) -> Int { numbers[entity.name ?? ""] ?? 0 }

  func identity(_ entity: NSEntityDescription, _ row: Int) -> NSManagedObjectID {
    NSManagedObjectID(entity, .row(row), storeIdentifier: identifier)
  }

  /// Where a to-many relationship is stored.
  enum Members {
    /// A column of the other table has the key of the row.
    case column(String, order: String?)
    /// A table has the keys of both rows.
    case pairs(table: String, own: String, other: String)
  }

  func members(_ relationship: NSRelationshipDescription) -> Members {
    let name = relationship.name.uppercased()
    let own = number(relationship.entity)
    guard let inverse = relationship.inverseRelationship,
      let destination = relationship.destinationEntity
    else { return .column("\"Z\(own)\(name)\"", order: nil) }
    guard inverse.isToMany else {
      return .column(
        Self.column(inverse.name),
        order: relationship.isOrdered ? "\"Z_FOK_\(inverse.name.uppercased())\"" : nil)
    }
    let other = number(destination)
    let inverseName = inverse.name.uppercased()
    let candidates = ["Z_\(own)\(name)", "Z_\(other)\(inverseName)"]
    let preferred = name >= inverseName ? candidates[0] : candidates[1]
    let table = candidates.first(where: tables.contains) ?? preferred
    return .pairs(
      table: "\"\(table)\"", own: "\"Z_\(own)\(inverseName)\"",
      other: inverse === relationship ? "\"REFLEXIVE\"" : "\"Z_\(other)\(name)\"")
  }
}
