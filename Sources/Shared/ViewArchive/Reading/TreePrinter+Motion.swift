extension TreePrinter {
  /// The animations that the author asked for; empty if they are left to the system.
  func describe(_ motion: NodeMotion) -> [String] {
    var parts: [String] = []
    if let content = motion.content { parts.append("changes(\(describe(content)))") }
    if let insertion = motion.insertion { parts.append("comes(\(describe(insertion)))") }
    if let removal = motion.removal { parts.append("goes(\(describe(removal)))") }
    // The hash of the value means nothing to a reader; print only that there is one.
    for timing in motion.timings {
      let description = timing.timing.map(describe) ?? "at once"
      parts.append("animates(\(description)\(timing.value == nil ? "" : " by value"))")
    }
    return parts
  }

  private func describe(_ content: ContentMotion) -> String {
    switch content {
    case .identity: "at once"
    case .opacity: "opacity"
    case .interpolate: "interpolate"
    case .symbolEffect: "symbolEffect"
    case .numericText(let countsDown): countsDown ? "numericText down" : "numericText"
    case .numericValue(let value): "numericText \(numbers(value))"
    }
  }

  private func describe(_ transition: TransitionMotion) -> String {
    var words = transition.steps.map { step in
      switch step {
      case .opacity: "opacity"
      case .move(let x, let y): "move \(numbers(x)),\(numbers(y))"
      case .offset(let x, let y): "offset \(numbers(x)),\(numbers(y))"
      case .scale(let factor, let anchor):
        "scale \(numbers(factor)) at \(numbers(anchor.x)),\(numbers(anchor.y))"
      case .blur: "blur"
      }
    }
    if words.isEmpty { words = ["at once"] }
    if let timing = transition.timing { words.append(describe(timing)) }
    return words.joined(separator: " + ")
  }

  private func describe(_ timing: MotionTiming) -> String {
    let curve =
      switch timing.curve {
      case .bezier(let first, let second):
        "curve \([first.x, first.y, second.x, second.y].map { numbers($0) }.joined(separator: ","))"
      case .spring(let bounce): "spring \(numbers(bounce))"
      }
    return "\(curve) \(numbers(timing.duration)) s"
      + (timing.delay == 0 ? "" : " after \(numbers(timing.delay)) s")
  }
}
