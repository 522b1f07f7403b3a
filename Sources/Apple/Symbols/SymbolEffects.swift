/// An effect that consists only of its configuration.
protocol NamedSymbolEffect: SymbolEffect {
  init(configuration: SymbolEffectConfiguration)
}

extension NamedSymbolEffect {
  init(_ name: String) {
    self.init(configuration: SymbolEffectConfiguration(name: name))
  }

  func with(_ variant: String) -> Self { Self("\(configuration.name).\(variant)") }
}

public struct BounceSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect, NamedSymbolEffect {
  public let configuration: SymbolEffectConfiguration

  public var up: BounceSymbolEffect { with("up") }
  public var down: BounceSymbolEffect { with("down") }
  public var byLayer: BounceSymbolEffect { with("byLayer") }
  public var wholeSymbol: BounceSymbolEffect { with("wholeSymbol") }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect("bounce") }
}

public struct PulseSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect, NamedSymbolEffect {
  public let configuration: SymbolEffectConfiguration

  public var byLayer: PulseSymbolEffect { with("byLayer") }
  public var wholeSymbol: PulseSymbolEffect { with("wholeSymbol") }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect("pulse") }
}

public struct VariableColorSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect,
  NamedSymbolEffect
{
  public let configuration: SymbolEffectConfiguration

  public var iterative: VariableColorSymbolEffect { with("iterative") }
  public var cumulative: VariableColorSymbolEffect { with("cumulative") }
  public var reversing: VariableColorSymbolEffect { with("reversing") }
  public var nonReversing: VariableColorSymbolEffect { with("nonReversing") }
  public var dimInactiveLayers: VariableColorSymbolEffect { with("dimInactiveLayers") }
  public var hideInactiveLayers: VariableColorSymbolEffect { with("hideInactiveLayers") }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  public static var variableColor: VariableColorSymbolEffect {
    VariableColorSymbolEffect("variableColor")
  }
}

public struct ScaleSymbolEffect: IndefiniteSymbolEffect, NamedSymbolEffect {
  public let configuration: SymbolEffectConfiguration

  public var up: ScaleSymbolEffect { with("up") }
  public var down: ScaleSymbolEffect { with("down") }
  public var byLayer: ScaleSymbolEffect { with("byLayer") }
  public var wholeSymbol: ScaleSymbolEffect { with("wholeSymbol") }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect("scale") }
}

public struct AppearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, NamedSymbolEffect
{
  public let configuration: SymbolEffectConfiguration

  public var up: AppearSymbolEffect { with("up") }
  public var down: AppearSymbolEffect { with("down") }
  public var byLayer: AppearSymbolEffect { with("byLayer") }
  public var wholeSymbol: AppearSymbolEffect { with("wholeSymbol") }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  public static var appear: AppearSymbolEffect { AppearSymbolEffect("appear") }
}

public struct DisappearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect,
  NamedSymbolEffect
{
  public let configuration: SymbolEffectConfiguration

  public var up: DisappearSymbolEffect { with("up") }
  public var down: DisappearSymbolEffect { with("down") }
  public var byLayer: DisappearSymbolEffect { with("byLayer") }
  public var wholeSymbol: DisappearSymbolEffect { with("wholeSymbol") }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect("disappear") }
}

public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect, NamedSymbolEffect {
  public let configuration: SymbolEffectConfiguration

  public var downUp: ReplaceSymbolEffect { with("downUp") }
  public var upUp: ReplaceSymbolEffect { with("upUp") }
  public var offUp: ReplaceSymbolEffect { with("offUp") }
  public var byLayer: ReplaceSymbolEffect { with("byLayer") }
  public var wholeSymbol: ReplaceSymbolEffect { with("wholeSymbol") }

  /// Morphs between related symbols, and uses `fallback` for others.
  public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace {
    MagicReplace("\(configuration.name).magic")
  }
}

// As in Apple's interface, so that the fallback can be written `.downUp.wholeSymbol`.
extension ReplaceSymbolEffect {
  public static var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect("replace").downUp }
  public static var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect("replace").upUp }
  public static var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect("replace").offUp }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect("replace") }
}

public struct RotateSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect, NamedSymbolEffect {
  public let configuration: SymbolEffectConfiguration

  public var clockwise: RotateSymbolEffect { with("clockwise") }
  public var counterClockwise: RotateSymbolEffect { with("counterClockwise") }
  public var byLayer: RotateSymbolEffect { with("byLayer") }
  public var wholeSymbol: RotateSymbolEffect { with("wholeSymbol") }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect("rotate") }
}

public struct BreatheSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect, NamedSymbolEffect {
  public let configuration: SymbolEffectConfiguration

  public var plain: BreatheSymbolEffect { with("plain") }
  public var pulse: BreatheSymbolEffect { with("pulse") }
  public var byLayer: BreatheSymbolEffect { with("byLayer") }
  public var wholeSymbol: BreatheSymbolEffect { with("wholeSymbol") }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect("breathe") }
}

public struct WiggleSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect, NamedSymbolEffect {
  public let configuration: SymbolEffectConfiguration

  public var up: WiggleSymbolEffect { with("up") }
  public var down: WiggleSymbolEffect { with("down") }
  public var left: WiggleSymbolEffect { with("left") }
  public var right: WiggleSymbolEffect { with("right") }
  public var forward: WiggleSymbolEffect { with("forward") }
  public var backward: WiggleSymbolEffect { with("backward") }
  public var clockwise: WiggleSymbolEffect { with("clockwise") }
  public var counterClockwise: WiggleSymbolEffect { with("counterClockwise") }
  public var byLayer: WiggleSymbolEffect { with("byLayer") }
  public var wholeSymbol: WiggleSymbolEffect { with("wholeSymbol") }

  /// Wiggles along an axis at `angle`, in degrees. The angle is not stored.
  public func custom(angle: Double) -> WiggleSymbolEffect { with("custom") }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect("wiggle") }
}

public struct AutomaticSymbolEffect: ContentTransitionSymbolEffect, TransitionSymbolEffect,
  NamedSymbolEffect
{
  public let configuration: SymbolEffectConfiguration
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect("automatic") }
}

extension ReplaceSymbolEffect {
  public struct MagicReplace: ContentTransitionSymbolEffect, NamedSymbolEffect {
    public let configuration: SymbolEffectConfiguration
  }
}

/// Draws the symbol's strokes. The surface shows the symbol as drawn.
public struct DrawOnSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, NamedSymbolEffect
{
  public let configuration: SymbolEffectConfiguration

  public var byLayer: DrawOnSymbolEffect { with("byLayer") }
  public var individually: DrawOnSymbolEffect { with("individually") }
  public var wholeSymbol: DrawOnSymbolEffect { with("wholeSymbol") }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
  public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect("drawOn") }
}

/// Removes the symbol's strokes.
public struct DrawOffSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect,
  NamedSymbolEffect
{
  public let configuration: SymbolEffectConfiguration

  public var reversed: DrawOffSymbolEffect { with("reversed") }
  public var nonReversed: DrawOffSymbolEffect { with("nonReversed") }
  public var byLayer: DrawOffSymbolEffect { with("byLayer") }
  public var individually: DrawOffSymbolEffect { with("individually") }
  public var wholeSymbol: DrawOffSymbolEffect { with("wholeSymbol") }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
  public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect("drawOff") }
}
