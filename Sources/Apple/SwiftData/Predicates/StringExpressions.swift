import SQLiteDatabase

extension PredicateTranslation {
  fileprivate mutating func string(_ expression: any PredicateExpression) throws -> Fragment {
    let fragment = try value(expression)
    guard fragment.type.map(\.isString) ?? true else { throw NotTranslatable() }
    return fragment
  }
}

extension PredicateExpressions.CollectionContainsCollection: SQLExpression {
  func operand(_ translation: inout PredicateTranslation) throws -> Operand {
    let parts = [try translation.string(base), try translation.string(other)]
    return .value(.joined(parts) { "(instr(\($0[0]), \($0[1])) > 0)" })
  }
}

extension PredicateExpressions.SequenceStartsWith: SQLExpression {
  func operand(_ translation: inout PredicateTranslation) throws -> Operand {
    let whole = try translation.string(base)
    let start = try translation.string(prefix)
    return .value(
      .joined([whole, start, start]) { "(substr(\($0[0]), 1, length(\($0[1]))) = \($0[2]))" })
  }
}

// Foundation on Linux lacks this function of predicates.
extension PredicateExpressions {
  /// `localizedStandardContains(_:)`: contains a text, regardless of case and diacritics.
  public struct StringLocalizedStandardContains<
    Root: PredicateExpression, Other: PredicateExpression
  >: PredicateExpression, SQLExpression
  where Root.Output: StringProtocol, Other.Output: StringProtocol {
    public typealias Output = Bool
    public let root: Root
    public let other: Other

    public init(root: Root, other: Other) {
      self.root = root
      self.other = other
    }

    public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
      StandardOrder.contains(
        String(try root.evaluate(bindings)), String(try other.evaluate(bindings)))
    }

    func operand(_ translation: inout PredicateTranslation) throws -> Operand {
      let parts = [try translation.string(root), try translation.string(other)]
      return .value(.joined(parts) { "localized_contains(\($0[0]), \($0[1]))" })
    }
  }

  // The macro `#Predicate` calls a function with this name.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static func build_localizedStandardContains<Root, Other>(
    _ root: Root, _ other: Other
  ) -> StringLocalizedStandardContains<Root, Other> {
    StringLocalizedStandardContains(root: root, other: other)
  }
}

extension PredicateExpressions.StringLocalizedStandardContains: Sendable
where Root: Sendable, Other: Sendable {}

extension PredicateExpressions.StringLocalizedStandardContains: Codable
where Root: Codable, Other: Codable {}

extension PredicateExpressions.StringLocalizedStandardContains: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
