public enum CGPathElementType: Int32, Sendable {
  case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// One step of a path.
public struct CGPathElement {
  public var type: CGPathElementType
  /// The control points and the end. Valid only during the call that passes the element.
  public var points: UnsafeMutablePointer<CGPoint>

  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

public typealias CGPathApplierFunction = (
  UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>
) -> Void

extension CGPath {
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }

  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for segment in geometry.segments {
      let (type, points): (CGPathElementType, [CGPoint]) =
        switch segment {
        case .move(let point): (.moveToPoint, [point])
        case .line(let point): (.addLineToPoint, [point])
        case .quadCurve(let point, let control): (.addQuadCurveToPoint, [control, point])
        case .curve(let point, let control1, let control2):
          (.addCurveToPoint, [control1, control2, point])
        case .close: (.closeSubpath, [])
        }
      withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 3) { buffer in
        guard let start = buffer.baseAddress else { return }
        buffer.initialize(repeating: .zero)
        for (index, point) in points.enumerated() { buffer[index] = point }
        withUnsafePointer(to: CGPathElement(type: type, points: start), block)
      }
    }
  }
}
