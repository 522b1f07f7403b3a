import Foundation
import ViewArchive

// The areas that strokes cover, for paths that are made of strokes. Drawings keep a path and a pen
// instead.
extension PathGeometry {
  /// Returns the outline of the stroked area, to be filled with the non-zero rule. Empty for a pen
  /// without width.
  ///
  /// Curves are approximated by lines with an error of less than 0.05 points.
  package func stroked(with pen: StrokeGeometry) -> PathGeometry {
    guard pen.width.isFinite, pen.width > 0 else { return PathGeometry() }
    var stroker = PathStroker(pen: pen)
    for line in dashes(of: pen) { stroker.add(line) }
    return stroker.area
  }

  /// Returns the lines of a dash pattern along the path.
  func dashed(with pen: StrokeGeometry) -> PathGeometry {
    var path = PathGeometry()
    for line in dashes(of: pen) {
      path.addLines(between: line.points)
      if line.isClosed { path.close() }
    }
    return path
  }

  private func dashes(of pen: StrokeGeometry) -> [Polyline] {
    let dash = pen.dash.count.isMultiple(of: 2) ? pen.dash : pen.dash + pen.dash
    return polylines().flatMap { $0.dashed(dash.map { CGFloat($0) }, phase: pen.dashPhase) }
  }

  private func polylines() -> [Polyline] {
    var lines: [Polyline] = []
    var current = Polyline()
    var (position, first) = (CGPoint.zero, CGPoint.zero)
    func finish() {
      if current.points.count > 1 { lines.append(current) }
      current = Polyline()
    }
    func add(_ point: CGPoint) {
      if current.points.isEmpty { current.points = [position] }
      if point != current.points.last { current.points.append(point) }
    }
    func add(_ curve: CubicCurve) {
      let bend = hypot(curve.control1.x - curve.start.x, curve.control1.y - curve.start.y)
      let steps = bend < 1e6 ? min(max(Int(max(bend, 1).squareRoot() * 4), 8), 64) : 64
      for step in 1...steps { add(curve.point(at: CGFloat(step) / CGFloat(steps))) }
    }
    for segment in segments {
      switch segment {
      case .move(let point):
        finish()
        (position, first) = (point, point)
      case .line(let point):
        add(point)
        position = point
      case .quadCurve(let point, let control):
        add(CubicCurve(from: position, to: point, control: control))
        position = point
      case .curve(let point, let control1, let control2):
        add(CubicCurve(start: position, control1: control1, control2: control2, end: point))
        position = point
      case .close:
        if position != first { add(first) }
        finish()
        position = first
      }
    }
    finish()
    // A subpath that ends where it began is closed.
    for index in lines.indices where lines[index].points.count > 3 {
      if lines[index].points.first == lines[index].points.last {
        lines[index].points.removeLast()
        lines[index].isClosed = true
      }
    }
    return lines
  }
}

/// A sequence of points connected by straight lines.
struct Polyline {
  var points: [CGPoint] = []
  var isClosed = false

  /// Returns the dashes of a dash pattern, at most 10,000.
  func dashed(_ pattern: [CGFloat], phase: CGFloat) -> [Polyline] {
    let total = pattern.reduce(0, +)
    guard total > 0 else { return [self] }
    var index = 0
    var offset = phase.isFinite ? phase.truncatingRemainder(dividingBy: total) : 0
    if offset < 0 { offset += total }
    while offset >= pattern[index] {
      offset -= pattern[index]
      index = (index + 1) % pattern.count
    }
    var remaining = pattern[index] - offset
    var dashes: [Polyline] = []
    var open = index.isMultiple(of: 2) ? Polyline(points: [points[0]]) : nil
    let corners = isClosed ? points + [points[0]] : points
    for (start, end) in zip(corners, corners.dropFirst()) {
      let length = hypot(end.x - start.x, end.y - start.y)
      var done: CGFloat = 0
      while length - done > remaining, dashes.count < 10_000 {
        done += remaining
        let point = CGPoint(
          x: start.x + (end.x - start.x) * done / length,
          y: start.y + (end.y - start.y) * done / length)
        if var dash = open {
          dash.points.append(point)
          dashes.append(dash)
          open = nil
        } else {
          open = Polyline(points: [point])
        }
        index = (index + 1) % pattern.count
        remaining = pattern[index]
      }
      remaining -= length - done
      open?.points.append(end)
    }
    if let open, open.points.count > 1 { dashes.append(open) }
    return dashes
  }
}
