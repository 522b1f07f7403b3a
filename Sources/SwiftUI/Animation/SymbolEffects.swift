// The effects and their variants. Apple declares them in the module Symbols, which SwiftUI
// re-exports.

/// An effect that consists only of its name.
protocol NamedSymbolEffect: SymbolEffect {
  init(_name: String)
}

extension NamedSymbolEffect {
  func with(_ variant: String) -> Self { Self(_name: "\(_name).\(variant)") }
}

public struct BounceSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect, NamedSymbolEffect {
  public let _name: String

  public var up: BounceSymbolEffect { with("up") }
  public var down: BounceSymbolEffect { with("down") }
  public var byLayer: BounceSymbolEffect { with("byLayer") }
  public var wholeSymbol: BounceSymbolEffect { with("wholeSymbol") }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect(_name: "bounce") }
}

public struct PulseSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect, NamedSymbolEffect {
  public let _name: String

  public var byLayer: PulseSymbolEffect { with("byLayer") }
  public var wholeSymbol: PulseSymbolEffect { with("wholeSymbol") }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect(_name: "pulse") }
}

public struct VariableColorSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect,
  NamedSymbolEffect
{
  public let _name: String

  public var iterative: VariableColorSymbolEffect { with("iterative") }
  public var cumulative: VariableColorSymbolEffect { with("cumulative") }
  public var reversing: VariableColorSymbolEffect { with("reversing") }
  public var nonReversing: VariableColorSymbolEffect { with("nonReversing") }
  public var dimInactiveLayers: VariableColorSymbolEffect { with("dimInactiveLayers") }
  public var hideInactiveLayers: VariableColorSymbolEffect { with("hideInactiveLayers") }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  public static var variableColor: VariableColorSymbolEffect {
    VariableColorSymbolEffect(_name: "variableColor")
  }
}

public struct ScaleSymbolEffect: IndefiniteSymbolEffect, NamedSymbolEffect {
  public let _name: String

  public var up: ScaleSymbolEffect { with("up") }
  public var down: ScaleSymbolEffect { with("down") }
  public var byLayer: ScaleSymbolEffect { with("byLayer") }
  public var wholeSymbol: ScaleSymbolEffect { with("wholeSymbol") }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect(_name: "scale") }
}

public struct AppearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, NamedSymbolEffect
{
  public let _name: String

  public var up: AppearSymbolEffect { with("up") }
  public var down: AppearSymbolEffect { with("down") }
  public var byLayer: AppearSymbolEffect { with("byLayer") }
  public var wholeSymbol: AppearSymbolEffect { with("wholeSymbol") }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  public static var appear: AppearSymbolEffect { AppearSymbolEffect(_name: "appear") }
}

public struct DisappearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect,
  NamedSymbolEffect
{
  public let _name: String

  public var up: DisappearSymbolEffect { with("up") }
  public var down: DisappearSymbolEffect { with("down") }
  public var byLayer: DisappearSymbolEffect { with("byLayer") }
  public var wholeSymbol: DisappearSymbolEffect { with("wholeSymbol") }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect(_name: "disappear") }
}

public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect, NamedSymbolEffect {
  public let _name: String

  public var downUp: ReplaceSymbolEffect { with("downUp") }
  public var upUp: ReplaceSymbolEffect { with("upUp") }
  public var offUp: ReplaceSymbolEffect { with("offUp") }
  public var byLayer: ReplaceSymbolEffect { with("byLayer") }
  public var wholeSymbol: ReplaceSymbolEffect { with("wholeSymbol") }

  /// Morphs between related symbols, and uses `fallback` for others.
  public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace {
    MagicReplace(_name: "\(_name).magic")
  }
}

// As in Apple's interface, so that the fallback can be written `.downUp.wholeSymbol`.
extension ReplaceSymbolEffect {
  public static var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect(_name: "replace").downUp }
  public static var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect(_name: "replace").upUp }
  public static var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect(_name: "replace").offUp }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect(_name: "replace") }
}

public struct RotateSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect, NamedSymbolEffect {
  public let _name: String

  public var clockwise: RotateSymbolEffect { with("clockwise") }
  public var counterClockwise: RotateSymbolEffect { with("counterClockwise") }
  public var byLayer: RotateSymbolEffect { with("byLayer") }
  public var wholeSymbol: RotateSymbolEffect { with("wholeSymbol") }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect(_name: "rotate") }
}

public struct BreatheSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect, NamedSymbolEffect {
  public let _name: String

  public var plain: BreatheSymbolEffect { with("plain") }
  public var pulse: BreatheSymbolEffect { with("pulse") }
  public var byLayer: BreatheSymbolEffect { with("byLayer") }
  public var wholeSymbol: BreatheSymbolEffect { with("wholeSymbol") }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect(_name: "breathe") }
}

public struct WiggleSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect, NamedSymbolEffect {
  public let _name: String

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

  /// Wiggles along an axis at `angle`. The angle is not stored.
  public func custom(angle: Angle) -> WiggleSymbolEffect { with("custom") }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect(_name: "wiggle") }
}

public struct AutomaticSymbolEffect: ContentTransitionSymbolEffect, TransitionSymbolEffect,
  NamedSymbolEffect
{
  public let _name: String
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect(_name: "automatic") }
}

extension ReplaceSymbolEffect {
  public struct MagicReplace: ContentTransitionSymbolEffect {
    public let _name: String
  }
}
