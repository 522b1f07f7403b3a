import SQLiteDatabase

/// Writes the changes of a save, inside of a transaction.
struct ObjectWriter {
  let database: Database
  let layout: StoreLayout
  /// The identities of the inserted objects, by their temporary ones.
  private(set) var identities: [NSManagedObjectID: NSManagedObjectID] = [:]

  mutating func write(_ changes: ObjectChanges) throws {
    // Objects may refer to each other, so that links follow when all of them have a row.
    for id in changes.inserted { try insert(id) }
    for (snapshot, keys) in changes.written { try update(snapshot, keys: keys) }
    for id in changes.deleted { try delete(id) }
    for (snapshot, _) in changes.written { try checkUniqueness(snapshot) }
  }

  private func row(_ id: NSManagedObjectID) -> Int? { id.row ?? identities[id]?.row }

  private mutating func insert(_ id: NSManagedObjectID) throws {
    let table = StoreLayout.table(id.entity)
    let root = DatabaseValue.text(id.entity.root.name ?? "")
    // Another process may have inserted rows since the last save: the counter is in the store.
    try database.run(
      "UPDATE Z_PRIMARYKEY SET Z_MAX = 1 + max(Z_MAX, "
        + "(SELECT ifnull(max(Z_PK), 0) FROM \(table))) WHERE Z_NAME = ?", [root])
    let row =
      try database.integer("SELECT Z_MAX FROM Z_PRIMARYKEY WHERE Z_NAME = ?", [root]) ?? 1
    try database.run(
      "INSERT INTO \(table) (Z_PK, Z_ENT, Z_OPT) VALUES (?, ?, 0)",
      [.integer(row), .integer(layout.number(id.entity))])
    identities[id] = layout.identity(id.entity, row)
  }

  /// Writes values and links, and counts the change in `Z_OPT`.
  private func update(_ snapshot: ObjectSnapshot, keys: Set<String>) throws {
    guard let row = row(snapshot.id) else { return }
    let entity = snapshot.id.entity
    var assignments = ["Z_OPT = Z_OPT + 1"]
    var values: [DatabaseValue] = []
    for attribute in entity.storedAttributes where keys.contains(attribute.name) {
      let value = snapshot.values[attribute.name]
      guard let encoded = AttributeCoding(attribute.attributeType).encode(value) else {
        throw CoreDataError.invalidValue.error(
          "\(entity.name ?? "").\(attribute.name) cannot store "
            + "\(value.map { "a \(type(of: $0))" } ?? "the value")",
          [NSValidationKeyErrorKey: attribute.name])
      }
      assignments.append("\(StoreLayout.column(attribute.name)) = ?")
      values.append(encoded)
    }
    for relationship in entity.relationships
    where !relationship.isToMany && keys.contains(relationship.name) {
      assignments.append("\(StoreLayout.column(relationship.name)) = ?")
      values.append(
        snapshot.targets[relationship.name].flatMap(self.row).map { .integer($0) } ?? .null)
    }
    try database.run(
      "UPDATE \(StoreLayout.table(entity)) SET \(assignments.joined(separator: ", ")) "
        + "WHERE Z_PK = ?", values + [.integer(row)])
    for relationship in entity.relationships
    where relationship.isToMany && keys.contains(relationship.name) {
      guard let members = snapshot.members[relationship.name] else { continue }
      try write(members.compactMap(self.row), of: row, relationship)
    }
  }

  private func write(
    _ members: [Int], of row: Int, _ relationship: NSRelationshipDescription
  ) throws {
    guard let destination = relationship.destinationEntity else { return }
    let table = StoreLayout.table(destination)
    switch layout.members(relationship) {
    case .column(let column, let order):
      // The other side's column is written with that side, except for these two.
      if relationship.inverseRelationship == nil {
        try database.run(
          "UPDATE \(table) SET \(column) = NULL WHERE \(column) = ?", [.integer(row)])
        for member in members {
          try database.run(
            "UPDATE \(table) SET \(column) = ? WHERE Z_PK = ?", [.integer(row), .integer(member)])
        }
      }
      guard let order else { return }
      for (place, member) in members.enumerated() {
        try database.run(
          "UPDATE \(table) SET \(order) = ? WHERE Z_PK = ?", [.integer(place), .integer(member)])
      }
    case .pairs(let pairs, let own, let other):
      try database.run("DELETE FROM \(pairs) WHERE \(own) = ?", [.integer(row)])
      for member in members {
        try database.run(
          "INSERT OR IGNORE INTO \(pairs) (\(own), \(other)) VALUES (?, ?)",
          [.integer(row), .integer(member)])
      }
    }
  }

  private func delete(_ id: NSManagedObjectID) throws {
    guard let row = id.row else { return }
    try database.run(
      "DELETE FROM \(StoreLayout.table(id.entity)) WHERE Z_PK = ?", [.integer(row)])
    for relationship in id.entity.relationships where relationship.isToMany {
      switch layout.members(relationship) {
      case .column(let column, _):
        guard let destination = relationship.destinationEntity else { continue }
        try database.run(
          "UPDATE \(StoreLayout.table(destination)) SET \(column) = NULL WHERE \(column) = ?",
          [.integer(row)])
      case .pairs(let pairs, let own, _):
        try database.run("DELETE FROM \(pairs) WHERE \(own) = ?", [.integer(row)])
      }
    }
  }

  private func checkUniqueness(_ snapshot: ObjectSnapshot) throws {
    let entity = snapshot.id.entity
    guard let row = row(snapshot.id) else { return }
    for constraint in entity.uniquenessConstraints {
      let attributes = constraint.compactMap {
        ($0 as? String).flatMap { entity.attributesByName[$0] }
      }
      let values = attributes.compactMap {
        AttributeCoding($0.attributeType).encode(snapshot.values[$0.name])
      }
      guard !attributes.isEmpty, values.count == attributes.count, !values.contains(.null) else {
        continue
      }
      let conditions = attributes.map { "\(StoreLayout.column($0.name)) = ?" }
      let other = try database.integer(
        "SELECT Z_PK FROM \(StoreLayout.table(entity)) "
          + "WHERE \(conditions.joined(separator: " AND ")) AND Z_PK <> ?",
        values + [.integer(row)])
      guard other != nil else { continue }
      throw CoreDataError.uniquenessConflict.error(
        "another \(entity.name ?? "") has the same \(attributes.map(\.name).joined(separator: ", "))"
      )
    }
  }
}
