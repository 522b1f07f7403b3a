internal import SwiftParser
internal import SwiftSyntax

/// Reads how a source uses names. Like `SwiftScanner`, it reads tokens and builds no syntax tree.
package struct NameUseReader {
  private let text: [UInt8]
  private let tokens: [TokenSyntax]
  private static let nestingLimit = 16

  /// - Parameter text: A source in UTF-8.
  package init(_ text: [UInt8]) {
    self.text = text
    let file = text.withUnsafeBufferPointer { Parser.parse(source: $0, maximumNestingLevel: -1) }
    tokens = file.tokens(viewMode: .sourceAccurate).filter { $0.tokenKind != .endOfFile }
  }

  /// The uses of a name, without its declarations.
  package func uses(of name: String) -> [NameUse] {
    tokens.indices.filter { self.name($0) == name && !isDeclaration($0) && !isLabel($0) }
      .map(use)
  }

  private func use(_ index: Int) -> NameUse {
    if kind(index - 1) == .atSign {
      return NameUse(role: .attribute(arguments(after: index, 0) ?? []))
    }
    if isInherited(index) || ["some", "any"].contains(text(index - 1)) {
      return NameUse(role: .inherited)
    }
    var next = index + 1
    var generics = 0
    if let end = endOfGenerics(next) {
      generics = tokens[next...end].count { $0.tokenKind == .comma } + 1
      next = end + 1
    }
    let list = arguments(after: next - 1, 0)
    var use = NameUse(role: list.map { .call($0) } ?? .plain, genericArguments: generics)
    let start = firstToken(of: index)
    if kind(index - 1) == .period { use.base = name(index - 2) ?? "" }
    use.isImplicit = use.base == "" && (index < 2 || continuesExpression(index - 2))
    var first = start
    while ["await", "try"].contains(text(first - 1)) { first -= 1 }
    let effects = tokens[first..<start].map(\.text)
    use.isAwaited = effects.contains("await")
    use.isTried = effects.contains("try")
    use.isStatement =
      first == 0 || [.leftBrace, .keyword(.in)].contains(kind(first - 1))
      || startsLine(first) && !continuesExpression(first - 1)
    use.isModifier = kind(first - 1) == .leftParen && text(first - 2) == "modifier"
    use.isCondition = kind(start - 1) == .keyword(.if) || text(start - 1) == "!"
    return use
  }

  // MARK: Arguments

  /// The arguments and trailing closures after a callee; nil if it is not called.
  private func arguments(after callee: Int, _ depth: Int) -> [NameUse.Argument]? {
    guard depth < Self.nestingLimit else { return nil }
    var result: [NameUse.Argument] = []
    var next = callee + 1
    var isCall = false
    if kind(next) == .leftParen, !startsLine(next) {
      guard let end = closing(next) else { return nil }
      result = list(next + 1..<end, depth)
      next = end + 1
      isCall = true
    }
    guard kind(next) == .leftBrace, !startsLine(next), !isInCondition(callee) else {
      return isCall ? result : nil
    }
    var label: String?
    while kind(next) == .leftBrace, let end = closing(next) {
      result.append(
        .init(label: label, value: .closure(parameters: parameters(next)), isTrailing: true))
      next = end + 1
      guard let name = name(next), kind(next + 1) == .colon, kind(next + 2) == .leftBrace else {
        break
      }
      label = name
      next += 2
    }
    return result
  }

  private func list(_ range: Range<Int>, _ depth: Int) -> [NameUse.Argument] {
    var result: [NameUse.Argument] = []
    var start = range.lowerBound
    while start < range.upperBound {
      var label: String?
      if kind(start + 1) == .colon {
        label = tokens[start].text
        start += 2
      }
      result.append(.init(label: label, value: value(start, depth)))
      var next = start
      while next < range.upperBound, kind(next) != .comma { next = (closing(next) ?? next) + 1 }
      start = next + 1
    }
    return result
  }

  private func value(_ index: Int, _ depth: Int) -> NameUse.Value {
    switch kind(index) {
    case .stringQuote, .multilineStringQuote, .rawStringPoundDelimiter: return .text
    case .integerLiteral: return .integer
    case .floatLiteral: return .decimal
    case .keyword(.true), .keyword(.false): return .bool
    case .leftBrace: return .closure(parameters: parameters(index))
    case .period:
      let isInit = kind(index + 1) == .keyword(.`init`)
      guard let name = isInit ? "init" : name(index + 1) else { return .other }
      return .implicitMember(name, arguments: arguments(after: index + 1, depth + 1))
    default: return .other
    }
  }

  /// The number of parameters that a closure names.
  private func parameters(_ brace: Int) -> Int {
    var index = brace + 1
    var count = 0
    while let kind = kind(index), index < brace + 24 {
      switch kind {
      case .keyword(.in): return max(count, 1)
      case .identifier, .wildcard: count += 1
      case .comma, .leftParen, .rightParen: break
      default: return 0
      }
      index += 1
    }
    return 0
  }

  // MARK: Places

  /// `struct Name: A, B {`.
  private func isInherited(_ index: Int) -> Bool {
    var start = index - 1
    while start >= 0, index - start < 40 {
      switch kind(start) {
      case .colon:
        let isType = ["struct", "class", "enum", "extension", "protocol", "actor"]
          .contains(text(start - 2))
        return name(start - 1) != nil && isType
      case .identifier, .comma, .period, .prefixAmpersand, .binaryOperator: start -= 1
      default: return false
      }
    }
    return false
  }

  private func isDeclaration(_ index: Int) -> Bool {
    [
      "struct", "class", "enum", "extension", "protocol", "actor", "func", "var", "let", "case",
      "import", "typealias",
    ].contains(text(index - 1))
  }

  /// `name:` in a call or a parameter list.
  private func isLabel(_ index: Int) -> Bool {
    kind(index + 1) == .colon && [.leftParen, .comma].contains(kind(index - 1))
  }

  /// Whether a brace after the expression begins the body of a statement.
  private func isInCondition(_ index: Int) -> Bool {
    var start = index
    while start > 0, !startsLine(start) {
      if ["if", "guard", "while", "switch", "for", "catch"].contains(text(start - 1)) {
        return true
      }
      if kind(start - 1) == .leftBrace { return false }
      start -= 1
    }
    return false
  }

  /// The first token of a chain of members.
  private func firstToken(of index: Int) -> Int {
    var start = index
    while kind(start - 1) == .period, name(start - 2) != nil { start -= 2 }
    return start
  }

  private func continuesExpression(_ index: Int) -> Bool {
    switch kind(index) {
    case .leftParen, .leftSquare, .comma, .colon, .equal, .binaryOperator, .period, .arrow,
      .infixQuestionMark, .keyword(.return):
      true
    default: false
    }
  }

  private func endOfGenerics(_ index: Int) -> Int? {
    guard kind(index) == .leftAngle, !startsLine(index) else { return nil }
    var depth = 0
    for next in index..<min(index + 40, tokens.count) {
      switch kind(next) {
      case .leftAngle: depth += 1
      case .rightAngle:
        depth -= 1
        if depth == 0 { return next }
      case .leftBrace, .rightBrace: return nil
      default: break
      }
    }
    return nil
  }

  /// The index of the bracket that closes the one at the index; nil if there is none.
  private func closing(_ index: Int) -> Int? {
    let opening: Set<TokenKind> = [.leftParen, .leftSquare, .leftBrace]
    guard let first = kind(index), opening.contains(first) else { return nil }
    var depth = 0
    for next in index..<tokens.count {
      guard let kind = kind(next) else { continue }
      if opening.contains(kind) { depth += 1 }
      if [.rightParen, .rightSquare, .rightBrace].contains(kind) {
        depth -= 1
        if depth == 0 { return next }
      }
    }
    return nil
  }

  private func kind(_ index: Int) -> TokenKind? {
    tokens.indices.contains(index) ? tokens[index].tokenKind : nil
  }

  private func text(_ index: Int) -> String {
    tokens.indices.contains(index) ? tokens[index].text : ""
  }

  private func name(_ index: Int) -> String? {
    tokens.indices.contains(index) ? tokens[index].identifier?.name : nil
  }

  private func startsLine(_ index: Int) -> Bool {
    guard index > 0, tokens.indices.contains(index) else { return true }
    let start = tokens[index - 1].endPositionBeforeTrailingTrivia.utf8Offset
    let end = tokens[index].positionAfterSkippingLeadingTrivia.utf8Offset
    return text[start..<max(start, min(end, text.count))].contains { $0 == UInt8(ascii: "\n") }
  }
}
