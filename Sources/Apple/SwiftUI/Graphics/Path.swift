import ViewArchive

// Compatibility (styles): works | `Path` and shapes: `union`, `intersection`, `subtracting`,
//   `symmetricDifference`, `lineIntersection`, `lineSubtraction`, `normalized` | also of
//   `CGPath`; results have lines instead of curves, with an error of less than 0.02 points; paths
//   with more than 16,000 lines together are not combined

/// The outline of a two-dimensional shape, in points.
public struct Path: Equatable, LosslessStringConvertible, Sendable {
  public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  private(set) var elements: [Element] = []

  public init() {}

  public init(_ callback: (inout Path) -> Void) {
    callback(&self)
  }

  public init(_ rect: CGRect) {
    addRect(rect)
  }

  public init(ellipseIn rect: CGRect) {
    addEllipse(in: rect)
  }

  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius),
      style: style)
  }

  public var isEmpty: Bool { elements.isEmpty }

  public var currentPoint: CGPoint? {
    for element in elements.reversed() {
      switch element {
      case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
        return point
      case .closeSubpath: continue
      }
    }
    return nil
  }

  public func forEach(_ body: (Element) -> Void) {
    elements.forEach(body)
  }

  public mutating func move(to end: CGPoint) { append(.move(to: end), end) }

  public mutating func addLine(to end: CGPoint) { append(.line(to: end), end) }

  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    append(.quadCurve(to: end, control: control), end, control)
  }

  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    append(.curve(to: end, control1: control1, control2: control2), end, control1, control2)
  }

  public mutating func closeSubpath() {
    if !elements.isEmpty, elements.last != .closeSubpath { elements.append(.closeSubpath) }
  }

  /// Appends an element, unless one of its points is not finite.
  private mutating func append(_ element: Element, _ points: CGPoint...) {
    guard points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return }
    if elements.isEmpty, case .move = element {
    } else if elements.isEmpty {
      elements.append(.move(to: points[0]))
    }
    elements.append(element)
  }

  public func applying(_ transform: CGAffineTransform) -> Path {
    var path = Path()
    path.elements = elements.map { element in
      switch element {
      case .move(let point): .move(to: point.applying(transform))
      case .line(let point): .line(to: point.applying(transform))
      case .quadCurve(let point, let control):
        .quadCurve(to: point.applying(transform), control: control.applying(transform))
      case .curve(let point, let control1, let control2):
        .curve(
          to: point.applying(transform), control1: control1.applying(transform),
          control2: control2.applying(transform))
      case .closeSubpath: .closeSubpath
      }
    }
    return path
  }

  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    elements += transform.isIdentity ? path.elements : path.applying(transform).elements
  }

  init(_ archived: ArchivePath) {
    elements = archived.elements.map { element in
      switch element {
      case .move(let point): .move(to: point)
      case .line(let point): .line(to: point)
      case .quadCurve(let point, let control): .quadCurve(to: point, control: control)
      case .curve(let point, let control1, let control2):
        .curve(to: point, control1: control1, control2: control2)
      case .close: .closeSubpath
      }
    }
  }

  var archived: ArchivePath {
    ArchivePath(
      elements.map { element in
        switch element {
        case .move(let point): .move(point)
        case .line(let point): .line(point)
        case .quadCurve(let point, let control): .quadCurve(point, control: control)
        case .curve(let point, let control1, let control2):
          .curve(point, control1: control1, control2: control2)
        case .closeSubpath: .close
        }
      })
  }
}
