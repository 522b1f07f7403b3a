import Foundation

extension CompilerDiagnostic {
  /// The error or one of its notes.
  package struct Part: Equatable, Sendable {
    package var file: String
    package var line: Int
    package var column: Int
    package var message: String
    /// The source line, and below it a line with a caret; nil if the compiler prints none.
    package var excerpt: String?
  }

  /// The error and its notes, in the compiler's order.
  package var parts: [Part] {
    var result: [Part] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      guard let match = line.wholeMatch(of: /(.+?):(\d+):(\d+): (?:error|note): (.*)/) else {
        guard let last = result.indices.last else { continue }
        result[last].excerpt = result[last].excerpt.map { "\($0)\n\(line)" } ?? String(line)
        continue
      }
      result.append(
        Part(
          file: String(match.1), line: Int(match.2) ?? 0, column: Int(match.3) ?? 0,
          message: String(match.4)))
    }
    return result
  }
}
