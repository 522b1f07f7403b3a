import DeviceEngine
import Foundation
import SQLiteDatabase

/// Makes the rows that a recovery has kept consistent again.
struct StoreRepair {
  private let database: Database
  private let lost: LostRows
  private let now: Date

  /// - Parameter now: The machine's date.
  init(_ database: Database, lost: LostRows, now: Date) {
    self.database = database
    self.lost = lost
    self.now = now
  }

  /// Called in a transaction. Throws `DatabaseError` and `DecodingError`.
  func run() throws {
    if ["placements", "stacks"].contains(where: { isIncomplete($0) }) { try rearrange() }
    try removeOrphans(of: "placements", "placement", in: ["timelines", "archives", "engine"])
    try removeOrphans(of: "controls", "control", in: ["control_values", "control_faces"])
    try removeOrphans(of: "activities", "activity", in: ["presentations", "activity_faces"])
    // Without its pictures, a timeline cannot be shown. Without the timeline, the host asks the
    // extension for a new one.
    try forgetOwners(of: "archives", "placement", in: ["timelines", "engine"])
    try forgetOwners(of: "control_faces", "control", in: ["control_values"])
    try forgetOwners(of: "activity_faces", "activity", in: ["presentations"])
    try raiseCounters()
  }

  private func isIncomplete(_ table: String) -> Bool {
    lost.hasUnknown(table) || !lost.keys(table).isEmpty
  }

  private func rearrange() throws {
    let state = try StoreReader(database).state()
    let old = Arrangement(placements: state.placements, stacks: state.stacks)
    let capacity = (state.device ?? DeviceSettings()).capacity
    let pad = state.companions[.pad]?.capacity ?? .standardPad
    let new = Arrangement(rebuilding: state.placements, state.stacks, capacity: capacity, pad: pad)
    let changes = new.changes(since: old)
    let writer = StoreWriter(database)
    let all: [StoreChange] =
      changes.removedStacks.map { .removeStack($0) }
      + changes.removedPlacements.map { .removePlacement($0) }
      + changes.placements.map { .putPlacement($0) } + changes.stacks.map { .putStack($0) }
    for change in all { try writer.apply(change) }
  }

  private func removeOrphans(of owners: String, _ column: String, in tables: [String]) throws {
    for table in tables {
      try database.run(
        "DELETE FROM \(table) WHERE \(column) NOT IN (SELECT id FROM \(owners))")
    }
  }

  /// Removes the rows of the items whose pictures are lost; all rows if they are not known.
  private func forgetOwners(of pictures: String, _ column: String, in tables: [String]) throws {
    let keys = lost.keys(pictures)
    let isUnknown = lost.hasUnknown(pictures) || keys.contains { $0.hasPrefix("row ") }
    for table in tables {
      if isUnknown { try database.run("DELETE FROM \(table)") }
      for key in keys {
        try database.run("DELETE FROM \(table) WHERE \(column) = ?", [.text(key)])
      }
    }
  }

  /// Identifiers are never used twice, even if the row with the last number is lost.
  private func raiseCounters() throws {
    let counters: [(counter: StoreCounter, prefix: String, table: String)] = [
      (.placement, "p", "placements"), (.stack, "s", "stacks"), (.control, "c", "controls"),
      (.activity, "a", "activities"),
    ]
    for (counter, prefix, table) in counters {
      var last = 0
      func number(_ id: String) {
        guard id.hasPrefix(prefix), let number = Int(id.dropFirst(prefix.count)),
          StoreTable.counterRange ~= number
        else { return }
        last = max(last, number)
      }
      try database.run("SELECT id FROM \(table)") { number($0.text(0)) }
      try database.run("SELECT DISTINCT placement FROM ledger") { number($0.text(0)) }
      lost.keys(table).forEach(number)
      try raise(counter, to: last)
    }
    // The number of the run is part of each content's version. Minutes are more than any number of
    // runs before.
    if try database.integer("SELECT value FROM counters WHERE name = 'run'") == nil {
      try raise(.run, to: max(Int(now.timeIntervalSince1970 / 60), 0))
    }
  }

  private func raise(_ counter: StoreCounter, to value: Int) throws {
    guard value > 0 else { return }
    try database.run(
      """
      INSERT INTO counters (name, value) VALUES (?, ?)
      ON CONFLICT (name) DO UPDATE SET value = max(value, excluded.value)
      """, [.text(counter.rawValue), .integer(value)])
  }
}
