import Foundation
import ViewArchive

/// Builds the outline of a stroke from a band for each line, a join for each corner and the caps.
///
/// The parts overlap and all have the same winding direction, so the non-zero rule fills their
/// union.
struct PathStroker {
  let pen: StrokeGeometry
  private let half: CGFloat
  private(set) var area = PathGeometry()

  init(pen: StrokeGeometry) {
    self.pen = pen
    half = pen.width / 2
  }

  mutating func add(_ line: Polyline) {
    var points = line.points
    if line.isClosed, let first = points.first { points.append(first) }
    let bands = zip(points, points.dropFirst()).compactMap { Band($0, $1) }
    guard let first = bands.first, let last = bands.last else { return }
    for band in bands { addBand(band) }
    for (before, after) in zip(bands, bands.dropFirst()) { addJoin(before, after) }
    if line.isClosed {
      addJoin(last, first)
    } else {
      addCap(at: first.start, CGVector(dx: -first.direction.dx, dy: -first.direction.dy))
      addCap(at: last.end, last.direction)
    }
  }

  private struct Band {
    let start, end: CGPoint
    let direction: CGVector

    init?(_ start: CGPoint, _ end: CGPoint) {
      let length = hypot(end.x - start.x, end.y - start.y)
      guard length > 1e-9 else { return nil }
      self.start = start
      self.end = end
      direction = CGVector(dx: (end.x - start.x) / length, dy: (end.y - start.y) / length)
    }
  }

  private func moved(_ point: CGPoint, _ along: CGVector, _ distance: CGFloat) -> CGPoint {
    CGPoint(x: point.x + along.dx * distance, y: point.y + along.dy * distance)
  }

  private func normal(_ direction: CGVector) -> CGVector {
    CGVector(dx: -direction.dy, dy: direction.dx)
  }

  private mutating func addBand(_ band: Band) {
    let side = normal(band.direction)
    addPolygon([
      moved(band.start, side, -half), moved(band.end, side, -half), moved(band.end, side, half),
      moved(band.start, side, half),
    ])
  }

  private mutating func addJoin(_ before: Band, _ after: Band) {
    let (a, b) = (before.direction, after.direction)
    let turn = a.dx * b.dy - a.dy * b.dx
    let straight = a.dx * b.dx + a.dy * b.dy
    if abs(turn) < 1e-6, straight > 0 { return }
    let corner = before.end
    if pen.join == .round { return addDisc(corner) }
    let outer = turn > 0 ? -half : half
    let from = moved(corner, normal(a), outer)
    let to = moved(corner, normal(b), outer)
    // The length of a miter, in line widths, is 1 / cos(turn / 2).
    let cosine = ((1 + straight) / 2).squareRoot()
    if pen.join == .miter, cosine > 1e-6, 1 / cosine <= max(pen.miterLimit, 1) {
      let middle = CGVector(
        dx: normal(a).dx + normal(b).dx, dy: normal(a).dy + normal(b).dy)
      let length = hypot(middle.dx, middle.dy)
      guard length > 1e-9 else { return }
      let tip = moved(
        corner, CGVector(dx: middle.dx / length, dy: middle.dy / length), outer / cosine)
      addPolygon([corner, from, tip, to])
    } else {
      addPolygon([corner, from, to])
    }
  }

  private mutating func addCap(at point: CGPoint, _ direction: CGVector) {
    switch pen.cap {
    case .butt: break
    case .round: addDisc(point)
    case .square:
      let side = normal(direction)
      let end = moved(point, direction, half)
      addPolygon([
        moved(point, side, -half), moved(end, side, -half), moved(end, side, half),
        moved(point, side, half),
      ])
    }
  }

  private mutating func addDisc(_ center: CGPoint) {
    area.addEllipse(
      in: CGRect(x: center.x - half, y: center.y - half, width: 2 * half, height: 2 * half))
  }

  /// Adds a polygon in the winding direction of `addEllipse`.
  private mutating func addPolygon(_ points: [CGPoint]) {
    let doubleArea = zip(points, points.dropFirst() + [points[0]]).reduce(0) {
      $0 + $1.0.x * $1.1.y - $1.0.y * $1.1.x
    }
    area.addLines(between: doubleArea < 0 ? points.reversed() : points)
    area.close()
  }
}
