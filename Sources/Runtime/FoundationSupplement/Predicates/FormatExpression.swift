import AuthorNotices

// Compatibility: partial | `NSExpression` | constants, key paths, variables, aggregates, arithmetic
//   and the functions that predicates have; an alias of `FormatExpression`, because Linux
//   Foundation's own class cannot be created; without blocks, set operations and subqueries

/// An expression that is evaluated for an object.
///
/// Linux Foundation has a class `NSExpression` without initializers. A build declares
/// `NSExpression` as an alias of this class in modules that use the name.
open class FormatExpression: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: as with predicates, constants are not changed.

  public enum ExpressionType: UInt, Sendable {
    case constantValue = 0
    case evaluatedObject = 1
    case variable = 2
    case keyPath = 3
    case function = 4
    case aggregate = 14
  }

  package let operand: PredicateOperand

  package init(_ operand: PredicateOperand) { self.operand = operand }

  /// The expression of a text: `NSExpression(format: "1 + %K", "count")`. A text that cannot be
  /// parsed, for which Apple's Foundation raises an exception, makes a nil constant, and prints a
  /// notice.
  public convenience init(format expressionFormat: String, _ args: any CVarArg...) {
    self.init(format: expressionFormat, argumentArray: args)
  }

  public convenience init(format expressionFormat: String, argumentArray arguments: [Any]) {
    do {
      self.init(try PredicateParser.parse(expression: expressionFormat, arguments))
    } catch {
      AuthorNotice.report(
        "NSExpression: the format \"\(expressionFormat)\" cannot be parsed: \(error). Its value is "
          + "nil.")
      self.init(PredicateOperand.value(nil))
    }
  }

  public convenience init(forConstantValue value: Any?) { self.init(.value(value)) }

  public convenience init(forVariable name: String) { self.init(.variable(name)) }

  public convenience init(forKeyPath keyPath: String) {
    self.init(.keyPath(keyPath.split(separator: ".").map(String.init)))
  }

  /// - Parameter name: The name of a function of predicates, such as `sum:`.
  public convenience init(forFunction name: String, arguments parameters: [Any]) {
    self.init(
      .function(name, parameters.map { ($0 as? FormatExpression)?.operand ?? .value($0) }))
  }

  public convenience init(forAggregate subexpressions: [Any]) {
    self.init(.list(subexpressions.map { ($0 as? FormatExpression)?.operand ?? .value($0) }))
  }

  public class func expressionForEvaluatedObject() -> FormatExpression {
    FormatExpression(.keyPath([]))
  }

  open var expressionType: ExpressionType {
    switch operand {
    case .value: .constantValue
    case .keyPath(let keys): keys.isEmpty ? .evaluatedObject : .keyPath
    case .list: .aggregate
    case .variable: .variable
    case .function: .function
    }
  }

  /// nil for other expressions.
  open var constantValue: Any? {
    if case .value(let value) = operand { value } else { nil }
  }

  /// Empty for other expressions.
  open var keyPath: String {
    if case .keyPath(let keys) = operand { keys.joined(separator: ".") } else { "" }
  }

  /// Empty for other expressions.
  open var variable: String { if case .variable(let name) = operand { name } else { "" } }

  /// Empty for other expressions.
  open var function: String { if case .function(let name, _) = operand { name } else { "" } }

  /// nil for other expressions.
  open var arguments: [FormatExpression]? {
    if case .function(_, let parts) = operand { parts.map { FormatExpression($0) } } else { nil }
  }

  /// nil for other expressions.
  open var collection: Any? {
    if case .list(let parts) = operand { parts.map { FormatExpression($0) } } else { nil }
  }

  /// The value for an object. Numbers that are computed are of type `Int` or `Double`.
  ///
  /// - Parameter context: The values of variables, by name.
  open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
    var variables: [String: Any] = [:]
    for case (let name as String, let value) in context ?? [:] { variables[name] = value }
    return PredicateEvaluation(object: object, variables: variables).value(operand)
  }
}
