import DeviceEngine
import SQLiteDatabase

/// The tables of the store, as a list of migration steps.
///
/// SQLite's `user_version` holds the number of steps applied. A release that changes the schema
/// appends a step and never edits an old one, so that every older file can be migrated. Migration
/// is one transaction. There is no way back: an older release rejects a newer file.
enum StoreSchema {
  static let version = steps.count

  /// Step n migrates version n to version n + 1.
  static let steps: [String] = [
    """
    CREATE TABLE extensions (id TEXT PRIMARY KEY, json BLOB NOT NULL);
    CREATE TABLE placements (
      number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, json BLOB NOT NULL);
    CREATE TABLE stacks (number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, json BLOB NOT NULL);
    CREATE TABLE settings (name TEXT PRIMARY KEY, json BLOB NOT NULL);
    CREATE TABLE counters (name TEXT PRIMARY KEY, value INTEGER NOT NULL);
    CREATE TABLE timelines (placement TEXT PRIMARY KEY, json BLOB NOT NULL);
    CREATE TABLE engine (placement TEXT PRIMARY KEY, json BLOB NOT NULL);
    CREATE TABLE archives (
      placement TEXT NOT NULL, content INTEGER NOT NULL, appearance TEXT NOT NULL,
      data BLOB NOT NULL, PRIMARY KEY (placement, content, appearance));
    CREATE TABLE links (
      number INTEGER PRIMARY KEY, date TEXT NOT NULL, placement TEXT NOT NULL, json BLOB NOT NULL,
      UNIQUE (date, placement));
    CREATE TABLE ledger (
      sequence INTEGER PRIMARY KEY, placement TEXT NOT NULL, json BLOB NOT NULL);
    CREATE INDEX ledger_by_placement ON ledger (placement, sequence);
    CREATE TABLE previews (
      number INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, json BLOB NOT NULL,
      data BLOB NOT NULL);
    """,
    """
    CREATE TABLE controls (number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, json BLOB NOT NULL);
    CREATE TABLE control_values (control TEXT PRIMARY KEY, json BLOB NOT NULL);
    CREATE TABLE control_faces (
      control TEXT NOT NULL, state INTEGER NOT NULL, frame BLOB NOT NULL, platter BLOB NOT NULL,
      symbol BLOB NOT NULL, PRIMARY KEY (control, state));
    UPDATE extensions
      SET json = CAST(
        json_set(CAST(json AS TEXT), '$.contents.controls', json('[]')) AS BLOB);
    """,
    """
    CREATE TABLE activities (
      number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, json BLOB NOT NULL);
    CREATE TABLE presentations (activity TEXT PRIMARY KEY, json BLOB NOT NULL);
    CREATE TABLE activity_faces (
      activity TEXT NOT NULL, form INTEGER NOT NULL, data BLOB NOT NULL,
      PRIMARY KEY (activity, form));
    CREATE TABLE activity_apps (extension TEXT PRIMARY KEY, json BLOB NOT NULL);
    CREATE TABLE ended_tokens (
      number INTEGER PRIMARY KEY, token BLOB NOT NULL UNIQUE, json BLOB NOT NULL);
    UPDATE extensions
      SET json = CAST(
        json_set(
          CAST(json AS TEXT), '$.contents.activities', json('[]'),
          '$.bundleIdentifier', 'local.vitrine.' || replace(id, '_', '-'),
          '$.hasFrequentPushes', json('false')) AS BLOB);
    """,
    """
    CREATE TABLE notifications (extension TEXT PRIMARY KEY, json BLOB NOT NULL);
    """,
  ]

  /// Migrates a database to `version`, and creates tables that are missing from a damaged one.
  /// Returns the names of these. Throws `DatabaseError`, and `HostError.storeFailed` for a database
  /// of a later release.
  static func migrate(_ database: Database, path: String) throws -> [String] {
    let found = try database.integer("PRAGMA user_version") ?? 0
    guard found <= version else {
      throw HostError.storeFailed(
        path: path,
        reason: "written by a later release (version \(found); this release reads up to "
          + "\(version)). Use that release or choose another --state")
    }
    let missing = try missingTables(of: steps.prefix(max(found, 0)), in: database)
    guard found < version || !missing.isEmpty else { return [] }
    try database.transaction {
      for table in missing { try database.execute(table.statement) }
      for step in steps[found...] { try database.execute(step) }
      try database.execute("PRAGMA user_version = \(version)")
    }
    return missing.map(\.name)
  }

  /// Throws `HostError.storeFailed` for the database of another program, which has tables and none
  /// of the store's.
  static func rejectForeign(_ database: Database, path: String) throws {
    var present: [String] = []
    try database.run(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' "
        + "ESCAPE '\\' ORDER BY name"
    ) { present.append($0.text(0)) }
    let own = Set(StoreTable.all.map(\.name))
    guard let first = present.first, own.isDisjoint(with: present) else { return }
    throw HostError.storeFailed(
      path: path,
      reason: "it is the database of another program, with the table \"\(first)\", and was not "
        + "changed. Move it to another place or choose another --state")
  }

  /// The tables that the steps created and that no longer exist, with their statements.
  private static func missingTables(
    of steps: some Sequence<String>, in database: Database
  ) throws -> [(name: String, statement: String)] {
    var present: Set<String> = []
    try database.run("SELECT name FROM sqlite_master WHERE type = 'table'") {
      present.insert($0.text(0))
    }
    let start = "CREATE TABLE "
    var missing: [(name: String, statement: String)] = []
    for step in steps {
      for part in step.split(separator: ";") {
        let statement = String(part.drop { $0.isWhitespace })
        guard statement.hasPrefix(start) else { continue }
        let name = String(statement.dropFirst(start.count).prefix { $0 != " " })
        if !present.contains(name) { missing.append((name, statement)) }
      }
    }
    return missing
  }
}
