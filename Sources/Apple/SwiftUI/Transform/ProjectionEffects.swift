import ViewArchive

// Compatibility (modifiers): works | `rotation3DEffect`, `projectionEffect`

/// Projects the drawing, with perspective, without changing the layout.
public struct _ProjectionEffect {
  let kind: String
  let transform: @MainActor (CGSize) -> ProjectionTransform
}

extension _ProjectionEffect: NodeModifier {
  public typealias Body = Never

  func node(wrapping content: _LayoutNode, _ context: _ViewContext) -> _LayoutNode {
    let (kind, transform, session) = (kind, transform, context.session)
    return EffectNode(content, context, kind: kind) { size in
      let projection = transform(size)
      guard projection.isFinite else {
        session.notice("\(kind) has a NaN or infinite value: it is ignored.")
        return []
      }
      if projection.isIdentity { return [] }
      return [
        projection.isAffine
          ? .transform(projection.affine.archived) : .projection(projection.archived)
      ]
    }
  }
}

extension ProjectionTransform {
  fileprivate var isFinite: Bool {
    affine.isFinite && [m13, m23, m33].allSatisfy(\.isFinite)
  }

  fileprivate var archived: ProjectionMatrix {
    ProjectionMatrix(affine: affine.archived, px: m13, py: m23, pw: m33)
  }

  /// A rotation in space about an axis through `anchor`, `anchorZ` points in front of the plane,
  /// seen from a distance of the longer side divided by `perspective`.
  ///
  /// Source: measurements of `m34`, which is `-perspective / max(width, height)`.
  init(
    rotatedBy angle: Angle, about axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint,
    anchorZ: CGFloat, perspective: CGFloat, in size: CGSize
  ) {
    self.init()
    let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
    guard length > 0 else { return }
    let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
    let (sine, cosine) = (CGFloat(sin(angle.radians)), CGFloat(cos(angle.radians)))
    let rest = 1 - cosine
    // The rows of Rodrigues' rotation matrix.
    let rowX = (cosine + x * x * rest, x * y * rest - z * sine, x * z * rest + y * sine)
    let rowY = (x * y * rest + z * sine, cosine + y * y * rest, y * z * rest - x * sine)
    let rowZ = (x * z * rest - y * sine, y * z * rest + x * sine, cosine + z * z * rest)
    let center = CGPoint(x: anchor.x * size.width, y: anchor.y * size.height)
    /// The coefficients of x and y and the constant, for coordinates relative to the anchor.
    func plane(_ row: (CGFloat, CGFloat, CGFloat)) -> (x: CGFloat, y: CGFloat, one: CGFloat) {
      (row.0, row.1, -row.0 * center.x - row.1 * center.y - row.2 * anchorZ)
    }
    let side = max(size.width, size.height)
    let strength = side > 0 ? perspective / side : 0
    let (planeX, planeY, depth) = (plane(rowX), plane(rowY), plane(rowZ))
    m13 = -strength * depth.x
    m23 = -strength * depth.y
    m33 = 1 - strength * depth.one
    m11 = planeX.x + center.x * m13
    m21 = planeX.y + center.x * m23
    m31 = planeX.one + center.x * m33
    m12 = planeY.x + center.y * m13
    m22 = planeY.y + center.y * m23
    m32 = planeY.one + center.y * m33
  }
}

extension View {
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(_ProjectionEffect(kind: "projectionEffect") { _ in transform })
  }

  /// Rotates the view about an axis in space.
  ///
  /// - Parameters:
  ///   - anchorZ: The axis' distance in front of the view, in points.
  ///   - perspective: The strength of the perspective; 0 projects orthogonally.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    modifier(
      _ProjectionEffect(kind: "rotation3DEffect") {
        ProjectionTransform(
          rotatedBy: angle, about: axis, anchor: anchor, anchorZ: anchorZ,
          perspective: perspective, in: $0)
      })
  }
}
