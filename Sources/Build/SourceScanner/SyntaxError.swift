internal import SwiftParser
internal import SwiftParserDiagnostics
internal import SwiftSyntax

/// The first place at which a source is not Swift.
package struct SyntaxError: Equatable, Sendable {
  /// From 1.
  package let line: Int
  /// Such as `expected ')' to end function call`.
  package let message: String

  /// nil if the source in UTF-8 has no error, or cannot be parsed within limits.
  package static func first(in text: [UInt8]) -> SyntaxError? {
    guard let tree = BoundedParser.tree(of: text), tree.hasError,
      let found = ParseDiagnosticsGenerator.diagnostics(for: tree).first
    else { return nil }
    return SyntaxError(
      line: text.line(at: found.position.utf8Offset), message: found.message)
  }
}
