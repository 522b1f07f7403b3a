import SwiftUI

extension InterpolationMethod {
  /// Adds the line through the points to a path whose current point is the first one.
  func add(_ points: [CGPoint], to path: inout Path) {
    guard points.count > 1 else { return }
    switch kind {
    case .linear:
      for point in points.dropFirst() { path.addLine(to: point) }
    case .stepStart, .stepCenter, .stepEnd:
      for (from, to) in zip(points, points.dropFirst()) {
        let x: CGFloat =
          kind == .stepStart ? from.x : kind == .stepEnd ? to.x : (from.x + to.x) / 2
        path.addLine(to: CGPoint(x: x, y: from.y))
        path.addLine(to: CGPoint(x: x, y: to.y))
        path.addLine(to: to)
      }
    case .cardinal(let tension):
      addSplines(points, to: &path) { before, from, to, after in
        let factor = (1 - tension) / 6
        return (
          CGPoint(x: from.x + (to.x - before.x) * factor, y: from.y + (to.y - before.y) * factor),
          CGPoint(x: to.x - (after.x - from.x) * factor, y: to.y - (after.y - from.y) * factor)
        )
      }
    case .catmullRom(let alpha):
      addSplines(points, to: &path) { Self.catmullRom($0, $1, $2, $3, alpha) }
    case .monotone:
      addMonotone(points, to: &path)
    }
  }

  /// Adds a curve between each point and the next one, with control points that depend on the
  /// neighbors.
  private func addSplines(
    _ points: [CGPoint], to path: inout Path,
    _ controls: (CGPoint, CGPoint, CGPoint, CGPoint) -> (CGPoint, CGPoint)
  ) {
    for index in 0..<points.count - 1 {
      let (from, to) = (points[index], points[index + 1])
      let before = index > 0 ? points[index - 1] : from
      let after = index + 2 < points.count ? points[index + 2] : to
      let (first, second) = controls(before, from, to, after)
      path.addCurve(to: to, control1: first, control2: second)
    }
  }

  /// The control points of a Catmull-Rom spline whose knots are at distances to the power `alpha`.
  private static func catmullRom(
    _ before: CGPoint, _ from: CGPoint, _ to: CGPoint, _ after: CGPoint, _ alpha: CGFloat
  ) -> (CGPoint, CGPoint) {
    func knot(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
      pow(hypot(b.x - a.x, b.y - a.y), alpha)
    }
    let (d1, d2, d3) = (knot(before, from), knot(from, to), knot(to, after))
    func control(
      _ outer: CGPoint, _ near: CGPoint, _ far: CGPoint, _ a: CGFloat, _ b: CGFloat
    ) -> CGPoint {
      guard a > 1e-9, b > 1e-9 else { return near }
      let weight = 2 * a * a + 3 * a * b + b * b
      let divisor = 3 * a * (a + b)
      return CGPoint(
        x: (a * a * far.x - b * b * outer.x + weight * near.x) / divisor,
        y: (a * a * far.y - b * b * outer.y + weight * near.y) / divisor)
    }
    return (control(before, from, to, d1, d2), control(after, to, from, d3, d2))
  }

  /// A cubic Hermite spline with the slopes of Fritsch and Carlson: monotone between points.
  private func addMonotone(_ points: [CGPoint], to path: inout Path) {
    let slopes = zip(points, points.dropFirst()).map { from, to -> CGFloat in
      to.x == from.x ? 0 : (to.y - from.y) / (to.x - from.x)
    }
    var tangents = points.indices.map { index -> CGFloat in
      guard index > 0 else { return slopes[0] }
      guard index < slopes.count else { return slopes[slopes.count - 1] }
      let (before, after) = (slopes[index - 1], slopes[index])
      return before * after <= 0 ? 0 : (before + after) / 2
    }
    for (index, slope) in slopes.enumerated() {
      guard slope != 0 else {
        tangents[index] = 0
        tangents[index + 1] = 0
        continue
      }
      let (a, b) = (tangents[index] / slope, tangents[index + 1] / slope)
      let length = hypot(a, b)
      if length > 3 {
        tangents[index] = 3 * a / length * slope
        tangents[index + 1] = 3 * b / length * slope
      }
    }
    for index in slopes.indices {
      let (from, to) = (points[index], points[index + 1])
      let third = (to.x - from.x) / 3
      path.addCurve(
        to: to, control1: CGPoint(x: from.x + third, y: from.y + tangents[index] * third),
        control2: CGPoint(x: to.x - third, y: to.y - tangents[index + 1] * third))
    }
  }
}
