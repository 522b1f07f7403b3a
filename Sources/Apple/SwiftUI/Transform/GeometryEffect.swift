import ViewArchive

// Compatibility (modifiers): works | `GeometryEffect`

/// A modifier that transforms a view's drawing, in dependence on its size, without changing the
/// layout.
///
/// ```swift
/// struct Skew: GeometryEffect {
///   var animatableData: CGFloat
///   func effectValue(size: CGSize) -> ProjectionTransform {
///     ProjectionTransform(CGAffineTransform(a: 1, b: 0, c: animatableData, d: 1, tx: 0, ty: 0))
///   }
/// }
/// ```
/// The transform is about the top left corner.
public nonisolated protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// - Parameter size: The view's size, in points.
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// Returns an effect that the layout of views above does not see. It is the same as the effect
  /// itself, because here no coordinate space contains effects.
  nonisolated public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> {
    _IgnoredByLayoutEffect(base: self)
  }

  @MainActor
  public static func _makeNodes(
    _ modifier: Self, _ context: _ViewContext,
    content: @escaping @MainActor (_ViewContext) -> [_LayoutNode]
  ) -> [_LayoutNode] {
    let effect = DynamicPropertyFields.of(Self.self).installed(in: modifier, context: context)
    let projection = _ProjectionEffect(kind: "\(Self.self)") { effect.effectValue(size: $0) }
    return _ProjectionEffect._makeNodes(projection, context, content: content)
  }
}

/// `ignoredByLayout()`.
public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
  public typealias Body = Never
  public var base: Base

  public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }

  public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }

  @MainActor
  public static func _makeNodes(
    _ modifier: Self, _ context: _ViewContext,
    content: @escaping @MainActor (_ViewContext) -> [_LayoutNode]
  ) -> [_LayoutNode] {
    Base._makeNodes(modifier.base, context, content: content)
  }
}
