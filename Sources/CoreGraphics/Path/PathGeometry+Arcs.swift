extension PathGeometry {
  /// Adds a line from the current point to the start of an arc, and the arc between two angles.
  ///
  /// - Parameters:
  ///   - radius: The radius in points. The sign is ignored.
  ///   - startAngle: The angle in radians from the positive x axis towards the positive y axis.
  ///   - clockwise: Whether angles decrease along the arc. As in Core Graphics, this is clockwise
  ///     if y points up, and counter-clockwise on a screen.
  package mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * CGFloat.pi
    var delta = endAngle - startAngle
    guard delta.isFinite else { return }
    if clockwise {
      delta = delta <= -turn ? -turn : delta.truncatingRemainder(dividingBy: turn)
      if delta > 0 { delta -= turn }
    } else {
      delta = delta >= turn ? turn : delta.truncatingRemainder(dividingBy: turn)
      if delta < 0 { delta += turn }
    }
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
    let radius = abs(radius)
    let start = CGPoint(
      x: center.x + radius * cos(startAngle), y: center.y + radius * sin(startAngle)
    ).applying(transform)
    if currentPoint == nil { move(to: start) } else { addLine(to: start) }
    addTurn(
      from: startAngle, by: min(max(delta, -turn), turn), center: center, radius: radius,
      transform: transform)
  }

  /// Adds an arc from the current point, as cubics of at most a quarter turn each.
  mutating func addTurn(
    from startAngle: CGFloat, by delta: CGFloat, center: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard delta != 0 else { return }
    let count = max(1, Int((abs(delta) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = delta / CGFloat(count)
    let handle = 4 / 3 * tan(step / 4)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * x, y: center.y + radius * y).applying(transform)
    }
    for index in 0..<count {
      let first = startAngle + step * CGFloat(index)
      let (sine1, cosine1) = (sin(first), cos(first))
      let (sine2, cosine2) = (sin(first + step), cos(first + step))
      addCurve(
        to: point(cosine2, sine2),
        control1: point(cosine1 - handle * sine1, sine1 + handle * cosine1),
        control2: point(cosine2 + handle * sine2, sine2 - handle * cosine2))
    }
  }

  /// Adds an arc that is tangent to the line to `tangent1End` and to the line from there to
  /// `tangent2End`. If there is no such arc, adds a line to `tangent1End`.
  package mutating func addArc(
    tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard let currentPoint else { return move(to: corner.applying(transform)) }
    let start = currentPoint.applying(transform.inverted())
    let (fromX, fromY) = (start.x - corner.x, start.y - corner.y)
    let (toX, toY) = (end.x - corner.x, end.y - corner.y)
    let (fromLength, toLength) = (hypot(fromX, fromY), hypot(toX, toY))
    let cross = fromX * toY - fromY * toX
    guard fromLength > 0, toLength > 0, radius > 0, abs(cross) > 1e-9 * fromLength * toLength else {
      return addLine(to: corner.applying(transform))
    }
    let angle = acos(max(-1, min(1, (fromX * toX + fromY * toY) / (fromLength * toLength))))
    let distance = radius / tan(angle / 2)
    let (unitX, unitY) = (fromX / fromLength, fromY / fromLength)
    let touch = CGPoint(x: corner.x + unitX * distance, y: corner.y + unitY * distance)
    // The centre is on the side of the first line on which the second one is.
    let side: CGFloat = cross > 0 ? 1 : -1
    let center = CGPoint(x: touch.x - unitY * radius * side, y: touch.y + unitX * radius * side)
    addRelativeArc(
      center: center, radius: radius,
      startAngle: atan2(touch.y - center.y, touch.x - center.x),
      delta: -side * (.pi - angle), transform: transform)
  }
}
