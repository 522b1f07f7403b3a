import Foundation

extension ArchiveDecoder {
  mutating func motion() throws(ArchiveError) -> NodeMotion {
    var motion = NodeMotion(place: try body.fixed(UInt64.self))
    if try flag() { motion.content = try contentMotion() }
    if try flag() { motion.insertion = try transition() }
    if try flag() { motion.removal = try transition() }
    for _ in 0..<(try body.count(of: 2)) {
      let value = try flag() ? try body.fixed(UInt64.self) : nil
      motion.timings.append(ValueTiming(value: value, timing: try flag() ? try timing() : nil))
    }
    return motion
  }

  private mutating func contentMotion() throws(ArchiveError) -> ContentMotion {
    switch try body.byte() {
    case 0: .identity
    case 1: .opacity
    case 2: .interpolate
    case 3: .symbolEffect
    case 4: .numericText(countsDown: try flag())
    case 5: .numericValue(try number("numeric value"))
    case let tag: throw unknown("content transition", tag)
    }
  }

  private mutating func transition() throws(ArchiveError) -> TransitionMotion {
    var transition = TransitionMotion(steps: [])
    for _ in 0..<(try body.count()) { transition.steps.append(try step()) }
    if try flag() { transition.timing = try timing() }
    return transition
  }

  private mutating func step() throws(ArchiveError) -> TransitionStep {
    switch try body.byte() {
    case 0: return .opacity
    case 1:
      let move = try point("move")
      return .move(x: move.x, y: move.y)
    case 2:
      let offset = try point("offset")
      return .offset(x: offset.x, y: offset.y)
    case 3: return .scale(try number("scale"), anchor: try point("anchor"))
    case 4: return .blur
    case let tag: throw unknown("transition", tag)
    }
  }

  private mutating func timing() throws(ArchiveError) -> MotionTiming {
    let curve: MotionTiming.Curve
    switch try body.byte() {
    case 0: curve = .bezier(try point("control point"), try point("control point"))
    case 1: curve = .spring(bounce: try number("bounce"))
    case let tag: throw unknown("curve", tag)
    }
    return MotionTiming(
      curve: curve, duration: try number("duration"), delay: try number("delay"))
  }
}
