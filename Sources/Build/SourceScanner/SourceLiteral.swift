internal import SwiftParser
internal import SwiftSyntax

/// A literal in a source: a number, `true`, `false`, or a string without interpolation.
package struct SourceLiteral: Equatable, Sendable {
  package enum Kind: Equatable, Sendable { case string, integer, float, bool }

  package let kind: Kind
  /// UTF-8 offsets in the source. A sign is not part of a number.
  package let range: Range<Int>
  /// The literal as it is written, with quotes and escapes.
  package let text: String

  /// The literals of a source, in their order, also those in inactive code.
  ///
  /// Like `SwiftScanner`, it reads tokens and builds no syntax tree.
  ///
  /// - Parameter source: A source in UTF-8.
  package static func all(in source: [UInt8]) -> [SourceLiteral] {
    // A negative level splits the source into tokens without recursion.
    let file = source.withUnsafeBufferPointer { Parser.parse(source: $0, maximumNestingLevel: -1) }
    let tokens = Array(file.tokens(viewMode: .sourceAccurate))
    var literals: [SourceLiteral] = []
    var index = 0
    while index < tokens.count {
      var last = index
      if let kind = kind(of: tokens, from: index, last: &last) {
        let start = tokens[index].positionAfterSkippingLeadingTrivia.utf8Offset
        let end = tokens[last].endPositionBeforeTrailingTrivia.utf8Offset
        literals.append(
          SourceLiteral(
            kind: kind, range: start..<end,
            text: String(decoding: source[start..<end], as: UTF8.self)
          ))
      }
      index = last + 1
    }
    return literals
  }

  /// The kind of the literal that begins with a token; nil if none does.
  ///
  /// - Parameter last: Receives the index of its last token.
  private static func kind(
    of tokens: [TokenSyntax], from index: Int, last: inout Int
  ) -> Kind? {
    switch tokens[index].tokenKind {
    case .integerLiteral: return .integer
    case .floatLiteral: return .float
    case .keyword(.true), .keyword(.false):
      // After a period it is a name.
      return index > 0 && tokens[index - 1].tokenKind == .period ? nil : .bool
    case .rawStringPoundDelimiter, .stringQuote, .multilineStringQuote: break
    default: return nil
    }
    var next = index
    var opening: TokenKind?
    if case .rawStringPoundDelimiter = tokens[next].tokenKind {
      opening = tokens[next].tokenKind
      next += 1
    }
    guard next < tokens.count else { return nil }
    let quote = tokens[next].tokenKind
    guard quote == .stringQuote || quote == .multilineStringQuote else { return nil }
    next += 1
    while next < tokens.count, case .stringSegment = tokens[next].tokenKind { next += 1 }
    // Anything else than the closing quote is an interpolation.
    guard next < tokens.count, tokens[next].tokenKind == quote else { return nil }
    if let opening {
      next += 1
      guard next < tokens.count, tokens[next].tokenKind == opening else { return nil }
    }
    last = next
    return .string
  }

  /// What a string means; nil for other literals and for a string with an error.
  package var string: String? {
    guard kind == .string, !hasControlCharacter else { return nil }
    var parser = Parser(text)
    let literal = ExprSyntax.parse(from: &parser).as(StringLiteralExprSyntax.self)
    guard let literal, !literal.hasError, literal.trimmedLength.utf8Length == text.utf8.count
    else { return nil }
    return literal.representedLiteralValue
  }

  /// The compiler rejects these characters, or, like a carriage return, changes them.
  private var hasControlCharacter: Bool {
    text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" && $0 != "\t" || $0.value == 0x7F }
  }
}
