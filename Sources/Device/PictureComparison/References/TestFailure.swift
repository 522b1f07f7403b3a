import Foundation

/// Why a test failed, with the pictures for a report.
package struct TestFailure: Sendable {
  /// One sentence.
  package var summary: String
  /// How the layouts differ.
  package var words: [String] = []
  /// PNG files; nil if there are none.
  package var expected: Data?
  package var actual: Data?
  package var difference: Data?

  package init(
    summary: String, words: [String] = [], expected: Data? = nil, actual: Data? = nil,
    difference: Data? = nil
  ) {
    self.summary = summary
    self.words = words
    self.expected = expected
    self.actual = actual
    self.difference = difference
  }

  /// The sentences on one line.
  package var line: String {
    ([summary] + words).joined(separator: "; ").split(whereSeparator: \.isNewline)
      .joined(separator: " ")
  }
}
