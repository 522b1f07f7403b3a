internal import CSQLite
import Foundation

/// A value that goes into a statement.
enum DatabaseValue: Equatable, Sendable {
  case null
  case integer(Int)
  case text(String)
  case blob(Data)
}

/// A compiled statement of one `Database`, which outlives it.
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

  /// The values of the statement's `?`, in order.
  func bind(_ values: [DatabaseValue]) throws(DatabaseError) {
    for (index, value) in values.enumerated() {
      let code = bind(value, at: Int32(index + 1))
      guard code == SQLITE_OK else { throw DatabaseError(database, code: code, during: sql) }
    }
  }

  /// True where there is a row.
  func step() throws(DatabaseError) -> Bool {
    switch sqlite3_step(pointer) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    case let code: throw DatabaseError(database, code: code, during: sql)
    }
  }

  /// Lets go of rows and values, for the next use.
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
        // An empty buffer has no address, which SQLite takes for null.
        bytes.isEmpty
          ? sqlite3_bind_zeroblob(pointer, place, 0)
          : sqlite3_bind_blob64(
            pointer, place, bytes.baseAddress, UInt64(bytes.count), Self.copied)
      }
    }
  }

  /// `SQLITE_TRANSIENT`, which is a cast that Swift does not import: SQLite copies the bytes.
  private static var copied: sqlite3_destructor_type {
    unsafeBitCast(-1, to: sqlite3_destructor_type.self)
  }
}

/// The row that a statement stands on; valid until its next step.
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

  func blob(_ column: Int32) -> Data {
    // The address has to be asked for before the length.
    let address = sqlite3_column_blob(statement.pointer, column)
    let count = Int(sqlite3_column_bytes(statement.pointer, column))
    return address.map { Data(bytes: $0, count: count) } ?? Data()
  }
}
