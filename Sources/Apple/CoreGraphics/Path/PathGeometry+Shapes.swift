/// The distance of the control points in a cubic that approximates a quarter of the unit circle.
private let quarterCircle: CGFloat = 0.5522847498307936

extension PathGeometry {
  package mutating func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  package mutating func addRect(_ rect: CGRect) {
    guard rect.isFinite else { return }
    let rect = rect.standardized
    addLines(between: [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ])
    close()
  }

  package mutating func addEllipse(in rect: CGRect) {
    guard rect.isFinite else { return }
    let rect = rect.standardized
    let unit = CGAffineTransform(
      a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
    append(Self.unitCircle, transform: unit)
  }

  private static let unitCircle: PathGeometry = {
    var circle = PathGeometry()
    circle.move(to: CGPoint(x: 1, y: 0))
    circle.addCurves(
      of: CircularArc(center: .zero, radius: 1, startAngle: 0, delta: 2 * .pi))
    circle.close()
    return circle
  }()

  /// Adds a rectangle with elliptical corners. Corners that would overlap are reduced.
  package mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize) {
    guard rect.isFinite else { return }
    let rect = rect.standardized
    let width = min(max(cornerSize.width, 0), rect.width / 2)
    let height = min(max(cornerSize.height, 0), rect.height / 2)
    guard width > 0, height > 0 else { return addRect(rect) }
    let corner = CGSize(width: width, height: height)
    addRoundedRect(
      in: rect, topLeft: corner, topRight: corner, bottomRight: corner, bottomLeft: corner)
  }

  /// Adds a rectangle with corner sizes in points, which are not reduced. A zero size is a sharp
  /// corner.
  package mutating func addRoundedRect(
    in rect: CGRect, topLeft: CGSize, topRight: CGSize, bottomRight: CGSize, bottomLeft: CGSize
  ) {
    let handle = 1 - quarterCircle
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    move(to: point(left + topLeft.width, top))
    addLine(to: point(right - topRight.width, top))
    addCorner(
      to: point(right, top + topRight.height),
      point(right - topRight.width * handle, top), point(right, top + topRight.height * handle))
    addLine(to: point(right, bottom - bottomRight.height))
    addCorner(
      to: point(right - bottomRight.width, bottom),
      point(right, bottom - bottomRight.height * handle),
      point(right - bottomRight.width * handle, bottom))
    addLine(to: point(left + bottomLeft.width, bottom))
    addCorner(
      to: point(left, bottom - bottomLeft.height),
      point(left + bottomLeft.width * handle, bottom),
      point(left, bottom - bottomLeft.height * handle))
    addLine(to: point(left, top + topLeft.height))
    addCorner(
      to: point(left + topLeft.width, top),
      point(left, top + topLeft.height * handle), point(left + topLeft.width * handle, top))
    close()
  }

  private mutating func addCorner(to end: CGPoint, _ control1: CGPoint, _ control2: CGPoint) {
    guard currentPoint != end else { return }
    addCurve(to: end, control1: control1, control2: control2)
  }
}
