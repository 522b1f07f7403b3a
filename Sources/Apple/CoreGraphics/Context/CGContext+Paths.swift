// The current path. Its points are transformed when they are added, as in Core Graphics.
extension CGContext {
  public func beginPath() { currentPath = PathGeometry() }

  public func move(to point: CGPoint) { currentPath.move(to: point.applying(state.transform)) }

  public func addLine(to point: CGPoint) {
    currentPath.addLine(to: point.applying(state.transform))
  }

  public func addLines(between points: [CGPoint]) { add { $0.addLines(between: points) } }

  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    currentPath.addQuadCurve(
      to: end.applying(state.transform), control: control.applying(state.transform))
  }

  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    currentPath.addCurve(
      to: end.applying(state.transform), control1: control1.applying(state.transform),
      control2: control2.applying(state.transform))
  }

  public func closePath() { currentPath.close() }

  public func addRect(_ rect: CGRect) { add { $0.addRect(rect) } }

  public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }

  public func addEllipse(in rect: CGRect) { add { $0.addEllipse(in: rect) } }

  public func addPath(_ path: CGPath) {
    currentPath.append(path.geometry, transform: state.transform)
  }

  /// Angles are in radians; see `PathGeometry` for the meaning of `clockwise`.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    currentPath.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise, transform: state.transform)
  }

  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    currentPath.addArc(
      tangent1End: tangent1End, tangent2End: tangent2End, radius: radius,
      transform: state.transform)
  }

  /// The current path in the current coordinates; nil if it is empty.
  public var path: CGPath? { isPathEmpty ? nil : CGPath(geometry: userPath) }
  public var isPathEmpty: Bool { currentPath.isEmpty }
  public var boundingBoxOfPath: CGRect { userPath.bounds }
  public var currentPointOfPath: CGPoint { userPath.currentPoint ?? .zero }

  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    userPath.contains(point, using: mode.isEvenOdd ? .evenOdd : .winding)
  }

  private var userPath: PathGeometry { currentPath.applying(state.transform.inverted()) }

  private func add(_ build: (inout PathGeometry) -> Void) {
    var shape = PathGeometry()
    build(&shape)
    currentPath.append(shape, transform: state.transform)
  }
}

/// Whether a path is filled, stroked or both, and by which rule.
public enum CGPathDrawingMode: Int32, Sendable {
  case fill
  case eoFill
  case stroke
  case fillStroke
  case eoFillStroke

  var isEvenOdd: Bool { self == .eoFill || self == .eoFillStroke }
}
