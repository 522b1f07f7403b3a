internal import CSQLite
import Foundation

/// A connection to an SQLite file. Only one thread may use it at a time.
///
/// Apart from `Statement`, no other code touches SQLite's pointers.
package final class Database {
  let handle: OpaquePointer
  private var statements: [String: Statement] = [:]
  /// The time that a statement waits for another process, in milliseconds.
  static var busyTimeout: Int32 { 5_000 }
  /// Compiled statements are forgotten if there are more.
  private static var statementLimit: Int { 200 }

  /// Opens the file; a database in memory if the path is `:memory:`. Throws `DatabaseError`.
  ///
  /// - Parameter isReadOnly: If false, the file is created if it does not exist.
  package init(path: String, isReadOnly: Bool = false) throws(DatabaseError) {
    var handle: OpaquePointer?
    let access = isReadOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
    let flags = access | SQLITE_OPEN_NOMUTEX
    let code = sqlite3_open_v2(path, &handle, flags, nil)
    guard code == SQLITE_OK, let handle else {
      defer { sqlite3_close_v2(handle) }
      throw DatabaseError(handle, code: code, during: "open")
    }
    self.handle = handle
    sqlite3_extended_result_codes(handle, 1)
    sqlite3_busy_timeout(handle, Self.busyTimeout)
  }

  deinit {
    statements = [:]
    sqlite3_close_v2(handle)
  }

  /// Runs statements without parameters and results. Throws `DatabaseError`.
  package func execute(_ sql: String) throws(DatabaseError) {
    let code = sqlite3_exec(handle, sql, nil, nil, nil)
    guard code == SQLITE_OK else { throw DatabaseError(handle, code: code, during: sql) }
  }

  /// Runs a statement and calls `row` for each row. Throws `DatabaseError` and the errors of `row`.
  package func run(
    _ sql: String, _ values: [DatabaseValue] = [],
    row: (DatabaseRow) throws -> Void = { _ in }
  ) throws {
    let statement = try statement(sql)
    defer { statement.reset() }
    try statement.bind(values)
    while try statement.step() { try row(DatabaseRow(statement)) }
  }

  /// The first column of the first row; nil if there is no row. Throws `DatabaseError`.
  package func integer(_ sql: String, _ values: [DatabaseValue] = []) throws -> Int? {
    var result: Int?
    try run(sql, values) { if result == nil { result = $0.integer(0) } }
    return result
  }

  /// The number of rows that the last statement inserted, changed or deleted.
  package var changeCount: Int { Int(sqlite3_changes64(handle)) }

  /// The row number that the last statement inserted.
  package var lastKey: Int { Int(sqlite3_last_insert_rowid(handle)) }

  /// Runs `body` in a transaction and rolls back if it throws. Throws `DatabaseError` and the
  /// errors of `body`.
  package func transaction(_ body: () throws -> Void) throws {
    try execute("BEGIN IMMEDIATE")
    do {
      try body()
      try execute("COMMIT")
    } catch {
      // SQLite has already rolled back after some failures.
      if sqlite3_get_autocommit(handle) == 0 { try? execute("ROLLBACK") }
      throw error
    }
  }

  /// Forgets the compiled statements, before the tables change.
  package func finalizeStatements() { statements = [:] }

  /// Returns a compiled statement. Each SQL text is compiled once.
  private func statement(_ sql: String) throws(DatabaseError) -> Statement {
    if let known = statements[sql] {
      // A statement in use, as by a query inside of `row`, cannot be started again.
      if !known.isBusy { return known }
      throw DatabaseError(code: SQLITE_MISUSE, message: "the statement is in use", during: sql)
    }
    var pointer: OpaquePointer?
    let code = sqlite3_prepare_v3(
      handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &pointer, nil)
    guard code == SQLITE_OK, let pointer else {
      throw DatabaseError(handle, code: code, during: sql)
    }
    if statements.count > Self.statementLimit { finalizeStatements() }
    let statement = Statement(pointer, database: handle, sql: sql)
    statements[sql] = statement
    return statement
  }
}
