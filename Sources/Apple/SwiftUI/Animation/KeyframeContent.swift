/// The keyframes of one property, in order.
public protocol KeyframeTrackContent<Value> {
  associatedtype Value: Animatable = Body.Value
  associatedtype Body: KeyframeTrackContent
  @KeyframeTrackContentBuilder<Value> var body: Body { get }

  var _steps: [_KeyframeStep<Value>] { get }
}

extension KeyframeTrackContent where Body.Value == Value {
  public var _steps: [_KeyframeStep<Value>] { body._steps }
}

extension Never: Animatable {
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension Never: KeyframeTrackContent {
  public var _steps: [_KeyframeStep<Never>] { [] }
}

extension KeyframeTrackContent where Body == Never {
  public var body: Never { fatalError("\(Self.self) is primitive and has no body") }
}

/// The way from one keyframe to the next.
public struct _KeyframeStep<Value: Animatable> {
  enum Kind {
    case move
    case linear(UnitCurve)
    case cubic(start: Value?, end: Value?)
    case spring(Spring, start: Value?)
  }

  let target: Value
  /// In seconds.
  let duration: TimeInterval
  let kind: Kind

  init(_ target: Value, _ duration: TimeInterval, _ kind: Kind) {
    self.target = target
    self.duration = duration.isFinite ? max(duration, 0) : 0
    self.kind = kind
  }
}

extension Array {
  /// The value after `time` seconds of steps from an initial value.
  func value<Value: Animatable>(at time: TimeInterval, from initial: Value) -> Value
  where Element == _KeyframeStep<Value> {
    var (value, start) = (initial, 0.0)
    for (index, step) in enumerated() {
      guard time < start + step.duration else {
        value = step.target
        start += step.duration
        continue
      }
      let next = index + 1 < count ? self[index + 1] : nil
      return step.value(after: Swift.max(time - start, 0), from: value, next: next)
    }
    return value
  }
}

extension _KeyframeStep {
  /// The value `time` seconds after the previous keyframe.
  fileprivate func value(
    after time: TimeInterval, from start: Value, next: _KeyframeStep?
  ) -> Value {
    var value = start
    let (from, to) = (start.animatableData, target.animatableData)
    let progress = duration > 0 ? time / duration : 1
    switch kind {
    case .move:
      value = target
    case .linear(let curve):
      value.animatableData = from.interpolated(towards: to, amount: curve.value(at: progress))
    case .cubic(let startVelocity, let endVelocity):
      // Without a velocity, the curve starts at rest and passes smoothly to the next keyframe.
      let incoming = startVelocity?.animatableData ?? .zero
      let outgoing =
        endVelocity?.animatableData ?? next?.velocity(from: from, before: self) ?? .zero
      let (t, t2, t3) = (progress, progress * progress, progress * progress * progress)
      value.animatableData =
        from.scaled(by: 2 * t3 - 3 * t2 + 1)
        + incoming.scaled(by: (t3 - 2 * t2 + t) * duration)
        + to.scaled(by: 3 * t2 - 2 * t3)
        + outgoing.scaled(by: (t3 - t2) * duration)
    case .spring(let spring, let startVelocity):
      value.animatableData =
        from
        + spring.value(
          target: to - from, initialVelocity: startVelocity?.animatableData ?? .zero, time: time)
    }
    return value
  }

  /// The velocity at the keyframe before this one: the slope between its neighbors. Zero unless
  /// this step is cubic, too.
  private func velocity(
    from start: Value.AnimatableData, before step: _KeyframeStep
  ) -> Value.AnimatableData? {
    guard case .cubic = kind, step.duration + duration > 0 else { return nil }
    return (target.animatableData - start).scaled(by: 1 / (step.duration + duration))
  }
}

/// Changes at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = Never
  public let _steps: [_KeyframeStep<Value>]

  public init(_ to: Value) {
    _steps = [_KeyframeStep(to, 0, .move)]
  }
}

/// Changes along a timing curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = Never
  public let _steps: [_KeyframeStep<Value>]

  /// - Parameter duration: In seconds.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    _steps = [_KeyframeStep(to, duration, .linear(timingCurve))]
  }
}

/// Changes along a cubic curve.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = Never
  public let _steps: [_KeyframeStep<Value>]

  /// - Parameter duration: In seconds.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    _steps = [_KeyframeStep(to, duration, .cubic(start: startVelocity, end: endVelocity))]
  }
}

/// Changes like a spring.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = Never
  public let _steps: [_KeyframeStep<Value>]

  /// - Parameter duration: In seconds; nil lasts until the spring has settled.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    _steps = [
      _KeyframeStep(
        to, duration ?? spring.settlingDuration, .spring(spring, start: startVelocity))
    ]
  }
}

/// Builds keyframes from the statements of a closure.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where K.Value == Value {
    expression
  }

  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K
  where K.Value == Value {
    first
  }

  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> {
    KeyframeSequence(_steps: accumulated._steps + next._steps)
  }

  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> some KeyframeTrackContent<Value> {
    KeyframeSequence(_steps: components.flatMap { $0._steps })
  }

  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    first component: First
  ) -> Conditional<Value, First, Second> where First.Value == Value, Second.Value == Value {
    Conditional(content: .first(component))
  }

  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    second component: Second
  ) -> Conditional<Value, First, Second> where First.Value == Value, Second.Value == Value {
    Conditional(content: .second(component))
  }

  public static func buildBlock() -> some KeyframeTrackContent<Value> {
    KeyframeSequence<Value>(_steps: [])
  }

  /// The keyframes of one of two branches.
  public struct Conditional<
    ConditionalValue, First: KeyframeTrackContent, Second: KeyframeTrackContent
  >: KeyframeTrackContent
  where First.Value == ConditionalValue, Second.Value == ConditionalValue {
    public typealias Value = First.Value
    public typealias Body = Never

    enum Content {
      case first(First)
      case second(Second)
    }

    let content: Content

    public var _steps: [_KeyframeStep<First.Value>] {
      switch content {
      case .first(let content): content._steps
      case .second(let content): content._steps
      }
    }
  }
}

struct KeyframeSequence<Value: Animatable>: KeyframeTrackContent {
  typealias Body = Never

  let _steps: [_KeyframeStep<Value>]
}
