import Foundation
import PictureComparison

/// The result of `vitrine test` for people who review a change: what `review.json` has.
package struct TestReview: Codable, Equatable, Sendable {
  /// A picture that differs from its reference, has none, or cannot be drawn.
  package struct Difference: Codable, Equatable, Sendable {
    /// The name of the test.
    package var name: String
    /// The preview's name, or the kind with its family, size or presentation.
    package var title: String
    /// Source file and line, as far as they are known.
    package var place: String
    /// One sentence.
    package var summary: String
    /// How the layouts differ.
    package var words: [String]
    /// Paths of PNG files in the folder of the review; nil if there is no such picture.
    package var expected: String?
    package var actual: String?
    package var difference: String?
  }

  /// The name of the project.
  package var project: String
  package var tests: Int
  package var passed: Int
  package var recorded: Int
  package var differences: [Difference]
  /// A sentence about the tests that were not drawn, because no change concerns them; nil if all
  /// were.
  package var leftOut: String?

  package init(project: String, outcomes: [TestOutcome], leftOut: String? = nil) {
    self.project = project
    self.leftOut = leftOut
    tests = outcomes.count
    recorded = outcomes.count(where: \.isRecorded)
    differences = outcomes.compactMap { outcome in
      outcome.failure.map { failure in
        Difference(
          name: outcome.name, title: outcome.title, place: outcome.place,
          summary: failure.summary, words: failure.words,
          expected: failure.expected.map { _ in ReviewPicture.expected.path(of: outcome.name) },
          actual: failure.actual.map { _ in ReviewPicture.actual.path(of: outcome.name) },
          difference: failure.difference.map { _ in
            ReviewPicture.difference.path(of: outcome.name)
          })
      }
    }
    passed = tests - recorded - differences.count
  }

  /// Such as "3 passed, 1 failed".
  package var counts: String {
    "\(passed) passed, " + (recorded > 0 ? "\(recorded) recorded, " : "")
      + "\(differences.count) failed"
  }
}

/// The pictures of a difference in the folder of a review.
enum ReviewPicture: String, CaseIterable {
  case expected, actual, difference

  func path(of name: String) -> String { "pictures/\(name).\(rawValue).png" }

  func data(of failure: TestFailure) -> Data? {
    switch self {
    case .expected: failure.expected
    case .actual: failure.actual
    case .difference: failure.difference
    }
  }
}
