import SQLiteDatabase

/// The SQL of a predicate. What has none is left out, and evaluated in memory.
struct SQLCondition {
  private(set) var text = "1"
  private(set) var values: [DatabaseValue] = []
  /// Whether the SQL finds the same objects as the predicate, and not more.
  private(set) var isExact = true
  private let entity: NSEntityDescription

  init(_ predicate: NSPredicate?, _ entity: NSEntityDescription) {
    self.entity = entity
    guard let predicate else { return }
    let part = translate(predicate.tree) ?? Part(text: "1", isExact: false)
    (text, values, isExact) = (part.text, part.values, part.isExact)
  }

  private static let signs: [PredicateComparison.Operator: String] = [
    .less: "<", .lessOrEqual: "<=", .greater: ">", .greaterOrEqual: ">=",
  ]

  private struct Part {
    var text: String
    var values: [DatabaseValue] = []
    var isExact = true
  }

  private func translate(_ tree: PredicateTree) -> Part? {
    switch tree {
    case .constant(let value): return Part(text: value ? "1" : "0")
    case .not(let tree):
      guard let part = translate(tree), part.isExact else { return nil }
      return Part(text: "NOT \(part.text)", values: part.values)
    case .and(let trees):
      let parts = trees.compactMap(translate)
      return joined(parts, " AND ", isExact: parts.count == trees.count)
    case .or(let trees):
      let parts = trees.compactMap(translate)
      return parts.count == trees.count ? joined(parts, " OR ", isExact: true) : nil
    case .comparison(let comparison): return translate(comparison)
    case .other: return nil
    }
  }

  private func joined(_ parts: [Part], _ operation: String, isExact: Bool) -> Part? {
    guard !parts.isEmpty else { return nil }
    return Part(
      text: "(\(parts.map(\.text).joined(separator: operation)))",
      values: parts.flatMap(\.values), isExact: isExact && parts.allSatisfy(\.isExact))
  }

  private func translate(_ comparison: PredicateComparison) -> Part? {
    guard comparison.quantifier == nil, comparison.options.isEmpty,
      case .keyPath(let keys) = comparison.left, keys.count <= 1
    else { return nil }
    let attribute = keys.first.flatMap { entity.attributesByName[$0] }
    guard attribute?.isTransient != true, let column = column(keys.first) else { return nil }
    let encode: (Any?) -> DatabaseValue? = { value in
      attribute.map { Self.encode(value, $0.attributeType) } ?? Self.encode(identity: value)
    }
    let value: DatabaseValue? =
      if case .value(let value) = comparison.right { encode(value) } else { nil }
    switch comparison.operation {
    case .equal, .notEqual:
      guard let value else { return nil }
      // `IS` compares with NULL, too.
      let isEqual = "(\(column) IS ?)"
      return Part(
        text: comparison.operation == .equal ? isEqual : "(NOT \(isEqual))", values: [value])
    case .less, .lessOrEqual, .greater, .greaterOrEqual:
      guard attribute != nil, let value, AttributeCoding.number(value) != nil,
        let sign = Self.signs[comparison.operation]
      else { return nil }
      // NULL has to be 0, so that the negation is right.
      return Part(text: "(ifnull(\(column) \(sign) ?, 0))", values: [value])
    case .isIn:
      guard let elements = elements(comparison.right), elements.count < 500 else { return nil }
      let values = elements.compactMap(encode)
      guard values.count == elements.count, !values.contains(.null) else { return nil }
      let marks = values.map { _ in "?" }.joined(separator: ", ")
      return Part(text: "(ifnull(\(column) IN (\(marks)), 0))", values: values)
    default: return nil
    }
  }

  private func column(_ key: String?) -> String? {
    guard let key else { return "Z_PK" }
    guard let property = entity.propertiesByName[key] else { return nil }
    let isToMany = (property as? NSRelationshipDescription)?.isToMany == true
    return isToMany ? nil : StoreLayout.column(key)
  }

  private func elements(_ operand: PredicateOperand) -> [Any?]? {
    switch operand {
    case .value(let value): return PredicateValue.elements(value)
    case .list(let parts):
      return parts.map { part -> Any? in
        if case .value(let value) = part { value } else { nil }
      }
    default: return nil
    }
  }

  /// The stored form of a constant, or nil if it cannot be compared in SQL.
  private static func encode(_ value: Any?, _ type: NSAttributeType) -> DatabaseValue? {
    guard let value = PredicateValue.unwrapped(value) else { return .null }
    switch type {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType,
      .doubleAttributeType, .floatAttributeType, .booleanAttributeType, .dateAttributeType:
      if let integer = value as? Int { return .integer(integer) }
      return PredicateValue.number(value).map { .real($0) }
    case .stringAttributeType, .URIAttributeType:
      return PredicateValue.text(value).map { .text($0) }
    case .UUIDAttributeType: return AttributeCoding(type).encode(value)
    default: return nil
    }
  }

  private static func encode(identity value: Any?) -> DatabaseValue? {
    switch PredicateValue.unwrapped(value) {
    case nil: .null
    case let object as NSManagedObject: object.objectID.row.map { .integer($0) }
    case let id as NSManagedObjectID: id.row.map { .integer($0) }
    default: nil
    }
  }
}
