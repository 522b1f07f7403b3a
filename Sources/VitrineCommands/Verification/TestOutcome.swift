import Foundation
import PictureComparison

/// What the test of one picture, or of a preview without pictures, has found.
struct TestOutcome: Sendable {
  enum Verdict: Sendable {
    case matches
    /// `--update` wrote the reference.
    case recorded
    case failed(TestFailure)
  }

  /// The name of the files without extension, after the target and a slash.
  var name: String
  /// The preview.
  var title: String
  /// The preview's source file and line, as `vitrine previews` lists them.
  var place: String
  var verdict: Verdict

  /// The preview's source line.
  var line: Int? { place.split(separator: ":").dropFirst().last.flatMap { Int($0) } }

  var failure: TestFailure? {
    guard case .failed(let failure) = verdict else { return nil }
    return failure
  }

  var isRecorded: Bool {
    if case .recorded = verdict { true } else { false }
  }
}
