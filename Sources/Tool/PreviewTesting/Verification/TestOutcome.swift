import Foundation
import PictureComparison

/// The result of a test: of one picture, or of a preview or a kind that cannot be drawn.
package struct TestOutcome: Sendable {
  enum Verdict: Sendable {
    case matches
    /// `--update` wrote the picture's reference.
    case recorded
    case failed(TestFailure)
  }

  /// The name of the files without extension, after the target and a slash.
  package var name: String
  /// The preview's name, or the kind with the family, the size or the presentation.
  var title: String
  /// Source file and line, as far as they are known; else the kind.
  package var place: String
  var verdict: Verdict

  /// The source line; nil if it is not known.
  var line: Int? { place.split(separator: ":").dropFirst().last.flatMap { Int($0) } }

  package var failure: TestFailure? {
    guard case .failed(let failure) = verdict else { return nil }
    return failure
  }

  package var isRecorded: Bool {
    if case .recorded = verdict { true } else { false }
  }
}
