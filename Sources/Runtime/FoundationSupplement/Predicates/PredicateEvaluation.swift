/// Evaluates a predicate's tree for an object.
struct PredicateEvaluation {
  let object: Any?
  let variables: [String: Any]

  func evaluate(_ tree: PredicateTree) -> Bool {
    switch tree {
    case .constant(let value): value
    case .not(let part): !evaluate(part)
    case .and(let parts): parts.allSatisfy(evaluate)
    case .or(let parts): parts.contains(where: evaluate)
    case .comparison(let comparison): evaluate(comparison)
    case .other(let predicate): predicate.evaluate(with: object)
    }
  }

  private func evaluate(_ comparison: PredicateComparison) -> Bool {
    let left = value(comparison.left)
    let right = value(comparison.right)
    func holds(_ left: Any?) -> Bool { Self.holds(comparison, left, right) }
    guard let quantifier = comparison.quantifier else { return holds(left) }
    let elements = PredicateValue.elements(left) ?? []
    switch quantifier {
    case .any: return elements.contains(where: holds)
    case .all: return elements.allSatisfy(holds)
    case .none: return !elements.contains(where: holds)
    }
  }

  // MARK: Expressions

  func value(_ operand: PredicateOperand) -> Any? {
    switch operand {
    case .value(let value): value
    case .keyPath(let keys): Self.value(object, at: keys[...])
    case .list(let parts): parts.map { value($0) as Any }
    case .variable(let name): variables[name]
    case .function(let name, let parts): Self.function(name, parts.map(value))
    }
  }

