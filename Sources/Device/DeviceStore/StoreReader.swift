import DeviceEngine
import Foundation
import HostLink
import SQLiteDatabase

/// Reads a store's tables. Throws `DatabaseError`, `DecodingError` and `StoreDamage`.
///
/// Rows without which the device can go on (faces, previews and ledger rows) are missing if they
/// cannot be decoded.
struct StoreReader {
  private let database: Database
  private let decoder = JSONDecoder()

  init(_ database: Database) {
    self.database = database
  }

  func state() throws -> StoredState {
    var state = StoredState()
    state.extensions = try items("SELECT id, json FROM extensions ORDER BY id")
    state.placements = try items("SELECT id, json FROM placements ORDER BY number")
    state.stacks = try items("SELECT id, json FROM stacks ORDER BY number")
    state.controls = try items("SELECT id, json FROM controls ORDER BY number")
    state.controlValues = try valuesByKey("SELECT control, json FROM control_values")
    state.activities = try items("SELECT id, json FROM activities ORDER BY number")
    state.presentations = try valuesByKey("SELECT activity, json FROM presentations")
    state.activityApps = try items(
      "SELECT extension, json FROM activity_apps ORDER BY extension")
    state.notifications = try items(
      "SELECT extension, json FROM notifications ORDER BY extension")
    state.endedTokens = try values("SELECT json FROM ended_tokens ORDER BY number")
    try database.run("SELECT name, json FROM settings") { row in
      let settings = try DeviceSettings(stored: row.blob(1))
      let name = row.text(0)
      if name == "device" {
        state.device = settings
      } else if let role = DeviceRole(rawValue: name) {
        state.companions[role] = settings
      }
    }
    try database.run("SELECT name, value FROM counters") { row in
      guard let counter = StoreCounter(rawValue: row.text(0)) else { return }
      guard counter.range ~= row.integer(1) else {
        throw StoreDamage("the counter \(counter) is out of range")
      }
      state.counters[counter] = row.integer(1)
    }
    state.timelines = try valuesByKey("SELECT placement, json FROM timelines")
    try database.run("SELECT placement, json FROM engine") {
      state.engine[PlacementID($0.text(0))] = $0.blob(1)
    }
    state.links = try values("SELECT json FROM links ORDER BY number DESC")
    state.lastLedgerSequence = try database.integer("SELECT max(sequence) FROM ledger") ?? 0
    return state
  }

  func archive(
    of placement: PlacementID, content: ShownContent, appearance: Appearance
  ) throws -> Data? {
    var result: Data?
    try database.run(
      "SELECT data FROM archives WHERE placement = ? AND content = ? AND appearance = ?",
      [.id(placement), .integer(content.storedNumber), .text(appearance.storedName)]
    ) { result = $0.blob(0) }
    return result
  }

  func face(of control: ControlID, state: Int) throws -> StoredFace? {
    var result: StoredFace?
    try database.run(
      "SELECT frame, platter, symbol FROM control_faces WHERE control = ? AND state = ?",
      [.id(control), .integer(state)]
    ) {
      guard let frame: LinkRect = try? value(in: $0, 0) else { return }
      result = StoredFace(
        state: state, platter: $0.blob(1), symbol: $0.blob(2), symbolFrame: frame)
    }
    return result
  }

  func face(of activity: ActivityID, form: Int) throws -> Data? {
    var result: Data?
    try database.run(
      "SELECT data FROM activity_faces WHERE activity = ? AND form = ?",
      [.id(activity), .integer(form)]
    ) { result = $0.blob(0) }
    return result
  }

  func preview(_ key: String) throws -> StoredPreview? {
    var result: StoredPreview?
    try database.run("SELECT json, data FROM previews WHERE key = ?", [.text(key)]) { row in
      guard let facts: PreviewFacts = try? value(in: row, 0) else { return }
      result = StoredPreview(content: facts.content, size: facts.size, data: row.blob(1))
    }
    return result
  }

  func ledger(
    of item: ItemID?, after sequence: Int, limit: Int
  ) throws -> [LedgerRow] {
    try rows(item, "sequence > ? ORDER BY sequence LIMIT ?", sequence, limit)
  }

  func newestLedger(of item: ItemID?, limit: Int) throws -> [LedgerRow] {
    Array(
      try rows(item, "sequence > ? ORDER BY sequence DESC LIMIT ?", 0, limit).reversed())
  }

  private func rows(
    _ item: ItemID?, _ condition: String, _ sequence: Int, _ limit: Int
  ) throws -> [LedgerRow] {
    let numbers: [DatabaseValue] = [.integer(sequence), .integer(max(limit, 0))]
    var result: [LedgerRow] = []
    try database.run(
      "SELECT json FROM ledger WHERE \(item == nil ? "" : "placement = ? AND ")\(condition)",
      (item.map { [.id($0)] } ?? []) + numbers
    ) { row in
      if let row: LedgerRow = try? value(in: row, 0) { result.append(row) }
    }
    return result
  }

  /// The JSON values in the second column, whose identifiers are in the first one. Throws
  /// `StoreDamage` if they differ.
  private func items<Value: Decodable & Identifiable>(_ sql: String) throws -> [Value]
  where Value.ID: StringIdentifier {
    var result: [Value] = []
    try database.run(sql) { row in
      let item: Value = try value(in: row, 1)
      guard item.id.rawValue == row.text(0) else {
        throw StoreDamage("the row \(row.text(0)) has the contents of \(item.id)")
      }
      result.append(item)
    }
    return result
  }

  /// The JSON values in the first column, in the rows' order.
  private func values<Value: Decodable>(_ sql: String) throws -> [Value] {
    var result: [Value] = []
    try database.run(sql) { result.append(try value(in: $0, 0)) }
    return result
  }

  /// The JSON values in the second column, by the text in the first one.
  private func valuesByKey<Key: StringIdentifier, Value: Decodable>(
    _ sql: String
  ) throws -> [Key: Value] {
    var result: [Key: Value] = [:]
    try database.run(sql) { result[Key($0.text(0))] = try value(in: $0, 1) }
    return result
  }

  private func value<Value: Decodable>(in row: DatabaseRow, _ column: Int) throws -> Value {
    try decoder.decode(Value.self, from: row.blob(column))
  }
}

/// The facts about a preview that are stored beside its archive.
struct PreviewFacts: Codable {
  var content: ShownContent
  var size: LinkSize
}

extension ShownContent {
  /// The entry's index. Contents that are not entries have negative numbers.
  var storedNumber: Int {
    switch self {
    case .entry(let index): index
    case .snapshot: -1
    case .placeholder: -2
    case .nothing: -3
    }
  }
}

extension Appearance {
  /// A key of the `archives` table. It must stay the same in every release.
  var storedName: String {
    var name = "\(colorScheme.rawValue).\(renderingMode.rawValue)"
    if isLuminanceReduced { name += ".dimmed" }
    if !showsContainerBackground { name += ".bare" }
    return name
  }
}

extension DatabaseValue {
  static func id(_ id: some StringIdentifier) -> DatabaseValue { .text(id.rawValue) }
}
