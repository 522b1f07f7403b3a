// Compatibility (module): works | | complete; SwiftUI re-exports it

/// An animation of a symbol.
///
/// Archives show symbols at rest. For a control's symbol, the surface receives the names and
/// options of the effects and plays them.
public protocol SymbolEffect: Hashable, Sendable {
  var configuration: SymbolEffectConfiguration { get }
}

/// An effect that plays until it is removed.
public protocol IndefiniteSymbolEffect {}

/// An effect that plays when a value changes.
public protocol DiscreteSymbolEffect {}

/// An effect that replaces a symbol by another one.
public protocol ContentTransitionSymbolEffect {}

/// An effect that inserts or removes a symbol.
public protocol TransitionSymbolEffect {}

/// The values of an effect.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  /// The effect's name, followed by its variants after dots: `bounce`, `variableColor.iterative`.
  package let name: String
}
