import CommandContext
import Foundation
import NoticeCatalog
import PreviewTesting
import ViewArchive

extension AuditRule {
  static let accentedText = AuditRule(
    id: NoticeKind.accentedText.id, title: "Text that disappears in the tinted look",
    source: "Optimizing your widget for accented rendering mode and Liquid Glass",
    check: .accentedPicture { audited, painter in
      try AccentedText(audited, painter).defects
    })
}

/// Finds texts whose letters have the color of what is behind them in the accented mode, in which
/// the system keeps only the opacity of colors, and in the vibrant mode, in which it keeps their
/// brightness.
///
/// As for the contrast, the picture is drawn with and without its texts: where the two are equal,
/// the letters cannot be seen.
private struct AccentedText {
  private let texts: [ArchiveText]
  private let with: PixelSamples
  private let without: PixelSamples
  private let scale: Double
  private let isVibrant: Bool

  init(_ audited: AuditedFrame, _ painter: WidgetPainter) throws {
    let frame = audited.frame
    texts = audited.texts(painter)
    scale = frame.look.options.scale
    isVibrant = frame.environment.renderingMode == .vibrant
    with = PixelSamples(
      try painter.picture(frame.archive, at: frame.date, look: frame.look), ground: .black)
    without = PixelSamples(
      try painter.picture(frame.archive.withoutTexts, at: frame.date, look: frame.look),
      ground: .black)
  }

  private static let vibrantCure =
    "Use a brighter and a darker color, such as white on black, or leave the shape out if "
    + "widgetRenderingMode is .vibrant."

  var defects: [AuditDefect] {
    texts.filter { !$0.hasColorEffects && !isVisible($0) }.map { text in
      AuditDefect(
        severity: .warning,
        topic: isVibrant
          ? "\(text.name) has the brightness of what is behind it in vibrant mode"
          : "\(text.name) has the color of what is behind it in accented mode",
        detail: isVibrant ? Self.vibrantCure : NoticeKind.accentedText.cure)
    }
  }

  /// Whether a letter of the text differs from what is behind it. Covered and clipped texts are not
  /// checked, and count as visible.
  private func isVisible(_ text: ArchiveText) -> Bool {
    let frames = text.block.lines.map { text.frame(of: $0).intersection(text.clip) }
      .filter { !$0.isEmpty }
    guard !frames.isEmpty else { return true }
    return frames.contains { frame in
      pixels(frame.minY, frame.maxY, with.height).contains { y in
        pixels(frame.minX, frame.maxX, with.width).contains { x in
          with.differs(from: without, x: x, y: y)
        }
      }
    }
  }

  private func pixels(_ from: Double, _ to: Double, _ limit: Int) -> Range<Int> {
    let first = min(max(Int((from * scale).rounded(.down)), 0), limit)
    return first..<min(max(Int((to * scale).rounded(.up)), first), limit)
  }
}
