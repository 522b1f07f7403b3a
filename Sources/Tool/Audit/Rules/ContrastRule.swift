import CommandArguments
import CommandContext
import Foundation
import PreviewTesting
import Rasterizer
import ViewArchive

extension AuditRule {
  static let contrast = AuditRule(
    id: "contrast", title: "Text with too little contrast",
    source: "WCAG 2.2, success criterion 1.4.3 (AA)",
    check: .basePicture { audited, painter in
      // The system chooses the colors of controls, and those of other modes.
      guard audited.frame.look.options.renderingMode == .fullColor, !audited.isControl else {
        return []
      }
      return try TextContrast(audited, painter).defects
    })
}

/// Measures the contrast of the texts in a picture.
///
/// The picture is drawn twice, with and without its texts. Where the two differ, there are letters,
/// and the second one has the pixels behind them. The text's color is known from the archive, so
/// that smoothed edges do not matter. A text's ratio is that of the pixel that a tenth of the
/// others fall below.
private struct TextContrast {
  /// The share of the pixels behind a text that may have less contrast.
  private static let share = 0.1

  private let audited: AuditedFrame
  private let texts: [ArchiveText]
  private let with: PixelSamples
  private let without: PixelSamples
  private let scale: Double

  init(_ audited: AuditedFrame, _ painter: WidgetPainter) throws {
    self.audited = audited
    let frame = audited.frame
    // A wallpaper that the picture does not show.
    let ground: PaintColor = frame.environment.colorScheme == .dark ? .black : .white
    texts = audited.texts(painter)
    scale = frame.look.options.scale
    with = PixelSamples(
      try painter.picture(frame.archive, at: frame.date, look: frame.look), ground: ground)
    without = PixelSamples(
      try painter.picture(frame.archive.withoutTexts, at: frame.date, look: frame.look),
      ground: ground)
  }

  var defects: [AuditDefect] {
    texts.filter { !$0.hasColorEffects }.compactMap { text in
      let worst = text.block.lines.flatMap { line in
        line.runs.compactMap { measure($0, in: line, of: text) }
      }.min { $0.ratio / $0.least < $1.ratio / $1.least }
      guard let worst, worst.ratio < worst.least else { return nil }
      let ratio = (worst.ratio * 10).rounded(.down) / 10
      return AuditDefect(
        severity: .error, topic: "\(text.name) has too little contrast",
        detail: "\(shortNumber(ratio)):1, \(worst.color.hexadecimal) on "
          + "\(worst.ground.hexadecimal); at least \(shortNumber(worst.least)):1 is needed",
        measure: worst.ratio, frame: text.visibleFrame)
    }
  }

  private struct Measurement {
    var ratio: Double
    var least: Double
    var color: PaintColor
    var ground: PaintColor
  }

  /// nil if the run has no plain color or is not visible.
  private func measure(
    _ run: GlyphRun, in line: TextBlock.Line, of text: ArchiveText
  ) -> Measurement? {
    guard case .color(let paint) = run.paint, let first = run.glyphs.first else { return nil }
    let frame = text.matrix.bounds(
      of: CGRect(
        x: line.origin.x + first.x, y: line.origin.y - run.size * 0.8, width: run.width,
        height: run.size)
    ).intersection(text.clip)
    guard !frame.isEmpty else { return nil }
    var samples: [(ratio: Double, color: PaintColor, ground: PaintColor)] = []
    for y in pixels(frame.minY, frame.maxY, with.height) {
      for x in pixels(frame.minX, frame.maxX, with.width)
      where with.differs(from: without, x: x, y: y) {
        let ground = without.color(x: x, y: y)
        let color = Contrast.mixed(paint.opacity(text.opacity), over: ground)
        samples.append((Contrast.ratio(color, ground), color, ground))
      }
    }
    // Text in nearly the color of its background differs nowhere.
    if samples.isEmpty { samples = center(of: frame, paint.opacity(text.opacity)) }
    guard !samples.isEmpty else { return nil }
    samples.sort { $0.ratio < $1.ratio }
    let worst = samples[Int(Double(samples.count - 1) * Self.share)]
    let isLarge = Contrast.isLarge(size: run.size, weight: run.face.weight)
    return Measurement(
      ratio: worst.ratio, least: isLarge ? Contrast.leastOfLargeText : Contrast.least,
      color: worst.color, ground: worst.ground)
  }

  private func center(
    of frame: CGRect, _ paint: PaintColor
  ) -> [(ratio: Double, color: PaintColor, ground: PaintColor)] {
    let (x, y) = (Int(frame.midX * scale), Int(frame.midY * scale))
    guard (0..<with.width).contains(x), (0..<with.height).contains(y) else { return [] }
    let ground = without.color(x: x, y: y)
    let color = Contrast.mixed(paint, over: ground)
    return [(Contrast.ratio(color, ground), color, ground)]
  }

  private func pixels(_ from: Double, _ to: Double, _ limit: Int) -> Range<Int> {
    let first = min(max(Int((from * scale).rounded(.down)), 0), limit)
    return first..<min(max(Int((to * scale).rounded(.up)), first), limit)
  }
}

extension PaintColor {
  /// `#RRGGBB`.
  fileprivate var hexadecimal: String {
    "#"
      + [red, green, blue].map { value in
        let byte = Int((min(max(value, 0), 1) * 255).rounded())
        return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }.joined()
  }
}
