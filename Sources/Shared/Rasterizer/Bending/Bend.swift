import Foundation
import ViewArchive

/// Bends the parts of a drawing along a curve.
///
/// All matrices are from the part's own coordinates to those of the curve.
struct Bend {
  let curve: ArchiveCurve

  /// Longer lines are divided before they are bent. At the radius of a watch's dial, the error is
  /// below a hundredth of a point.
  private static let step = 2.0
  /// Limits the work for paths from untrusted archives.
  private static let maximumSteps = 256.0

  private func count(_ length: Double) -> Int {
    Int(min((length / Self.step).rounded(.up), Self.maximumSteps).clamped(to: 1...256))
  }

  // MARK: Paths

  func path(_ path: ArchivePath, _ matrix: AffineMatrix) -> ArchivePath {
    var elements: [ArchivePath.Element] = []
    var (start, last) = (CGPoint.zero, CGPoint.zero)
    func line(to end: CGPoint) {
      let from = last
      let steps = count(hypot(end.x - from.x, end.y - from.y))
      for step in 1...steps {
        let part = CGFloat(step) / CGFloat(steps)
        elements.append(
          .line(
            curve(
              CGPoint(x: from.x + (end.x - from.x) * part, y: from.y + (end.y - from.y) * part))))
      }
      last = end
    }
    func cubic(_ c1: CGPoint, _ c2: CGPoint, _ end: CGPoint) {
      let from = last
      let length =
        hypot(c1.x - from.x, c1.y - from.y) + hypot(c2.x - c1.x, c2.y - c1.y)
        + hypot(end.x - c2.x, end.y - c2.y)
      // Several steps for small round ends, too.
      let steps = max(count(length * 2), 8)
      for step in 1...steps {
        let t = CGFloat(step) / CGFloat(steps)
        let u = 1 - t
        let (w0, w1, w2, w3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        elements.append(
          .line(
            curve(
              CGPoint(
                x: w0 * from.x + w1 * c1.x + w2 * c2.x + w3 * end.x,
                y: w0 * from.y + w1 * c1.y + w2 * c2.y + w3 * end.y))))
      }
      last = end
    }
    for element in path.elements {
      switch element {
      case .move(let point):
        last = matrix(point)
        start = last
        elements.append(.move(curve(last)))
      case .line(let point): line(to: matrix(point))
      case .quadCurve(let point, let control):
        let end = matrix(point)
        let (c1, c2) = ArchivePath.cubicControls(from: last, control: matrix(control), to: end)
        cubic(c1, c2, end)
      case .curve(let point, let control1, let control2):
        cubic(matrix(control1), matrix(control2), matrix(point))
      case .close:
        line(to: start)
        elements.append(.close)
      }
    }
    return ArchivePath(elements)
  }

  // MARK: Paints

  /// The distance, in radians, by which a gradient's outer colors continue at its ends.
  private static let reach = 0.2

  /// A gradient along the drawing becomes one around the curve's center.
  func paint(_ paint: Paint, _ matrix: AffineMatrix) -> Paint {
    switch paint {
    case .color, .image, .material: return paint
    case .linearGradient(let stops, let start, let end):
      let (first, last) = (matrix(start), matrix(end))
      let (from, to) = (curve.angle(at: first.x), curve.angle(at: last.x))
      guard abs(last.x - first.x) >= abs(last.y - first.y), abs(to - from) > 1e-6 else {
        return .linearGradient(stops, start: curve(first), end: curve(last))
      }
      let isReversed = to < from
      let (low, high) = (min(from, to) - Self.reach, max(from, to) + Self.reach)
      let length = abs(to - from)
      let placed = stops.map { stop in
        let location = isReversed ? 1 - stop.location : stop.location
        return Paint.GradientStop(
          color: stop.color, location: (location * length + Self.reach) / (high - low))
      }
      return .angularGradient(
        isReversed ? placed.reversed() : placed, center: curve.center, startAngle: low,
        endAngle: high)
    case .radialGradient(let stops, let center, let start, let end):
      let scale = matrix.meanScale
      return .radialGradient(
        stops, center: curve(matrix(center)), startRadius: start * scale, endRadius: end * scale)
    case .ellipticalGradient(let stops, let bounds, let center, let start, let end):
      let place = motion(of: CGPoint(x: bounds.midX, y: bounds.midY), matrix)
      return .ellipticalGradient(
        stops, bounds: place.bounds(of: bounds), center: center, startFraction: start,
        endFraction: end)
    case .angularGradient(let stops, let center, let start, let end):
      let place = motion(of: center, matrix)
      let turn = atan2(place.b, place.a)
      return .angularGradient(
        stops, center: place(center), startAngle: start + turn, endAngle: end + turn)
    }
  }

  // MARK: Rigid parts

  /// The matrix that moves and turns a part of the drawing around `center`.
  func motion(of center: CGPoint, _ matrix: AffineMatrix) -> AffineMatrix {
    matrix.followed(by: curve.motion(at: matrix(center)))
  }

  /// Each glyph and attachment of a text, with its matrix. A part keeps its place in the block, so
  /// that gradients run across the whole text.
  func parts(
    of block: TextBlock, _ matrix: AffineMatrix
  ) -> [(block: TextBlock, matrix: AffineMatrix)] {
    block.lines.flatMap { line in
      line.runs.flatMap { run in
        parts(of: run).map { part in
          let start = Double(line.origin.x) + (part.glyphs.first?.x ?? 0)
          let center = CGPoint(x: start + part.width / 2, y: line.origin.y)
          return (self.block(block, line, [part], []), motion(of: center, matrix))
        }
      }
        + line.attachments.map { attachment in
          let bounds = attachment.content.bounds ?? .zero
          let center = CGPoint(
            x: line.origin.x + attachment.origin.x + bounds.midX, y: line.origin.y)
          return (self.block(block, line, [], [attachment]), motion(of: center, matrix))
        }
    }
  }

  private func block(
    _ block: TextBlock, _ line: TextBlock.Line, _ runs: [GlyphRun],
    _ attachments: [TextBlock.Attachment]
  ) -> TextBlock {
    TextBlock(
      size: block.size,
      lines: [
        TextBlock.Line(
          origin: line.origin, width: line.width, runs: runs, attachments: attachments)
      ], string: block.string)
  }

  /// The run's glyphs as runs, each with its own width. Glyphs at the same position, such as a
  /// letter and its mark, stay together.
  private func parts(of run: GlyphRun) -> [GlyphRun] {
    let start = run.glyphs.map(\.x).min() ?? 0
    let positions = Set(run.glyphs.map(\.x)).sorted()
    return positions.enumerated().map { index, x in
      var part = run
      part.glyphs = run.glyphs.filter { $0.x == x }
      let next = index + 1 < positions.count ? positions[index + 1] : start + run.width
      part.width = max(next - x, 0)
      return part
    }
  }
}
