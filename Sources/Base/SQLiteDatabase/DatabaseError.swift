internal import CSQLite

/// An error that SQLite reports.
package struct DatabaseError: Error, Equatable, CustomStringConvertible {
  /// The extended result code.
  package var code: Int32
  package var message: String
  /// The SQL statement, or `open`.
  package var during: String

  init(code: Int32, message: String, during: String) {
    self.code = code
    self.message = message
    self.during = during
  }

  init(_ handle: OpaquePointer?, code: Int32, during: String) {
    self.init(
      code: code,
      message: handle.map { String(cString: sqlite3_errmsg($0)) }
        ?? String(cString: sqlite3_errstr(code)),
      during: during)
  }

  /// True if the file is damaged. Opening it again would fail again.
  package var isCorruption: Bool {
    [SQLITE_CORRUPT, SQLITE_NOTADB].contains(code & 0xFF) || isUnknownFormat
  }

  /// True if the header names a format that SQLite does not have. It reports this as an error of
  /// the statement.
  private var isUnknownFormat: Bool {
    code & 0xFF == SQLITE_ERROR && message.contains("unsupported file format")
  }

  /// True if another connection uses the file.
  var isBusy: Bool { code & 0xFF == SQLITE_BUSY }

  /// True if the disk has no space left. The connection works again when there is space.
  package var isFullDisk: Bool {
    // SQLITE_IOERR_WRITE and SQLITE_IOERR_SHMSIZE, whose macros Swift does not import.
    code & 0xFF == SQLITE_FULL || [SQLITE_IOERR | 3 << 8, SQLITE_IOERR | 19 << 8].contains(code)
  }

  package var description: String { "SQLite: \(message) (\(code)) in \(during)" }
}
