import Foundation
import Rasterizer
import ViewArchive

/// Compares pictures and their layouts with references.
///
/// ```swift
/// let check = ReferenceCheck(folder, tolerance: 0.001, advice: advice)
/// if let failure = check.failure(of: png, tree: tree, name: "noon", rasterizer) { … }
/// ```
package struct ReferenceCheck: Sendable {
  /// How the user fixes a failure, as the ends of sentences.
  package struct Advice: Sendable {
    /// What records a missing reference.
    package var record: String
    /// What replaces a reference.
    package var replace: String
    /// What to do about another size.
    package var size: String

    package init(record: String, replace: String, size: String) {
      self.record = record
      self.replace = replace
      self.size = size
    }
  }

  private let references: ReferenceFolder
  private let tolerance: Double
  private let advice: Advice

  /// - Parameter tolerance: The share of differing pixels that passes.
  package init(_ references: ReferenceFolder, tolerance: Double, advice: Advice) {
    self.references = references
    self.tolerance = tolerance
    self.advice = advice
  }

  /// Returns nil if the picture matches its reference.
  package func failure(
    of actual: Data, tree: String, name: String, _ rasterizer: Rasterizer
  ) -> TestFailure? {
    let file = "\(name).png"
    var failure = TestFailure(summary: "", actual: actual)
    let expected: Data
    do {
      guard let found = try references.picture(name) else {
        failure.summary = "no reference \(file); \(advice.record)"
        return failure
      }
      expected = found
    } catch {
      failure.summary = "\(error); restore it, or delete it: \(advice.record)"
      return failure
    }
    if expected == actual { return nil }
    guard let oldSize = PNGSize(expected), let newSize = PNGSize(actual) else {
      failure.summary =
        "the reference \(file) is not a PNG file; restore it, or \(advice.replace)"
      return failure
    }
    failure.expected = expected
    if oldSize != newSize {
      failure.summary =
        "the picture has \(newSize) pixels, its reference \(oldSize); \(advice.size)"
      failure.words = words(name, tree)
      return failure
    }
    // Both are decoded, so that both are rounded in the same way.
    guard PNGSize.isComplete(expected), let old = try? oldSize.decode(expected, rasterizer),
      let new = try? newSize.decode(actual, rasterizer),
      let difference = PictureDifference(old, new)
    else {
      failure.expected = nil
      failure.summary = "the reference \(file) is damaged; restore it, or \(advice.replace)"
      return failure
    }
    let share = "\(percentage(difference.share)) of the pixels differ"
    if difference.share > tolerance {
      failure.summary = share
    } else if difference.count > 0, changesContents(name, tree) {
      // A word is a small share of a screen.
      failure.summary = "\(share), and so do views or texts"
    } else {
      return nil
    }
    failure.difference = try? difference.map.png()
    failure.words = words(name, tree)
    return failure
  }

  private func changesContents(_ name: String, _ tree: String) -> Bool {
    guard let expected = try? references.tree(name) else { return false }
    return LayoutDifference(from: expected, to: tree).changesContents
  }

  /// How the layout differs from that of the reference.
  private func words(_ name: String, _ tree: String) -> [String] {
    guard let expected = try? references.tree(name) else {
      return ["no layout \(name).txt beside the reference"]
    }
    let sentences = LayoutDifference(from: expected, to: tree).sentences
    return sentences.isEmpty ? ["the layout is the same"] : sentences
  }

  /// With two significant digits.
  private func percentage(_ share: Double) -> String {
    let percent = share * 100
    guard percent >= 0.005 else { return "less than 0.01 %" }
    let unit = percent >= 10 ? 1.0 : percent >= 1 ? 10 : 100
    let rounded = (percent * unit).rounded() / unit
    return rounded == rounded.rounded() ? "\(Int(rounded)) %" : "\(rounded) %"
  }
}

/// The size in a PNG file's header, in pixels.
private struct PNGSize: Equatable, CustomStringConvertible {
  let width: Int
  let height: Int

  /// Returns nil if the data does not begin as a PNG file.
  init?(_ data: Data) {
    guard let header = ImageHeader(data), header.format == .png else { return nil }
    width = Int(header.size.width)
    height = Int(header.size.height)
  }

  /// Whether the chunks reach to the end of the file. The decoder accepts files that end too early.
  static func isComplete(_ data: Data) -> Bool {
    var rest = data.dropFirst(8)
    while rest.count >= 12 {
      let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      let isEnd = rest.dropFirst(4).prefix(4).elementsEqual("IEND".utf8)
      rest = rest.dropFirst(12 + length)
      if isEnd { return rest.isEmpty }
    }
    return false
  }

  func decode(_ data: Data, _ rasterizer: Rasterizer) throws -> Picture {
    try rasterizer.decodedImage(data, width: width, height: height)
  }

  var description: String { "\(width) × \(height)" }
}
