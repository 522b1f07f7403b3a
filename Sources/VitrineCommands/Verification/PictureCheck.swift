import Foundation
import PictureComparison
import Rasterizer
import ViewArchive

/// Compares a picture with its reference, or records it.
struct PictureCheck: Sendable {
  let references: ReferenceFolder
  /// The share of differing pixels that passes.
  let tolerance: Double
  /// Whether references that fail are replaced.
  let updates: Bool

  func verdict(
    of frame: PreviewFrame, name: String, painter: WidgetPainter
  ) -> TestOutcome.Verdict {
    do {
      let actual = try painter.data(frame.archive, as: .png, at: frame.date, look: frame.look)
      let tree = frame.archive.tree()
      let failure = failure(of: actual, tree: tree, name: name, painter.rasterizer)
      guard updates else { return failure.map { .failed($0) } ?? .matches }
      if failure != nil { try references.write(actual, "\(name).png") }
      try references.write(Data(tree.utf8), "\(name).txt")
      return failure == nil ? .matches : .recorded
    } catch {
      return .failed(TestFailure(summary: "\(error)"))
    }
  }

  /// Returns nil if the picture matches its reference.
  private func failure(
    of actual: Data, tree: String, name: String, _ rasterizer: Rasterizer
  ) -> TestFailure? {
    let file = "\(name).png"
    var failure = TestFailure(summary: "", actual: actual)
    let expected: Data
    do {
      guard let found = try references.picture(name) else {
        failure.summary = "no reference \(file); --update records it"
        return failure
      }
      expected = found
    } catch {
      failure.summary = "\(error); restore it, or delete it and record it by --update"
      return failure
    }
    if expected == actual { return nil }
    guard let oldSize = PNGHeader(expected), let newSize = PNGHeader(actual) else {
      failure.summary =
        "the reference \(file) is no PNG file; restore it, or replace it by --update"
      return failure
    }
    failure.expected = expected
    if oldSize != newSize {
      failure.summary =
        "the picture has \(newSize) pixels, its reference \(oldSize); check --scale and "
        + "--device, or accept it by --update"
      failure.words = words(name, tree)
      return failure
    }
    // Both are decoded, so that both are rounded in the same way.
    guard PNGHeader.isComplete(expected), let old = try? oldSize.decode(expected, rasterizer),
      let new = try? newSize.decode(actual, rasterizer),
      let difference = PictureDifference(old, new)
    else {
      failure.expected = nil
      failure.summary = "the reference \(file) is damaged; restore it, or replace it by --update"
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
    return "\(shortNumber((percent * unit).rounded() / unit)) %"
  }
}

/// The size in a PNG file's header, in pixels.
private struct PNGHeader: Equatable, CustomStringConvertible {
  let width: Int
  let height: Int

  /// Returns nil if the data does not begin as a PNG file.
  init?(_ data: Data) {
    let bytes = [UInt8](data.prefix(24))
    guard bytes.count == 24, bytes[..<8] == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A],
      bytes[12..<16].elementsEqual("IHDR".utf8)
    else { return nil }
    width = bytes[16..<20].reduce(0) { $0 << 8 | Int($1) }
    height = bytes[20..<24].reduce(0) { $0 << 8 | Int($1) }
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
