/// An animation of a symbol. An archive shows symbols at rest; of a control's symbol the effects'
/// names and options are told to the surface, which plays them.
public protocol SymbolEffect: Sendable {
  /// The effect, then its variants after dots: `bounce`, `variableColor.iterative`.
  var _name: String { get }
}
public protocol IndefiniteSymbolEffect: SymbolEffect {}
public protocol DiscreteSymbolEffect: SymbolEffect {}
public protocol ContentTransitionSymbolEffect: SymbolEffect {}
public protocol TransitionSymbolEffect: SymbolEffect {}

/// What is said of the effects of the symbols inside; removed ones stay so further in.
struct SymbolEffectModifier: ContextModifier {
  enum Change: Sendable {
    case adding(String)
    case removing
  }

  let change: Change?

  func change(_ context: inout _ViewContext) {
    switch change {
    case .adding(let name): context.symbolEffects?.append(name)
    case .removing: context.symbolEffects = nil
    case nil: break
    }
  }
}

extension View {
  nonisolated public func symbolEffect<T: IndefiniteSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    modifier(SymbolEffectModifier(change: isActive ? .adding(effect._name + options.text) : nil))
  }

  /// Played whenever `value` has changed.
  nonisolated public func symbolEffect<T: DiscreteSymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    modifier(SymbolEffectModifier(change: .adding(effect._name + options.text)))
  }

  nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    modifier(SymbolEffectModifier(change: isEnabled ? .removing : nil))
  }
}
