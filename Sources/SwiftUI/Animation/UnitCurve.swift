/// An animation curve from (0, 0) to (1, 1): progress over time, both as fractions.
public struct UnitCurve: Hashable, Sendable {
  private enum Shape: Hashable, Sendable {
    case bezier(UnitPoint, UnitPoint)
    case circularIn, circularOut, circularInOut
  }

  private let shape: Shape

  public static let linear = bezier(
    startControlPoint: .zero, endControlPoint: UnitPoint(x: 1, y: 1))
  public static let easeIn = bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
  public static let easeOut = bezier(
    startControlPoint: .zero, endControlPoint: UnitPoint(x: 0.58, y: 1))
  public static let easeInOut = bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
  public static let circularEaseIn = UnitCurve(shape: .circularIn)
  public static let circularEaseOut = UnitCurve(shape: .circularOut)
  public static let circularEaseInOut = UnitCurve(shape: .circularInOut)

  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    UnitCurve(shape: .bezier(startControlPoint, endControlPoint))
  }

  /// The inner control points. Circular curves are approximated by Bézier curves.
  var controlPoints: (first: CGPoint, second: CGPoint) {
    switch shape {
    case .bezier(let first, let second):
      (CGPoint(x: first.x, y: first.y), CGPoint(x: second.x, y: second.y))
    case .circularIn: (CGPoint(x: 0.55, y: 0), CGPoint(x: 1, y: 0.45))
    case .circularOut: (CGPoint(x: 0, y: 0.55), CGPoint(x: 0.45, y: 1))
    case .circularInOut: (CGPoint(x: 0.85, y: 0), CGPoint(x: 0.15, y: 1))
    }
  }

  /// The progress at a fraction of the time, which is clamped to 0…1.
  public func value(at progress: Double) -> Double {
    let time = progress.isFinite ? min(max(progress, 0), 1) : 0
    switch shape {
    case .bezier(let first, let second): return Self.bezierValue(time, first, second)
    case .circularIn: return 1 - (1 - time * time).squareRoot()
    case .circularOut: return (1 - (1 - time) * (1 - time)).squareRoot()
    case .circularInOut:
      if time < 0.5 { return (1 - (1 - 4 * time * time).squareRoot()) / 2 }
      let remaining = 2 - 2 * time
      return (1 + (1 - remaining * remaining).squareRoot()) / 2
    }
  }

  /// Finds the curve's parameter by bisection. This works because x increases with the parameter if
  /// the x of the control points is within 0…1.
  private static func bezierValue(
    _ time: Double, _ first: UnitPoint, _ second: UnitPoint
  ) -> Double {
    func cubic(_ a: Double, _ b: Double, _ t: Double) -> Double {
      let u = 1 - t
      return 3 * u * u * t * a + 3 * u * t * t * b + t * t * t
    }
    let (x1, x2) = (min(max(first.x, 0), 1), min(max(second.x, 0), 1))
    var (low, high) = (0.0, 1.0)
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if cubic(x1, x2, middle) < time { low = middle } else { high = middle }
    }
    return cubic(first.y, second.y, (low + high) / 2)
  }
}
