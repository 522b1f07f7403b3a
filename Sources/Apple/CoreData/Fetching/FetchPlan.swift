import SQLiteDatabase

/// A fetch without its result type.
struct FetchPlan {
  var entity: NSEntityDescription
  var includesSubentities: Bool
  var predicate: NSPredicate?
  var sortDescriptors: [NSSortDescriptor]
  var limit: Int
  var offset: Int
  /// Whether the store may leave out what the limit excludes: nothing else changes the result.
  var isFinal = false

  /// The entities whose objects are found.
  var entities: [NSEntityDescription] { includesSubentities ? entity.family : [entity] }

  func includes(_ object: NSManagedObject) -> Bool {
    entities.contains { $0 === object.entity }
  }

  /// Filters, sorts and limits objects.
  func apply(to objects: [NSManagedObject]) -> [NSManagedObject] {
    let found = predicate.map { test in objects.filter { test.evaluate(with: $0) } } ?? objects
    return Array(page(sorted(found)))
  }

  func page<Elements: Collection>(_ elements: Elements) -> Elements.SubSequence {
    let rest = elements.dropFirst(max(offset, 0))
    return limit > 0 ? rest.prefix(limit) : rest
  }

  private func sorted(_ objects: [NSManagedObject]) -> [NSManagedObject] {
    guard !sortDescriptors.isEmpty else { return objects }
    return objects.enumerated().sorted { left, right in
      for descriptor in sortDescriptors {
        let order = descriptor.compare(left.element, to: right.element)
        if order != .orderedSame { return order == .orderedAscending }
      }
      return left.offset < right.offset
    }.map(\.element)
  }
}

/// A fetch's objects, as a store or a parent context has them, and whether filter, order and limit
/// have been applied; otherwise there may be more objects.
typealias FetchAnswer = (snapshots: [ObjectSnapshot], isFinal: Bool)
