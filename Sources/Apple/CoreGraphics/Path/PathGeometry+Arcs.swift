extension PathGeometry {
  /// Adds a line from the current point to the start of an arc, and the arc between two angles.
  ///
  /// - Parameters:
  ///   - radius: The radius in points. The sign is ignored.
  ///   - startAngle: The angle in radians from the positive x axis towards the positive y axis.
  ///   - clockwise: Whether angles decrease along the arc; see `CircularArc`.
  package mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    guard let delta = CircularArc.delta(from: startAngle, to: endAngle, clockwise: clockwise)
    else { return }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: delta, transform: transform)
  }

  /// Adds an arc that turns by `delta` radians, at most a full circle.
  package mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * CGFloat.pi
    guard startAngle.isFinite, delta.isFinite, radius.isFinite else { return }
    let arc = CircularArc(
      center: center, radius: abs(radius), startAngle: startAngle,
      delta: min(max(delta, -turn), turn))
    let start = arc.start.applying(transform)
    if currentPoint == nil { move(to: start) } else { addLine(to: start) }
    addCurves(of: arc, transform: transform)
  }

  /// Adds an arc from the current point, as cubics of at most a quarter turn each.
  mutating func addCurves(of arc: CircularArc, transform: CGAffineTransform = .identity) {
    guard arc.delta != 0 else { return }
    let count = max(1, Int((abs(arc.delta) / (.pi / 2) - 1e-9).rounded(.up)))
    for curve in arc.curves(count: count) { append(curve.applying(transform)) }
  }

  /// Adds an arc that is tangent to the line to `tangent1End` and to the line from there to
  /// `tangent2End`. If there is no such arc, adds a line to `tangent1End`.
  package mutating func addArc(
    tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard let currentPoint else { return move(to: corner.applying(transform)) }
    let start = currentPoint.applying(transform.inverted())
    guard let arc = CircularArc(from: start, corner: corner, end: end, radius: radius) else {
      return addLine(to: corner.applying(transform))
    }
    addRelativeArc(
      center: arc.center, radius: radius, startAngle: arc.startAngle, delta: arc.delta,
      transform: transform)
  }
}
