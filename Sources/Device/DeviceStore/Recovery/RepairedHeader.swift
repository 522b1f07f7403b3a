import Foundation
import SQLiteDatabase

/// A copy of a damaged store with a valid header, for a file whose first 100 bytes are damaged.
///
/// Without the header, SQLite reads nothing, although all tables are in the pages behind it. The
/// header of the store's files is always the same but for counters, which SQLite does not need for
/// reading. Source: "Database File Format", 1.3, on sqlite.org.
struct RepairedHeader {
  private let copy: String

  /// SQLite's default, which the store does not change.
  private static let pageSize = 4096

  /// Copies the file and its log. Throws the error of Foundation.
  init(of file: URL, to copy: String) throws {
    self.copy = copy
    let files = FileManager.default
    remove()
    try files.copyItem(atPath: file.path, toPath: copy)
    let hasLog = files.fileExists(atPath: file.path + "-wal")
    if hasLog { try files.copyItem(atPath: file.path + "-wal", toPath: copy + "-wal") }
    let handle = try FileHandle(forUpdating: URL(fileURLWithPath: copy))
    defer { try? handle.close() }
    let size = try handle.seekToEnd()
    try handle.seek(toOffset: 0)
    let pages = UInt32(clamping: size / UInt64(Self.pageSize))
    try handle.write(contentsOf: Self.header(pages: pages, hasLog: hasLog))
  }

  /// Opens the copy, for as long as it is read.
  func open() throws -> Database { try Database(path: copy) }

  func remove() {
    for suffix in ["", "-wal", "-shm", "-journal"] {
      try? FileManager.default.removeItem(atPath: copy + suffix)
    }
  }

  private static func header(pages: UInt32, hasLog: Bool) -> Data {
    var header = Data("SQLite format 3\0".utf8)
    func append(_ value: some FixedWidthInteger) {
      withUnsafeBytes(of: value.bigEndian) { header.append(contentsOf: $0) }
    }
    append(UInt16(pageSize))
    // The versions for writing and reading: with a log, 2.
    for _ in 0..<2 { append(UInt8(hasLog ? 2 : 1)) }
    // Reserved space, and the fractions of a page for a payload, which are constant.
    for fraction in [0, 64, 32, 32] { append(UInt8(fraction)) }
    // The change counter and the size, which are valid together with the number at 92.
    append(UInt32(1))
    append(pages)
    // No free pages, any schema cookie, schema format 4, the default cache, no vacuum, UTF-8.
    for value in [0, 0, 1, 4, 0, 0, 1, 0, 0, 0] { append(UInt32(value)) }
    header.append(Data(count: 20))
    append(UInt32(1))
    append(UInt32(3_040_000))
    return header
  }
}
