/// A cubic Bézier curve, for bounds and flattening.
struct CubicCurve {
  var start: CGPoint
  var control1: CGPoint
  var control2: CGPoint
  var end: CGPoint
}

extension CubicCurve {
  /// Creates the cubic curve that equals a quadratic one.
  init(from start: CGPoint, to end: CGPoint, control: CGPoint) {
    func third(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
    }
    self.init(start: start, control1: third(start), control2: third(end), end: end)
  }

  func point(at t: CGFloat) -> CGPoint {
    let u = 1 - t
    let (w0, w1, w2, w3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return CGPoint(
      x: w0 * start.x + w1 * control1.x + w2 * control2.x + w3 * end.x,
      y: w0 * start.y + w1 * control1.y + w2 * control2.y + w3 * end.y)
  }

  /// The points of the curve, without its ends, that are extreme in x or y.
  var extrema: [CGPoint] {
    let times =
      Self.extremeParameters(start.x, control1.x, control2.x, end.x)
      + Self.extremeParameters(start.y, control1.y, control2.y, end.y)
    return times.map(point(at:))
  }

  /// The parameters, strictly between 0 and 1, at which the derivative of one coordinate is zero.
  private static func extremeParameters(
    _ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat
  ) -> [CGFloat] {
    let a = p3 - 3 * p2 + 3 * p1 - p0
    let b = 2 * (p2 - 2 * p1 + p0)
    let c = p1 - p0
    let roots: [CGFloat]
    if abs(a) < 1e-12 {
      roots = b == 0 ? [] : [-c / b]
    } else {
      let discriminant = b * b - 4 * a * c
      guard discriminant >= 0 else { return [] }
      let root = discriminant.squareRoot()
      roots = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }

  /// Points along the curve, without its start, whose chords deviate from it by at most `tolerance`
  /// (with at most 256 chords).
  func points(tolerance: CGFloat) -> [CGPoint] {
    let bend = max(
      hypot(start.x - 2 * control1.x + control2.x, start.y - 2 * control1.y + control2.y),
      hypot(control1.x - 2 * control2.x + end.x, control1.y - 2 * control2.y + end.y))
    // A chord over 1/n of a cubic deviates by at most 6/8 of the second difference, divided by n².
    let wanted = (0.75 * bend / max(tolerance, 1e-6)).squareRoot().rounded(.up)
    let count = wanted.isFinite ? Int(min(max(wanted, 1), 256)) : 1
    return (1...count).map { $0 == count ? end : point(at: CGFloat($0) / CGFloat(count)) }
  }
}
