import Foundation

extension ArchiveEncoder {
  mutating func motion(_ motion: NodeMotion) throws(ArchiveError) {
    body.fixed(motion.place)
    try optional(motion.content) { encoder, content throws(ArchiveError) in
      try encoder.contentMotion(content)
    }
    for transition in [motion.insertion, motion.removal] {
      try optional(transition) { encoder, transition throws(ArchiveError) in
        try encoder.transition(transition)
      }
    }
    body.count(motion.timings.count)
    for timing in motion.timings {
      try optional(timing.value) { encoder, value throws(ArchiveError) in
        encoder.body.fixed(value)
      }
      try optionalTiming(timing.timing)
    }
  }

  private mutating func contentMotion(_ content: ContentMotion) throws(ArchiveError) {
    switch content {
    case .identity: body.byte(0)
    case .opacity: body.byte(1)
    case .interpolate: body.byte(2)
    case .symbolEffect: body.byte(3)
    case .numericText(let countsDown):
      body.byte(4)
      flag(countsDown)
    case .numericValue(let value):
      body.byte(5)
      try number(value, "numeric value")
    }
  }

  private mutating func transition(_ transition: TransitionMotion) throws(ArchiveError) {
    body.count(transition.steps.count)
    for step in transition.steps {
      switch step {
      case .opacity: body.byte(0)
      case .move(let x, let y):
        body.byte(1)
        try point(CGPoint(x: x, y: y), "move")
      case .offset(let x, let y):
        body.byte(2)
        try point(CGPoint(x: x, y: y), "offset")
      case .scale(let factor, let anchor):
        body.byte(3)
        try number(factor, "scale")
        try point(anchor, "anchor")
      case .blur: body.byte(4)
      }
    }
    try optionalTiming(transition.timing)
  }

  private mutating func optionalTiming(_ timing: MotionTiming?) throws(ArchiveError) {
    try optional(timing) { encoder, timing throws(ArchiveError) in
      switch timing.curve {
      case .bezier(let first, let second):
        encoder.body.byte(0)
        try encoder.point(first, "control point")
        try encoder.point(second, "control point")
      case .spring(let bounce):
        encoder.body.byte(1)
        try encoder.number(bounce, "bounce")
      }
      try encoder.number(timing.duration, "duration")
      try encoder.number(timing.delay, "delay")
    }
  }
}
