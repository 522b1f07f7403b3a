import Foundation
import Rasterizer
import TextEngine
import ViewArchive

/// A hand-written archive of a medium widget, with the content of `PlainWidget.c` and
/// `Chromium/widget.html`.
struct MediumWidget {
  static let size = CGSize(width: 338, height: 158)

  let engine: TextEngine
  let image: ArchiveImage

  /// - Parameter timer: If given, adds a timer text and a timed progress bar.
  func archive(timer: ClosedRange<Date>? = nil) -> ViewArchive {
    let bounds = CGRect(origin: .zero, size: Self.size)
    var children = [header]
    let rows: [(String, String, String, Double)] = [
      ("🐼", "Power Panda", "87 %", 0.87), ("🦄", "Unipouch", "45 %", 0.45),
      ("🐳", "Spouty", "12 %", 0.12),
    ]
    children.append(text("Healing today", 17, 600, x: 72, baseline: 34, color: 0xFFFFFF))
    children.append(
      text("Three heroes are resting", 13, 400, x: 72, baseline: 52, color: 0xE5E5EA))
    for (index, row) in rows.enumerated() {
      let y = 68 + Double(index) * 27
      children.append(
        shape(CGRect(x: 16, y: y, width: 22, height: 22), radius: 11, 0xFFFFFF, alpha: 0.25))
      children.append(
        shape(CGRect(x: 160, y: y + 8, width: 110, height: 6), radius: 3, 0xFFFFFF, alpha: 0.25))
      children.append(
        shape(
          CGRect(x: 160, y: y + 8, width: max(110 * row.3, 6), height: 6), radius: 3, 0x30D158))
      children.append(text(row.0, 15, 400, x: 17, baseline: y + 16, color: 0))
      children.append(text(row.1, 15, 400, x: 44, baseline: y + 16, color: 0xFFFFFF))
      children.append(
        text(row.2, 15, 600, x: 322, baseline: y + 16, color: 0xFFFFFF, isRight: true))
    }
    if let timer { children += timedViews(timer) }
    let sky: [Paint.GradientStop] = [
      .init(color: color(0x1C3D8F), location: 0), .init(color: color(0x0A84FF), location: 1),
    ]
    return ViewArchive(
      size: Self.size, displayScale: 3,
      containerBackground: ArchiveNode(
        kind: "LinearGradient", frame: bounds,
        content: .fill(
          ArchivePath(rect: bounds),
          .linearGradient(sky, start: .zero, end: CGPoint(x: 0, y: 158)), evenOdd: false)),
      content: ArchiveNode(kind: "ZStack", frame: bounds, children: children), images: [image])
  }

  private var header: ArchiveNode {
    let frame = CGRect(x: 16, y: 14, width: 44, height: 44)
    return ArchiveNode(
      kind: "Image", frame: frame, content: .image(ImageDrawing(image: 0)),
      effects: [
        .clip(rounded(CGSize(width: 44, height: 44), 10), evenOdd: false, antialiased: true)
      ])
  }

  private func timedViews(_ timer: ClosedRange<Date>) -> [ArchiveNode] {
    let style = TextStyle(font: FontRequest(size: 13), paint: .color(.white))
    let date = DynamicDate.timerInterval(
      start: timer.lowerBound, end: timer.upperBound, pause: nil, countsDown: true,
      showsHours: true)
    return [
      ArchiveNode(
        kind: "Text", frame: CGRect(x: 240, y: 20, width: 82, height: 16),
        content: .dynamicText(
          StyledText([.init(.dynamic(date), style: style)]), ParagraphStyle(alignment: .trailing))),
      ArchiveNode(
        kind: "ProgressView", frame: CGRect(x: 240, y: 40, width: 82, height: 4),
        content: .timedProgress(
          TimedProgress(
            start: timer.lowerBound, end: timer.upperBound, countsDown: false, shape: .bar,
            lineWidth: 4, track: .color(color(0xFFFFFF, 0.25)), fill: .color(.white)))),
    ]
  }

  private func text(
    _ string: String, _ size: Double, _ weight: Double, x: Double, baseline: Double, color: UInt32,
    isRight: Bool = false
  ) -> ArchiveNode {
    let style = TextStyle(
      font: FontRequest(size: size, weight: weight), paint: .color(self.color(color)))
    let block = engine.layout(
      StyledText([.init(.string(string), style: style)]), paragraph: ParagraphStyle(), width: nil,
      height: nil, scale: 3, now: .distantPast)
    let origin = CGPoint(
      x: isRight ? x - block.size.width : x, y: baseline - (block.lines.first?.origin.y ?? 0))
    return ArchiveNode(
      kind: "Text", frame: CGRect(origin: origin, size: block.size), content: .text(block))
  }

  private func shape(_ frame: CGRect, radius: Double, _ hex: UInt32, alpha: Double = 1)
    -> ArchiveNode
  {
    ArchiveNode(
      kind: "Shape", frame: frame,
      content: .fill(rounded(frame.size, radius), .color(color(hex, alpha)), evenOdd: false))
  }

  private func color(_ hex: UInt32, _ alpha: Double = 1) -> PaintColor {
    PaintColor(
      red: Double(hex >> 16 & 255) / 255, green: Double(hex >> 8 & 255) / 255,
      blue: Double(hex & 255) / 255, alpha: alpha)
  }

  private func rounded(_ size: CGSize, _ r: Double) -> ArchivePath {
    let (w, h, k) = (size.width, size.height, r * (1 - 0.5522847498))
    func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }
    return ArchivePath([
      .move(point(r, 0)), .line(point(w - r, 0)),
      .curve(point(w, r), control1: point(w - k, 0), control2: point(w, k)),
      .line(point(w, h - r)),
      .curve(point(w - r, h), control1: point(w, h - k), control2: point(w - k, h)),
      .line(point(r, h)),
      .curve(point(0, h - r), control1: point(k, h), control2: point(0, h - k)),
      .line(point(0, r)), .curve(point(r, 0), control1: point(0, k), control2: point(k, 0)),
      .close,
    ])
  }
}
