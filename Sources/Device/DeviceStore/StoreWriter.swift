import DeviceEngine
import Foundation
import HostLink
import SQLiteDatabase

/// Writes changes into a store's tables, inside a transaction. Throws `DatabaseError`.
struct StoreWriter {
  private let database: Database
  private let encoder = JSONEncoder()

  init(_ database: Database) {
    self.database = database
    encoder.outputFormatting = .sortedKeys
  }

  func apply(_ change: StoreChange) throws {
    switch change {
    case .put(let installed):
      try replace(installed, in: "extensions", key: "id", installed.id.rawValue)
    case .removeExtension(let id):
      try database.run("DELETE FROM extensions WHERE id = ?", [.id(id)])
      try database.run("DELETE FROM notifications WHERE extension = ?", [.id(id)])
    case .putPlacement(let placement):
      try update(placement, in: "placements", key: "id", placement.id)
    case .removePlacement(let id):
      try remove(
        id, from: "placements", namedBy: "placement", in: ["timelines", "archives", "engine"])
    case .putStack(let stack): try update(stack, in: "stacks", key: "id", stack.id)
    case .removeStack(let id):
      try database.run("DELETE FROM stacks WHERE id = ?", [.id(id)])
    case .putControl(let control): try update(control, in: "controls", key: "id", control.id)
    case .removeControl(let id):
      try remove(
        id, from: "controls", namedBy: "control", in: ["control_values", "control_faces"])
    case .controlValue(let id, let value, let faces): try write(value, faces, of: id)
    case .putActivity(let activity):
      try update(activity, in: "activities", key: "id", activity.id)
    case .removeActivity(let id):
      try remove(
        id, from: "activities", namedBy: "activity", in: ["presentations", "activity_faces"])
    case .presentation(let id, let presentation, let faces):
      try write(presentation, faces, of: id)
    case .putActivityApp(let app):
      try replace(app, in: "activity_apps", key: "extension", app.extension.rawValue)
    case .notifications(let app):
      if app.isEmpty {
        try database.run("DELETE FROM notifications WHERE extension = ?", [.id(app.id)])
      } else {
        try replace(app, in: "notifications", key: "extension", app.id.rawValue)
      }
    case .endedToken(let token): try write(token)
    case .device(let settings): try replace(settings, in: "settings", key: "name", "device")
    case .companion(let role, let settings?):
      try replace(settings, in: "settings", key: "name", role.rawValue)
    case .companion(let role, nil):
      try database.run("DELETE FROM settings WHERE name = ?", [.text(role.rawValue)])
    case .counter(let counter, let value):
      try database.run(
        "INSERT OR REPLACE INTO counters (name, value) VALUES (?, ?)",
        [.text(counter.rawValue), .integer(value)])
    case .timeline(let id, let timeline, let archives):
      try replace(timeline, in: "timelines", key: "placement", id.rawValue)
      try database.run("DELETE FROM archives WHERE placement = ?", [.id(id)])
      try write(archives, of: id)
    case .still(let id, let content, let archives):
      try database.run(
        "DELETE FROM archives WHERE placement = ? AND content = ?",
        [.id(id), .integer(content.storedNumber)])
      try write(archives, of: id)
    case .engine(let id, let record):
      try database.run(
        "INSERT OR REPLACE INTO engine (placement, json) VALUES (?, ?)", [.id(id), .blob(record)])
    case .link(let link): try write(link)
    case .ledger(let rows):
      for row in rows {
        try database.run(
          "INSERT OR REPLACE INTO ledger (sequence, placement, json) VALUES (?, ?, ?)",
          [.integer(row.sequence), .id(row.placement), try json(row)])
      }
    case .trimLedger(let count):
      try database.run(
        "DELETE FROM ledger WHERE sequence <= (SELECT max(sequence) FROM ledger) - ?",
        [.integer(count)])
    case .preview(let key, let preview): try write(preview, key: key)
    case .removePreviews(let prefix):
      try database.run(
        "DELETE FROM previews WHERE substr(key, 1, length(?1)) = ?1", [.text(prefix)])
    }
  }

  /// Inserts a row. An earlier row with the same key is deleted.
  private func replace(
    _ value: some Encodable, in table: String, key column: String, _ key: String
  ) throws {
    try database.run(
      "INSERT OR REPLACE INTO \(table) (\(column), json) VALUES (?, ?)",
      [.text(key), try json(value)])
  }

