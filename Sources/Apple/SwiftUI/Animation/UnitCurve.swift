/// An animation curve from (0, 0) to (1, 1): progress over time, both as fractions.
public struct UnitCurve: Hashable, Sendable {
  private enum Shape: Hashable, Sendable {
    case bezier(UnitPoint, UnitPoint)
    case circularIn, circularOut, circularInOut
    /// The inverse of `circularInOut`.
    case circularOutIn
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
  @available(*, deprecated, renamed: "easeInOut")
  public static let easeInEaseOut = easeInOut
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
    case .circularOutIn: (CGPoint(x: 0, y: 0.85), CGPoint(x: 1, y: 0.15))
    }
  }

  /// The curve with time and progress exchanged.
  public var inverse: UnitCurve {
    switch shape {
    case .bezier(let first, let second):
      .bezier(
        startControlPoint: UnitPoint(x: first.y, y: first.x),
        endControlPoint: UnitPoint(x: second.y, y: second.x))
    case .circularIn: .circularEaseOut
    case .circularOut: .circularEaseIn
    case .circularInOut: UnitCurve(shape: .circularOutIn)
    case .circularOutIn: .circularEaseInOut
    }
  }

  /// The progress at a fraction of the time, which is clamped to 0…1. Exactly 0 and 1 at the ends.
  public func value(at progress: Double) -> Double {
    let time = progress.isFinite ? min(max(progress, 0), 1) : 0
    guard time > 0, time < 1 else { return time }
    switch shape {
    case .bezier(let first, let second): return Bezier(first, second).value(at: time)
    case .circularIn: return 1 - (1 - time * time).squareRoot()
    case .circularOut: return (1 - (1 - time) * (1 - time)).squareRoot()
    case .circularInOut:
      if time < 0.5 { return (1 - (1 - 4 * time * time).squareRoot()) / 2 }
      let remaining = 2 - 2 * time
      return (1 + (1 - remaining * remaining).squareRoot()) / 2
    case .circularOutIn:
      let distance = 1 - 2 * time
      let height = (1 - distance * distance).squareRoot() / 2
      return time < 0.5 ? height : 1 - height
    }
  }

  /// The curve's slope at a fraction of the time, which is clamped to 0…1.
  public func velocity(at progress: Double) -> Double {
    let time = progress.isFinite ? min(max(progress, 0), 1) : 0
    switch shape {
    case .bezier(let first, let second): return Bezier(first, second).slope(at: time)
    case .circularIn: return time / (1 - time * time).squareRoot()
    case .circularOut:
      let remaining = 1 - time
      return remaining / (1 - remaining * remaining).squareRoot()
    case .circularInOut:
      let distance = 2 * min(time, 1 - time)
      return distance / (1 - distance * distance).squareRoot()
    case .circularOutIn:
      let distance = abs(1 - 2 * time)
      return distance / (1 - distance * distance).squareRoot()
    }
  }
}

/// A cubic Bézier curve from (0, 0) to (1, 1), whose x increases with the parameter.
private struct Bezier {
  let x1, y1, x2, y2: Double

  /// The x of the control points are clamped to 0…1, as CSS requires.
  init(_ first: UnitPoint, _ second: UnitPoint) {
    x1 = min(max(first.x, 0), 1)
    y1 = first.y
    x2 = min(max(second.x, 0), 1)
    y2 = second.y
  }

  func value(at time: Double) -> Double { cubic(y1, y2, parameter(at: time)) }

  func slope(at time: Double) -> Double {
    // The limits at the ends exist also if a control point coincides with the end.
    let t = min(max(parameter(at: time), 1e-6), 1 - 1e-6)
    let dx = derivative(x1, x2, t)
    return dx > 0 ? derivative(y1, y2, t) / dx : .infinity
  }

  private func cubic(_ a: Double, _ b: Double, _ t: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * t * a + 3 * u * t * t * b + t * t * t
  }

  private func derivative(_ a: Double, _ b: Double, _ t: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * a + 6 * u * t * (b - a) + 3 * t * t * (1 - b)
  }

  /// Finds the parameter by bisection.
  private func parameter(at time: Double) -> Double {
    guard time > 0, time < 1 else { return time }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if cubic(x1, x2, middle) < time { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
