// Compatibility: works | `UIBezierPath`

/// A path with a line style. It is drawn in the current context; SwiftUI's `Path` can be created
/// from its `cgPath`.
open class UIBezierPath: NSObject {
  package private(set) var geometry: PathGeometry
  var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  open var lineWidth: CGFloat = 1
  open var lineCapStyle = CGLineCap.butt
  open var lineJoinStyle = CGLineJoin.miter
  open var miterLimit: CGFloat = 10
  open var flatness: CGFloat = 0.6
  open var usesEvenOddFillRule = false

  /// An empty path.
  public override init() { geometry = PathGeometry() }

  private init(building build: (inout PathGeometry) -> Void) {
    var geometry = PathGeometry()
    build(&geometry)
    self.geometry = geometry
  }
}

extension UIBezierPath {
  public convenience init(rect: CGRect) { self.init { $0.addRect(rect) } }

  public convenience init(ovalIn rect: CGRect) { self.init { $0.addEllipse(in: rect) } }

  /// Creates a rectangle whose corners are quarters of a circle.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init {
      $0.addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius))
    }
  }

  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    let size = CGSize(
      width: min(cornerRadii.width, abs(rect.width) / 2),
      height: min(cornerRadii.height, abs(rect.height) / 2))
    func corner(_ which: UIRectCorner) -> CGSize { corners.contains(which) ? size : .zero }
    self.init {
      $0.addRoundedRect(
        in: rect, topLeft: corner(.topLeft), topRight: corner(.topRight),
        bottomRight: corner(.bottomRight), bottomLeft: corner(.bottomLeft))
    }
  }

  public convenience init(cgPath: CGPath) { self.init { $0 = cgPath.geometry } }

  /// - Parameters:
  ///   - startAngle: The angle in radians from the positive x axis.
  ///   - clockwise: Whether the arc turns clockwise on the screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init {
      $0.addArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
        clockwise: !clockwise)
    }
  }
}

extension UIBezierPath {
  public var cgPath: CGPath {
    get { CGPath(geometry: geometry) }
    set { geometry = newValue.geometry }
  }

  public var isEmpty: Bool { geometry.isEmpty }
  /// The bounds of the path without its line width.
  public var bounds: CGRect { geometry.bounds }
  public var currentPoint: CGPoint { geometry.currentPoint ?? .zero }

  public func contains(_ point: CGPoint) -> Bool {
    geometry.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  public func move(to point: CGPoint) { geometry.move(to: point) }

  public func addLine(to point: CGPoint) { geometry.addLine(to: point) }

  public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    geometry.addQuadCurve(to: endPoint, control: controlPoint)
  }

  public func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    geometry.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// - Parameter clockwise: Whether the arc turns clockwise on the screen.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    geometry.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }

  public func close() { geometry.close() }

  public func removeAllPoints() { geometry = PathGeometry() }

  public func append(_ bezierPath: UIBezierPath) { geometry.append(bezierPath.geometry) }

  public func apply(_ transform: CGAffineTransform) { geometry = geometry.applying(transform) }
}
