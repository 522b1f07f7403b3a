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

  var description: String { "SQLite: \(message) (\(code)) in \(during)" }
}
