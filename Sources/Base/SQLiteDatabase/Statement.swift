internal import CSQLite
import Foundation

/// A compiled statement. Its `Database` outlives it.
final class Statement {
  let pointer: OpaquePointer
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

  /// Whether rows are being read.
  var isBusy: Bool { sqlite3_stmt_busy(pointer) != 0 }

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
    case .null: return sqlite3_bind_null(pointer, place)
    case .integer(let value): return sqlite3_bind_int64(pointer, place, Int64(value))
    case .real(let value): return sqlite3_bind_double(pointer, place, value)
    case .text(var text):
      return text.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) {
          sqlite3_bind_text64(
            pointer, place, $0.baseAddress, UInt64($0.count), Self.copied, UInt8(SQLITE_UTF8))
        }
      }
    case .blob(let data):
      return data.withUnsafeBytes { bytes in
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

/// A statement's current row. Valid until the next row is read.
package struct DatabaseRow {
  private let statement: Statement

  init(_ statement: Statement) {
    self.statement = statement
  }

  package func integer(_ column: Int) -> Int {
    Int(sqlite3_column_int64(statement.pointer, Int32(column)))
  }

  /// The text; empty for NULL.
  package func text(_ column: Int) -> String {
    // SQLite requires reading the address before the length: it may convert the value.
    guard let bytes = sqlite3_column_text(statement.pointer, Int32(column)) else { return "" }
    let count = Int(sqlite3_column_bytes(statement.pointer, Int32(column)))
    return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  }

  /// The bytes; empty for NULL.
  package func blob(_ column: Int) -> Data {
    let address = sqlite3_column_blob(statement.pointer, Int32(column))
    let count = Int(sqlite3_column_bytes(statement.pointer, Int32(column)))
    return address.map { Data(bytes: $0, count: count) } ?? Data()
  }

  /// The value in the type in which it is stored.
  package func value(_ column: Int) -> DatabaseValue {
    switch sqlite3_column_type(statement.pointer, Int32(column)) {
    case SQLITE_INTEGER: .integer(integer(column))
    case SQLITE_FLOAT: .real(sqlite3_column_double(statement.pointer, Int32(column)))
    case SQLITE_TEXT: .text(text(column))
    case SQLITE_BLOB: .blob(blob(column))
    default: .null
    }
  }
}
