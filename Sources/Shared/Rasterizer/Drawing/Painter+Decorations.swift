import Foundation
import ViewArchive

extension Painter {
  enum Decoration { case underline, strikethrough }

  /// Draws a run's underline or strikethrough, if it has one.
  func decorate(
    _ run: GlyphRun, _ decoration: Decoration, in matrix: AffineMatrix, over area: CGRect,
    _ blockMatrix: AffineMatrix, _ alpha: Double
  ) {
    guard let line = decoration == .underline ? run.underline : run.strikethrough else { return }
    let pixel = 1 / matrix.meanScale
    let width = max((run.size / 15 / pixel).rounded(), 1) * pixel
    // Below the baseline, or at half the x-height, in fractions of the font size.
    let y = run.size * (decoration == .underline ? 0.13 : -0.27)
    let start = run.glyphs.map(\.x).min() ?? 0
    guard start.isFinite, run.width.isFinite else { return }
    let paint = line.color.map { Paint.color($0) } ?? run.paint
    guard setPaint(paint, over: area, in: blockMatrix, alpha: alpha) else { return }
    var top = CGPoint(x: start, y: y - width / 2)
    if isAligned(matrix) {
      // On whole pixels, so that a solid line is sharp.
      let device = matrix(top)
      top.y = (Double(device.y).snapped - matrix.ty) / matrix.d
    }
    context.newPath()
    for (from, to) in line.pattern.marks(length: run.width, width: width) {
      let mark = CGRect(
        x: Double(top.x) + from, y: Double(top.y), width: to - from, height: width)
      add(mark, in: matrix)
    }
    context.fill()
  }

  private func add(_ rectangle: CGRect, in matrix: AffineMatrix) {
    context.move(matrix(CGPoint(x: rectangle.minX, y: rectangle.minY)))
    context.line(matrix(CGPoint(x: rectangle.maxX, y: rectangle.minY)))
    context.line(matrix(CGPoint(x: rectangle.maxX, y: rectangle.maxY)))
    context.line(matrix(CGPoint(x: rectangle.minX, y: rectangle.maxY)))
    context.close()
  }
}

extension TextStyle.LineDecoration.Pattern {
  /// Alternating lengths of dashes and gaps, in line widths; empty for a solid line.
  private var dashes: [Double] {
    switch self {
    case .solid: []
    case .dot: [1, 1]
    case .dash: [4, 2]
    case .dashDot: [4, 2, 1, 2]
    case .dashDotDot: [4, 2, 1, 2, 1, 2]
    }
  }

  /// The parts of the line that are drawn.
  fileprivate func marks(length: Double, width: Double) -> [(from: Double, to: Double)] {
    guard length > 0, length < 1e5, !dashes.isEmpty else { return [(0, min(length, 1e5))] }
    var marks: [(from: Double, to: Double)] = []
    var position = 0.0
    var step = 0
    while position < length {
      let end = position + dashes[step % dashes.count] * width
      if step % 2 == 0 { marks.append((position, min(end, length))) }
      position = end
      step += 1
    }
    return marks
  }
}
