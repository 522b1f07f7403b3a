internal import CSQLite

/// What SQLite says when it cannot do something.
struct DatabaseError: Error, Equatable, CustomStringConvertible {
  /// An extended result code.
  var code: Int32
  var message: String
  /// The statement, or `open`.
  var during: String

  init(_ handle: OpaquePointer?, code: Int32, during: String) {
    self.code = code
    message =
      handle.map { String(cString: sqlite3_errmsg($0)) } ?? String(cString: sqlite3_errstr(code))
    self.during = during
  }

  /// The file's bytes are wrong: opening it again would not help.
  var isCorruption: Bool {
    [SQLITE_CORRUPT, SQLITE_NOTADB].contains(code & 0xFF)
  }

  var description: String { "SQLite: \(message) (\(code)) in \(during)" }
}
