import NoticeCatalog
import Symbols

// Compatibility (modifiers): partial | `symbolEffect`, `symbolEffectsRemoved` | the surface plays
//   the effects of a control's symbol when its state changes, with their repetitions and speeds;
//   all variants and layers look alike; symbols in widgets do not move, with a notice for effects
//   that would not end

/// Adds an effect to the symbols inside, or removes all. Effects added inside a removal are
/// ignored.
struct SymbolEffectModifier: ContextModifier {
  enum Change: Sendable {
    case adding(String)
    case removing
  }

  let change: Change?
  /// Whether the effect repeats until it is removed, in an app.
  var isEndless = false

  func change(_ context: inout _ViewContext) {
    switch change {
    case .adding(let name):
      context.symbolEffects?.append(name)
      // The system animates the symbols of controls, whose labels are recorded.
      if isEndless, context.session.live == nil, context.labelRecorder == nil,
        context.symbolEffects != nil
      {
        context.session.notice(
          NoticeKind.endlessMotion.notice(
            "symbolEffect(_:) does not move in a widget: the symbol is drawn at rest."))
      }
    case .removing: context.symbolEffects = nil
    case nil: break
    }
  }
}

extension View {
  nonisolated public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    modifier(
      SymbolEffectModifier(
        change: isActive ? .adding(effect.configuration.name + options.suffix) : nil,
        isEndless: true))
  }

  /// Plays the effect when `value` changes.
  nonisolated public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    modifier(SymbolEffectModifier(change: .adding(effect.configuration.name + options.suffix)))
  }

  nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    modifier(SymbolEffectModifier(change: isEnabled ? .removing : nil))
  }
}
