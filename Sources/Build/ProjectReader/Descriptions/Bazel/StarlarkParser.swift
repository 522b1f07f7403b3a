/// What a `BUILD` or `.bzl` file says without being run.
struct StarlarkFile: Sendable {
  /// The constants and functions by name.
  var values: [String: StarlarkValue] = [:]
  /// The calls at the top level: the rules, and others.
  var calls: [StarlarkCall] = []
  /// The lines of statements that have to be run, such as rules in a list comprehension.
  var computed: [Int] = []
}

/// Reads the constant part of Starlark: assignments, calls at the top level, literals, `+`, `%`
/// and `format` of texts.
///
/// What it does not know, such as a list comprehension, becomes `StarlarkValue.Kind.computed`, and
/// the bodies of functions are skipped. Nothing is run, and nothing is read twice: the time is
/// linear in the file's length, as far as texts are not joined.
struct StarlarkParser {
  typealias Failure = StarlarkLexer.Failure

  /// The value of a name in a loaded file.
  typealias Loader = (_ label: String, _ name: String) -> StarlarkValue.Kind

  private static let nestingLimit = 64
  private static let byteLimit = 4 << 20

  private let tokens: [StarlarkLexer.Token]
  private var index = 0
  private var depth = 0
  /// What joined values can add to the memory: each can be large, and a file can have many.
  private var budget = 32 << 20
  private var file = StarlarkFile()
  private let load: Loader

  /// Throws `Failure`.
  static func parse(_ text: [UInt8], load: Loader) throws(Failure) -> StarlarkFile {
    guard text.count <= byteLimit else {
      throw Failure(line: 1, reason: "more than 4 MiB")
    }
    let tokens = try StarlarkLexer.tokens(of: text)
    return try withoutActuallyEscaping(load) { load throws(Failure) in
      var parser = StarlarkParser(tokens: tokens, load: load)
      while parser.kind != nil { try parser.readStatement() }
      return parser.file
    }
  }

  private init(tokens: [StarlarkLexer.Token], load: @escaping Loader) {
    self.tokens = tokens
    self.load = load
  }

  // MARK: Tokens

  private var kind: StarlarkLexer.Kind? { kind(0) }

  private func kind(_ offset: Int) -> StarlarkLexer.Kind? {
    index + offset < tokens.count ? tokens[index + offset].kind : nil
  }

  private var line: Int { index < tokens.count ? tokens[index].line : tokens.last?.line ?? 1 }

  private mutating func take(_ symbol: String) -> Bool {
    guard kind == .symbol(symbol) else { return false }
    index += 1
    return true
  }

  private mutating func require(_ symbol: String, after what: String) throws(Failure) {
    guard take(symbol) else {
      throw Failure(line: line, reason: "\"\(symbol)\" is missing after \(what)")
    }
  }

  private static let opening: Set<String> = ["(", "[", "{"]
  private static let closing: Set<String> = [")", "]", "}"]

  /// Goes to the end of the expression at this nesting.
  private mutating func skipExpression(stopsAtColon: Bool) {
    var open = 0
    while let kind {
      if case .symbol(let symbol) = kind {
        if open == 0, symbol == "," || (stopsAtColon && symbol == ":") { return }
        if Self.opening.contains(symbol) { open += 1 }
        if Self.closing.contains(symbol) {
          if open == 0 { return }
          open -= 1
        }
      }
      if kind == .newline, open == 0 { return }
      index += 1
    }
  }

  private mutating func skipLine() {
    while let kind, kind != .newline { index += 1 }
    index += 1
  }

  // MARK: Statements

  private static let blocks: Set<String> = ["def", "if", "for", "elif", "else", "while"]

  private mutating func readStatement() throws(Failure) {
    if kind == .newline || kind == .symbol(";") {
      index += 1
      return
    }
    let line = line
    if case .name(let name)? = kind {
      if Self.blocks.contains(name) { return skipBlock(name, line: line) }
      if kind(1) == .symbol("=") || kind(1) == .symbol("+=") {
        let adds = kind(1) == .symbol("+=")
        index += 2
        let value = try expression()
        let old = adds ? file.values[name] : nil
        let sum = old.map { Self.sum($0, value) } ?? value
        try spend(sum)
        file.values[name] = sum
        return try endStatement(line: line)
      }
    }
    let value = try expression()
    guard isEnd else { return try endStatement(line: line) }
    switch value.kind {
    case .call(let call) where call.function.name == "load" && call.function.isRule:
      readLoad(call)
    case .call(let call): file.calls.append(call)
    case .string, .none: break
    default: file.computed.append(line)
    }
  }

