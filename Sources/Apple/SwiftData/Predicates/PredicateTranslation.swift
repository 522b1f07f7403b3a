import SQLiteDatabase

/// A part of a statement, with the values of its parameters.
struct Fragment {
  var text: String
  var values: [DatabaseValue] = []
  /// The type of the column that it is; nil for other expressions.
  var type: StoredType?

  static func joined(_ parts: [Fragment], _ text: ([String]) -> String) -> Fragment {
    Fragment(text: text(parts.map(\.text)), values: parts.flatMap(\.values))
  }
}

/// What an expression of a predicate is in SQL.
enum Operand {
  typealias Filter = (inout PredicateTranslation, Operand) throws -> Fragment

  case value(Fragment)
  /// A row of a table.
  case model(alias: String, ModelFacts)
  /// The related objects of a row that satisfy the conditions.
  case objects(alias: String, ModelFacts, place: Int, filters: [Filter])
  /// A captured value without a stored form.
  case constant(Any)
}

/// An expression without SQL. The predicate is then evaluated in memory.
struct NotTranslatable: Error {}

/// Translates a predicate to a condition of SQL.
///
/// Conditions that are joined by `&&` are translated one by one. Those without SQL are left out;
/// the caller then evaluates the predicate for the rows in memory.
struct PredicateTranslation {
  private let facts: ModelFacts
  private var variables: [PredicateExpressions.VariableID: Operand] = [:]
  private var scopes: [(text: String, aliases: [String: String])] = [("", [:])]
  private var lastAlias = 0

  struct Result {
    var fragment: Fragment?
    var isComplete: Bool
  }

  init(_ facts: ModelFacts) { self.facts = facts }

  /// The joins of the outermost statement.
  var joins: String { scopes[0].text }

  mutating func translate<T>(_ predicate: Predicate<T>) -> Result {
    variables[predicate.variable.key] = .model(alias: "t0", facts)
    return conjuncts(predicate.expression)
  }

  private mutating func conjuncts(_ expression: any PredicateExpression) -> Result {
    if let (left, right) = (expression as? any SQLConjunction)?.sides {
      let first = conjuncts(left)
      let second = conjuncts(right)
      let parts = [first.fragment, second.fragment].compactMap(\.self)
      let fragment =
        parts.isEmpty
        ? nil : Fragment.joined(parts) { "(\($0.joined(separator: " AND ")))" }
      return Result(fragment: fragment, isComplete: first.isComplete && second.isComplete)
    }
    let saved = self
    guard let fragment = try? value(expression) else {
      self = saved
      return Result(fragment: nil, isComplete: false)
    }
    return Result(fragment: fragment, isComplete: true)
  }

  mutating func operand(_ expression: any PredicateExpression) throws -> Operand {
    guard let expression = expression as? any SQLExpression else { throw NotTranslatable() }
    return try expression.operand(&self)
  }

  mutating func value(_ expression: any PredicateExpression) throws -> Fragment {
    guard case .value(let fragment) = try operand(expression) else { throw NotTranslatable() }
    return fragment
  }

  func variable(_ key: PredicateExpressions.VariableID) throws -> Operand {
    guard let operand = variables[key] else { throw NotTranslatable() }
    return operand
  }

  mutating func bind<R>(
    _ key: PredicateExpressions.VariableID, to operand: Operand,
    _ body: (inout PredicateTranslation) throws -> R
  ) rethrows -> R {
    let before = variables[key]
    variables[key] = operand
    defer { variables[key] = before }
    return try body(&self)
  }

  private mutating func newAlias() -> String {
    lastAlias += 1
    return "t\(lastAlias)"
  }

  /// The property of an operand.
  mutating func property(_ path: AnyKeyPath, of root: Operand) throws -> Operand {
    switch root {
    case .constant(let value):
      guard let result = value[keyPath: path] else { throw NotTranslatable() }
      return Self.constant(result)
    case .model(let alias, let facts):
      if path == facts.identifierPath {
        return .value(Fragment(text: "\(alias).\"_pk\"", type: .integer))
      }
      guard let place = facts.places[path] else { throw NotTranslatable() }
      return try property(place, alias, facts)
    case .objects:
      guard path.isCount || path.isEmptiness else { throw NotTranslatable() }
      return .value(
        try path.isCount
          ? count(root) : exists(root, isNegated: true, Self.anything))
    case .value(let fragment):
      guard path == \String.isEmpty, fragment.type.map({ $0.isString }) ?? true else {
        throw NotTranslatable()
      }
      return .value(Fragment(text: "(\(fragment.text) IS '')", values: fragment.values))
    }
  }

