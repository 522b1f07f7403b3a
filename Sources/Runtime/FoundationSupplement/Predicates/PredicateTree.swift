/// A predicate that a format text describes.
package indirect enum PredicateTree: @unchecked Sendable {
  // `@unchecked Sendable`: as with Foundation's predicates, constants are not changed.
  case constant(Bool)
  case not(PredicateTree)
  case and([PredicateTree])
  case or([PredicateTree])
  case comparison(PredicateComparison)
  /// A predicate without a tree, such as one with a closure.
  case other(NSPredicate)
}

/// Two expressions with an operator between them.
package struct PredicateComparison {
  package enum Operator: Equatable {
    case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
    case between, contains, isIn, beginsWith, endsWith, like, matches
  }

  /// How a comparison with a to-many key path is meant.
  package enum Quantifier {
    case any, all, none
  }

  /// The letters in `CONTAINS[cd]`.
  package struct Options: OptionSet {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let caseInsensitive = Options(rawValue: 1)
    package static let diacriticInsensitive = Options(rawValue: 2)
  }

  package var quantifier: Quantifier?
  package var left: PredicateOperand
  package var operation: Operator
  package var options: Options
  package var right: PredicateOperand
}

/// An expression of a predicate.
package indirect enum PredicateOperand {
  case value(Any?)
  /// `SELF` has no keys.
  case keyPath([String])
  case list([PredicateOperand])
  case variable(String)
  case function(String, [PredicateOperand])
}

/// Something whose values a predicate reads by name, such as a managed object.
package protocol KeyValueReadable {
  /// Traps, or returns nil, for an unknown key.
  func readValue(forKey key: String) -> Any?
}
