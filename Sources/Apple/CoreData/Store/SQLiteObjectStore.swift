import SQLiteDatabase

/// The changes of a context's save.
struct ObjectChanges {
  /// The temporary identities of new objects.
  var inserted: [NSManagedObjectID] = []
  /// New and updated objects, with the keys that are written.
  var written: [(snapshot: ObjectSnapshot, keys: Set<String>)] = []
  var deleted: [NSManagedObjectID] = []
}

/// Objects in an SQLite file, which app and widget may use at the same time.
///
/// Contexts of several threads share the connection; each use holds the lock. A save is one
/// transaction. The file is in WAL mode: a process that is killed loses at most the save it was in.
final class SQLiteObjectStore: @unchecked Sendable {  // `database` is used with the lock held.
  var identifier: String { layout.identifier }
  private let database: Database
  private let layout: StoreLayout
  private let lock = NSRecursiveLock()

  /// Throws an `NSError` that names the file.
  init(path: String, isReadOnly: Bool, model: NSManagedObjectModel) throws {
    do {
      let isInMemory = path == ":memory:"
      if !isInMemory, !isReadOnly {
        try FileManager.default.createDirectory(
          at: URL(fileURLWithPath: path).deletingLastPathComponent(),
          withIntermediateDirectories: true)
      }
      let database = try Database(path: path, isReadOnly: isReadOnly)
      database.addTextFunctions()
      if !isReadOnly {
        if !isInMemory {
          try database.useWriteAheadLog()
        }
        try database.transaction { try StoreSetup(database: database, model: model).run() }
      }
      self.database = database
      layout = try StoreLayout(database)
    } catch {
      throw CoreDataError.storeOpening.error(
        "the store \(path) cannot be opened: \(error)", [NSFilePathErrorKey: path])
    }
  }

  private func use<Result>(_ body: () throws -> Result) throws -> Result {
    do {
      return try lock.withLock(body)
    } catch let error as DatabaseError {
      throw CoreDataError.storeSaving.error("the store cannot be used: \(error)")
    }
  }

  // MARK: Reading

  func fetch(_ plan: FetchPlan) throws -> FetchAnswer {
    let condition = SQLCondition(plan.predicate, plan.entity)
    let order = plan.isFinal && condition.isExact ? order(plan) : nil
    var sql = "\(family(plan)) AND \(condition.text)"
    if let order {
      sql += " ORDER BY \(order)"
      if plan.limit > 0 || plan.offset > 0 {
        sql += " LIMIT \(plan.limit > 0 ? plan.limit : -1) OFFSET \(max(plan.offset, 0))"
      }
    }
    let snapshots = try rows(plan.entity, sql, condition.values)
    return (snapshots, order != nil)
  }

  /// The number of objects; nil if the predicate has no SQL.
  func count(_ plan: FetchPlan) throws -> Int? {
    let condition = SQLCondition(plan.predicate, plan.entity)
    guard condition.isExact else { return nil }
    return try use {
      try database.integer(
        "SELECT count(*) FROM \(StoreLayout.table(plan.entity)) "
          + "WHERE \(family(plan)) AND \(condition.text)", condition.values)
    }
  }

  func snapshot(of id: NSManagedObjectID) throws -> ObjectSnapshot? {
    guard let row = id.row else { return nil }
    return try rows(id.entity, "Z_PK = ?", [.integer(row)]).first
  }

  func members(
    of id: NSManagedObjectID, _ relationship: NSRelationshipDescription
  ) throws -> [NSManagedObjectID] {
    guard let row = id.row, let destination = relationship.destinationEntity else { return [] }
    let table = StoreLayout.table(destination)
    let sql =
      switch layout.members(relationship) {
      case .column(let column, let order):
        "SELECT Z_PK, Z_ENT FROM \(table) WHERE \(column) = ? ORDER BY \(order ?? "Z_PK"), Z_PK"
      case .pairs(let pairs, let own, let other):
        "SELECT t.Z_PK, t.Z_ENT FROM \(pairs) p JOIN \(table) t ON t.Z_PK = p.\(other) "
          + "WHERE p.\(own) = ? ORDER BY t.Z_PK"
      }
    return try use {
      var result: [NSManagedObjectID] = []
      try database.run(sql, [.integer(row)]) {
        result.append(identity(destination, $0.integer(0), number: $0.integer(1)))
      }
      return result
    }
  }

