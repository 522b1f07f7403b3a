import CommandArguments
import Foundation
import ViewArchive

extension AuditRule {
  static let clipping = AuditRule(
    id: "clipping", title: "Clipped text",
    source: "Human Interface Guidelines, Layout: people can read all text at every type size",
    check: .picture { audited, painter in
      audited.texts(painter).compactMap { text in
        let excess = text.block.lines.map { text.excess(of: $0) }.max() ?? 0
        guard excess > tolerance else { return nil }
        return AuditDefect(
          severity: audited.isLargeType ? .warning : .error, topic: "\(text.name) is clipped",
          detail: "\(shortNumber((excess * 10).rounded() / 10)) points of it are not visible",
          measure: -excess, frame: text.visibleFrame)
      }
    })

  /// In points. Letters overhang their advance a little.
  private static let tolerance = 1.5
}

extension ArchiveText {
  /// How far a line's letters exceed the visible part, in points.
  fileprivate func excess(of line: TextBlock.Line) -> Double {
    let frame = frame(of: line)
    return max(
      clip.minX - frame.minX, frame.maxX - clip.maxX, clip.minY - frame.minY,
      frame.maxY - clip.maxY)
  }
}
