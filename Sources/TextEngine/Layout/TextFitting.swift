import Foundation
import ViewArchive

/// Finds the setting of a text that fits: whole, tightened, shrunk, or cut.
///
/// The order is SwiftUI's: break lines; where they are too many or too high, tighten if allowed,
/// then shrink down to `minimumScaleFactor`, then cut the last line that fits. One line is always
/// there, whatever the height.
struct TextFitting {
  struct Setting {
    var lines: [ShapedLine]
    var isTruncated = false
    var factor = 1.0
  }

  var shaper: ParagraphShaper
  var text: ResolvedText
  var paragraph: ParagraphStyle
  /// Points; nil is unlimited.
  var width: Double?
  var height: Double?

  func setting() -> Setting {
    let whole = shape(factor: 1)
    if let fit = fitting(whole, factor: 1) { return fit }
    if paragraph.allowsTightening, let fit = tightened() { return fit }
    guard canShrink else { return cut(factor: 1) }
    let least = max(paragraph.minimumScaleFactor, 0.01)
    return shrunk(to: least) ?? cut(factor: least)
  }

  // MARK: Whole

  private func request(factor: Double) -> ParagraphShaper.Request {
    ParagraphShaper.Request(
      text: text, width: width, factor: factor, locale: paragraph.localeIdentifier,
      isRightToLeft: paragraph.rightToLeft)
  }

  private func shape(factor: Double, tightening: Double = 0) -> ParagraphShaper.Result {
    var request = request(factor: factor)
    request.tightening = tightening
    return shaper.shape(request)
  }

  private func fitting(_ result: ParagraphShaper.Result, factor: Double) -> Setting? {
    guard result.lines.count <= allowedLines(of: result.lines),
      !canShrink || isLowEnough(result.lines)
    else { return nil }
    return Setting(lines: result.lines, factor: factor)
  }

  private var canShrink: Bool {
    paragraph.minimumScaleFactor.isFinite && paragraph.minimumScaleFactor < 1
  }

  /// A text that may shrink fits into the height even where it is a single line.
  private func isLowEnough(_ lines: [ShapedLine]) -> Bool {
    guard let height, let first = lines.first else { return true }
    return first.metrics.height <= height + 1e-3
  }

  /// How many of the lines the limits allow, at least one.
  private func allowedLines(of lines: [ShapedLine]) -> Int {
    let limit = max(1, paragraph.lineLimit ?? Int.max)
    guard let height else { return limit }
    var used = 0.0
    var count = 0
    for line in lines {
      if count > 0 { used += line.metrics.leading + lineSpacing }
      used += line.metrics.height
      if count > 0, used > height + 1e-3 { break }
      count += 1
    }
    return min(limit, max(1, count))
  }

  var lineSpacing: Double {
    paragraph.lineSpacing.isFinite ? max(0, paragraph.lineSpacing) : 0
  }

  // MARK: Tightened and shrunk

  private func tightened() -> Setting? {
    let size = text.pieces.map(\.style.font.size).max() ?? 17
    for step in [0.01, 0.02, 0.03] {
      let result = shape(factor: 1, tightening: -step * FontLimits.size(size))
      if let fit = fitting(result, factor: 1) { return fit }
    }
    return nil
  }

  /// The largest factor that fits, to a 128th of the way.
  private func shrunk(to least: Double) -> Setting? {
    guard var best = fits(least) else { return nil }
    var low = least
    var high = 1.0
    for _ in 0..<7 {
      let middle = (low + high) / 2
      if let fit = fits(middle) {
        best = fit
        low = middle
      } else {
        high = middle
      }
    }
    return best
  }

  private func fits(_ factor: Double) -> Setting? {
    fitting(shape(factor: factor), factor: factor)
  }

  // MARK: Cut

  private func cut(factor: Double) -> Setting {
    let whole = shape(factor: factor)
    let count = allowedLines(of: whole.lines)
    guard count < whole.lines.count else { return Setting(lines: whole.lines, factor: factor) }
    var lines = Array(whole.lines.prefix(count))
    let last = whole.lines[count - 1]
    let rest = text.suffix(from: last.start)
    var request = request(factor: factor)
    request.truncation = paragraph.truncation
    if paragraph.truncation == .tail {
      let first = rest.firstParagraph
      request.text = first.text
      var ended = shaper.shape(request)
      if !first.isWhole, !ended.isTruncated {
        request.text.append("…")
        ended = shaper.shape(request)
      }
      lines[count - 1] = ended.lines.first ?? last
    } else {
      request.text = rest.joined
      lines[count - 1] = shaper.shape(request).lines.first ?? last
    }
    return Setting(lines: lines, isTruncated: true, factor: factor)
  }
}
