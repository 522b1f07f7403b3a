import DeviceEngine
import Foundation
import HostLink

/// What a recovery knows about a table: how its rows are named in messages, and how their contents
/// are checked.
struct StoreTable: Sendable {
  var name: String
  /// The rows in messages: "1 widget", "2 widgets".
  var singular: String
  var plural: String
  /// The column that names the item to which a row belongs.
  var key: String
  /// An index that has the key of every row, so that lost rows can be named.
  var index: String
  /// True if the device produces lost rows again without the user.
  var isReproducible = false
  /// The column that is checked.
  var contents = "json"
  /// Throws if the contents of the row with a key cannot be read.
  var check: @Sendable (_ contents: Data, _ key: String) throws -> Void = { _, _ in }

  static let all: [StoreTable] = [
    StoreTable("extensions", "extension", key: "id", InstalledExtension.self) { $0.id.rawValue },
    StoreTable("placements", "widget", key: "id", Placement.self) { $0.id.rawValue },
    StoreTable("stacks", "stack", key: "id", SmartStack.self) { $0.id.rawValue },
    StoreTable("controls", "control", key: "id", StoredControl.self) { $0.id.rawValue },
    StoreTable(
      "activities", "activity", plural: "activities", key: "id", StoredActivity.self
    ) { $0.id.rawValue },
    StoreTable(
      "activity_apps", "setting of an app", plural: "settings of apps", key: "extension",
      StoredActivityApp.self
    ) { $0.id.rawValue },
    StoreTable(
      "notifications", "app's notifications", plural: "apps' notifications", key: "extension",
      AppNotifications.self
    ) { $0.id.rawValue },
    StoreTable("ended_tokens", "ended push token", key: "token", EndedPushToken.self),
    StoreTable(
      name: "settings", singular: "group of settings", plural: "groups of settings", key: "name",
      index: "sqlite_autoindex_settings_1",
      check: { json, _ in _ = try DeviceSettings(stored: json) }),
    StoreTable(
      name: "counters", singular: "counter", plural: "counters", key: "name",
      index: "sqlite_autoindex_counters_1", contents: "CAST(value AS TEXT)",
      check: { value, key in try checkCounter(value, key) }),
    StoreTable("links", "delivered link", key: "placement", DeliveredLink.self),
    StoreTable(
      "ledger", "ledger row", key: "placement", index: "ledger_by_placement", LedgerRow.self),
    StoreTable("timelines", "timeline", key: "placement", StoredTimeline.self).reproducible,
    StoreTable(
      name: "engine", singular: "schedule", plural: "schedules", key: "placement",
      index: "sqlite_autoindex_engine_1", isReproducible: true,
      check: { json, _ in _ = try RestoredTimeline(stored: json) }),
    StoreTable(picture: "archives", key: "placement"),
    StoreTable("previews", "picture", key: "key", PreviewFacts.self).reproducible,
    StoreTable("control_values", "value", key: "control", StoredControlValue.self).reproducible,
    StoreTable(picture: "control_faces", key: "control"),
    StoreTable("presentations", "picture", key: "activity", StoredPresentation.self).reproducible,
    StoreTable(picture: "activity_faces", key: "activity"),
  ]

  private var reproducible: StoreTable {
    var table = self
    table.isReproducible = true
    return table
  }

  /// Counters are added to and multiplied; a damaged one must not overflow.
  static let counterRange = 0..<(1 << 28)

  private static func checkCounter(_ value: Data, _ key: String) throws {
    let range = StoreCounter(rawValue: key)?.range ?? counterRange
    guard let number = Int(String(decoding: value, as: UTF8.self)), range ~= number else {
      throw StoreDamage("the counter \(key) is out of range")
    }
  }
}

extension StoreCounter {
  /// Numbers of streams are as large as the streams are long.
  var range: Range<Int> {
    switch self {
    case .push, .pushStream, .broadcast, .broadcastStream: 0..<Int.max
    case .placement, .stack, .control, .activity, .notification, .run: StoreTable.counterRange
    }
  }
}

extension StoreTable {
  /// A table whose contents are JSON values.
  ///
  /// - Parameter id: The identifier in a value, which must equal the row's key.
  fileprivate init<Value: Decodable & Sendable>(
    _ name: String, _ singular: String, plural: String? = nil, key: String,
    index: String? = nil, _ type: Value.Type, id: (@Sendable (Value) -> String)? = nil
  ) {
    self.init(
      name: name, singular: singular, plural: plural ?? singular + "s", key: key,
      index: index ?? "sqlite_autoindex_\(name)_1",
      check: { json, key in
        let value = try JSONDecoder().decode(Value.self, from: json)
        guard let id, id(value) != key else { return }
        throw StoreDamage("the \(singular) \(key) has the contents of \(id(value))")
      })
  }

  /// A table of archives, which are checked when they are drawn.
  fileprivate init(picture name: String, key: String) {
    self.init(
      name: name, singular: "picture", plural: "pictures", key: key,
      index: "sqlite_autoindex_\(name)_1", isReproducible: true,
      contents: name == "control_faces" ? "frame" : "NULL",
      check: { frame, _ in
        guard name == "control_faces" else { return }
        _ = try JSONDecoder().decode(LinkRect.self, from: frame)
      })
  }
}

/// The result of a failed check of the store.
struct StoreDamage: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