  private func family(_ plan: FetchPlan) -> String {
    let numbers = plan.entities.map { String(layout.number($0)) }
    return "Z_ENT IN (\(numbers.joined(separator: ", ")))"
  }

  /// nil if the order has no SQL.
  private func order(_ plan: FetchPlan) -> String? {
    let parts = plan.sortDescriptors.map { descriptor -> String? in
      guard let key = descriptor.sortKey, let attribute = plan.entity.attributesByName[key],
        !attribute.isTransient, attribute.attributeType != .transformableAttributeType,
        attribute.attributeType != .decimalAttributeType
      else { return nil }
      return "\(StoreLayout.column(key)) \(descriptor.ascending ? "ASC" : "DESC")"
    }
    guard !parts.contains(nil) else { return nil }
    return (parts.compactMap { $0 } + ["Z_PK"]).joined(separator: ", ")
  }

  private func rows(
    _ entity: NSEntityDescription, _ condition: String, _ values: [DatabaseValue]
  ) throws -> [ObjectSnapshot] {
    // The columns of all entities below are read, because a row may be one of theirs.
    let family = entity.root.family
    let attributes = unique(family.flatMap(\.storedAttributes))
    let targets = unique(family.flatMap(\.relationships).filter { !$0.isToMany })
    let names = attributes.map(\.name) + targets.map(\.name)
    let columns = ["Z_PK", "Z_ENT"] + names.map(StoreLayout.column)
    let sql =
      "SELECT \(columns.joined(separator: ", ")) FROM \(StoreLayout.table(entity)) "
      + "WHERE \(condition)"
    let codings = attributes.map { AttributeCoding($0.attributeType) }
    return try use {
      var result: [ObjectSnapshot] = []
      try database.run(sql, values) { row in
        let id = identity(entity, row.integer(0), number: row.integer(1))
        var snapshot = ObjectSnapshot(id: id)
        for (place, attribute) in attributes.enumerated() {
          snapshot.values[attribute.name] = codings[place].decode(row.value(place + 2))
        }
        for (place, relationship) in targets.enumerated() {
          guard let destination = relationship.destinationEntity,
            case .integer(let key) = row.value(place + 2 + attributes.count)
          else { continue }
          snapshot.targets[relationship.name] = try self.target(destination, key)
        }
        result.append(snapshot)
      }
      return result
    }
  }

  private func unique<Property: NSPropertyDescription>(_ properties: [Property]) -> [Property] {
    var known: Set<String> = []
    return properties.filter { known.insert($0.name).inserted }
  }

  /// The identity of a related row. Only a hierarchy has rows of several entities.
  private func target(_ entity: NSEntityDescription, _ row: Int) throws -> NSManagedObjectID {
    guard !entity.subentities.isEmpty else { return layout.identity(entity, row) }
    let number = try database.integer(
      "SELECT Z_ENT FROM \(StoreLayout.table(entity)) WHERE Z_PK = ?", [.integer(row)])
    return identity(entity, row, number: number ?? layout.number(entity))
  }

  private func identity(
    _ entity: NSEntityDescription, _ row: Int, number: Int
  ) -> NSManagedObjectID {
    let actual = entity.root.family.first { layout.number($0) == number } ?? entity
    return layout.identity(actual, row)
  }

  // MARK: Writing

  /// Returns the identities of the inserted objects, by their temporary ones.
  func apply(_ changes: ObjectChanges) throws -> [NSManagedObjectID: NSManagedObjectID] {
    try use {
      var writer = ObjectWriter(database: database, layout: layout)
      try database.transaction { try writer.write(changes) }
      return writer.identities
    }
  }
}
