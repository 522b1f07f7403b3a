/// Several transitions, combined or with another animation.
struct RecipeTransition: Sendable {
  nonisolated let _recipe: _TransitionRecipe
}

extension RecipeTransition: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// Shows and hides the view at once.
public struct IdentityTransition: Sendable {
  public init() {}
}

extension IdentityTransition: Transition {
  nonisolated public var _recipe: _TransitionRecipe { .identity }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content
  }
}

extension Transition where Self == IdentityTransition {
  nonisolated public static var identity: IdentityTransition { IdentityTransition() }
}

/// Fades.
public struct OpacityTransition: Sendable {
  public init() {}
}

extension OpacityTransition: Transition {
  nonisolated public var _recipe: _TransitionRecipe { .opacity }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

extension Transition where Self == OpacityTransition {
  nonisolated public static var opacity: OpacityTransition { OpacityTransition() }
}

/// Moves in from the leading edge and out to the trailing edge.
public struct SlideTransition: Sendable {
  public init() {}
}

extension SlideTransition: Transition {
  nonisolated public var _recipe: _TransitionRecipe { .slide }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content
  }
}

extension Transition where Self == SlideTransition {
  nonisolated public static var slide: SlideTransition { SlideTransition() }
}

/// Grows and shrinks.
public struct ScaleTransition: Sendable {
  public var scale: Double
  public var anchor: UnitPoint

  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }
}

extension ScaleTransition: Transition {
  nonisolated public var _recipe: _TransitionRecipe { .scale(scale, anchor) }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
  }
}

extension Transition where Self == ScaleTransition {
  nonisolated public static var scale: ScaleTransition { ScaleTransition(0) }

  nonisolated public static func scale(
    _ scale: Double, anchor: UnitPoint = .center
  ) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}

/// Moves in from an edge and back.
public struct MoveTransition: Sendable {
  public var edge: Edge

  public init(edge: Edge) {
    self.edge = edge
  }
}

extension MoveTransition: Transition {
  nonisolated public var _recipe: _TransitionRecipe { .move(edge) }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content
  }
}

extension Transition where Self == MoveTransition {
  nonisolated public static func move(edge: Edge) -> MoveTransition {
    MoveTransition(edge: edge)
  }
}

/// Pushes the old view out at the opposite edge.
public struct PushTransition: Sendable {
  public var edge: Edge

  public init(edge: Edge) {
    self.edge = edge
  }
}

extension PushTransition: Transition {
  nonisolated public var _recipe: _TransitionRecipe { .push(from: edge) }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content
  }
}

extension Transition where Self == PushTransition {
  nonisolated public static func push(from edge: Edge) -> PushTransition {
    PushTransition(edge: edge)
  }
}

/// Moves by a distance, in points.
public struct OffsetTransition: Sendable {
  public var offset: CGSize

  public init(_ offset: CGSize) {
    self.offset = offset
  }
}

extension OffsetTransition: Transition {
  nonisolated public var _recipe: _TransitionRecipe { .offset(offset) }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

extension Transition where Self == OffsetTransition {
  nonisolated public static func offset(_ offset: CGSize) -> OffsetTransition {
    OffsetTransition(offset)
  }

  nonisolated public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

/// Blurs and scales. The surface blurs and fades.
public struct BlurReplaceTransition: Sendable {
  public struct Configuration: Equatable, Sendable {
    private let name: String

    public static let downUp = Configuration(name: "downUp")
    public static let upUp = Configuration(name: "upUp")
  }

  public var configuration: Configuration

  public init(configuration: Configuration) {
    self.configuration = configuration
  }
}

extension BlurReplaceTransition: Transition {
  nonisolated public var _recipe: _TransitionRecipe { .blur }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.blur(radius: phase.isIdentity ? 0 : 8).opacity(phase.isIdentity ? 1 : 0)
  }
}

extension Transition where Self == BlurReplaceTransition {
  nonisolated public static var blurReplace: BlurReplaceTransition { blurReplace(.downUp) }

  nonisolated public static func blurReplace(
    _ config: BlurReplaceTransition.Configuration = .downUp
  ) -> Self {
    Self(configuration: config)
  }
}

/// Plays an effect of a symbol. The surface fades: symbol effects are only played in controls.
public struct SymbolEffectTransition: Sendable {
  public init<T: TransitionSymbolEffect & SymbolEffect>(
    effect: T, options: SymbolEffectOptions
  ) {}
}

extension SymbolEffectTransition: Transition {
  nonisolated public var _recipe: _TransitionRecipe { .opacity }

  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }

  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == SymbolEffectTransition {
  nonisolated public static var symbolEffect: SymbolEffectTransition {
    symbolEffect(.automatic)
  }

  nonisolated public static func symbolEffect<T: TransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition {
    SymbolEffectTransition(effect: effect, options: options)
  }
}

/// One transition for the insertion and another one for the removal.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition> {
  public var insertion: Insertion
  public var removal: Removal

  nonisolated public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }
}

extension AsymmetricTransition: Transition {
  nonisolated public var _recipe: _TransitionRecipe {
    .asymmetric(insertion._recipe, removal._recipe)
  }

  public static var properties: TransitionProperties {
    TransitionProperties(
      hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
  }

  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
