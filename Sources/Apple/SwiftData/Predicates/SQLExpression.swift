import SQLiteDatabase

/// An expression of a predicate that has a form in SQL.
protocol SQLExpression {
  func operand(_ translation: inout PredicateTranslation) throws -> Operand
}

/// `&&`, whose sides are translated separately at the top of a predicate.
protocol SQLConjunction {
  var sides: (any PredicateExpression, any PredicateExpression) { get }
}

extension PredicateExpressions.Variable: SQLExpression {
  func operand(_ translation: inout PredicateTranslation) throws -> Operand {
    try translation.variable(key)
  }
}

extension PredicateExpressions.Value: SQLExpression {
  func operand(_ translation: inout PredicateTranslation) throws -> Operand {
    PredicateTranslation.constant(value)
  }
}

extension PredicateExpressions.KeyPath: SQLExpression {
  func operand(_ translation: inout PredicateTranslation) throws -> Operand {
    try translation.property(keyPath, of: translation.operand(root))
  }
}

extension PredicateExpressions.NilLiteral: SQLExpression {
  func operand(_ translation: inout PredicateTranslation) throws -> Operand {
    .value(Fragment(text: "NULL"))
  }
}

// MARK: - Logic

extension PredicateExpressions.Conjunction: SQLExpression, SQLConjunction {
  var sides: (any PredicateExpression, any PredicateExpression) { (lhs, rhs) }

  func operand(_ translation: inout PredicateTranslation) throws -> Operand {
    .value(
      .joined([try translation.value(lhs), try translation.value(rhs)]) {
        "(\($0[0]) AND \($0[1]))"
      })
  }
}

extension PredicateExpressions.Disjunction: SQLExpression {
  func operand(_ translation: inout PredicateTranslation) throws -> Operand {
    .value(
      .joined([try translation.value(lhs), try translation.value(rhs)]) {
        "(\($0[0]) OR \($0[1]))"
      })
  }
}

extension PredicateExpressions.Negation: SQLExpression {
  func operand(_ translation: inout PredicateTranslation) throws -> Operand {
    .value(.joined([try translation.value(wrapped)]) { "(NOT \($0[0]))" })
  }
}

extension PredicateExpressions.Conditional: SQLExpression {
  func operand(_ translation: inout PredicateTranslation) throws -> Operand {
    let parts = [
      try translation.value(test), try translation.value(trueBranch),
      try translation.value(falseBranch),
    ]
    return .value(.joined(parts) { "(CASE WHEN \($0[0]) THEN \($0[1]) ELSE \($0[2]) END)" })
  }
}

// MARK: - Comparison and arithmetic

extension PredicateTranslation {
  /// Compares with `IS`, for which NULL equals NULL as `nil` equals `nil` in Swift.
  fileprivate mutating func equality(
    _ lhs: any PredicateExpression, _ rhs: any PredicateExpression, _ sign: String
  ) throws -> Operand {
    let parts = [try comparable(lhs), try comparable(rhs)]
    return .value(.joined(parts) { "(\($0[0]) \(sign) \($0[1]))" })
  }

  /// A value to compare; an object is compared by its row.
  private mutating func comparable(_ expression: any PredicateExpression) throws -> Fragment {
    switch try operand(expression) {
    case .value(let fragment):
      // JSON texts of equal values may differ.
      if case .json = fragment.type { throw NotTranslatable() }
      return fragment
    case .model(let alias, _): return Fragment(text: "\(alias).\"_pk\"")
    case .objects, .constant: throw NotTranslatable()
    }
  }

  fileprivate mutating func ordered(_ expression: any PredicateExpression) throws -> Fragment {
    let fragment = try value(expression)
    if let type = fragment.type, !type.isOrdered { throw NotTranslatable() }
    return fragment
  }
}

extension PredicateExpressions.Equal: SQLExpression {
  func operand(_ translation: inout PredicateTranslation) throws -> Operand {
    try translation.equality(lhs, rhs, "IS")
  }
}

extension PredicateExpressions.NotEqual: SQLExpression {
  func operand(_ translation: inout PredicateTranslation) throws -> Operand {
    try translation.equality(lhs, rhs, "IS NOT")
  }
}

extension PredicateExpressions.Comparison: SQLExpression {
  func operand(_ translation: inout PredicateTranslation) throws -> Operand {
    let sign =
      switch op {
      case .lessThan: "<"
      case .lessThanOrEqual: "<="
      case .greaterThan: ">"
      case .greaterThanOrEqual: ">="
      @unknown default: throw NotTranslatable()
      }
    let parts = [try translation.ordered(lhs), try translation.ordered(rhs)]
    return .value(.joined(parts) { "(\($0[0]) \(sign) \($0[1]))" })
  }
}

extension PredicateExpressions.Arithmetic: SQLExpression {
  func operand(_ translation: inout PredicateTranslation) throws -> Operand {
    let sign =
      switch op {
      case .add: "+"
      case .subtract: "-"
      case .multiply: "*"
      @unknown default: throw NotTranslatable()
      }
    let parts = [try translation.ordered(lhs), try translation.ordered(rhs)]
    return .value(.joined(parts) { "(\($0[0]) \(sign) \($0[1]))" })
  }
}

extension PredicateExpressions.UnaryMinus: SQLExpression {
  func operand(_ translation: inout PredicateTranslation) throws -> Operand {
    .value(.joined([try translation.ordered(wrapped)]) { "(-\($0[0]))" })
  }
}

