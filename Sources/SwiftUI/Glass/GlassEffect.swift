/// Glass behind its content.
struct GlassEffectModifier<Outline: Shape>: ViewModifier {
  let glass: Glass
  let shape: Outline

  func body(content: Content) -> some View {
    content.background {
      if let material = glass.material {
        shape.fill(material)
        if let tint = glass.tint { shape.fill(tint.opacity(Self.tintOpacity)) }
      }
    }
  }

  /// Chosen to look like iOS: Apple publishes no number.
  private static var tintOpacity: Double { 0.6 }
}

extension View {
  /// Glass in a shape behind the view. See `Glass` for what is drawn.
  nonisolated public func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View {
    modifier(GlassEffectModifier(glass: glass, shape: shape))
  }

  /// Names glass for a morph between two states: a widget's entries do not morph.
  nonisolated public func glassEffectID(
    _ id: (some Hashable & Sendable)?, in namespace: Namespace.ID
  ) -> some View {
    self
  }

  /// Joins glasses that touch: each keeps its own shape here.
  nonisolated public func glassEffectUnion(
    id: (some Hashable & Sendable)?, namespace: Namespace.ID
  ) -> some View {
    self
  }

  nonisolated public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    self
  }
}

/// Views with glass of one piece. The pieces do not flow together here, whatever the spacing.
public struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some View { content }
}
