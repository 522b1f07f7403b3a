internal import CSQLite
import Foundation

/// A connection to an SQLite file. Only one thread may use it at a time.
///
/// Apart from `Statement`, no other code touches SQLite's pointers.
final class Database {
  private let handle: OpaquePointer
  private var statements: [String: Statement] = [:]

  /// Opens the file. Throws `DatabaseError`.
  ///
  /// - Parameter isReadOnly: If false, the file is created if it does not exist.
  init(path: String, isReadOnly: Bool = false) throws(DatabaseError) {
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
    sqlite3_busy_timeout(handle, 5_000)
  }

  deinit {
    statements = [:]
    sqlite3_close_v2(handle)
  }

  /// Runs statements without parameters and results. Throws `DatabaseError`.
  func execute(_ sql: String) throws(DatabaseError) {
    let code = sqlite3_exec(handle, sql, nil, nil, nil)
    guard code == SQLITE_OK else { throw DatabaseError(handle, code: code, during: sql) }
  }

  /// Runs a statement and calls `row` for each row. Throws `DatabaseError` and the errors of `row`.
  func run(
    _ sql: String, _ values: [DatabaseValue] = [],
    row: (DatabaseRow) throws -> Void = { _ in }
  ) throws {
    let statement = try statement(sql)
    defer { statement.reset() }
    try statement.bind(values)
    while try statement.step() { try row(DatabaseRow(statement)) }
  }

  /// The first column of the first row; nil if there is no row. Throws `DatabaseError`.
  func integer(_ sql: String, _ values: [DatabaseValue] = []) throws -> Int? {
    var result: Int?
    try run(sql, values) { result = $0.integer(0) }
    return result
  }

  /// The number of rows that the last statement inserted, changed or deleted.
  var changeCount: Int { Int(sqlite3_changes64(handle)) }

  /// Runs `body` in a transaction and rolls back if it throws. Throws `DatabaseError` and the
  /// errors of `body`.
  func transaction(_ body: () throws -> Void) throws {
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

  /// Returns a compiled statement. Each SQL text is compiled once.
  private func statement(_ sql: String) throws(DatabaseError) -> Statement {
    if let known = statements[sql] { return known }
    var pointer: OpaquePointer?
    let code = sqlite3_prepare_v3(
      handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &pointer, nil)
    guard code == SQLITE_OK, let pointer else {
      throw DatabaseError(handle, code: code, during: sql)
    }
    let statement = Statement(pointer, database: handle, sql: sql)
    statements[sql] = statement
    return statement
  }
}
