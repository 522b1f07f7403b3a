internal import CSQLite
import Foundation

/// A value for a parameter of a statement.
enum DatabaseValue: Equatable, Sendable {
  case null
  case integer(Int)
  case text(String)
  case blob(Data)
}

/// A compiled statement. Its `Database` outlives it.
final class Statement {
  fileprivate let pointer: OpaquePointer
  private let database: OpaquePointer
  private let sql: String

  init(_ pointer: OpaquePointer, database: OpaquePointer, sql: String) {
    self.pointer = pointer
    self.database = database
    self.sql = sql
  }

  deinit {
    sqlite3_finalize(pointer)
  }

  /// Binds the values of the statement's parameters, in order.
  func bind(_ values: [DatabaseValue]) throws(DatabaseError) {
    for (index, value) in values.enumerated() {
      let code = bind(value, at: Int32(index + 1))
      guard code == SQLITE_OK else { throw DatabaseError(database, code: code, during: sql) }
    }
  }

  /// Advances to the next row. Returns false at the end.
  func step() throws(DatabaseError) -> Bool {
    switch sqlite3_step(pointer) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    case let code: throw DatabaseError(database, code: code, during: sql)
    }
  }

  /// Releases rows and parameter values so that the statement can be used again.
  func reset() {
    sqlite3_reset(pointer)
    sqlite3_clear_bindings(pointer)
  }

  private func bind(_ value: DatabaseValue, at place: Int32) -> Int32 {
    switch value {
    case .null: sqlite3_bind_null(pointer, place)
    case .integer(let value): sqlite3_bind_int64(pointer, place, Int64(value))
    case .text(let text):
      sqlite3_bind_text(pointer, place, text, Int32(text.utf8.count), Self.copied)
    case .blob(let data):
      data.withUnsafeBytes { bytes in
        // An empty buffer has no address, and SQLite binds a null pointer as NULL.
        bytes.isEmpty
          ? sqlite3_bind_zeroblob(pointer, place, 0)
          : sqlite3_bind_blob64(
            pointer, place, bytes.baseAddress, UInt64(bytes.count), Self.copied)
      }
    }
  }

  /// `SQLITE_TRANSIENT`, which makes SQLite copy the bytes. Swift does not import the macro because
  /// it is a cast.
  private static var copied: sqlite3_destructor_type {
    unsafeBitCast(-1, to: sqlite3_destructor_type.self)
  }
}

/// A statement's current row. Valid until the next `step()`.
struct DatabaseRow {
  private let statement: Statement

  init(_ statement: Statement) {
    self.statement = statement
  }

  func integer(_ column: Int32) -> Int {
    Int(sqlite3_column_int64(statement.pointer, column))
  }

  func text(_ column: Int32) -> String {
    sqlite3_column_text(statement.pointer, column).map { String(cString: $0) } ?? ""
  }

  /// The value in the type in which it is stored. Floating-point numbers, which no table has, are
  /// nil.
  func value(_ column: Int32) -> DatabaseValue {
    switch sqlite3_column_type(statement.pointer, column) {
    case SQLITE_INTEGER: .integer(integer(column))
    case SQLITE_TEXT: .text(text(column))
    case SQLITE_BLOB: .blob(blob(column))
    default: .null
    }
  }

  func blob(_ column: Int32) -> Data {
    // SQLite requires reading the address before the length: it may convert the value.
    let address = sqlite3_column_blob(statement.pointer, column)
    let count = Int(sqlite3_column_bytes(statement.pointer, column))
    return address.map { Data(bytes: $0, count: count) } ?? Data()
  }
}
