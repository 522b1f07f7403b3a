/// How often and how fast an effect plays. The surface chooses what the options leave open.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// How an effect repeats.
  public struct RepeatBehavior: Hashable, Sendable {
    /// The number of plays; nil repeats forever.
    var count: Int?
    /// The pause between two plays, in seconds.
    var delay: Double?

    public static var continuous: RepeatBehavior { RepeatBehavior() }
    public static var periodic: RepeatBehavior { RepeatBehavior() }

    /// `delay` is the pause between two plays, in seconds.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(count: count, delay: delay)
    }
  }

  private var behavior: RepeatBehavior?
  private var speedFactor: Double?

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
    options.speedFactor = speed
    return options
  }

  /// The suffix of an effect's name: `;repeat=3;delay=0.5;speed=2`. Empty for the default options.
  package var suffix: String {
    var parts: [String] = []
    if let behavior {
      parts.append("repeat=" + (behavior.count.map { String($0) } ?? "continuous"))
      if let delay = behavior.delay { parts.append("delay=\(delay)") }
    }
    if let speedFactor { parts.append("speed=\(speedFactor)") }
    return parts.map { ";" + $0 }.joined()
  }
}
