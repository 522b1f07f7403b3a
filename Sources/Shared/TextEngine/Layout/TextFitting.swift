import Foundation
import ViewArchive

/// Fits a text into a width and a height: unchanged, tightened, scaled down, or truncated.
///
/// The steps are SwiftUI's, and the first result that fits is used:
/// 1. Break the text into lines.
/// 2. If allowed, tighten by up to 3 % of the font size.
/// 3. Scale down to `minimumScaleFactor`, by binary search.
/// 4. Truncate the last line that fits.
///
/// A result fits if it has at most `lineLimit` lines and those fit the height. There is always one
/// line, even if the height is too small. Only text that may be scaled down must also fit the
/// height with a single line.
///
/// Complexity: at most thirteen layouts by Pango.
struct TextFitting {
  struct Fit {
    var lines: [ShapedLine]
    var isTruncated = false
    var factor = 1.0
  }

  var shaper: ParagraphShaper
  var text: ResolvedText
  var paragraph: ParagraphStyle
  /// In points; nil is unlimited.
  var width: Double?
  var height: Double?
  /// Whether lines have their clusters.
  var recordsClusters = false

  func fit() -> Fit {
    let whole = shape(factor: 1)
    if let fit = fitting(whole, factor: 1) { return fit }
    if paragraph.allowsTightening, let fit = tightened() { return fit }
    guard canShrink else { return truncated(factor: 1) }
    let minimum = max(paragraph.minimumScaleFactor, 0.01)
    return scaledDown(to: minimum) ?? truncated(factor: minimum)
  }

  // MARK: Without changes

  private func request(factor: Double) -> ParagraphShaper.Request {
    ParagraphShaper.Request(
      text: text, width: width, factor: factor, locale: paragraph.localeIdentifier,
      isRightToLeft: paragraph.rightToLeft, recordsClusters: recordsClusters)
  }

  private func shape(factor: Double, tightening: Double = 0) -> ParagraphShaper.Result {
    var request = request(factor: factor)
    request.tightening = tightening
    return shaper.shape(request)
  }

  private func fitting(_ result: ParagraphShaper.Result, factor: Double) -> Fit? {
    guard result.lines.count <= allowedLines(of: result.lines),
      !canShrink || firstLineFitsHeight(result.lines)
    else { return nil }
    return Fit(lines: result.lines, factor: factor)
  }

  private var canShrink: Bool {
    paragraph.minimumScaleFactor.isFinite && paragraph.minimumScaleFactor < 1
  }

  /// True if the first line fits the height. Required only for text that may be scaled down.
  private func firstLineFitsHeight(_ lines: [ShapedLine]) -> Bool {
    guard let height, let first = lines.first else { return true }
    return first.metrics.height <= height + 1e-3
  }

  /// The number of lines that fit the line limit and the height; one or more.
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

  // MARK: Tightening and scaling

  private func tightened() -> Fit? {
    let size = text.pieces.map(\.style.font.size).max() ?? 17
    for step in [0.01, 0.02, 0.03] {
      let result = shape(factor: 1, tightening: -step * FontLimits.size(size))
      if let fit = fitting(result, factor: 1) { return fit }
    }
    return nil
  }

  /// The fit with the largest factor, to within 1/128 of the range; nil if even `minimum` fails.
  private func scaledDown(to minimum: Double) -> Fit? {
    guard var best = fits(minimum) else { return nil }
    var low = minimum
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
    return fits(max(best.factor * Self.scaledWidth, minimum)) ?? best
  }

  /// The part of the width that scaled text fills. Source: pictures of Apple's renderer, on which
  /// it ends 1 to 2 % before the available width.
  private static let scaledWidth = 0.985

  private func fits(_ factor: Double) -> Fit? {
    fitting(shape(factor: factor), factor: factor)
  }

  // MARK: Truncating

  private func truncated(factor: Double) -> Fit {
    let whole = shape(factor: factor)
    let count = allowedLines(of: whole.lines)
    guard count < whole.lines.count else { return Fit(lines: whole.lines, factor: factor) }
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
    // The rest was shaped as a text that begins at the line.
    for index in lines[count - 1].clusters.indices where recordsClusters {
      lines[count - 1].clusters[index].offset += last.start
    }
    return Fit(lines: lines, isTruncated: true, factor: factor)
  }
}