  /// Inserts a row, or updates the JSON of the row with the same key in place: the row keeps its
  /// number, and thus its order, and the indices are not rewritten.
  private func update(
    _ value: some Encodable, in table: String, key column: String, _ key: some StringIdentifier
  ) throws {
    try database.run(
      """
      INSERT INTO \(table) (\(column), json) VALUES (?, ?)
      ON CONFLICT (\(column)) DO UPDATE SET json = excluded.json
      """, [.id(key), try json(value)])
  }

  /// Removes a row, and the rows of other tables that refer to it.
  private func remove(
    _ id: some StringIdentifier, from table: String, namedBy column: String, in others: [String]
  ) throws {
    try database.run("DELETE FROM \(table) WHERE id = ?", [.id(id)])
    for other in others {
      try database.run("DELETE FROM \(other) WHERE \(column) = ?", [.id(id)])
    }
  }

  private func write(
    _ value: StoredControlValue, _ faces: [StoredFace], of id: ControlID
  ) throws {
    try replace(value, in: "control_values", key: "control", id.rawValue)
    try database.run("DELETE FROM control_faces WHERE control = ?", [.id(id)])
    for face in faces {
      try database.run(
        """
        INSERT INTO control_faces (control, state, frame, platter, symbol) VALUES (?, ?, ?, ?, ?)
        """,
        [
          .id(id), .integer(face.state), try json(face.symbolFrame), .blob(face.platter),
          .blob(face.symbol),
        ])
    }
  }

  private func write(
    _ presentation: StoredPresentation, _ faces: [Data], of id: ActivityID
  ) throws {
    try update(presentation, in: "presentations", key: "activity", id)
    for (form, face) in faces.enumerated() {
      try database.run(
        """
        INSERT INTO activity_faces (activity, form, data) VALUES (?, ?, ?)
        ON CONFLICT (activity, form) DO UPDATE SET data = excluded.data
        """, [.id(id), .integer(form), .blob(face)])
    }
    try database.run(
      "DELETE FROM activity_faces WHERE activity = ? AND form >= ?",
      [.id(id), .integer(faces.count)])
  }

  private func write(_ token: EndedPushToken) throws {
    try database.run(
      "INSERT OR REPLACE INTO ended_tokens (token, json) VALUES (?, ?)",
      [.blob(token.token), try json(token)])
    try database.run(
      """
      DELETE FROM ended_tokens
      WHERE number <= (SELECT max(number) FROM ended_tokens) - ?
      """, [.integer(StoredState.endedTokenLimit)])
  }

  private func write(_ archives: [StoredArchive], of id: PlacementID) throws {
    for archive in archives {
      try database.run(
        """
        INSERT OR REPLACE INTO archives (placement, content, appearance, data) VALUES (?, ?, ?, ?)
        """,
        [
          .id(id), .integer(archive.content.storedNumber), .text(archive.appearance.storedName),
          .blob(archive.data),
        ])
    }
  }

  private func write(_ link: DeliveredLink) throws {
    // Whole microseconds, so that equal dates have equal keys.
    let date = String(Int((link.date.timeIntervalSince1970 * 1e6).rounded()))
    try database.run(
      """
      INSERT INTO links (date, placement, json) VALUES (?, ?, ?)
      ON CONFLICT (date, placement) DO UPDATE SET json = excluded.json
      """, [.text(date), .text(link.placement), try json(link)])
    try database.run(
      """
      DELETE FROM links WHERE number NOT IN (SELECT number FROM links ORDER BY number DESC LIMIT ?)
      """, [.integer(StoredState.linkLimit)])
  }

  private func write(_ preview: StoredPreview, key: String) throws {
    try database.run(
      "INSERT OR REPLACE INTO previews (key, json, data) VALUES (?, ?, ?)",
      [
        .text(key), try json(PreviewFacts(content: preview.content, size: preview.size)),
        .blob(preview.data),
      ])
    try database.run(
      """
      DELETE FROM previews WHERE number NOT IN
      (SELECT number FROM previews ORDER BY number DESC LIMIT ?)
      """, [.integer(StoredState.previewLimit)])
  }

  private func json(_ value: some Encodable) throws -> DatabaseValue {
    .blob(try encoder.encode(value))
  }
}
