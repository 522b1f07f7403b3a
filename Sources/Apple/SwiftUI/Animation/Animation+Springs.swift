/// A spring, defined by its perceived duration and its bounce.
public struct Spring: Hashable, Sendable {
  /// The perceived duration, in seconds.
  public let duration: TimeInterval
  /// How far the spring overshoots: 0 does not, 1 is the most.
  public let bounce: Double

  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    self.duration = duration
    self.bounce = bounce
  }

  public init(response: Double, dampingRatio: Double) {
    self.init(duration: response, bounce: 1 - dampingRatio)
  }

  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false)
  {
    let frequency = (stiffness / mass).squareRoot()
    self.init(duration: 2 * .pi / frequency, bounce: 1 - damping / (2 * mass * frequency))
  }

  public static var smooth: Spring { Spring() }
  public static var snappy: Spring { Spring(bounce: 0.15) }
  public static var bouncy: Spring { Spring(bounce: 0.3) }
}

extension Animation {
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    Animation(.spring(spring))
  }

  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    Animation(.spring(Spring(duration: duration, bounce: bounce)))
  }

  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(.spring(Spring(response: response, dampingRatio: dampingFraction)))
  }

  public static var spring: Animation { spring(duration: 0.5) }

  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    Animation(.spring(Spring(response: response, dampingRatio: dampingFraction)))
  }

  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    Animation(.spring(Spring(duration: duration, bounce: extraBounce)))
  }

  public static var interactiveSpring: Animation { interactiveSpring(duration: 0.15) }

  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    Animation(.spring(Spring(mass: mass, stiffness: stiffness, damping: damping)))
  }

  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    Animation(.spring(Spring(duration: duration, bounce: bounce)))
  }

  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0
  ) -> Animation {
    Animation(.spring(spring))
  }

  public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5) }

  public static var smooth: Animation { smooth(duration: 0.5) }

  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(.spring(Spring(duration: duration, bounce: extraBounce)))
  }

  public static var snappy: Animation { snappy(duration: 0.5) }

  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(.spring(Spring(duration: duration, bounce: 0.15 + extraBounce)))
  }

  public static var bouncy: Animation { bouncy(duration: 0.5) }

  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(.spring(Spring(duration: duration, bounce: 0.3 + extraBounce)))
  }
}
