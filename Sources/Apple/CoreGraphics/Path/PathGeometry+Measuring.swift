extension PathGeometry {
  /// The smallest rectangle that contains all points and control points; `.null` for an empty path.
  package var controlBounds: CGRect {
    CGRect(
      enclosing: segments.flatMap { segment -> [CGPoint] in
        switch segment {
        case .move(let point), .line(let point): [point]
        case .quadCurve(let point, let control): [control, point]
        case .curve(let point, let control1, let control2): [control1, control2, point]
        case .close: []
        }
      })
  }

  /// The smallest rectangle that contains the path itself; `.null` for an empty path.
  package var bounds: CGRect {
    var points: [CGPoint] = []
    var current = CGPoint.zero
    for segment in segments {
      switch segment {
      case .move(let point), .line(let point):
        points.append(point)
        current = point
      case .quadCurve(let end, let control):
        let curve = CubicCurve(from: current, to: end, control: control)
        points += curve.extrema + [end]
        current = end
      case .curve(let end, let control1, let control2):
        let curve = CubicCurve(start: current, control1: control1, control2: control2, end: end)
        points += curve.extrema + [end]
        current = end
      case .close: break
      }
    }
    return CGRect(enclosing: points)
  }

  /// Whether `point` is inside the path. Open subpaths are closed with a line.
  package func contains(_ point: CGPoint, using rule: CGPathFillRule = .winding) -> Bool {
    guard controlBounds.insetBy(dx: -1e-6, dy: -1e-6).contains(point) else { return false }
    var winding = 0
    for polygon in flattened() {
      for (index, start) in polygon.enumerated() {
        let end = polygon[(index + 1) % polygon.count]
        let side = (end.x - start.x) * (point.y - start.y) - (point.x - start.x) * (end.y - start.y)
        if start.y <= point.y, end.y > point.y, side > 0 { winding += 1 }
        if start.y > point.y, end.y <= point.y, side < 0 { winding -= 1 }
      }
    }
    return rule == .winding ? winding != 0 : winding % 2 != 0
  }

  /// The subpaths as polygons. Lines deviate from curves by at most `tolerance` points, with at
  /// most 256 lines per curve.
  package func flattened(tolerance: CGFloat = 0.05) -> [[CGPoint]] {
    var polygons: [[CGPoint]] = []
    var points: [CGPoint] = []
    for segment in segments {
      let current = points.last ?? .zero
      switch segment {
      case .move(let point):
        if points.count > 1 { polygons.append(points) }
        points = [point]
      case .line(let point): points.append(point)
      case .quadCurve(let end, let control):
        points += CubicCurve(from: current, to: end, control: control).points(tolerance: tolerance)
      case .curve(let end, let control1, let control2):
        points += CubicCurve(start: current, control1: control1, control2: control2, end: end)
          .points(tolerance: tolerance)
      case .close:
        guard let start = points.first else { continue }
        polygons.append(points)
        points = [start]
      }
    }
    if points.count > 1 { polygons.append(points) }
    return polygons
  }
}
