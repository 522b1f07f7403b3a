import Foundation
import SQLiteDatabase

/// Reads the rows of one table of a damaged file, around the pages that cannot be read.
///
/// SQLite keeps a table's rows in pages, in the order of their row numbers, and reports an error
/// when it reaches a damaged page. The salvage then looks for the next row number that can be
/// reached without that page, and continues there. The rows' keys are also in an index, in other
/// pages: they name the rows that are lost.
struct TableSalvage {
  private let database: Database
  private let table: StoreTable
  private let columns: [String]
  /// The row number of the last row that was read or given up.
  private var position = Int.min
  private var found: Set<Int> = []

  /// The keys of the lost rows.
  private(set) var lost: [Int: String] = [:]
  /// True if rows may be lost that are not in `lost`.
  private(set) var hasUnknownLosses = false

  /// - Parameter columns: The columns to read, without the one that is the row number.
  init(_ database: Database, _ table: StoreTable, columns: [String]) {
    self.database = database
    self.table = table
    self.columns = columns
  }

  /// Calls `row` with the row number and the columns of each readable row. Throws only the errors
  /// of `row`.
  mutating func read(row: (Int, [DatabaseValue]) throws -> Void) throws {
    while true {
      var stop: DatabaseError?
      do {
        try scan(row)
      } catch let error as SalvageStop {
        stop = error.error
      }
      if stop == nil || !skip() { break }
    }
    nameLostRows()
  }

  /// The error of the source, as opposed to the errors of the receiver of the rows.
  private struct SalvageStop: Error {
    var error: DatabaseError
  }

  private mutating func scan(_ row: (Int, [DatabaseValue]) throws -> Void) throws {
    let list = (["rowid"] + columns).joined(separator: ", ")
    do {
      try database.run(
        "SELECT \(list) FROM \(table.name) NOT INDEXED WHERE rowid > ? ORDER BY rowid",
        [.integer(position)]
      ) { values in
        let number = values.integer(0)
        do {
          try row(number, columns.indices.map { values.value($0 + 1) })
        } catch {
          throw ReceiverError(error: error)
        }
        // Damage can change row numbers. The position never moves back.
        position = max(position, number)
        found.insert(number)
      }
    } catch let error as ReceiverError {
      throw error.error
    } catch let error as DatabaseError {
      throw SalvageStop(error: error)
    }
  }

  private struct ReceiverError: Error {
    var error: any Error
  }

  /// Moves the position behind the damage. Returns false at the end of the table.
  private mutating func skip() -> Bool {
    // One row whose overflow pages are damaged: its number can be read.
    if case .row(let number) = next(after: position) {
      lost[number] = "row \(number)"
      position = number
      return number < Int.max
    }
    hasUnknownLosses = true
    guard position < Int.max else { return false }
    // The first row number at which reading works again, by doubling and bisecting distances.
    let start = max(position, -1)
    var low = 0
    var high = 1
    while case .damaged = next(after: start, plus: high) {
      guard high < 1 << 60 else { return false }
      (low, high) = (high, high * 2)
    }
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if case .damaged = next(after: start, plus: middle) { low = middle } else { high = middle }
    }
    position = start.addingReportingOverflow(high).partialValue
    if case .end = next(after: position) { return false }
    return position > start
  }

  private enum Next {
    case row(Int)
    case end
    case damaged
  }

  private func next(after number: Int, plus distance: Int = 0) -> Next {
    let (number, isTooLarge) = number.addingReportingOverflow(distance)
    guard !isTooLarge else { return .end }
    do {
      let row = try database.integer(
        "SELECT rowid FROM \(table.name) NOT INDEXED WHERE rowid > ? ORDER BY rowid LIMIT 1",
        [.integer(number)])
      guard let row else { return .end }
      return row > number ? .row(row) : .damaged
    } catch {
      return .damaged
    }
  }

  /// Completes `lost` from the index, whose pages may be damaged as well.
  private mutating func nameLostRows() {
    guard hasUnknownLosses || !lost.isEmpty else { return }
    var named = lost
    do {
      try database.run(
        "SELECT rowid, \(table.key) FROM \(table.name) INDEXED BY \(table.index)"
      ) { values in
        let number = values.integer(0)
        if !found.contains(number) { named[number] = values.text(1) }
      }
      hasUnknownLosses = false
    } catch {
      hasUnknownLosses = true
    }
    lost = named
  }
}
