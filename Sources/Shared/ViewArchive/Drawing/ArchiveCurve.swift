import Foundation

/// An arc along which a straight drawing is bent, such as the label of a watch's complication.
///
/// Horizontal lengths of the drawing become lengths of the arc, so that text keeps its width:
///
/// ```swift
/// let curve = ArchiveCurve(
///   center: CGPoint(x: 100, y: 100), radius: 100, angle: -.pi / 2, anchor: CGPoint(x: 40, y: 6))
/// curve(CGPoint(x: 40, y: 6))  // (100, 0): the anchor is at the top of the circle
/// ```
/// - Clockwise curves have the top of the drawing outside, as text above a circle. Others have it
///   inside, so that text below a circle is upright, too.
/// - Everything is in the node's own coordinates, in points.
public struct ArchiveCurve: Equatable, Sendable {
  /// The center of the circle.
  public var center: CGPoint
  /// In points.
  public var radius: Double
  /// The place of the anchor on the circle: radians, clockwise from the positive x axis.
  public var angle: Double
  /// The point of the drawing that is placed on the circle at `angle`.
  public var anchor: CGPoint
  /// Whether the top of the drawing is outside of the circle.
  public var isClockwise: Bool

  public init(
    center: CGPoint, radius: Double, angle: Double, anchor: CGPoint, isClockwise: Bool = true
  ) {
    self.center = center
    self.radius = radius
    self.angle = angle
    self.anchor = anchor
    self.isClockwise = isClockwise
  }

  private var sign: Double { isClockwise ? 1 : -1 }

  /// The angle of points of the drawing with this x coordinate.
  public func angle(at x: Double) -> Double { angle + sign * (x - Double(anchor.x)) / radius }

  /// The bent point.
  public func callAsFunction(_ point: CGPoint) -> CGPoint {
    let angle = angle(at: Double(point.x))
    let distance = max(radius - sign * Double(point.y - anchor.y), 0)
    return CGPoint(
      x: Double(center.x) + distance * cos(angle), y: Double(center.y) + distance * sin(angle))
  }

  /// The point of the drawing that is bent to `point`; the one nearest to the anchor, because the
  /// drawing may be longer than a turn.
  public func inverse(_ point: CGPoint) -> CGPoint {
    let (dx, dy) = (Double(point.x - center.x), Double(point.y - center.y))
    let turn = (atan2(dy, dx) - angle).remainder(dividingBy: 2 * .pi)
    let distance = (dx * dx + dy * dy).squareRoot()
    return CGPoint(
      x: Double(anchor.x) + sign * turn * radius, y: Double(anchor.y) + sign * (radius - distance))
  }

  /// The motion, without a change of shape, that bends the surroundings of a point best.
  public func motion(at point: CGPoint) -> AffineMatrix {
    let turn = angle(at: Double(point.x)) + sign * .pi / 2
    let (c, s) = (cos(turn), sin(turn))
    let target = self(point)
    return AffineMatrix(
      a: c, b: s, c: -s, d: c, tx: Double(target.x) - c * Double(point.x) + s * Double(point.y),
      ty: Double(target.y) - s * Double(point.x) - c * Double(point.y))
  }

  /// The bounding box of the bent rectangle.
  public func bounds(of rectangle: CGRect) -> CGRect {
    let steps = 32
    var box = CGRect.null
    for step in 0...steps {
      let x = rectangle.minX + rectangle.width * CGFloat(step) / CGFloat(steps)
      for y in [rectangle.minY, rectangle.maxY] {
        box = box.union(CGRect(origin: self(CGPoint(x: x, y: y)), size: .zero))
      }
    }
    // Between two steps the arc leaves the box by its sagitta.
    let half = Double(rectangle.width) / Double(steps) / 2 / max(radius, 1)
    let reach = (radius + Double(rectangle.height)) * (1 - cos(min(half, .pi / 2)))
    return box.insetBy(dx: -reach, dy: -reach)
  }
}
