/// Parses the format text of a predicate, as Apple's Predicate Programming Guide describes it.
///
/// Not supported: `SUBQUERY`, `FUNCTION`, `CAST` and indexes other than `FIRST`, `LAST` and `SIZE`.
struct PredicateParser {
  private let tokens: [PredicateToken]
  private var position = 0
  private var arguments: ArraySlice<Any>
  private var depth = 0
  /// Limits the recursion.
  private static let depthLimit = 100

  static func parse(_ format: String, _ arguments: [Any]) throws(PredicateFormatError)
    -> PredicateTree
  {
    var parser = PredicateParser(
      tokens: try PredicateTokens.split(format), arguments: arguments[...])
    let tree = try parser.disjunction()
    guard parser.position == parser.tokens.count else {
      throw PredicateFormatError(description: "unexpected \(parser.described)")
    }
    return tree
  }

  /// Parses an expression, such as `(1 + count) * 2`.
  static func parse(expression: String, _ arguments: [Any]) throws(PredicateFormatError)
    -> PredicateOperand
  {
    var parser = PredicateParser(
      tokens: try PredicateTokens.split(expression), arguments: arguments[...])
    let operand = try parser.sum()
    guard parser.position == parser.tokens.count else {
      throw PredicateFormatError(description: "unexpected \(parser.described)")
    }
    return operand
  }

  private init(tokens: [PredicateToken], arguments: ArraySlice<Any>) {
    self.tokens = tokens
    self.arguments = arguments
  }

  private var token: PredicateToken? {
    tokens.indices.contains(position) ? tokens[position] : nil
  }

  private var described: String {
    switch token {
    case nil: "end"
    case .word(let text, _), .string(let text), .symbol(let text), .variable(let text):
      "\"\(text)\""
    case .integer(let number): "\(number)"
    case .real(let number): "\(number)"
    case .argument: "argument"
    }
  }

  private mutating func skip(symbols: String...) -> Bool {
    guard case .symbol(let symbol) = token, symbols.contains(symbol) else { return false }
    position += 1
    return true
  }

  private mutating func skip(words: String...) -> Bool {
    guard case .word(let word, isQuoted: false) = token, words.contains(word.uppercased()) else {
      return false
    }
    position += 1
    return true
  }

  private mutating func expect(_ symbol: String) throws(PredicateFormatError) {
    guard skip(symbols: symbol) else {
      throw PredicateFormatError(description: "\"\(symbol)\" expected, but found \(described)")
    }
  }

  // MARK: Predicates

  private mutating func disjunction() throws(PredicateFormatError) -> PredicateTree {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.depthLimit else {
      throw PredicateFormatError(description: "the predicate is nested too deeply")
    }
    var parts = [try conjunction()]
    while skip(symbols: "||") || skip(words: "OR") { parts.append(try conjunction()) }
    return parts.count == 1 ? parts[0] : .or(parts)
  }

  private mutating func conjunction() throws(PredicateFormatError) -> PredicateTree {
    var parts = [try negation()]
    while skip(symbols: "&&") || skip(words: "AND") { parts.append(try negation()) }
    return parts.count == 1 ? parts[0] : .and(parts)
  }

  private mutating func negation() throws(PredicateFormatError) -> PredicateTree {
    var isNegated = false
    while skip(symbols: "!") || skip(words: "NOT") { isNegated.toggle() }
    let tree = try primary()
    return isNegated ? .not(tree) : tree
  }

  private mutating func primary() throws(PredicateFormatError) -> PredicateTree {
    if skip(words: "TRUEPREDICATE") { return .constant(true) }
    if skip(words: "FALSEPREDICATE") { return .constant(false) }
    guard token == .symbol("(") else { return try comparison() }
    // The parentheses may be around a predicate or around an expression.
    let start = (position, arguments)
    position += 1
    if let tree = try? disjunction(), skip(symbols: ")"), !continuesExpression { return tree }
    (position, arguments) = start
    return try comparison()
  }

  private var continuesExpression: Bool {
    switch token {
    case .symbol(let symbol): !["&&", "||", ")"].contains(symbol)
    case .word(let word, _): !["AND", "OR"].contains(word.uppercased())
    default: false
    }
  }

  private mutating func comparison() throws(PredicateFormatError) -> PredicateTree {
    var quantifier: PredicateComparison.Quantifier?
    if skip(words: "ANY", "SOME") { quantifier = .any }
    if skip(words: "ALL") { quantifier = .all }
    if skip(words: "NONE") { quantifier = PredicateComparison.Quantifier.none }
    let left = try sum()
    let operation = try operation()
    let options = try options()
    let right = try sum()
    return .comparison(
      PredicateComparison(
        quantifier: quantifier, left: left, operation: operation, options: options, right: right))
  }