  private mutating func property(
    _ place: Int, _ alias: String, _ facts: ModelFacts
  ) throws -> Operand {
    let property = facts.properties[place]
    let column = "\(alias).\(StoreLayout.quoted(property.name))"
    switch property.kind {
    case .attribute(let type):
      guard property.hasColumn else { throw NotTranslatable() }
      return .value(Fragment(text: column, type: type))
    case .toOne(let destination):
      let target = ModelFacts.of(destination)
      if let known = scopes[scopes.count - 1].aliases[column] {
        return .model(alias: known, target)
      }
      let new = newAlias()
      scopes[scopes.count - 1].aliases[column] = new
      scopes[scopes.count - 1].text +=
        " LEFT JOIN \(StoreLayout.table(target)) AS \(new) ON \(new).\"_pk\" = \(column)"
      return .model(alias: new, target)
    case .toMany: return .objects(alias: alias, facts, place: place, filters: [])
    case .unsupported: throw NotTranslatable()
    }
  }

  /// A captured value.
  static func constant(_ value: Any) -> Operand {
    if let identifier = value as? PersistentIdentifier, !identifier.isTemporary {
      return .value(Fragment(text: "?", values: [.integer(identifier.primaryKey)]))
    }
    if let optional = value as? any AnyOptional, let inner = optional.wrapped {
      return constant(inner)
    }
    guard let stored = DatabaseValue.of(value), !(value is any Sequence) || value is String else {
      return .constant(value)
    }
    return .value(
      Fragment(text: "?", values: [stored], type: StoredType(Swift.type(of: value))))
  }
}

// MARK: - Related objects

extension PredicateTranslation {
  /// `EXISTS` for the related objects that satisfy the test.
  mutating func exists(
    _ operand: Operand, isNegated: Bool = false,
    _ test: (inout PredicateTranslation, Operand) throws -> Fragment
  ) throws -> Fragment {
    try subquery(operand, test) { source, condition in
      "\(isNegated ? "NOT " : "")EXISTS (SELECT 1 FROM \(source) WHERE \(condition))"
    }
  }

  /// A test that all related objects pass.
  private static func anything(
    _ translation: inout PredicateTranslation, _ row: Operand
  ) -> Fragment {
    Fragment(text: "1")
  }

  private mutating func count(_ operand: Operand) throws -> Fragment {
    try subquery(operand, Self.anything) { source, condition in
      "(SELECT COUNT(*) FROM \(source) WHERE \(condition))"
    }
  }

  private mutating func subquery(
    _ operand: Operand, _ test: (inout PredicateTranslation, Operand) throws -> Fragment,
    _ text: (_ source: String, _ condition: String) -> String
  ) throws -> Fragment {
    guard case .objects(let owner, let facts, let place, let filters) = operand,
      let destination = facts.properties[place].destination
    else { throw NotTranslatable() }
    let target = ModelFacts.of(destination)
    let alias = newAlias()
    let link: String
    if let pairs = StoreLayout.pairs(facts, place) {
      link =
        "\(alias).\"_pk\" IN (SELECT \(pairs.theirs) FROM \(pairs.table)"
        + " WHERE \(pairs.mine) = \(owner).\"_pk\")"
    } else if let inverse = facts.inverse(of: place)?.place {
      link = "\(alias).\(StoreLayout.quoted(target.properties[inverse].name)) = \(owner).\"_pk\""
    } else {
      throw NotTranslatable()
    }
    scopes.append(("", [:]))
    defer { scopes.removeLast() }
    let row = Operand.model(alias: alias, target)
    var parts = [Fragment(text: link)]
    for filter in filters { parts.append(try filter(&self, row)) }
    parts.append(try test(&self, row))
    let joins = scopes[scopes.count - 1].text
    return Fragment.joined(parts) {
      text("\(StoreLayout.table(target)) AS \(alias)\(joins)", $0.joined(separator: " AND "))
    }
  }
}

extension StoredType {
  var isString: Bool { if case .string = self { true } else { false } }

  /// Whether the stored forms have the order of the values.
  var isOrdered: Bool {
    switch self {
    case .integer, .real, .date, .string, .bool: true
    default: false
    }
  }
}

extension AnyKeyPath {
  private static func last(_ path: AnyKeyPath) -> Substring? {
    path.debugDescription.split(separator: ".").last
  }
  /// Whether the key path is `\.count` of a collection of objects.
  fileprivate var isCount: Bool { Self.last(self) == "count" }
  fileprivate var isEmptiness: Bool { Self.last(self) == "isEmpty" }
}
