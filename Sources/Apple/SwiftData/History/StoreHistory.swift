import SQLiteDatabase

/// The table with the history of a store: one row for each save, with the changes as JSON.
///
/// The newest `limit` transactions are kept, and of these the newest with `byteLimit` bytes. (On
/// iOS, an app deletes them.)
struct StoreHistory {
  static let table = "_history"
  static let limit = 1_000
  /// Counting the bytes reads all changes. They are therefore counted at every 32nd transaction,
  /// and at those with a 32nd of the limit: the history has at most twice the limit in between.
  private static let interval = 32

  /// A change as it is stored.
  struct Change: Codable {
    enum Kind: String, Codable { case insert, update, delete }

    var kind: Kind
    var entity: String
    var key: Int
    /// The changed properties, or the preserved ones of a deleted object.
    var names: [String] = []
    /// The preserved values, in their stored form.
    var values: [StoredValue] = []
  }

  /// A `DatabaseValue` as JSON.
  enum StoredValue: Codable {
    case none
    case integer(Int)
    case real(Double)
    case text(String)
    case blob(Data)

    init(_ value: DatabaseValue) {
      self =
        switch value {
        case .null: .none
        case .integer(let number): .integer(number)
        case .real(let number) where number.isFinite: .real(number)
        case .real(let number): .text("\(number)")
        case .text(let text): .text(text)
        case .blob(let data): .blob(data)
        }
    }

    var value: DatabaseValue {
      switch self {
      case .none: .null
      case .integer(let number): .integer(number)
      case .real(let number): .real(number)
      case .text(let text): .text(text)
      case .blob(let data): .blob(data)
      }
    }
  }

  private let connection: Database
  private let byteLimit: Int

  /// - Parameter byteLimit: The bytes of changes to keep. The newest transaction is always kept.
  init(_ connection: Database, byteLimit: Int = 16 << 20) {
    self.connection = connection
    self.byteLimit = byteLimit
  }

  /// Adds a transaction, inside that of the save.
  func add(_ changes: [Change], author: String?) throws {
    guard !changes.isEmpty else { return }
    try connection.run(
      """
      CREATE TABLE IF NOT EXISTS \(Self.table) (
        number INTEGER PRIMARY KEY AUTOINCREMENT, date REAL NOT NULL, author TEXT,
        bundle TEXT NOT NULL, process TEXT NOT NULL, changes TEXT NOT NULL)
      """)
    let json = String(decoding: try JSONEncoder().encode(changes), as: UTF8.self)
    try connection.run(
      "INSERT INTO \(Self.table) (date, author, bundle, process, changes) VALUES (?, ?, ?, ?, ?)",
      [
        .real(Date().timeIntervalSinceReferenceDate), author.map { .text($0) } ?? .null,
        .text(Bundle.main.bundleIdentifier ?? ""), .text(ProcessInfo.processInfo.processName),
        .text(json),
      ])
    let number = connection.lastKey
    try connection.run(
      "DELETE FROM \(Self.table) WHERE number <= ?", [.integer(number - Self.limit)])
    if number.isMultiple(of: Self.interval) || json.utf8.count > byteLimit / Self.interval {
      try removeExcess()
    }
  }

  /// Removes the oldest transactions above the limit of bytes.
  private func removeExcess() throws {
    let size = "SUM(LENGTH(CAST(changes AS BLOB))) OVER (ORDER BY number DESC)"
    try connection.run(
      """
      DELETE FROM \(Self.table) WHERE number < (
        SELECT MAX(number) FROM (SELECT number, \(size) AS total FROM \(Self.table))
        WHERE total > ?)
      """, [.integer(byteLimit)])
  }

  func remove(_ number: Int64) throws {
    try connection.run("DELETE FROM \(Self.table) WHERE number = ?", [.integer(Int(number))])
  }

  /// The transactions after a number, oldest first. Changes of models that the container lacks are
  /// left out.
  func transactions(
    of container: ModelContainer, after number: Int64 = 0
  ) throws -> [DefaultHistoryTransaction] {
    let found = try connection.integer(
      "SELECT 1 FROM sqlite_master WHERE name = ?", [.text(Self.table)])
    guard found != nil else { return [] }
    let store = container.store.identifier
    var result: [DefaultHistoryTransaction] = []
    try connection.run(
      """
      SELECT number, date, author, bundle, process, changes FROM \(Self.table)
      WHERE number > ? ORDER BY number
      """, [.integer(Int(number))]
    ) { row in
      let number = Int64(row.integer(0))
      let changes = try? JSONDecoder().decode([Change].self, from: Data(row.text(5).utf8))
      let author: String? = if case .text(let author) = row.value(2) { author } else { nil }
      result.append(
        DefaultHistoryTransaction(
          author: author, bundleIdentifier: row.text(3),
          changes: (changes ?? []).enumerated().compactMap { place, change in
            container.factsByName[change.entity].map {
              change.historyChange(of: $0.type, $0, number: Int64(place), in: number, of: store)
            }
          },
          processIdentifier: row.text(4), storeIdentifier: store,
          timestamp: Date(timeIntervalSinceReferenceDate: StoredType.real(row.value(1)) ?? 0),
          token: DefaultHistoryToken(store: store, transaction: number),
          transactionIdentifier: number))
    }
    return result
  }
}

extension StoreHistory.Change {
  fileprivate func historyChange<Model: PersistentModel>(
    of type: Model.Type, _ facts: ModelFacts, number: Int64, in transaction: Int64,
    of store: String
  ) -> HistoryChange {
    let identifier = PersistentIdentifier(
      storeIdentifier: store, entityName: entity, primaryKey: key)
    switch kind {
    case .insert:
      return .insert(
        DefaultHistoryInsert<Model>(
          changeIdentifier: number, changedPersistentIdentifier: identifier,
          transactionIdentifier: transaction))
    case .update:
      let paths = names.compactMap { facts.place($0) }
        .compactMap { facts.properties[$0].keyPath as? PartialKeyPath<Model> }
      return .update(
        DefaultHistoryUpdate<Model>(
          changeIdentifier: number, changedPersistentIdentifier: identifier,
          transactionIdentifier: transaction,
          // The key paths of stored properties capture nothing.
          updatedAttributes: paths.map {
            unsafeBitCast($0, to: (any PartialKeyPath<Model> & Sendable).self)
          }))
    case .delete:
      return .delete(
        DefaultHistoryDelete<Model>(
          changeIdentifier: number, changedPersistentIdentifier: identifier,
          tombstone: HistoryTombstone(values: preserved(facts)),
          transactionIdentifier: transaction))
    }
  }

  private func preserved<Model: PersistentModel>(
    _ facts: ModelFacts
  ) -> [(path: PartialKeyPath<Model>, value: any Sendable)] {
    zip(names, values).compactMap { name, stored in
      guard let place = facts.place(name), case .attribute(let type) = facts.properties[place].kind,
        let path = facts.properties[place].keyPath as? PartialKeyPath<Model>,
        let value = type.decode(stored.value, as: facts.properties[place].valueType)
      else { return nil }
      func sendable<Value>(_ value: Value) -> any Sendable {
        // Stored values are values of Foundation and Codable types.
        unsafeBitCast(value as Any, to: (any Sendable).self)
      }
      return (path, sendable(value))
    }
  }
}
