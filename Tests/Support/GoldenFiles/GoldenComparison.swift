import Foundation

/// How an output is compared with its golden file.
struct GoldenComparison: Sendable {
  /// A difference between an output and its golden file.
  struct Mismatch: Equatable {
    var summary: String
    /// A unified diff of the lines.
    var diff: String?
    /// A PNG file that shows the pixels that differ.
    var picture: Data?
  }

  /// Returns nil if the expected and the actual output are the same.
  var mismatch: @Sendable (_ expected: Data, _ actual: Data) -> Mismatch?

  /// Compares lines of text.
  static let text = GoldenComparison { expected, actual in
    guard expected != actual else { return nil }
    let diff = UnifiedDiff(
      from: String(decoding: expected, as: UTF8.self), to: String(decoding: actual, as: UTF8.self))
    return Mismatch(summary: diff.summary, diff: diff.text)
  }

  /// Compares the pixels of PNG files.
  ///
  /// - Parameter tolerance: The differences that pass; nil for none.
  static func pixels(within tolerance: PixelTolerance?) -> GoldenComparison {
    GoldenComparison { expected, actual in
      guard expected != actual else { return nil }
      guard let expected = PixelPicture(png: expected) else {
        return Mismatch(summary: "the golden file is not a PNG file")
      }
      guard let actual = PixelPicture(png: actual) else {
        return Mismatch(summary: "the actual file is not a PNG file")
      }
      guard let difference = PixelDifference(expected, actual) else { return nil }
      if let tolerance, tolerance.contains(difference) { return nil }
      return Mismatch(summary: difference.summary, picture: difference.picture.png())
    }
  }
}
