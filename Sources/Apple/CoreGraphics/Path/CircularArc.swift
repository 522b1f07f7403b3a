/// A circular arc and its approximation by cubic curves, for `PathGeometry` and SwiftUI's `Path`.
///
/// Angles are in radians from the positive x axis towards the positive y axis.
package struct CircularArc {
  package let center: CGPoint
  /// In points, at least 0.
  package let radius: CGFloat
  package let startAngle: CGFloat
  /// The angle by which the arc turns.
  package let delta: CGFloat

  package init(center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat) {
    self.center = center
    self.radius = radius
    self.startAngle = startAngle
    self.delta = delta
  }

  /// Creates the arc that is tangent to the line from `start` to `corner` and to the line from
  /// there to `end`. Returns nil if there is none.
  package init?(from start: CGPoint, corner: CGPoint, end: CGPoint, radius: CGFloat) {
    let (fromX, fromY) = (start.x - corner.x, start.y - corner.y)
    let (toX, toY) = (end.x - corner.x, end.y - corner.y)
    let (fromLength, toLength) = (hypot(fromX, fromY), hypot(toX, toY))
    let cross = fromX * toY - fromY * toX
    guard fromLength > 0, toLength > 0, radius > 0, abs(cross) > 1e-9 * fromLength * toLength
    else { return nil }
    let half = acos(min(max((fromX * toX + fromY * toY) / (fromLength * toLength), -1), 1)) / 2
    let distance = radius / tan(half)
    let first = CGPoint(
      x: corner.x + fromX / fromLength * distance, y: corner.y + fromY / fromLength * distance)
    let last = CGPoint(
      x: corner.x + toX / toLength * distance, y: corner.y + toY / toLength * distance)
    // The centre is on the bisector of the two lines.
    let reach = radius / sin(half)
    let (bisectorX, bisectorY) = (
      fromX / fromLength + toX / toLength, fromY / fromLength + toY / toLength
    )
    let length = hypot(bisectorX, bisectorY)
    let center = CGPoint(
      x: corner.x + bisectorX / length * reach, y: corner.y + bisectorY / length * reach)
    let startAngle = atan2(first.y - center.y, first.x - center.x)
    var delta = atan2(last.y - center.y, last.x - center.x) - startAngle
    if delta > .pi { delta -= 2 * .pi }
    if delta < -.pi { delta += 2 * .pi }
    self.init(center: center, radius: radius, startAngle: startAngle, delta: delta)
  }

  /// The angle by which an arc turns from one angle to another, at most a full circle; nil if an
  /// angle is not finite.
  ///
  /// - Parameter clockwise: Whether angles decrease along the arc. As in Core Graphics, this is
  ///   clockwise if y points up, and counter-clockwise on a screen.
  package static func delta(
    from startAngle: CGFloat, to endAngle: CGFloat, clockwise: Bool
  ) -> CGFloat? {
    let turn = 2 * CGFloat.pi
    var delta = endAngle - startAngle
    guard delta.isFinite else { return nil }
    if clockwise {
      if delta > 0 { delta = delta.truncatingRemainder(dividingBy: turn) - turn }
      return max(delta, -turn)
    }
    if delta < 0 { delta = delta.truncatingRemainder(dividingBy: turn) + turn }
    return min(delta, turn)
  }
}

extension CircularArc {
  package var start: CGPoint { point(at: startAngle) }

  private func point(at angle: CGFloat) -> CGPoint {
    CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
  }

  /// The arc as `count` cubic curves from `start`, each with the same part of the angle.
  package func curves(count: Int) -> [PathSegment] {
    let step = delta / CGFloat(count)
    let control = 4 / 3 * tan(step / 4) * radius
    return (0..<count).map { index in
      let (a, b) = (
        startAngle + CGFloat(index) * step, startAngle + CGFloat(index + 1) * step
      )
      return .curve(
        to: point(at: b),
        control1: CGPoint(
          x: center.x + radius * cos(a) - control * sin(a),
          y: center.y + radius * sin(a) + control * cos(a)),
        control2: CGPoint(
          x: center.x + radius * cos(b) + control * sin(b),
          y: center.y + radius * sin(b) - control * cos(b)))
    }
  }
}
