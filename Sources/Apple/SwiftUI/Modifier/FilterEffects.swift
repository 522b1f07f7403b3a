import ViewArchive

// Compatibility (modifiers): accepted | `geometryGroup`

/// A modifier whose effects do not depend on the view's size.
public struct _FilterEffect {
  let kind: String
  let effects: @MainActor (EnvironmentValues, RenderSession) -> [NodeEffect]
}

extension _FilterEffect: NodeModifier {
  public typealias Body = Never

  func node(wrapping content: _LayoutNode, _ context: _ViewContext) -> _LayoutNode {
    let effects = effects(context.environment, context.session)
    guard !effects.isEmpty else { return content }
    return EffectNode(content, context, kind: kind) { _ in effects }
  }
}

/// Resolves a modifier's colour in the environment of the modified view.
@MainActor
private func paintColor(
  _ color: Color, _ environment: EnvironmentValues, _ session: RenderSession
) -> PaintColor {
  color.resolved(color.provider, in: environment, notice: session.notice)
}

private func finite(_ value: Double, or fallback: Double) -> Double {
  value.isFinite ? value : fallback
}

extension View {
  nonisolated private func filter(
    _ kind: String, _ effects: @escaping @MainActor () -> [NodeEffect]
  ) -> some View {
    modifier(_FilterEffect(kind: kind) { _, _ in effects() })
  }

  /// `radius` is in points.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    filter("blur") {
      radius.isFinite && radius > 0 ? [.blur(radius: radius, opaque: opaque)] : []
    }
  }

  /// The blur `radius` and the offsets are in points; `x` points right and `y` down.
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    modifier(
      _FilterEffect(kind: "shadow") { environment, session in
        [
          .shadow(
            color: paintColor(color, environment, session), radius: max(finite(radius, or: 0), 0),
            x: finite(x, or: 0), y: finite(y, or: 0))
        ]
      })
  }

  /// - Parameter amount: Added to each component; 0 has no effect.
  nonisolated public func brightness(_ amount: Double) -> some View {
    filter("brightness") { [.brightness(min(max(finite(amount, or: 0), -1), 1))] }
  }

  /// - Parameter amount: 1 has no effect, 0 is gray.
  nonisolated public func contrast(_ amount: Double) -> some View {
    filter("contrast") { [.contrast(finite(amount, or: 1))] }
  }

  /// - Parameter amount: 1 has no effect, 0 is gray.
  nonisolated public func saturation(_ amount: Double) -> some View {
    filter("saturation") { [.saturation(finite(amount, or: 1))] }
  }

  /// - Parameter amount: 0 has no effect, 1 is gray.
  nonisolated public func grayscale(_ amount: Double) -> some View {
    filter("grayscale") { [.grayscale(min(max(finite(amount, or: 0), 0), 1))] }
  }

  nonisolated public func hueRotation(_ angle: Angle) -> some View {
    filter("hueRotation") { [.hueRotation(finite(angle.radians, or: 0))] }
  }

  nonisolated public func colorInvert() -> some View { filter("colorInvert") { [.colorInvert] } }

  nonisolated public func colorMultiply(_ color: Color) -> some View {
    modifier(
      _FilterEffect(kind: "colorMultiply") { environment, session in
        [.colorMultiply(paintColor(color, environment, session))]
      })
  }

  nonisolated public func luminanceToAlpha() -> some View {
    filter("luminanceToAlpha") { [.luminanceToAlpha] }
  }

  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
    filter("blendMode") { [blendMode.effect] }
  }

  nonisolated public func compositingGroup() -> some View {
    filter("compositingGroup") { [.compositingGroup] }
  }

  /// Flattens the content. `colorMode` has no effect: colours are always non-linear sRGB.
  nonisolated public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    filter("drawingGroup") { [.compositingGroup] }
  }

  /// Has no effect: a view's geometry never animates separately from its content.
  nonisolated public func geometryGroup() -> some View { self }
}

/// The colour space in which a group is drawn. Archives support only non-linear sRGB.
public enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear, linear, extendedLinear
}
