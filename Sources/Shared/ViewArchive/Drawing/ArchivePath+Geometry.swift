import Foundation

extension ArchivePath {
  /// The smallest rectangle around all points, control points included; nil for an empty path.
  public var controlBounds: CGRect? {
    var low = CGPoint(x: CGFloat.infinity, y: .infinity)
    var high = CGPoint(x: -CGFloat.infinity, y: -.infinity)
    func add(_ point: CGPoint) {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    for element in elements {
      switch element {
      case .move(let point), .line(let point): add(point)
      case .quadCurve(let point, let control):
        add(point)
        add(control)
      case .curve(let point, let control1, let control2):
        add(point)
        add(control1)
        add(control2)
      case .close: break
      }
    }
    guard low.x <= high.x else { return nil }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// The rectangle, if the path is a single axis-aligned one as `init(rect:)` creates; else nil.
  public var rectangle: CGRect? {
    guard elements.count == 5, case .move(let p0) = elements[0], case .line(let p1) = elements[1],
      case .line(let p2) = elements[2], case .line(let p3) = elements[3],
      case .close = elements[4]
    else { return nil }
    let across = p0.y == p1.y && p1.x == p2.x && p2.y == p3.y && p3.x == p0.x
    let down = p0.x == p1.x && p1.y == p2.y && p2.x == p3.x && p3.y == p0.y
    guard across || down else { return nil }
    return CGRect(
      x: min(p0.x, p2.x), y: min(p0.y, p2.y), width: abs(p2.x - p0.x), height: abs(p2.y - p0.y))
  }

  var isRectangle: Bool { rectangle != nil }

  /// A path whose points are transformed.
  public func transformed(by matrix: AffineMatrix) -> ArchivePath {
    guard matrix != .identity else { return self }
    return ArchivePath(
      elements.map { element in
        switch element {
        case .move(let point): .move(matrix(point))
        case .line(let point): .line(matrix(point))
        case .quadCurve(let point, let control):
          .quadCurve(matrix(point), control: matrix(control))
        case .curve(let point, let control1, let control2):
          .curve(matrix(point), control1: matrix(control1), control2: matrix(control2))
        case .close: .close
        }
      })
  }

  /// True if `point` is inside the path. Each curve is approximated by sixteen lines.
  public func contains(_ point: CGPoint, evenOdd: Bool = false) -> Bool {
    var winding = 0
    var start = CGPoint.zero
    var last = CGPoint.zero
    func cross(to next: CGPoint) {
      defer { last = next }
      guard (last.y <= point.y) != (next.y <= point.y) else { return }
      let x = last.x + (point.y - last.y) / (next.y - last.y) * (next.x - last.x)
      if x > point.x { winding += next.y > last.y ? 1 : -1 }
    }
    func curve(_ c1: CGPoint, _ c2: CGPoint, _ end: CGPoint) {
      let from = last
      for step in 1...16 {
        let t = Double(step) / 16
        let u = 1 - t
        let (w0, w1, w2, w3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        cross(
          to: CGPoint(
            x: w0 * from.x + w1 * c1.x + w2 * c2.x + w3 * end.x,
            y: w0 * from.y + w1 * c1.y + w2 * c2.y + w3 * end.y))
      }
    }
    for element in elements {
      switch element {
      case .move(let next):
        cross(to: start)
        start = next
        last = next
      case .line(let next): cross(to: next)
      case .quadCurve(let end, let control):
        let (c1, c2) = Self.cubicControls(from: last, control: control, to: end)
        curve(c1, c2, end)
      case .curve(let end, let control1, let control2): curve(control1, control2, end)
      case .close: cross(to: start)
      }
    }
    cross(to: start)
    return evenOdd ? winding % 2 != 0 : winding != 0
  }

  /// The control points of the cubic curve that equals a quadratic one.
  public static func cubicControls(
    from start: CGPoint, control: CGPoint, to end: CGPoint
  ) -> (CGPoint, CGPoint) {
    func toward(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
    }
    return (toward(start), toward(end))
  }
}