  private mutating func operation() throws(PredicateFormatError) -> PredicateComparison.Operator {
    if skip(symbols: "==", "=") { return .equal }
    if skip(symbols: "!=", "<>") { return .notEqual }
    if skip(symbols: "<=", "=<") { return .lessOrEqual }
    if skip(symbols: ">=", "=>") { return .greaterOrEqual }
    if skip(symbols: "<") { return .less }
    if skip(symbols: ">") { return .greater }
    if skip(words: "BETWEEN") { return .between }
    if skip(words: "CONTAINS") { return .contains }
    if skip(words: "IN") { return .isIn }
    if skip(words: "BEGINSWITH") { return .beginsWith }
    if skip(words: "ENDSWITH") { return .endsWith }
    if skip(words: "LIKE") { return .like }
    if skip(words: "MATCHES") { return .matches }
    throw PredicateFormatError(description: "an operator expected, but found \(described)")
  }

  private mutating func options() throws(PredicateFormatError) -> PredicateComparison.Options {
    guard token == .symbol("["), tokens.indices.contains(position + 1),
      case .word(let letters, _) = tokens[position + 1],
      letters.allSatisfy({ "cdnlCDNL".contains($0) })
    else { return [] }
    position += 2
    try expect("]")
    let names = letters.lowercased()
    var options: PredicateComparison.Options = []
    if names.contains("c") { options.insert(.caseInsensitive) }
    if names.contains("d") { options.insert(.diacriticInsensitive) }
    return options
  }

  // MARK: Expressions

  private mutating func sum() throws(PredicateFormatError) -> PredicateOperand {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.depthLimit else {
      throw PredicateFormatError(description: "the predicate is nested too deeply")
    }
    var result = try product()
    while case .symbol(let symbol) = token, ["+", "-"].contains(symbol) {
      position += 1
      result = .function(symbol, [result, try product()])
    }
    return result
  }

  private mutating func product() throws(PredicateFormatError) -> PredicateOperand {
    var result = try operand()
    while case .symbol(let symbol) = token, ["*", "/"].contains(symbol) {
      position += 1
      result = .function(symbol, [result, try operand()])
    }
    return result
  }

  private mutating func operand() throws(PredicateFormatError) -> PredicateOperand {
    switch token {
    case .string(let text): return next(.value(text))
    case .integer(let number): return next(.value(number))
    case .real(let number): return next(.value(number))
    case .variable(let name): return next(.variable(name))
    case .argument(let isKey):
      guard let argument = arguments.popFirst() else {
        throw PredicateFormatError(description: "there are more % than arguments")
      }
      position += 1
      if isKey { return try path("\(argument)".split(separator: ".").map(String.init)) }
      return argument is NSNull ? .value(nil) : .value(argument)
    case .symbol("-"):
      position += 1
      return .function("-", [.value(0), try operand()])
    case .symbol("("):
      position += 1
      let result = try sum()
      try expect(")")
      return result
    case .symbol("{"):
      position += 1
      return .list(try list(until: "}"))
    case .word(let word, let isQuoted): return try named(word, isQuoted: isQuoted)
    default: throw PredicateFormatError(description: "a value expected, but found \(described)")
    }
  }

  private mutating func next(_ operand: PredicateOperand) -> PredicateOperand {
    position += 1
    return operand
  }

  private mutating func list(
    until end: String
  ) throws(PredicateFormatError) -> [PredicateOperand] {
    var result: [PredicateOperand] = []
    while !skip(symbols: end) {
      if !result.isEmpty { try expect(",") }
      result.append(try sum())
    }
    return result
  }

  private mutating func named(
    _ word: String, isQuoted: Bool
  ) throws(PredicateFormatError) -> PredicateOperand {
    position += 1
    if !isQuoted {
      switch word.uppercased() {
      case "TRUE", "YES": return .value(true)
      case "FALSE", "NO": return .value(false)
      case "NIL", "NULL": return .value(nil)
      case "SELF": return try path([])
      case "SUBQUERY", "FUNCTION", "CAST":
        throw PredicateFormatError(description: "\(word) is not supported")
      default: break
      }
    }
    var name = word
    if skip(symbols: ":") { name += ":" }
    if name == word + ":" || ["now", "random"].contains(word), token == .symbol("(") {
      position += 1
      return .function(name, try list(until: ")"))
    }
    return try path([word])
  }

  /// Continues a key path after its first keys.
  private mutating func path(_ start: [String]) throws(PredicateFormatError) -> PredicateOperand {
    var keys = start
    while skip(symbols: ".") {
      switch token {
      case .word(let key, _): keys.append(key)
      case .argument(isKey: true):
        guard let argument = arguments.popFirst() else {
          throw PredicateFormatError(description: "there are more % than arguments")
        }
        keys += "\(argument)".split(separator: ".").map(String.init)
      default: throw PredicateFormatError(description: "a key expected, but found \(described)")
      }
      position += 1
    }
    return .keyPath(keys)
  }
}
