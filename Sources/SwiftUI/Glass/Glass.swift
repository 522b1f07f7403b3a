/// Liquid Glass, drawn as the material that comes nearest to it: it blurs and tints what lies
/// behind, and does not bend or mirror it.
public struct Glass: Equatable, Sendable {
  enum Variant: Equatable, Sendable { case regular, clear, identity }

  let variant: Variant
  var tint: Color?

  public static var regular: Glass { Glass(variant: .regular) }
  /// Lets more through.
  public static var clear: Glass { Glass(variant: .clear) }
  /// None at all.
  public static var identity: Glass { Glass(variant: .identity) }

  public func tint(_ color: Color?) -> Glass {
    var copy = self
    copy.tint = color
    return copy
  }

  /// Glass that answers to touch. A widget's does not: the same glass.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }

  var material: Material? {
    switch variant {
    case .regular: .thin
    case .clear: .ultraThin
    case .identity: nil
    }
  }
}

/// The outline of glass for which none is given: a capsule.
public struct DefaultGlassEffectShape: Shape {
  nonisolated public init() {}

  nonisolated public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// How glass comes and goes. Kept as a value and not played.
public struct GlassEffectTransition: Sendable {
  public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition() }
  public static var materialize: GlassEffectTransition { GlassEffectTransition() }
  public static var identity: GlassEffectTransition { GlassEffectTransition() }
}
