import ViewArchive

/// The ring of circular gauges and progress views, in a square. Source: docs/layout-facts.md §6.
struct RingGeometry {
  /// The side of the square, in points.
  let side: CGFloat

  /// The fixed side of a circular gauge, in points.
  static let accessorySide: CGFloat = 58
  /// The line width of a ring with `accessorySide`, in points.
  static let accessoryLineWidth: CGFloat = 5.58
  /// The opacity of the part that is not filled.
  static let trackOpacity = 0.35

  var lineWidth: CGFloat { side * Self.accessoryLineWidth / Self.accessorySide }
  var radius: CGFloat { max((side - lineWidth) / 2, 0) }
  var center: CGPoint { CGPoint(x: side / 2, y: side / 2) }
  var stroke: StrokeGeometry { StrokeGeometry(width: lineWidth, cap: .round) }

  var circle: Path {
    Path(
      ellipseIn: CGRect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }

  /// Clockwise, from the positive x axis.
  func arc(from start: Angle, to end: Angle) -> Path {
    var path = Path()
    path.addRelativeArc(center: center, radius: radius, startAngle: start, delta: end - start)
    return path
  }

  func point(at angle: Angle) -> CGPoint {
    CGPoint(
      x: center.x + radius * cos(angle.radians), y: center.y + radius * sin(angle.radians))
  }
}
