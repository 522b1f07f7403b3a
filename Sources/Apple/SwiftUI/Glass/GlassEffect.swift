// Compatibility (modifiers): partial | `glassEffect`, `GlassEffectContainer` | a material in the
//   shape of the glass, without refraction and reflection; `glassEffectID`, `glassEffectUnion`,
//   `glassEffectTransition` are accepted

/// Draws glass behind its content.
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

  /// Chosen by eye to match iOS; Apple publishes no value.
  private static var tintOpacity: Double { 0.6 }
}

extension View {
  /// Draws glass in a shape behind the view. See `Glass` for its appearance.
  nonisolated public func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View {
    modifier(GlassEffectModifier(glass: glass, shape: shape))
  }

  /// Has no effect: glass does not morph between a widget's entries.
  nonisolated public func glassEffectID(
    _ id: (some Hashable & Sendable)?, in namespace: Namespace.ID
  ) -> some View {
    self
  }

  /// Has no effect: each glass keeps its own shape.
  nonisolated public func glassEffectUnion(
    id: (some Hashable & Sendable)?, namespace: Namespace.ID
  ) -> some View {
    self
  }

  nonisolated public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    self
  }
}

/// A container for views with glass. Their shapes are not merged, whatever the spacing.
public struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some View { content }
}
