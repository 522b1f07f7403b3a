import SQLiteDatabase

/// Writes the changes of a context, inside a transaction.
struct StoreWriter {
  private let connection: Database
  private let context: ModelContext
  /// The rows of the objects that are stored for the first time.
  private var keys: [ObjectIdentifier: Int] = [:]

  init(_ connection: Database, _ context: ModelContext) {
    self.connection = connection
    self.context = context
  }

  /// Returns the rows of the inserted objects, by their storage.
  mutating func write() throws -> [ObjectIdentifier: Int] {
    // Deletions come first, so that a new object can have the unique value of a deleted one.
    for pending in context.inOrder(context.deleted) { try delete(pending.storage) }
    let inserted = context.inOrder(context.inserted)
    for pending in inserted {
      keys[ObjectIdentifier(pending.storage)] = try insert(pending.storage)
    }
    for pending in inserted { try writeReferences(pending.storage) }
    for pending in context.inOrder(context.updated) { try update(pending.storage) }
    if !context.isMigrating {
      try StoreHistory(connection).add(changes(), author: context.author)
    }
    return keys
  }

  /// The changes for the store's history.
  private func changes() -> [StoreHistory.Change] {
    func change(_ kind: StoreHistory.Change.Kind, _ storage: _ModelStorage) -> StoreHistory.Change {
      StoreHistory.Change(kind: kind, entity: storage.facts.entityName, key: key(of: storage))
    }
    let inserted = context.inOrder(context.inserted).map { change(.insert, $0.storage) }
    let updated = context.inOrder(context.updated).map { pending in
      var result = change(.update, pending.storage)
      result.names = pending.storage.changed.sorted()
        .map { pending.storage.facts.properties[$0].name }
      return result
    }
    let deleted = context.inOrder(context.deleted).map { pending in
      let storage = pending.storage
      var result = change(.delete, storage)
      for (place, property) in storage.facts.properties.enumerated()
      where property.attribute?.options.contains(.preserveValueOnDeletion) == true {
        result.names.append(property.name)
        result.values.append(StoreHistory.StoredValue(storage.stored(place)))
      }
      return result
    }
    return inserted + updated + deleted
  }

  private func insert(_ storage: _ModelStorage) throws -> Int {
    let facts = storage.facts
    let table = StoreLayout.table(facts)
    let names = facts.columns.map { StoreLayout.quoted(facts.properties[$0].name) }
    let values = facts.columns.map { storage.stored($0) }
    guard !names.isEmpty else {
      try connection.run("INSERT INTO \(table) DEFAULT VALUES")
      return connection.lastKey
    }
    var sql = "INSERT INTO \(table) (\(names.joined(separator: ", "))) VALUES ("
    sql += Array(repeating: "?", count: names.count).joined(separator: ", ") + ")"
    let assignments = names.map { "\($0) = excluded.\($0)" }.joined(separator: ", ")
    for set in facts.uniqueSets {
      let columns = set.map(StoreLayout.quoted).joined(separator: ", ")
      sql += " ON CONFLICT (\(columns)) DO UPDATE SET \(assignments)"
    }
    guard !facts.uniqueSets.isEmpty else {
      try connection.run(sql, values)
      return connection.lastKey
    }
    return try connection.integer(sql + " RETURNING \"_pk\"", values) ?? connection.lastKey
  }

  private func key(of model: any PersistentModel) -> Int? {
    let storage = model._$storage
    if let key = keys[ObjectIdentifier(storage)] { return key }
    return storage.identifier.isTemporary ? nil : storage.identifier.primaryKey
  }

  private func key(of storage: _ModelStorage) -> Int {
    keys[ObjectIdentifier(storage)] ?? storage.identifier.primaryKey
  }

  /// Writes references to objects that had no row when the object was inserted, and pairs.
  private func writeReferences(_ storage: _ModelStorage) throws {
    let facts = storage.facts
    for (place, property) in facts.properties.enumerated() {
      if case .model(let model) = storage.slots[place], property.hasColumn,
        let target = keys[ObjectIdentifier(model._$storage)]
      {
        try connection.run(
          "UPDATE \(StoreLayout.table(facts)) SET \(StoreLayout.quoted(property.name)) = ?"
            + " WHERE \"_pk\" = ?",
          [.integer(target), .integer(key(of: storage))])
      }
      try writePairs(storage, place, isNew: true)
    }
  }

  private func update(_ storage: _ModelStorage) throws {
    let facts = storage.facts
    let columns = storage.changed.sorted().filter { facts.properties[$0].hasColumn }
    if !columns.isEmpty {
      let assignments = columns.map { "\(StoreLayout.quoted(facts.properties[$0].name)) = ?" }
      let values = columns.map { place -> DatabaseValue in
        guard case .model(let model) = storage.slots[place] else { return storage.stored(place) }
        return key(of: model).map { .integer($0) } ?? .null
      }
      try connection.run(
        "UPDATE \(StoreLayout.table(facts)) SET \(assignments.joined(separator: ", "))"
          + " WHERE \"_pk\" = ?",
        values + [.integer(key(of: storage))])
    }
    for place in storage.changed.sorted() { try writePairs(storage, place, isNew: false) }
  }

  private func writePairs(_ storage: _ModelStorage, _ place: Int, isNew: Bool) throws {
    guard let pairs = StoreLayout.pairs(storage.facts, place),
      case .models(let models) = storage.slots[place]
    else { return }
    let own = key(of: storage)
    if !isNew {
      try connection.run(
        "DELETE FROM \(pairs.table) WHERE \(pairs.mine) = ?", [.integer(own)])
    }
    for model in models where !model.isDeleted {
      guard let other = key(of: model) else { continue }
      try connection.run(
        "INSERT OR IGNORE INTO \(pairs.table) (\(pairs.mine), \(pairs.theirs)) VALUES (?, ?)",
        [.integer(own), .integer(other)])
    }
  }

  private func delete(_ storage: _ModelStorage) throws {
    let facts = storage.facts
    let key = DatabaseValue.integer(storage.identifier.primaryKey)
    try connection.run(
      "DELETE FROM \(StoreLayout.table(facts)) WHERE \"_pk\" = ?", [key])
    for place in facts.properties.indices {
      guard let pairs = StoreLayout.pairs(facts, place) else { continue }
      try connection.run("DELETE FROM \(pairs.table) WHERE \(pairs.mine) = ?", [key])
    }
  }
}
