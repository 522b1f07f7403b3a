internal import CSQLite

/// An error that SQLite reports.
struct DatabaseError: Error, Equatable, CustomStringConvertible {
  /// The extended result code.
  var code: Int32
  var message: String
  /// The SQL statement, or `open`.
  var during: String

  init(_ handle: OpaquePointer?, code: Int32, during: String) {
    self.code = code
    message =
      handle.map { String(cString: sqlite3_errmsg($0)) } ?? String(cString: sqlite3_errstr(code))
    self.during = during
  }

  /// True if the file is damaged. Opening it again would fail again.
  var isCorruption: Bool {
    [SQLITE_CORRUPT, SQLITE_NOTADB].contains(code & 0xFF)
  }

  /// True if the disk has no space left. The connection works again when there is space.
  var isFullDisk: Bool {
    // SQLITE_IOERR_WRITE and SQLITE_IOERR_SHMSIZE, whose macros Swift does not import.
    code & 0xFF == SQLITE_FULL || [SQLITE_IOERR | 3 << 8, SQLITE_IOERR | 19 << 8].contains(code)
  }

  var description: String { "SQLite: \(message) (\(code)) in \(during)" }
}
