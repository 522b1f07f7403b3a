import DeviceEngine
import Foundation
import SQLiteDatabase

/// Replaces a damaged store by one with every row that can be read.
///
/// A kill at any moment loses nothing:
/// 1. The rows are copied into `device.sqlite.recovering`. The damaged file is only read. An
///    incomplete copy is removed at the next start.
/// 2. The damaged file and its log get second names, `device.sqlite.corrupt-DATE`.
/// 3. The copy is renamed to `device.sqlite.recovered`: from here on, it is the store.
/// 4. The damaged file's first names are removed, and the copy is renamed to `device.sqlite`. The
///    next start does this if it has not been done (`finishInterrupted()`).
struct StoreRecovery {
  let file: URL
  let now: Date

  private var unfinished: String { file.path + ".recovering" }
  private var finished: String { file.path + ".recovered" }
  /// The copy with a valid header.
  private var repaired: String { file.path + ".repaired" }

  /// Completes a recovery that was interrupted after step 3, and removes an incomplete copy.
  /// Returns a message for the user if there was one to complete. Throws `HostError.storeFailed`.
  func finishInterrupted() throws(HostError) -> String? {
    let files = FileManager.default
    for suffix in ["", "-journal"] { try? files.removeItem(atPath: unfinished + suffix) }
    for suffix in ["", "-wal", "-shm"] { try? files.removeItem(atPath: repaired + suffix) }
    guard files.fileExists(atPath: finished) else { return nil }
    try adopt()
    return "a recovery of the damaged store \(file.path) was interrupted and is now complete; the "
      + "damaged file is kept beside it"
  }

  /// Recovers the store. Returns a message that says what was lost and where the damaged file is.
  /// Throws `HostError.storeFailed`; the damaged file is then unchanged.
  func recover(from damage: any Error) throws(HostError) -> String {
    let outcome: (kept: Int, lost: LostRows)
    do {
      outcome = try copy()
    } catch {
      try? FileManager.default.removeItem(atPath: unfinished)
      throw .storeFailed(
        path: file.path,
        reason: "the store is damaged (\(damage)) and cannot be recovered: "
          + SQLiteStore.reason(of: error))
    }
    let aside = try keepDamaged()
    try rename(unfinished, to: finished)
    try adopt()
    let contents =
      if outcome.kept == 0 {
        "nothing in it can be read, and the device starts empty"
      } else if outcome.lost.isEmpty {
        "all of its rows were recovered"
      } else {
        "it was recovered without \(outcome.lost.description)"
      }
    return "the store \(file.path) was damaged (\(damage)); \(contents). The damaged file is kept "
      + "as \(aside)"
  }

  private func copy() throws -> (kept: Int, lost: LostRows) {
    let copy = try Database(path: unfinished)
    var source = try? Database(path: file.path, isReadOnly: true)
    var header: RepairedHeader?
    defer { header?.remove() }
    if !Self.isReadable(source) {
      header = try? RepairedHeader(of: file, to: repaired)
      if let other = try? header?.open(), Self.isReadable(other) { source = other }
    }
    // Without it, SQLite reads nothing from a file that is shorter than its header says.
    try? source?.execute("PRAGMA writable_schema = ON")
    let found = (try? source?.integer("PRAGMA user_version")) ?? nil
    let version = found.flatMap { 1...StoreSchema.version ~= $0 ? $0 : nil } ?? StoreSchema.version
    var lost = LostRows()
    try copy.transaction {
      for step in StoreSchema.steps[..<version] { try copy.execute(step) }
      try copy.execute("PRAGMA user_version = \(version)")
      for table in StoreTable.all {
        try Self.copy(table, from: source, into: copy, losing: &lost)
      }
    }
    _ = try StoreSchema.migrate(copy, path: file.path)
    var kept = 0
    try copy.transaction {
      for table in StoreTable.all { try Self.removeUnreadable(table, in: copy, losing: &lost) }
      for table in StoreTable.all {
        kept += try copy.integer("SELECT count(*) FROM \(table.name)") ?? 0
      }
      if kept > 0 { try StoreRepair(copy, lost: lost, now: now).run() }
    }
    return (kept, lost)
  }

