/// How a value changes over time.
///
/// An archive contains the final values of a change together with the animation. A surface plays
/// the animation when the archive replaces an older one.
public struct Animation: Hashable, Sendable {
  enum Curve: Hashable, Sendable {
    case unit(UnitCurve, duration: TimeInterval)
    case spring(Spring)
    case `default`
  }

  let curve: Curve
  var delay: TimeInterval = 0
  var speed: Double = 1
  /// How often the animation plays: nil is once, infinity is forever.
  var repetitions: Double?
  var autoreverses = false

  init(_ curve: Curve) {
    self.curve = curve
  }

  public static let `default` = Animation(.default)

  public static var linear: Animation { linear(duration: 0.35) }
  public static var easeIn: Animation { easeIn(duration: 0.35) }
  public static var easeOut: Animation { easeOut(duration: 0.35) }
  public static var easeInOut: Animation { easeInOut(duration: 0.35) }

  /// - Parameter duration: In seconds.
  public static func linear(duration: TimeInterval) -> Animation {
    Animation(.unit(.linear, duration: duration))
  }

  public static func easeIn(duration: TimeInterval) -> Animation {
    Animation(.unit(.easeIn, duration: duration))
  }

  public static func easeOut(duration: TimeInterval) -> Animation {
    Animation(.unit(.easeOut, duration: duration))
  }

  public static func easeInOut(duration: TimeInterval) -> Animation {
    Animation(.unit(.easeInOut, duration: duration))
  }

  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    Animation(
      .unit(
        .bezier(
          startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y)),
        duration: duration))
  }

  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(.unit(curve, duration: duration))
  }

  public func delay(_ delay: TimeInterval) -> Animation {
    var animation = self
    animation.delay += delay
    return animation
  }

  public func speed(_ speed: Double) -> Animation {
    var animation = self
    animation.speed *= speed
    return animation
  }

  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    var animation = self
    animation.repetitions = Double(repeatCount)
    animation.autoreverses = autoreverses
    return animation
  }

  public func repeatForever(autoreverses: Bool = true) -> Animation {
    var animation = self
    animation.repetitions = .infinity
    animation.autoreverses = autoreverses
    return animation
  }

  public func logicallyComplete(after duration: TimeInterval) -> Animation { self }
}
