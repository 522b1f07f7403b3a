// Compatibility: partial | `NSBezierPath` | as `UIBezierPath`, with AppKit's names
public typealias NSBezierPath = UIBezierPath

extension NSBezierPath {
  /// Creates a rectangle whose corners are quarters of an ellipse.
  public convenience init(roundedRect rect: CGRect, xRadius: CGFloat, yRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: xRadius, height: yRadius))
  }

  public func line(to point: CGPoint) { addLine(to: point) }

  public func curve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    addCurve(to: endPoint, controlPoint1: controlPoint1, controlPoint2: controlPoint2)
  }

  public func curve(to endPoint: CGPoint, controlPoint: CGPoint) {
    addQuadCurve(to: endPoint, controlPoint: controlPoint)
  }

  public func appendRect(_ rect: CGRect) { append(NSBezierPath(rect: rect)) }

  public func appendOval(in rect: CGRect) { append(NSBezierPath(ovalIn: rect)) }

  public func appendRoundedRect(_ rect: CGRect, xRadius: CGFloat, yRadius: CGFloat) {
    append(NSBezierPath(roundedRect: rect, xRadius: xRadius, yRadius: yRadius))
  }

  /// Appends an arc that turns counterclockwise if y grows upwards.
  /// - Parameters:
  ///   - startAngle: The angle in degrees from the positive x axis.
  public func appendArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool = false
  ) {
    // UIKit counts as clockwise what is so if y grows downwards.
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle * .pi / 180,
      endAngle: endAngle * .pi / 180, clockwise: !clockwise)
  }
}
