/// How often and how fast an effect plays; the surface's own way where nothing is said.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// How an effect is repeated.
  public struct RepeatBehavior: Hashable, Sendable {
    /// nil: without end.
    var count: Int?
    /// Seconds.
    var delay: Double?

    public static var continuous: RepeatBehavior { RepeatBehavior() }
    public static var periodic: RepeatBehavior { RepeatBehavior() }

    /// `delay`: seconds between two plays.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(count: count, delay: delay)
    }
  }

  private var behavior: RepeatBehavior?
  private var factor: Double?

  public static let `default` = SymbolEffectOptions()
  public static let repeating = SymbolEffectOptions.default.repeating
  public static let nonRepeating = SymbolEffectOptions.default.nonRepeating

  public static func speed(_ speed: Double) -> SymbolEffectOptions { .default.speed(speed) }
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { .default.repeat(count) }

  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    .default.repeat(behavior)
  }

  public var repeating: SymbolEffectOptions { `repeat`(.continuous) }
  public var nonRepeating: SymbolEffectOptions { `repeat`(1) }

  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    `repeat`(RepeatBehavior(count: count))
  }

  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    var options = self
    options.behavior = behavior
    return options
  }

  public func speed(_ speed: Double) -> SymbolEffectOptions {
    var options = self
    options.factor = speed
    return options
  }

  /// What stands behind an effect's name: `;repeat=3;delay=0.5;speed=2`; nothing for the default.
  var text: String {
    var parts: [String] = []
    if let behavior {
      parts.append("repeat=" + (behavior.count.map { String($0) } ?? "continuous"))
      if let delay = behavior.delay { parts.append("delay=\(delay)") }
    }
    if let factor { parts.append("speed=\(factor)") }
    return parts.map { ";" + $0 }.joined()
  }
}