  private var isEnd: Bool { kind == nil || kind == .newline || kind == .symbol(";") }

  /// Skips what makes a statement more than an expression, such as in `a, b = c`.
  private mutating func endStatement(line: Int) throws(Failure) {
    guard !isEnd else { return }
    if case .symbol(let symbol)? = kind, Self.closing.contains(symbol) {
      throw Failure(line: self.line, reason: "\"\(symbol)\" has no opening bracket")
    }
    file.computed.append(line)
    skipLine()
  }

  /// Skips a function or another statement with lines that are indented below it.
  private mutating func skipBlock(_ keyword: String, line: Int) {
    let column = tokens[index].column
    if keyword == "def", case .name(let name)? = kind(1) {
      file.values[name] = StarlarkValue(
        .function(StarlarkFunction(name: name, isRule: false)), line: line)
    } else if keyword != "def" {
      file.computed.append(line)
    }
    skipLine()
    while index < tokens.count, tokens[index].column > column { skipLine() }
  }

  /// `load("//:a.bzl", "name", other = "name")`.
  private mutating func readLoad(_ call: StarlarkCall) {
    guard let label = call[nil]?.string else { return }
    for (other, value) in call.arguments.dropFirst() {
      guard let name = value.string else { continue }
      file.values[other ?? name] = StarlarkValue(load(label, name), line: value.line)
    }
  }

  // MARK: Expressions

  private mutating func expression(stopsAtColon: Bool = false) throws(Failure) -> StarlarkValue {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.nestingLimit else {
      throw Failure(line: line, reason: "brackets are nested too deep")
    }
    let line = line
    var value = try operand()
    while case .symbol(let symbol)? = kind, ["+", "%", "|"].contains(symbol) {
      index += 1
      let right = try operand()
      switch symbol {
      case "+": value = Self.sum(value, right)
      case "%": value = StarlarkText.formatted(value, with: right)
      default: value = Self.union(value, right)
      }
      try spend(value)
    }
    switch kind {
    case .newline?, nil, .symbol(",")?, .symbol(")")?, .symbol("]")?, .symbol("}")?, .symbol(";")?:
      return value
    case .symbol(":")? where stopsAtColon: return value
    default:
      let isComprehension = kind == .name("for")
      skipExpression(stopsAtColon: stopsAtColon)
      return StarlarkValue(
        .computed(isComprehension ? "a list comprehension" : "an expression"), line: line)
    }
  }

  private mutating func operand() throws(Failure) -> StarlarkValue {
    let line = line
    var value: StarlarkValue
    switch kind {
    case .string(var text)?:
      index += 1
      while case .string(let more)? = kind {
        text += more
        index += 1
      }
      value = StarlarkValue(.string(text), line: line)
    case .number(let number)?:
      index += 1
      value = StarlarkValue(.number(number), line: line)
    case .name(let name)?:
      index += 1
      value = named(name, line: line)
    case .symbol("[")?:
      index += 1
      value = StarlarkValue(.list(try elements(until: "]", line: line)), line: line)
    case .symbol("(")?:
      index += 1
      let start = index
      let elements = try elements(until: ")", line: line)
      // Without a comma, parentheses only group.
      let isGroup = elements.count == 1 && tokens[index - 2].kind != .symbol(",") && index > start
      value = isGroup ? elements[0] : StarlarkValue(.list(elements), line: line)
    case .symbol("{")?:
      index += 1
      value = try dictionary(line: line)
    case .symbol("-")?, .symbol("+")?, .symbol("~")?:
      // What follows belongs to the expression.
      index += 1
      return StarlarkValue(.computed("an expression"), line: line)
    default:
      throw Failure(line: line, reason: "an expression is missing")
    }
    while let next = try suffix(of: value, line: line) { value = next }
    return value
  }

  private func named(_ name: String, line: Int) -> StarlarkValue {
    switch name {
    case "True", "False": StarlarkValue(.bool(name == "True"), line: line)
    case "None": StarlarkValue(.none, line: line)
    default:
      file.values[name]?.at(line: line)
        ?? StarlarkValue(.function(StarlarkFunction(name: name, isRule: true)), line: line)
    }
  }

