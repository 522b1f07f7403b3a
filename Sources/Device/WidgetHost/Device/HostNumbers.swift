import DeviceEngine
import DeviceStore

/// What the host numbers: items, ledger rows, versions of contents and changes.
struct HostNumbers {
  /// The last numbers that were used, as stored.
  private var counters: [StoreCounter: Int] = [:]
  private var lastRow = 0
  /// The number of rows since the ledger was trimmed.
  private var untrimmedRows = 0
  /// The number of published changes of this run and all versions before it.
  var revision = 0
  /// The first version number of this run. Higher than every version of earlier runs.
  private(set) var versionBase = 0
  /// True if the number of this run could not be stored. It is stored with the next change.
  var isRunUnstored = false

  /// - Parameter run: The number of this run.
  mutating func restore(_ stored: StoredState, run: Int) {
    counters = stored.counters
    counters[.run] = run
    lastRow = stored.lastLedgerSequence
    versionBase = run << 24
    revision = versionBase
  }

  subscript(counter: StoreCounter) -> Int? {
    get { counters[counter] }
    set { counters[counter] = newValue }
  }

  /// The first number that was never used.
  func next(_ counter: StoreCounter) -> Int { (counters[counter] ?? 0) + 1 }

  /// A ledger row with its number.
  mutating func numbered(_ row: LedgerRow) -> LedgerRow {
    lastRow += 1
    var row = row
    row.sequence = lastRow
    return row
  }

  /// Returns true if the ledger should be trimmed with the new rows. Trimming with every row would
  /// cost more than the surplus rows do.
  mutating func trims(afterAdding count: Int, limit: Int) -> Bool {
    untrimmedRows += count
    guard untrimmedRows > limit / 10 else { return false }
    untrimmedRows = 0
    return true
  }
}
