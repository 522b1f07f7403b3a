import Foundation
import ViewArchive

extension TextBlock {
  /// The first line's baseline, in points from the top of the block.
  public var firstBaseline: Double { lines.first.map { Double($0.origin.y) } ?? 0 }

  /// The last line's baseline, in points from the top of the block.
  public var lastBaseline: Double { lines.last.map { Double($0.origin.y) } ?? 0 }
}

/// Stacks and aligns lines, and rounds the block's size to device pixels.
struct BlockAssembly {
  var paragraph: ParagraphStyle
  var lineSpacing: Double
  var grid: PixelGrid

  /// - Parameter blockWidth: In points; nil uses the width of the widest line.
  func block(_ fit: TextFitting.Fit, string: String, blockWidth: Double?) -> TextBlock {
    let widest = fit.lines.map { $0.width + $0.breakingSpace }.max() ?? 0
    let width = blockWidth ?? grid.ceil(max(0, widest - ParagraphShaper.slack))
    var y = 0.0
    var lines: [TextBlock.Line] = []
    for shaped in fit.lines {
      if !lines.isEmpty { y += shaped.metrics.leading + lineSpacing }
      lines.append(
        TextBlock.Line(
          origin: CGPoint(x: offset(of: shaped.width, in: width), y: y + shaped.metrics.ascent),
          width: shaped.width, runs: shaped.runs, attachments: shaped.attachments))
      y += shaped.metrics.height
    }
    // Missing lines are as high and as far apart as the last one.
    let reserved = min(max(paragraph.minimumLineCount, 0), Self.maximumReservedLines)
    let missing = reserved - lines.count
    if missing > 0, let metrics = fit.lines.last?.metrics {
      y += Double(missing) * (metrics.height + metrics.leading + lineSpacing)
    }
    return TextBlock(
      size: CGSize(width: width, height: grid.ceil(y)), lines: lines, string: string,
      isTruncated: fit.isTruncated, scaleFactor: fit.factor)
  }

  /// More lines than any text has.
  private static let maximumReservedLines = 10_000

  private func offset(of line: Double, in width: Double) -> Double {
    // Rounding errors must not move a line.
    let room = abs(width - line) <= 2 * ParagraphShaper.slack ? 0 : width - line
    return switch (paragraph.alignment, paragraph.rightToLeft) {
    case (.leading, false), (.trailing, true): 0
    case (.center, _): room / 2
    case (.trailing, false), (.leading, true): room
    }
  }
}