  /// A call, a member or an element of a value; nil if nothing of this kind follows.
  private mutating func suffix(
    of value: StarlarkValue, line: Int
  ) throws(Failure) -> StarlarkValue? {
    switch kind {
    case .symbol("(")?:
      index += 1
      let arguments = try arguments(line: line)
      guard case .function(let function) = value.kind else {
        return StarlarkValue(.computed("a call"), line: line)
      }
      return StarlarkValue(
        .call(StarlarkCall(function: function, arguments: arguments, line: line)), line: line)
    case .symbol(".")?:
      index += 1
      guard case .name(let name)? = kind else {
        throw Failure(line: self.line, reason: "a name is missing after \".\"")
      }
      index += 1
      if name == "format", let text = value.string, take("(") {
        let value = StarlarkText.formatted(
          text, arguments: try arguments(line: line), line: line)
        try spend(value)
        return value
      }
      if case .function(let module) = value.kind {
        // `native.glob` is `glob`.
        let isNative = module.name == "native" && module.isRule
        let function = StarlarkFunction(
          name: isNative ? name : "\(module.name).\(name)", isRule: isNative)
        return StarlarkValue(.function(function), line: line)
      }
      return StarlarkValue(.computed("the member \(name)"), line: line)
    case .symbol("[")?:
      index += 1
      repeat { skipExpression(stopsAtColon: false) } while take(",")
      try require("]", after: "an index")
      return StarlarkValue(.computed("an element"), line: line)
    default: return nil
    }
  }

  private mutating func elements(
    until end: String, line: Int
  ) throws(Failure) -> [StarlarkValue] {
    var elements: [StarlarkValue] = []
    while !take(end) {
      elements.append(try expression())
      if take(",") { continue }
      guard take(end) else { throw unclosed(end, line: line) }
      break
    }
    return elements
  }

  private func unclosed(_ end: String, line: Int) -> Failure {
    Failure(
      line: self.line, reason: "\"\(end)\" or \",\" is missing; the bracket opens in line \(line)")
  }

  private mutating func dictionary(line: Int) throws(Failure) -> StarlarkValue {
    var entries: [(key: StarlarkValue, value: StarlarkValue)] = []
    while !take("}") {
      let key = try expression(stopsAtColon: true)
      guard take(":") else { throw unclosed(":", line: line) }
      entries.append((key, try expression()))
      if take(",") { continue }
      guard take("}") else { throw unclosed("}", line: line) }
      break
    }
    return StarlarkValue(.dictionary(entries), line: line)
  }

  private mutating func arguments(
    line: Int
  ) throws(Failure) -> [(label: String?, value: StarlarkValue)] {
    var arguments: [(label: String?, value: StarlarkValue)] = []
    while !take(")") {
      var label: String?
      if case .name(let name)? = kind, kind(1) == .symbol("=") {
        label = name
        index += 2
      }
      if kind == .symbol("*") || kind == .symbol("**") {
        let value = StarlarkValue(.computed("an argument with *"), line: self.line)
        skipExpression(stopsAtColon: false)
        arguments.append(("*", value))
      } else {
        arguments.append((label, try expression()))
      }
      if take(",") { continue }
      guard take(")") else { throw unclosed(")", line: line) }
      break
    }
    return arguments
  }

  // MARK: Operators

  private mutating func spend(_ value: StarlarkValue) throws(Failure) {
    budget -= value.size
    guard budget >= 0 else { throw Failure(line: line, reason: "the values are too large") }
  }

  /// A list that a glob begins or ends has the glob as an element.
  private static func sum(_ left: StarlarkValue, _ right: StarlarkValue) -> StarlarkValue {
    func list(_ value: StarlarkValue) -> [StarlarkValue]? {
      switch value.kind {
      case .list(let elements): elements
      case .call(let call) where call.function.name == "glob": [value]
      default: nil
      }
    }
    if let one = left.string, let other = right.string {
      return StarlarkValue(.string(one + other), line: left.line)
    }
    if let one = list(left), let other = list(right) {
      return StarlarkValue(.list(one + other), line: left.line)
    }
    if let found = left.computed ?? right.computed {
      return StarlarkValue(.computed(found.what), line: found.line)
    }
    return StarlarkValue(.computed("a sum"), line: left.line)
  }

  private static func union(_ left: StarlarkValue, _ right: StarlarkValue) -> StarlarkValue {
    guard case .dictionary(let one) = left.kind, case .dictionary(let other) = right.kind else {
      return StarlarkValue(.computed("an expression"), line: left.line)
    }
    return StarlarkValue(.dictionary(one + other), line: left.line)
  }
}