extension PredicateExpressions.IntDivision: SQLExpression {
  func operand(_ translation: inout PredicateTranslation) throws -> Operand {
    let parts = [try translation.ordered(lhs), try translation.ordered(rhs)]
    return .value(.joined(parts) { "(\($0[0]) / \($0[1]))" })
  }
}

extension PredicateExpressions.IntRemainder: SQLExpression {
  func operand(_ translation: inout PredicateTranslation) throws -> Operand {
    let parts = [try translation.ordered(lhs), try translation.ordered(rhs)]
    return .value(.joined(parts) { "(\($0[0]) % \($0[1]))" })
  }
}

extension PredicateExpressions.FloatDivision: SQLExpression {
  func operand(_ translation: inout PredicateTranslation) throws -> Operand {
    let parts = [try translation.ordered(lhs), try translation.ordered(rhs)]
    return .value(.joined(parts) { "(\($0[0]) / CAST(\($0[1]) AS REAL))" })
  }
}

// MARK: - Optionals

extension PredicateExpressions.NilCoalesce: SQLExpression {
  func operand(_ translation: inout PredicateTranslation) throws -> Operand {
    let parts = [try translation.value(lhs), try translation.value(rhs)]
    return .value(.joined(parts) { "COALESCE(\($0[0]), \($0[1]))" })
  }
}

extension PredicateExpressions.OptionalFlatMap: SQLExpression {
  func operand(_ translation: inout PredicateTranslation) throws -> Operand {
    let root = try translation.operand(wrapped)
    guard case .value(let fragment) = root else {
      return try translation.bind(variable.key, to: root) { try $0.operand(transform) }
    }
    // `IS` and similar operators are never NULL, so a nil value is handled here.
    let result = try translation.bind(variable.key, to: root) { try $0.value(transform) }
    return .value(
      .joined([fragment, result]) { "(CASE WHEN \($0[0]) IS NOT NULL THEN \($0[1]) END)" })
  }
}

extension PredicateExpressions.ForcedUnwrap: SQLExpression {
  func operand(_ translation: inout PredicateTranslation) throws -> Operand {
    try translation.operand(inner)
  }
}

// MARK: - Sequences and ranges

extension PredicateExpressions.SequenceContains: SQLExpression {
  func operand(_ translation: inout PredicateTranslation) throws -> Operand {
    guard case .constant(let constant) = try translation.operand(sequence),
      let elements = constant as? any Sequence
    else { throw NotTranslatable() }
    let value = try translation.value(element)
    var constants: [DatabaseValue] = []
    for element in Array<Any>.of(elements) {
      guard case .value(let fragment) = PredicateTranslation.constant(element),
        let stored = fragment.values.first
      else { throw NotTranslatable() }
      constants.append(stored)
    }
    // SQLite limits the number of parameters.
    guard constants.count <= 10_000 else { throw NotTranslatable() }
    let marks = Array(repeating: "?", count: constants.count).joined(separator: ", ")
    let hasNull = constants.contains(.null)
    let test = "COALESCE(\(value.text) IN (\(marks)), \(hasNull ? "1" : "0"))"
    return .value(Fragment(text: test, values: value.values + constants))
  }
}

extension Array where Element == Any {
  fileprivate static func of(_ sequence: some Sequence) -> [Any] { sequence.map { $0 as Any } }
}

extension PredicateExpressions.SequenceContainsWhere: SQLExpression {
  func operand(_ translation: inout PredicateTranslation) throws -> Operand {
    let objects = try translation.operand(sequence)
    return .value(
      try translation.exists(objects) { translation, row in
        try translation.bind(variable.key, to: row) { try $0.value(test) }
      })
  }
}

extension PredicateExpressions.SequenceAllSatisfy: SQLExpression {
  func operand(_ translation: inout PredicateTranslation) throws -> Operand {
    let objects = try translation.operand(sequence)
    return .value(
      try translation.exists(objects, isNegated: true) { translation, row in
        let fragment = try translation.bind(variable.key, to: row) { try $0.value(test) }
        return .joined([fragment]) { "NOT \($0[0])" }
      })
  }
}

extension PredicateExpressions.Filter: SQLExpression {
  func operand(_ translation: inout PredicateTranslation) throws -> Operand {
    guard
      case .objects(let alias, let facts, let place, let filters) =
        try translation.operand(sequence)
    else { throw NotTranslatable() }
    let new: Operand.Filter = { translation, row in
      try translation.bind(variable.key, to: row) { try $0.value(filter) }
    }
    return .objects(alias: alias, facts, place: place, filters: filters + [new])
  }
}

/// A range, whose ends are expressions.
protocol SQLRange {
  var ends: (any PredicateExpression, any PredicateExpression) { get }
  var upperSign: String { get }
}

extension PredicateExpressions.ClosedRange: SQLRange {
  var ends: (any PredicateExpression, any PredicateExpression) { (lower, upper) }
  var upperSign: String { "<=" }
}

extension PredicateExpressions.Range: SQLRange {
  var ends: (any PredicateExpression, any PredicateExpression) { (lower, upper) }
  var upperSign: String { "<" }
}

extension PredicateExpressions.RangeExpressionContains: SQLExpression {
  func operand(_ translation: inout PredicateTranslation) throws -> Operand {
    guard let range = range as? any SQLRange else { throw NotTranslatable() }
    let value = try translation.ordered(element)
    let parts = [
      value, try translation.ordered(range.ends.0), value, try translation.ordered(range.ends.1),
    ]
    return .value(
      .joined(parts) { "(\($0[0]) >= \($0[1]) AND \($0[2]) \(range.upperSign) \($0[3]))" })
  }
}
