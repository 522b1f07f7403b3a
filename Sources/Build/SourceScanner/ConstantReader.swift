internal import SwiftParser
internal import SwiftSyntax

/// Reads the constants of a source without running it, such as those of a package manifest.
///
/// It understands literals, arrays, dictionaries, concatenated arrays and strings, calls, and
/// references to earlier constants, also in strings. Like `SwiftScanner`, it reads tokens and
/// builds no syntax tree, so that a source of any shape is read in linear time and with a limited
/// stack.
package struct ConstantReader {
  /// Deeper expressions are not supported.
  private static let nestingLimit = 64
  /// The size of a constant. One that contains another one twice, which contains a third one
  /// twice, and so on, would grow without end.
  private static let sizeLimit = 1 << 20

  private let text: [UInt8]
  private let tokens: [TokenSyntax]
  private var index = 0
  private var constants = SourceConstants()
  /// The number of expressions and bytes in each constant, and in the one that is being read.
  private var sizes: [String: Int] = [:]
  private var size = 0

  /// - Parameter text: A source in UTF-8; invalid bytes are skipped.
  package static func read(_ text: [UInt8]) -> SourceConstants {
    var reader = ConstantReader(text)
    while reader.kind != nil { reader.readStatement() }
    return reader.constants
  }

  private init(_ text: [UInt8]) {
    self.text = text
    // A negative level splits the source into tokens without recursion.
    let file = text.withUnsafeBufferPointer { Parser.parse(source: $0, maximumNestingLevel: -1) }
    tokens = file.tokens(viewMode: .sourceAccurate).filter { $0.tokenKind != .endOfFile }
  }

  // MARK: Tokens

  private var kind: TokenKind? { kind(at: index) }

  private func kind(at index: Int) -> TokenKind? {
    tokens.indices.contains(index) ? tokens[index].tokenKind : nil
  }

  private var line: Int {
    guard tokens.indices.contains(index) else { return 1 }
    let offset = tokens[index].positionAfterSkippingLeadingTrivia.utf8Offset
    return text.line(at: offset)
  }

  /// Whether the current token is the first of its line.
  private var startsLine: Bool {
    guard index > 0, tokens.indices.contains(index) else { return true }
    let start = tokens[index - 1].endPositionBeforeTrailingTrivia.utf8Offset
    let end = tokens[index].positionAfterSkippingLeadingTrivia.utf8Offset
    return text[start..<max(start, min(end, text.count))].contains { $0 == UInt8(ascii: "\n") }
  }

  /// The name of the current token, if it is an identifier.
  private var name: String? {
    tokens.indices.contains(index) ? tokens[index].identifier?.name : nil
  }

  /// The name of the current token after a period, where keywords such as `default` are names.
  private var memberName: String? {
    if case .keyword? = kind { return tokens[index].text }
    return name
  }

  private var isOpening: Bool { [.leftParen, .leftSquare, .leftBrace].contains(kind) }
  private var isClosing: Bool { [.rightParen, .rightSquare, .rightBrace].contains(kind) }

  // MARK: Statements

  private mutating func readStatement() {
    let start = index
    let line = line
    if kind == .keyword(.import) { return skipStatement() }
    guard kind == .keyword(.let) || kind == .keyword(.var) else {
      constants.otherStatements.append(line)
      return skipStatement()
    }
    index += 1
    guard let name else {
      constants.otherStatements.append(line)
      index = start
      return skipStatement()
    }
    // The type has no effect.
    while let kind, kind != .equal, !startsLine || index == start + 1 { index += 1 }
    guard kind == .equal else {
      constants.otherStatements.append(line)
      index = start
      return skipStatement()
    }
    index += 1
    size = 0
    constants.values[name] = expression(depth: 0)
    sizes[name] = size
  }

  /// Goes to the next line that is not part of the current statement.
  private mutating func skipStatement() {
    var depth = 0
    repeat {
      if isOpening { depth += 1 }
      if isClosing { depth = max(depth - 1, 0) }
      index += 1
    } while kind != nil && (depth > 0 || !startsLine || kind == .period)
  }

  // MARK: Expressions

  /// Whether the current token ends an expression. Inside brackets, a line break does not.
  private func isEnd(_ depth: Int) -> Bool {
    guard let kind else { return true }
    if kind == .comma || isClosing { return true }
    guard depth == 0, startsLine else { return false }
    if case .binaryOperator = kind { return false }
    return kind != .period
  }

  private mutating func expression(depth: Int) -> SourceExpression {
    let line = line
    var operands: [SourceExpression] = []
    while depth < Self.nestingLimit, let operand = operand(depth: depth) {
      operands.append(operand)
      // A colon ends the key of a dictionary.
      if isEnd(depth) || kind == .colon { return Self.sum(operands) ?? .unsupported(line: line) }
      if let range = range(from: operands, depth: depth) { return range }
      guard kind == .binaryOperator("+") else { break }
      index += 1
    }
    skipExpression(depth)
    return .unsupported(line: line)
  }

  /// `first..<end` or `first...end` as a call of the operator; nil for other operators.
  private mutating func range(
    from operands: [SourceExpression], depth: Int
  ) -> SourceExpression? {
    guard operands.count == 1, case .binaryOperator(let name)? = kind,
      ["..<", "..."].contains(name)
    else { return nil }
    index += 1
    guard let end = operand(depth: depth), isEnd(depth) else { return nil }
    return .call(name, [operands[0], end].map { .init(label: nil, value: $0) })
  }

  private mutating func skipExpression(_ outer: Int) {
    var depth = 0
    while kind != nil, depth > 0 || !isEnd(outer) {
      if isOpening { depth += 1 }
      if isClosing { depth -= 1 }
      index += 1
    }
  }

  private mutating func operand(depth: Int) -> SourceExpression? {
    size += 1
    switch kind {
    case .stringQuote, .multilineStringQuote: return string()
    case .integerLiteral(let digits), .floatLiteral(let digits):
      index += 1
      return .number(digits)
    case .keyword(.true), .keyword(.false):
      index += 1
      return .bool(kind(at: index - 1) == .keyword(.true))
    case .leftSquare: return collection(depth: depth)
    case .leftParen:
      let values = list(until: .rightParen, depth: depth) { $0.expression(depth: depth + 1) }
      return values?.count == 1 ? values?.first : nil
    default: return path(depth: depth)
    }
  }

  /// An array or a dictionary.
  private mutating func collection(depth: Int) -> SourceExpression? {
    if kind(at: index + 1) == .colon, kind(at: index + 2) == .rightSquare {
      index += 3
      return .dictionary([])
    }
    let elements = list(until: .rightSquare, depth: depth) { reader in
      let first = reader.expression(depth: depth + 1)
      guard reader.kind == .colon else { return (first, SourceExpression?.none) }
      reader.index += 1
      return (first, reader.expression(depth: depth + 1))
    }
    guard let elements else { return nil }
    let entries = elements.compactMap { key, value in
      value.map { SourceExpression.Entry(key: key, value: $0) }
    }
    if entries.isEmpty { return .array(elements.map(\.0)) }
    return entries.count == elements.count ? .dictionary(entries) : nil
  }

  /// The elements between brackets; nil if they do not end.
  private mutating func list<Element>(
    until end: TokenKind, depth: Int, _ element: (inout ConstantReader) -> Element
  ) -> [Element]? {
    index += 1
    var elements: [Element] = []
    while let kind, kind != end {
      elements.append(element(&self))
      if self.kind == .comma { index += 1 } else if self.kind != end { return nil }
    }
    guard kind == end else { return nil }
    index += 1
    return elements
  }

  /// A text, in which `\(name)` is a constant with a text.
  private mutating func string() -> SourceExpression? {
    let quote = kind
    index += 1
    var content = ""
    while let kind, kind != quote {
      switch kind {
      case .stringSegment(let segment):
        // Escapes are rare in manifests.
        guard !segment.contains("\\") else { return nil }
        content += segment
        index += 1
      case .backslash:
        guard self.kind(at: index + 1) == .leftParen, self.kind(at: index + 3) == .rightParen,
          let name = tokens[safe: index + 2]?.identifier?.name,
          case .string(let text)? = constant(name)
        else { return nil }
        content += text
        index += 4
      default: return nil
      }
    }
    guard kind == quote else { return nil }
    index += 1
    size += content.utf8.count
    return .string(content)
  }

  /// `name`, `.name`, `A.b` or a call.
  private mutating func path(depth: Int) -> SourceExpression? {
    var isMember = kind == .period
    if isMember { index += 1 }
    guard var last = isMember ? memberName : name else { return nil }
    index += 1
    while kind == .period, let next = tokens[safe: index + 1]?.identifier?.name {
      isMember = true
      last = next
      index += 2
    }
    guard kind == .leftParen, !startsLine else {
      return isMember ? .name(last) : constant(last)
    }
    let arguments = list(until: .rightParen, depth: depth) { $0.argument(depth: depth) }
    return arguments.map { .call(last, $0) }
  }

  /// The value of an earlier constant; nil if the one that is being read would get too large.
  private mutating func constant(_ name: String) -> SourceExpression? {
    size = min(size + (sizes[name] ?? 0), Self.sizeLimit + 1)
    return size <= Self.sizeLimit ? constants.values[name] : nil
  }

  private mutating func argument(depth: Int) -> SourceExpression.Argument {
    var label: String?
    if kind(at: index + 1) == .colon {
      label = tokens[index].identifier?.name ?? tokens[index].text
      index += 2
    }
    return .init(label: label, value: expression(depth: depth + 1))
  }

  /// One operand, or concatenated arrays or strings.
  private static func sum(_ operands: [SourceExpression]) -> SourceExpression? {
    if operands.count == 1 { return operands[0] }
    let arrays = operands.compactMap { operand -> [SourceExpression]? in
      if case .array(let elements) = operand { elements } else { nil }
    }
    if arrays.count == operands.count { return .array(arrays.flatMap { $0 }) }
    let strings = operands.compactMap { operand -> String? in
      if case .string(let text) = operand { text } else { nil }
    }
    return strings.count == operands.count ? .string(strings.joined()) : nil
  }
}

extension Array {
  fileprivate subscript(safe index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}
