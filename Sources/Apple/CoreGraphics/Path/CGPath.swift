// Compatibility: works | `CGPath`, `CGMutablePath` | building, bounds, hit testing

/// An immutable path. Use `CGMutablePath` to build one.
///
/// ```swift
/// let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
/// circle.contains(CGPoint(x: 5, y: 5))  // true
/// ```
///
/// `@unchecked`: only `CGMutablePath` changes the geometry. As on Apple's systems, a mutable path
/// must not be shared between threads while it is being built.
public class CGPath: @unchecked Sendable {
  package fileprivate(set) var geometry: PathGeometry

  package init(geometry: PathGeometry) { self.geometry = geometry }

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var geometry = PathGeometry()
    geometry.addRect(rect)
    self.init(geometry: geometry.applying(transform?.pointee ?? .identity))
  }

  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var geometry = PathGeometry()
    geometry.addEllipse(in: rect)
    self.init(geometry: geometry.applying(transform?.pointee ?? .identity))
  }

  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    var geometry = PathGeometry()
    geometry.addRoundedRect(in: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight))
    self.init(geometry: geometry.applying(transform?.pointee ?? .identity))
  }
}

extension CGPath {
  public var isEmpty: Bool { geometry.isEmpty }
  public var currentPoint: CGPoint { geometry.currentPoint ?? .zero }
  /// The bounds including the control points; `.null` for an empty path.
  public var boundingBox: CGRect { geometry.controlBounds }
  /// The bounds without the control points; `.null` for an empty path.
  public var boundingBoxOfPath: CGRect { geometry.bounds }

  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    geometry.applying(transform).contains(point, using: rule)
  }

  public func copy() -> CGPath? { CGPath(geometry: geometry) }

  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(geometry: geometry.applying(transform?.pointee ?? .identity))
  }

  public func mutableCopy() -> CGMutablePath? { CGMutablePath(geometry: geometry) }
}

extension CGPath: Hashable {
  public static func == (left: CGPath, right: CGPath) -> Bool {
    left.geometry.segments == right.geometry.segments
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(geometry.segments) }
}

/// A path that is built step by step, by one thread at a time. `@unchecked`: see `CGPath`.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// An empty path.
  public init() { super.init(geometry: PathGeometry()) }

  package override init(geometry: PathGeometry) { super.init(geometry: geometry) }
}

extension CGMutablePath {
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    geometry.move(to: point.applying(transform))
  }

  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    geometry.addLine(to: point.applying(transform))
  }

  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    geometry.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
  }

  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    geometry.addCurve(
      to: end.applying(transform), control1: control1.applying(transform),
      control2: control2.applying(transform))
  }

  public func closeSubpath() { geometry.close() }

  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    geometry.addLines(between: points.map { $0.applying(transform) })
  }

  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    add(transform) { $0.addRect(rect) }
  }

  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    add(transform) { shape in for rect in rects { shape.addRect(rect) } }
  }

  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add(transform) { $0.addEllipse(in: rect) }
  }

  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let corner = CGSize(width: cornerWidth, height: cornerHeight)
    add(transform) { $0.addRoundedRect(in: rect, cornerSize: corner) }
  }

  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    geometry.append(path.geometry, transform: transform)
  }

  /// Adds an arc. Angles are in radians; see `PathGeometry` for the meaning of `clockwise`.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    geometry.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise, transform: transform)
  }

  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    geometry.addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: delta, transform: transform)
  }

  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    geometry.addArc(
      tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
  }

  private func add(_ transform: CGAffineTransform, _ build: (inout PathGeometry) -> Void) {
    var shape = PathGeometry()
    build(&shape)
    geometry.append(shape, transform: transform)
  }
}