  /// Whether SQLite finds any of the store's tables.
  private static func isReadable(_ source: Database?) -> Bool {
    let names = StoreTable.all.map { "'\($0.name)'" }.joined(separator: ", ")
    let count = try? source?.integer(
      "SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name IN (\(names))")
    return (count ?? nil) ?? 0 > 0
  }

  /// Copies the readable rows of a table that the store's version has.
  private static func copy(
    _ table: StoreTable, from source: Database?, into copy: Database, losing lost: inout LostRows
  ) throws {
    var columns: [String] = []
    var keys: [(name: String, type: String)] = []
    try copy.run("SELECT name, type, pk FROM pragma_table_info(?)", [.text(table.name)]) { row in
      columns.append(row.text(0))
      if row.integer(2) > 0 { keys.append((row.text(0), row.text(1))) }
    }
    guard !columns.isEmpty else { return }
    if keys.count == 1, keys[0].type == "INTEGER" { columns.removeAll { $0 == keys[0].name } }
    guard let source,
      (try? source.integer(
        "SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name = ?", [.text(table.name)]))
        == 1
    else { return lost.add([], hasUnknown: true, in: table.name) }

    let list = (["rowid"] + columns).joined(separator: ", ")
    let marks = Array(repeating: "?", count: columns.count + 1).joined(separator: ", ")
    let insert = "INSERT OR IGNORE INTO \(table.name) (\(list)) VALUES (\(marks))"
    let key = columns.firstIndex(of: table.key)
    var rejected: [String] = []
    var salvage = TableSalvage(source, table, columns: columns)
    try salvage.read { number, values in
      try copy.run(insert, [.integer(number)] + values)
      guard copy.changeCount == 0 else { return }
      if let key, case .text(let name) = values[key] {
        rejected.append(name)
      } else {
        rejected.append("row \(number)")
      }
    }
    lost.add(
      Array(salvage.lost.values) + rejected, hasUnknown: salvage.hasUnknownLosses, in: table.name)
  }

  /// Removes the rows whose contents cannot be decoded.
  private static func removeUnreadable(
    _ table: StoreTable, in copy: Database, losing lost: inout LostRows
  ) throws {
    var unreadable: [(number: Int, key: String)] = []
    try copy.run("SELECT rowid, \(table.key), \(table.contents) FROM \(table.name)") { row in
      let key = row.text(1)
      do {
        try table.check(row.blob(2), key)
      } catch {
        unreadable.append((row.integer(0), key))
      }
    }
    for row in unreadable {
      try copy.run("DELETE FROM \(table.name) WHERE rowid = ?", [.integer(row.number)])
    }
    lost.add(unreadable.map(\.key), in: table.name)
  }

  // MARK: Files

  /// Gives the damaged file and its log second names. Returns the file's.
  private func keepDamaged() throws(HostError) -> String {
    let files = FileManager.default
    let stamp = now.formatted(
      Date.ISO8601FormatStyle(dateSeparator: .omitted, timeSeparator: .omitted))
    var aside = "\(file.path).corrupt-\(stamp)"
    var count = 1
    while files.fileExists(atPath: aside) || files.fileExists(atPath: aside + "-wal") {
      count += 1
      aside = "\(file.path).corrupt-\(stamp)-\(count)"
    }
    for suffix in ["", "-wal"] where files.fileExists(atPath: file.path + suffix) {
      do {
        // Some file systems have no links.
        if (try? files.linkItem(atPath: file.path + suffix, toPath: aside + suffix)) == nil {
          try files.copyItem(atPath: file.path + suffix, toPath: aside + suffix)
        }
      } catch {
        throw .storeFailed(
          path: file.path, reason: "the file is damaged and cannot be kept as \(aside): \(error)")
      }
    }
    return aside
  }

  /// Makes the complete copy the store. The damaged file's log must be gone first: SQLite would
  /// apply it to the copy.
  private func adopt() throws(HostError) {
    for suffix in ["-wal", "-shm"] {
      try? FileManager.default.removeItem(atPath: file.path + suffix)
    }
    try rename(finished, to: file.path)
  }

  /// Renames a file over another one, which is atomic.
  private func rename(_ old: String, to new: String) throws(HostError) {
    guard Foundation.rename(old, new) == 0 else {
      throw .storeFailed(
        path: file.path,
        reason: "\(old) cannot be renamed to \(new): \(String(cString: strerror(errno)))")
    }
  }
}
