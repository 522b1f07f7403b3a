import Foundation
import ViewArchive

extension TextBlock {
  /// The baseline of the first line, points below the block's top.
  public var firstBaseline: Double { lines.first.map { Double($0.origin.y) } ?? 0 }

  /// The baseline of the last line, points below the block's top.
  public var lastBaseline: Double { lines.last.map { Double($0.origin.y) } ?? 0 }
}

/// Puts lines below each other and rounds the block to the device's pixels.
struct BlockAssembly {
  var paragraph: ParagraphStyle
  var lineSpacing: Double
  var grid: PixelGrid

  /// `blockWidth` in points; nil is the widest line's.
  func block(_ setting: TextFitting.Setting, string: String, blockWidth: Double?) -> TextBlock {
    let widest = setting.lines.map(\.width).max() ?? 0
    let width = blockWidth ?? grid.ceil(max(0, widest - ParagraphShaper.slack))
    var y = 0.0
    var lines: [TextBlock.Line] = []
    for shaped in setting.lines {
      if !lines.isEmpty { y += shaped.metrics.leading + lineSpacing }
      lines.append(
        TextBlock.Line(
          origin: CGPoint(x: offset(of: shaped.width, in: width), y: y + shaped.metrics.ascent),
          width: shaped.width, runs: shaped.runs))
      y += shaped.metrics.height
    }
    if paragraph.reservesSpace, let limit = paragraph.lineLimit, limit > lines.count,
      let metrics = setting.lines.last?.metrics
    {
      let missing = Double(min(limit, 10_000) - lines.count)
      y += missing * (metrics.height + metrics.leading + lineSpacing)
    }
    return TextBlock(
      size: CGSize(width: width, height: grid.ceil(y)), lines: lines, string: string,
      isTruncated: setting.isTruncated, scaleFactor: setting.factor)
  }

  private func offset(of line: Double, in width: Double) -> Double {
    // What a line is too wide by rounding is no reason to move it.
    let room = abs(width - line) <= 2 * ParagraphShaper.slack ? 0 : width - line
    return switch (paragraph.alignment, paragraph.rightToLeft) {
    case (.leading, false), (.trailing, true): 0
    case (.center, _): room / 2
    case (.trailing, false), (.leading, true): room
    }
  }
}
