import CommandContext
import Foundation
import HostLink
import PreviewTesting

extension AuditRule {
  static let truncation = AuditRule(
    id: "truncation", title: "Truncated text",
    source: "Human Interface Guidelines, Typography: keep truncation to a minimum as type grows",
    check: .picture { audited, painter in
      audited.texts(painter).filter(\.block.isTruncated).map { text in
        let visible = text.visibleCharacters
        return AuditDefect(
          severity: audited.isLargeType ? .warning : .error, topic: "\(text.name) is truncated",
          detail: "about \(visible) of \(text.block.string.count) characters are visible",
          measure: Double(visible) / Double(text.block.string.count), frame: text.visibleFrame)
      }
    })
}

extension AuditedFrame {
  func texts(_ painter: WidgetPainter) -> [ArchiveText] {
    frame.archive.texts(at: frame.date, engine: painter.rasterizer.textEngine)
  }

  /// Whether the type is larger than the system's default.
  var isLargeType: Bool {
    let sizes = RenderEnvironment.TypeSize.allCases
    return sizes.firstIndex(of: frame.environment.typeSize) ?? 0
      > sizes.firstIndex(of: .large) ?? 0
  }
}

extension ArchiveText {
  /// The characters before the ellipsis. Glyphs are counted, so that ligatures and combined letters
  /// are approximated.
  fileprivate var visibleCharacters: Int {
    let glyphs = block.lines.reduce(0) { $0 + $1.runs.reduce(0) { $0 + $1.glyphs.count } }
    // Spaces at the ends of lines have no glyphs; the ellipsis has one.
    return min(max(glyphs - 1, 0) + block.lines.count - 1, block.string.count - 1)
  }
}
