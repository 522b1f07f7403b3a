internal import CSQLite

/// An error that SQLite reports.
struct ConnectionError: Error, CustomStringConvertible {
  let code: Int32
  let message: String
  let during: String

  var description: String { "\(message) (SQLite error \(code)) in \(during)" }
}

/// A connection to an SQLite store. Only one thread may use it at a time.
final class Connection {
  private let handle: OpaquePointer
  private var statements: [String: OpaquePointer] = [:]
  /// The time that a statement waits for another process, in milliseconds.
  private static var busyTimeout: Int32 { 5_000 }

  /// Opens the file; a memory store if the path is `:memory:`. Throws `ConnectionError`.
  init(path: String, isReadOnly: Bool) throws(ConnectionError) {
    var handle: OpaquePointer?
    let access =
      isReadOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
    let code = sqlite3_open_v2(path, &handle, access | SQLITE_OPEN_NOMUTEX, nil)
    guard code == SQLITE_OK, let handle else {
      defer { sqlite3_close_v2(handle) }
      throw ConnectionError(
        code: code, message: String(cString: sqlite3_errstr(code)), during: "open")
    }
    self.handle = handle
    sqlite3_busy_timeout(handle, Self.busyTimeout)
    addFunctions()
  }

  deinit {
    for statement in statements.values { sqlite3_finalize(statement) }
    sqlite3_close_v2(handle)
  }

  /// Runs statements without parameters and results.
  func execute(_ sql: String) throws(ConnectionError) {
    let code = sqlite3_exec(handle, sql, nil, nil, nil)
    guard code == SQLITE_OK else { throw error(code, sql) }
  }

  /// Runs a statement and calls `row` for each row.
  func run(
    _ sql: String, _ values: [StoredValue] = [], row: (Row) throws -> Void = { _ in }
  ) throws {
    let statement = try prepared(sql)
    defer {
      sqlite3_reset(statement)
      sqlite3_clear_bindings(statement)
    }
    for (index, value) in values.enumerated() {
      let code = bind(value, statement, Int32(index + 1))
      guard code == SQLITE_OK else { throw error(code, sql) }
    }
    while true {
      switch sqlite3_step(statement) {
      case SQLITE_ROW: try row(Row(statement: statement))
      case SQLITE_DONE: return
      case let code: throw error(code, sql)
      }
    }
  }

  /// The first column of the first row.
  func integer(_ sql: String, _ values: [StoredValue] = []) throws -> Int64? {
    var result: Int64?
    try run(sql, values) { if result == nil { result = $0.integer(0) } }
    return result
  }

  var lastKey: Int64 { sqlite3_last_insert_rowid(handle) }

  /// Runs `body` in a transaction and rolls back if it throws.
  func transaction(_ body: () throws -> Void) throws {
    try execute("BEGIN IMMEDIATE")
    do {
      try body()
      try execute("COMMIT")
    } catch {
      if sqlite3_get_autocommit(handle) == 0 { try? execute("ROLLBACK") }
      throw error
    }
  }

  /// Forgets the compiled statements, before the tables change.
  func finalizeStatements() {
    for statement in statements.values { sqlite3_finalize(statement) }
    statements = [:]
  }

  private func prepared(_ sql: String) throws(ConnectionError) -> OpaquePointer {
    if let known = statements[sql] {
      // A statement in use, as by a fetch inside `enumerate`, cannot be started again.
      if sqlite3_stmt_busy(known) == 0 { return known }
      throw ConnectionError(code: SQLITE_MISUSE, message: "the statement is in use", during: sql)
    }
    var pointer: OpaquePointer?
    let code = sqlite3_prepare_v3(
      handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &pointer, nil)
    guard code == SQLITE_OK, let pointer else { throw error(code, sql) }
    if statements.count > 200 { finalizeStatements() }
    statements[sql] = pointer
    return pointer
  }

  private func error(_ code: Int32, _ sql: String) -> ConnectionError {
    ConnectionError(code: code, message: String(cString: sqlite3_errmsg(handle)), during: sql)
  }

  private func bind(_ value: StoredValue, _ statement: OpaquePointer, _ place: Int32) -> Int32 {
    switch value {
    case .null: return sqlite3_bind_null(statement, place)
    case .integer(let value): return sqlite3_bind_int64(statement, place, value)
    case .real(let value): return sqlite3_bind_double(statement, place, value)
    case .text(var text):
      return text.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) {
          sqlite3_bind_text64(
            statement, place, $0.baseAddress, UInt64($0.count), Self.copied, UInt8(SQLITE_UTF8))
        }
      }
    case .blob(let data):
      return data.withUnsafeBytes { bytes in
        bytes.isEmpty
          ? sqlite3_bind_zeroblob(statement, place, 0)
          : sqlite3_bind_blob64(
            statement, place, bytes.baseAddress, UInt64(bytes.count), Self.copied)
      }
    }
  }

  /// `SQLITE_TRANSIENT`, a cast that Swift does not import.
  private static var copied: sqlite3_destructor_type {
    unsafeBitCast(-1, to: sqlite3_destructor_type.self)
  }
}

/// The current row of a statement.
struct Row {
  fileprivate let statement: OpaquePointer

  func integer(_ column: Int) -> Int64 { sqlite3_column_int64(statement, Int32(column)) }

  func value(_ column: Int) -> StoredValue {
    let column = Int32(column)
    switch sqlite3_column_type(statement, column) {
    case SQLITE_INTEGER: return .integer(sqlite3_column_int64(statement, column))
    case SQLITE_FLOAT: return .real(sqlite3_column_double(statement, column))
    case SQLITE_TEXT:
      guard let bytes = sqlite3_column_text(statement, column) else { return .text("") }
      let count = Int(sqlite3_column_bytes(statement, column))
      return .text(
        String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self))
    case SQLITE_BLOB:
      guard let bytes = sqlite3_column_blob(statement, column) else { return .blob(Data()) }
      return .blob(Data(bytes: bytes, count: Int(sqlite3_column_bytes(statement, column))))
    default: return .null
    }
  }
}

// MARK: - Functions for predicates and sorting

extension Connection {
  /// Adds `localized_contains` and the collation `standard`.
  private func addFunctions() {
    sqlite3_create_function_v2(
      handle, "localized_contains", 2, SQLITE_UTF8 | SQLITE_DETERMINISTIC, nil,
      { context, _, arguments in
        func text(_ place: Int) -> String? {
          arguments?[place].flatMap { sqlite3_value_text($0) }.map { String(cString: $0) }
        }
        guard let whole = text(0), let part = text(1) else {
          sqlite3_result_null(context)
          return
        }
        sqlite3_result_int(context, StandardOrder.contains(whole, part) ? 1 : 0)
      }, nil, nil, nil)
    sqlite3_create_collation_v2(
      handle, "standard", SQLITE_UTF8, nil,
      { _, leftCount, left, rightCount, right in
        let left = UnsafeRawBufferPointer(start: left, count: Int(leftCount))
        let right = UnsafeRawBufferPointer(start: right, count: Int(rightCount))
        return Int32(StandardOrder.compare(left, right))
      }, nil)
  }
}
