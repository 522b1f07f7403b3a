import CSQLitePlain
import Foundation

/// The store's file, read with SQLite's functions and nothing else.
struct PlainStore {
  /// What a program without SwiftData keeps of a row.
  final class Row {
    let key: Int64
    let station: String
    let level: Double
    let date: Date

    init(key: Int64, station: String, level: Double, date: Date) {
      (self.key, self.station, self.level, self.date) = (key, station, level, date)
    }
  }

  struct Failure: Error {
    var message: String
  }

  private let handle: OpaquePointer
  private let statement: OpaquePointer

  /// Opens the file and prepares the statement. Throws `Failure`.
  init(file: URL, sql: String) throws {
    var handle: OpaquePointer?
    var statement: OpaquePointer?
    guard sqlite3_open_v2(file.path, &handle, SQLITE_OPEN_READONLY, nil) == SQLITE_OK, let handle,
      sqlite3_prepare_v2(handle, sql, -1, &statement, nil) == SQLITE_OK, let statement
    else { throw Failure(message: String(cString: sqlite3_errmsg(handle))) }
    (self.handle, self.statement) = (handle, statement)
  }

  /// The rows with a level above a minimum.
  func rows(above minimum: Double) throws -> [Row] {
    sqlite3_reset(statement)
    sqlite3_bind_double(statement, 1, minimum)
    var result: [Row] = []
    while sqlite3_step(statement) == SQLITE_ROW {
      result.append(
        Row(
          key: sqlite3_column_int64(statement, 0),
          station: String(cString: sqlite3_column_text(statement, 1)),
          level: sqlite3_column_double(statement, 2),
          date: Date(timeIntervalSinceReferenceDate: sqlite3_column_double(statement, 3))))
    }
    return result
  }
}
