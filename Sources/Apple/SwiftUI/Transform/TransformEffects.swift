import ViewArchive

// Compatibility (modifiers): works | `rotationEffect`, `scaleEffect`, `transformEffect`,
//   `layoutDirectionBehavior`, `flipsForRightToLeftLayoutDirection`

/// Transforms the drawing about a point of the frame without changing the layout.
public struct _TransformEffect {
  let kind: String
  let transform: @MainActor (CGSize) -> CGAffineTransform
}

extension _TransformEffect: NodeModifier {
  public typealias Body = Never

  func node(wrapping content: _LayoutNode, _ context: _ViewContext) -> _LayoutNode {
    let (kind, transform, session) = (kind, transform, context.session)
    return EffectNode(content, context, kind: kind) { size in
      let matrix = transform(size)
      guard matrix.isFinite else {
        session.notice("\(kind) has a NaN or infinite value: it is ignored.")
        return []
      }
      return matrix.isIdentity ? [] : [.transform(matrix.archived)]
    }
  }
}

extension CGAffineTransform {
  var isFinite: Bool { [a, b, c, d, tx, ty].allSatisfy(\.isFinite) }

  var archived: AffineMatrix { AffineMatrix(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }

  fileprivate func about(_ anchor: UnitPoint, in size: CGSize) -> CGAffineTransform {
    about(anchor.point(in: CGRect(origin: .zero, size: size)))
  }
}

extension View {
  /// Rotates the view clockwise.
  nonisolated public func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> some View {
    modifier(
      _TransformEffect(kind: "rotationEffect") {
        CGAffineTransform(rotationAngle: angle.radians).about(anchor, in: $0)
      })
  }

  nonisolated public func scaleEffect(
    _ scale: CGSize, anchor: UnitPoint = .center
  ) -> some View {
    modifier(
      _TransformEffect(kind: "scaleEffect") {
        CGAffineTransform(scaleX: scale.width, y: scale.height).about(anchor, in: $0)
      })
  }

  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  nonisolated public func scaleEffect(
    x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(_TransformEffect(kind: "transformEffect") { _ in transform })
  }

  /// Mirrors the drawing in right-to-left layouts.
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(_FlipEffect(direction: enabled ? .rightToLeft : nil))
  }

  /// Mirrors the drawing in layouts of one direction.
  nonisolated public func layoutDirectionBehavior(
    _ behavior: LayoutDirectionBehavior
  ) -> some View {
    modifier(_FlipEffect(direction: behavior.mirroredDirection))
  }
}

extension LayoutDirectionBehavior {
  /// The direction in which drawings are mirrored; nil for none.
  var mirroredDirection: LayoutDirection? {
    switch self {
    case .fixed: nil
    case .mirrors(let direction): direction
    }
  }
}

/// `flipsForRightToLeftLayoutDirection(_:)` and `layoutDirectionBehavior(_:)`.
public struct _FlipEffect {
  let direction: LayoutDirection?
}

extension _FlipEffect: NodeModifier {
  public typealias Body = Never

  func node(wrapping content: _LayoutNode, _ context: _ViewContext) -> _LayoutNode {
    guard context.environment.layoutDirection == direction else { return content }
    return EffectNode(content, context, kind: "flip") { size in
      [.transform(AffineMatrix(a: -1, tx: size.width))]
    }
  }
}
