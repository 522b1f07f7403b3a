/// The motion of a spring, with a mass of 1 unless it was given.
///
/// Source: the equation of a damped harmonic oscillator, x'' + 2ζω x' + ω² x = 0.
extension Spring {
  public var mass: Double { 1 }
  public var response: Double { duration }
  public var dampingRatio: Double { bounce < 0 ? 1 / (1 + max(bounce, -0.999)) : 1 - bounce }
  public var stiffness: Double { frequency * frequency }
  public var damping: Double { 2 * dampingRatio * frequency }

  /// In seconds, for a change of 1.
  public var settlingDuration: TimeInterval {
    settlingDuration(target: 1.0, initialVelocity: 0, epsilon: 0.001)
  }

  /// A spring that comes within `epsilon` of its target after `settlingDuration` seconds.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    let rate = -log(max(epsilon, 1e-9)) / max(settlingDuration, 1e-3)
    let ratio = max(dampingRatio, 1e-3)
    let slowness = ratio < 1 ? ratio : ratio - (ratio * ratio - 1).squareRoot()
    self.init(response: 2 * .pi * slowness / rate, dampingRatio: ratio)
  }

  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// The value after `time` seconds of a motion from zero to `target`.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let (position, impulse) = response(at: time)
    return target.scaled(by: 1 - position) + initialVelocity.scaled(by: impulse)
  }

  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var value = fromValue
    value.animatableData += self.value(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, time: time)
    return value
  }

  /// The change per second after `time` seconds.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let (position, impulse) = response(at: time)
    return target.scaled(by: stiffness * impulse)
      + initialVelocity.scaled(by: position - damping * impulse)
  }

  public func velocity<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var value = fromValue
    value.animatableData = velocity(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, time: time)
    return value
  }

  /// Moves a value and its velocity on by `deltaTime` seconds.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let distance = target - value
    let next = self.value(target: distance, initialVelocity: velocity, time: deltaTime)
    velocity = self.velocity(target: distance, initialVelocity: velocity, time: deltaTime)
    value += next
  }

  /// The force on a mass of 1.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
    var value = position
    value.animatableData = force(
      target: toValue.animatableData, position: position.animatableData,
      velocity: velocity.animatableData)
    return value
  }

  /// The seconds until the value stays within `epsilon` of the target.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    let reach =
      target.magnitudeSquared.squareRoot()
      + initialVelocity.magnitudeSquared.squareRoot() / frequency
    guard reach > epsilon, epsilon > 0 else { return 0 }
    let ratio = dampingRatio
    let rate = frequency * (ratio < 1 ? ratio : ratio - (ratio * ratio - 1).squareRoot())
    return rate > 0 ? log(reach / epsilon) / rate : .infinity
  }

  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> TimeInterval {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
  }

  /// In radians per second.
  private var frequency: Double { 2 * .pi / max(duration, 1e-6) }

  /// The two fundamental solutions at a time: of a displacement of 1 without velocity, and of a
  /// velocity of 1 without displacement.
  private func response(at time: TimeInterval) -> (position: Double, impulse: Double) {
    let (omega, ratio, time) = (frequency, dampingRatio, max(time, 0))
    if abs(ratio - 1) < 1e-6 {
      let decay = exp(-omega * time)
      return (decay * (1 + omega * time), decay * time)
    }
    if ratio < 1 {
      let damped = omega * (1 - ratio * ratio).squareRoot()
      let decay = exp(-ratio * omega * time)
      let (sine, cosine) = (sin(damped * time), cos(damped * time))
      return (decay * (cosine + ratio * omega / damped * sine), decay * sine / damped)
    }
    let root = (ratio * ratio - 1).squareRoot()
    let (slow, fast) = (-omega * (ratio - root), -omega * (ratio + root))
    let (slowDecay, fastDecay) = (exp(slow * time), exp(fast * time))
    return (
      (slow * fastDecay - fast * slowDecay) / (slow - fast),
      (slowDecay - fastDecay) / (slow - fast)
    )
  }
}