  private static func value(_ object: Any?, at keys: ArraySlice<String>) -> Any? {
    guard let object = PredicateValue.unwrapped(object) else { return nil }
    guard let key = keys.first else { return object }
    let rest = keys.dropFirst()
    if key.hasPrefix("@") {
      guard let elements = PredicateValue.elements(object) else { return nil }
      return aggregate(key, elements.map { value($0, at: rest) })
    }
    if let readable = object as? any KeyValueReadable {
      return value(readable.readValue(forKey: key), at: rest)
    }
    if let elements = PredicateValue.elements(object) {
      let values = elements.map { value($0, at: keys) }
      return values.flatMap { PredicateValue.elements($0) ?? [$0 as Any] }
    }
    if let dictionary = object as? [String: Any] { return value(dictionary[key], at: rest) }
    if let dictionary = object as? NSDictionary { return value(dictionary[key], at: rest) }
    if let text = object as? String, key == "length" { return text.utf16.count }
    // Without the Objective-C runtime, stored properties are found by reflection.
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      if let child = current.children.first(where: { $0.label == key || $0.label == "_\(key)" }) {
        return value(child.value, at: rest)
      }
      mirror = current.superclassMirror
    }
    return nil
  }

  private static func aggregate(_ name: String, _ values: [Any?]) -> Any? {
    let numbers = values.compactMap(PredicateValue.number)
    switch name {
    case "@count": return values.count
    case "@sum": return numbers.reduce(0, +)
    case "@avg": return numbers.isEmpty ? 0 : numbers.reduce(0, +) / Double(numbers.count)
    case "@min":
      return values.compactMap { $0 }.min { PredicateValue.compare($0, $1) == .orderedAscending }
    case "@max":
      return values.compactMap { $0 }.max { PredicateValue.compare($0, $1) == .orderedAscending }
    default: return nil
    }
  }

  private static func function(_ name: String, _ values: [Any?]) -> Any? {
    let numbers = values.compactMap(PredicateValue.number)
    if ["+", "-", "*", "/"].contains(name) {
      guard numbers.count == 2 else { return nil }
      if let result = integerResult(name, values) { return result }
      switch name {
      case "+": return numbers[0] + numbers[1]
      case "-": return numbers[0] - numbers[1]
      case "*": return numbers[0] * numbers[1]
      default: return numbers[1] == 0 ? nil : numbers[0] / numbers[1]
      }
    }
    switch name {
    case "now": return Date()
    case "lowercase:": return (values.first as? String)?.lowercased()
    case "uppercase:": return (values.first as? String)?.uppercased()
    case "length:": return (values.first as? String)?.utf16.count
    case "count:": return PredicateValue.elements(values.first ?? nil)?.count
    case "sum:", "average:", "min:", "max:":
      let aggregated = name == "average:" ? "@avg" : "@\(name.dropLast())"
      return PredicateValue.elements(values.first ?? nil).flatMap { aggregate(aggregated, $0) }
    case "add:to:": return function("+", values)
    case "from:subtract:": return function("-", values)
    case "multiply:by:": return function("*", values)
    case "divide:by:": return function("/", values)
    case "raise:toPower:": return numbers.count == 2 ? pow(numbers[0], numbers[1]) : nil
    case "sqrt:": return numbers.first?.squareRoot()
    case "abs:": return numbers.first.map { abs($0) }
    case "floor:", "trunc:": return numbers.first?.rounded(.down)
    case "ceiling:": return numbers.first?.rounded(.up)
    default: return nil
    }
  }

  /// Integers stay integers, as `NSNumber` does: 7 / 2 is 3. nil if there are others, or if the
  /// result is too large.
  private static func integerResult(_ name: String, _ values: [Any?]) -> Int? {
    guard let left = PredicateValue.unwrapped(values[0]) as? Int,
      let right = PredicateValue.unwrapped(values[1]) as? Int
    else { return nil }
    let (result, isTooLarge) =
      switch name {
      case "+": left.addingReportingOverflow(right)
      case "-": left.subtractingReportingOverflow(right)
      case "*": left.multipliedReportingOverflow(by: right)
      default: left.dividedReportingOverflow(by: right)
      }
    return isTooLarge ? nil : result
  }

  // MARK: Comparisons

  private static func holds(
    _ comparison: PredicateComparison, _ left: Any?, _ right: Any?
  ) -> Bool {
    let left = PredicateValue.unwrapped(left)
    let right = PredicateValue.unwrapped(right)
    let options = comparison.options
    switch comparison.operation {
    case .equal: return PredicateValue.areEqual(left, right, options)
    case .notEqual: return !PredicateValue.areEqual(left, right, options)
    case .less: return order(left, right, options) == .orderedAscending
    case .greater: return order(left, right, options) == .orderedDescending
    case .lessOrEqual:
      return [.orderedAscending, .orderedSame].contains(order(left, right, options))
    case .greaterOrEqual:
      return [.orderedDescending, .orderedSame].contains(order(left, right, options))
    case .between:
      guard let bounds = PredicateValue.elements(right), bounds.count == 2 else { return false }
      return order(left, bounds[0], options) != .orderedAscending
        && order(left, bounds[1], options) != .orderedDescending
        && left != nil
    case .isIn: return contains(right, left, options)
    case .contains: return contains(left, right, options)
    case .beginsWith, .endsWith, .like, .matches:
      guard let text = PredicateValue.text(left), let part = PredicateValue.text(right) else {
        return false
      }
      return PredicateText(options).holds(comparison.operation, text, part)
    }
  }

  private static func order(
    _ left: Any?, _ right: Any?, _ options: PredicateComparison.Options
  ) -> ComparisonResult? {
    guard let left, let right = PredicateValue.unwrapped(right) else { return nil }
    return PredicateValue.compare(left, right, options)
  }

  private static func contains(
    _ whole: Any?, _ part: Any?, _ options: PredicateComparison.Options
  ) -> Bool {
    if let text = PredicateValue.text(whole) {
      guard let part = PredicateValue.text(part) else { return false }
      return PredicateText(options).contains(text, part)
    }
    return (PredicateValue.elements(whole) ?? [])
      .contains { PredicateValue.areEqual($0, part, options) }
  }
}
