/// Liquid Glass, drawn as the most similar material: it blurs and tints the content behind it, but
/// does not refract or reflect.
public struct Glass: Equatable, Sendable {
  enum Variant: Equatable, Sendable { case regular, clear, identity }

  let variant: Variant
  var tint: Color?

  public static var regular: Glass { Glass(variant: .regular) }
  /// More transparent than `regular`.
  public static var clear: Glass { Glass(variant: .clear) }
  /// No glass.
  public static var identity: Glass { Glass(variant: .identity) }

  public func tint(_ color: Color?) -> Glass {
    var copy = self
    copy.tint = color
    return copy
  }

  /// Has no effect: glass in widgets does not react to touch.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }

  var material: Material? {
    switch variant {
    case .regular: .thin
    case .clear: .ultraThin
    case .identity: nil
    }
  }
}

/// The default outline of glass: a capsule.
public struct DefaultGlassEffectShape: Shape {
  nonisolated public init() {}

  nonisolated public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// How glass appears and disappears. Has no effect.
public struct GlassEffectTransition: Sendable {
  public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition() }
  public static var materialize: GlassEffectTransition { GlassEffectTransition() }
  public static var identity: GlassEffectTransition { GlassEffectTransition() }
}
