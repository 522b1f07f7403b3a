internal import SwiftParser
internal import SwiftSyntax

/// The first place at which a source is not Swift.
///
/// SwiftSyntax's diagnostics say more, but trap on some sources.
package struct SyntaxError: Equatable, Sendable {
  /// From 1.
  package let line: Int
  /// Such as `")" is missing`.
  package let message: String

  /// nil if the source in UTF-8 has no error, or cannot be parsed within limits.
  package static func first(in text: [UInt8]) -> SyntaxError? {
    guard let tree = BoundedParser.tree(of: text), tree.hasError else { return nil }
    var node = Syntax(tree)
    while !node.is(UnexpectedNodesSyntax.self),
      let child = node.children(viewMode: .all).first(where: \.hasError)
    {
      node = child
    }
    let missing = node.as(TokenSyntax.self).flatMap {
      $0.presence == .missing ? name(of: $0.tokenKind) : nil
    }
    return SyntaxError(
      line: text.line(at: node.positionAfterSkippingLeadingTrivia.utf8Offset),
      message: missing.map { "\"\($0)\" is missing" } ?? "this is not Swift")
  }

  /// nil for tokens that an author does not miss by this name.
  private static func name(of token: TokenKind) -> String? {
    switch token {
    case .rightParen: ")"
    case .rightSquare: "]"
    case .rightBrace: "}"
    case .comma: ","
    case .stringQuote: "\""
    default: nil
    }
  }
}
