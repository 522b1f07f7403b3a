import ViewArchive

extension Animation {
  /// The animation as a surface plays it. Without repetitions, because widgets do not repeat
  /// animations.
  var archived: MotionTiming {
    var timing: MotionTiming
    switch curve {
    case .unit(let curve, let duration):
      timing = MotionTiming(
        curve: .bezier(curve.controlPoints.first, curve.controlPoints.second), duration: duration)
    case .spring(let spring):
      timing = MotionTiming(curve: .spring(bounce: spring.bounce), duration: spring.duration)
    case .default:
      timing = MotionTiming(curve: .spring(bounce: 0), duration: 0.55)
    }
    if speed > 0 { timing.duration /= speed }
    timing.delay = speed > 0 ? delay / speed : delay
    return timing.bounded
  }
}

extension MotionTiming {
  /// The timing with all numbers clamped to what a surface can play. Author code can compute any
  /// number.
  fileprivate var bounded: MotionTiming {
    func within(_ value: Double, _ range: ClosedRange<Double>, otherwise: Double) -> Double {
      value.isFinite ? min(max(value, range.lowerBound), range.upperBound) : otherwise
    }
    func point(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: within(point.x, 0...1, otherwise: 0), y: within(point.y, -2...3, otherwise: 0))
    }
    var timing = self
    timing.duration = within(duration, 0...60, otherwise: 0.35)
    timing.delay = within(delay, 0...60, otherwise: 0)
    switch curve {
    case .bezier(let first, let second): timing.curve = .bezier(point(first), point(second))
    case .spring(let bounce):
      timing.curve = .spring(bounce: within(bounce, -1...1, otherwise: 0))
    }
    return timing
  }
}
