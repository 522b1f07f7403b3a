import DeviceEngine

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
  ]

  /// Migrates a database to `version`. Throws `DatabaseError`, and `HostError.storeFailed` for a
  /// database of a later release.
  static func migrate(_ database: Database, path: String) throws {
    let found = try database.integer("PRAGMA user_version") ?? 0
    guard found <= version else {
      throw HostError.storeFailed(
        path: path,
        reason: "written by a later release (version \(found); this release reads up to "
          + "\(version)). Use that release or choose another --state")
    }
    guard found < version else { return }
    try database.transaction {
      for step in steps[found...] { try database.execute(step) }
      try database.execute("PRAGMA user_version = \(version)")
    }
  }
}
