import CoreGraphics

extension Path {
  public init(_ path: CGPath) {
    self.init()
    for segment in path.geometry.segments {
      switch segment {
      case .move(let point): move(to: point)
      case .line(let point): addLine(to: point)
      case .quadCurve(let point, let control): addQuadCurve(to: point, control: control)
      case .curve(let point, let control1, let control2):
        addCurve(to: point, control1: control1, control2: control2)
      case .close: closeSubpath()
      }
    }
  }

  public init(_ path: CGMutablePath) {
    self.init(path as CGPath)
  }

  public var cgPath: CGPath { CGPath(geometry: geometry) }

  var geometry: PathGeometry {
    PathGeometry(
      segments: elements.map { element in
        switch element {
        case .move(let point): .move(to: point)
        case .line(let point): .line(to: point)
        case .quadCurve(let point, let control): .quadCurve(to: point, control: control)
        case .curve(let point, let control1, let control2):
          .curve(to: point, control1: control1, control2: control2)
        case .closeSubpath: .close
        }
      })
  }

  /// The smallest rectangle around the drawn path, without control points; `.null` for an empty
  /// path.
  public var boundingRect: CGRect { geometry.bounds }

  /// Returns whether the filled path covers a point.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    geometry.contains(p, using: eoFill ? .evenOdd : .winding)
  }
}

extension Path: Shape {
  public func path(in rect: CGRect) -> Path { self }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
