import SQLiteDatabase

/// A fetch as SQL, and what remains to be done in memory.
struct FetchPlan<T: PersistentModel> {
  /// Whether changes that are not saved must be merged.
  let isPending: Bool
  let filtersInMemory: Bool
  let sortsInMemory: Bool
  private(set) var values: [DatabaseValue]
  private let source: String
  private let condition: String
  private let order: String
  private let limit: String

  /// Whether SQL does everything.
  var isComplete: Bool { !isPending && !filtersInMemory && !sortsInMemory }

  init(_ descriptor: FetchDescriptor<T>, _ facts: ModelFacts, isPending: Bool) {
    var translation = PredicateTranslation(facts)
    let filter = descriptor.predicate.map { translation.translate($0) }
    let order = Self.order(descriptor.sortBy, facts)
    self.isPending = isPending
    filtersInMemory = isPending && filter != nil || filter?.isComplete == false
    sortsInMemory = isPending || order == nil
    // With pending changes, a row may match although its stored values do not, so all rows of
    // changed objects are needed; they are added from memory.
    condition = filter?.fragment.map { " WHERE \($0.text)" } ?? ""
    source = "\(StoreLayout.table(facts)) AS t0\(translation.joins)"
    values = filter?.fragment?.values ?? []
    self.order = order ?? " ORDER BY t0.\"_pk\""
    let isWhole = !self.isPending && !filtersInMemory && !sortsInMemory
    let count = descriptor.fetchLimit.flatMap { $0 > 0 ? $0 : nil }
    let offset = max(0, descriptor.fetchOffset ?? 0)
    limit =
      isWhole && (count != nil || offset > 0) ? " LIMIT \(count ?? -1) OFFSET \(offset)" : ""
  }

  func select(_ columns: String) -> String {
    "SELECT \(columns) FROM \(source)\(condition)\(order)\(limit)"
  }

  static func columns(_ facts: ModelFacts, of alias: String) -> String {
    let names = facts.columns.map { "\(alias).\(StoreLayout.quoted(facts.properties[$0].name))" }
    return (["\(alias).\"_pk\""] + names).joined(separator: ", ")
  }

  /// The `ORDER BY` clause; nil if SQL cannot sort so.
  private static func order(_ descriptors: [SortDescriptor<T>], _ facts: ModelFacts) -> String? {
    var terms: [String] = []
    for descriptor in descriptors {
      guard let path = descriptor.keyPath, let place = facts.places[path],
        case .attribute(let type) = facts.properties[place].kind,
        facts.properties[place].hasColumn, ModelOrder.isStandard(descriptor)
      else { return nil }
      let direction = descriptor.order == .forward ? "" : " DESC"
      let column = "t0.\(StoreLayout.quoted(facts.properties[place].name))"
      switch type {
      case .string: terms.append("\(column) COLLATE standard\(direction)")
      case .bool, .integer, .real, .date, .uuid: terms.append("\(column)\(direction)")
      default: return nil
      }
    }
    return " ORDER BY " + (terms + ["t0.\"_pk\""]).joined(separator: ", ")
  }
}
