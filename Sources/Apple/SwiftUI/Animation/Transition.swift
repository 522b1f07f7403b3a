// Compatibility (modifiers): partial | `transition` (`identity`, `opacity`, `move`, `slide`,
//   `push`, `scale`, `offset`, `blurReplace`, `asymmetric`, `combined`), `animation`,
//   `contentTransition` | played on the device page for at most 2 s: texts, images, views with a
//   transition, shapes with an animation; other views fade. No repetitions; custom transitions
//   and `modifier(active:identity:)` fade; values with equal descriptions count as equal

/// The phase of a view's transition. An archive shows the `identity` phase.
public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear

  public var isIdentity: Bool { self == .identity }

  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

public struct TransitionProperties: Sendable {
  public var hasMotion: Bool

  public init(hasMotion: Bool = true) {
    self.hasMotion = hasMotion
  }
}

/// How a view appears and disappears.
///
/// The archive stores SwiftUI's transitions, and a surface plays them. A custom transition cannot
/// be stored, because its effect is known only when its `body` runs: a surface fades the view
/// instead.
@MainActor @preconcurrency
public protocol Transition {
  associatedtype Body: View
  typealias Content = PlaceholderContentView<Self>
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
  static var properties: TransitionProperties { get }
  nonisolated var _recipe: _TransitionRecipe { get }
}

extension Transition {
  public static var properties: TransitionProperties { TransitionProperties() }

  nonisolated public var _recipe: _TransitionRecipe { .opacity }

  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    body(content: PlaceholderContentView(content: AnyView(content)), phase: phase)
  }

  nonisolated public func animation(_ animation: Animation?) -> some Transition {
    RecipeTransition(_recipe: _recipe.animated(by: animation))
  }

  nonisolated public func combined<T: Transition>(with other: T) -> some Transition {
    RecipeTransition(_recipe: _recipe.combined(with: other._recipe))
  }
}

/// A transition with an erased type.
public struct AnyTransition: Sendable {
  let recipe: _TransitionRecipe

  public init<T: Transition>(_ transition: T) {
    recipe = transition._recipe
  }

  init(recipe: _TransitionRecipe) {
    self.recipe = recipe
  }

  public static let identity = AnyTransition(recipe: .identity)
  public static let opacity = AnyTransition(recipe: .opacity)
  public static var slide: AnyTransition { AnyTransition(recipe: .slide) }
  public static var scale: AnyTransition { scale(scale: 0) }

  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(recipe: .scale(scale, anchor))
  }

  public static func move(edge: Edge) -> AnyTransition { AnyTransition(recipe: .move(edge)) }

  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition(recipe: .push(from: edge))
  }

  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition(recipe: .offset(offset))
  }

  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }

  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition(recipe: .asymmetric(insertion.recipe, removal.recipe))
  }

  /// Fades: the effect of the modifiers cannot be stored.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { .opacity }

  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(recipe: recipe.combined(with: other.recipe))
  }

  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(recipe: recipe.animated(by: animation))
  }
}

extension View {
  @_disfavoredOverload
  nonisolated public func transition(_ t: AnyTransition) -> some View {
    modifier(_TransitionModifier(recipe: t.recipe))
  }

  nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
    modifier(_TransitionModifier(recipe: transition._recipe))
  }
}
