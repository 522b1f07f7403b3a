import ViewArchive

// Compatibility (styles): partial | `ShadowStyle` | `drop`; `inner` is not drawn

/// A shadow that a style adds to the filled content.
public struct ShadowStyle: Hashable, Sendable {
  let color: Color
  let radius, x, y: CGFloat
  let isInner: Bool

  /// A shadow behind the content. Lengths are in points.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: false)
  }

  /// A shadow inside the content's edges. It is not drawn; a notice reports it.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: true)
  }
}

/// A style with an effect on the filled content.
struct _EffectShapeStyle<Base: ShapeStyle>: ShapeStyle {
  typealias Resolved = Never

  enum Effect: Equatable, Sendable {
    case blend(BlendMode)
    case shadow(ShadowStyle)
  }

  let base: Base
  let effect: Effect

  func _paint(_ request: _PaintRequest) -> Paint { base._paint(request) }

  func _effects(_ request: _PaintRequest) -> [NodeEffect] {
    let effects = base._effects(request)
    switch effect {
    case .blend(let mode): return effects + [mode.effect]
    case .shadow(let shadow):
      if shadow.isInner {
        request.session.notice(
          "ShadowStyle.inner is unsupported: shapes and text are drawn without inner shadow.")
        return effects
      }
      return effects + [
        .shadow(
          color: shadow.color.resolved(
            shadow.color.provider, in: request.environment, notice: request.session.notice),
          radius: shadow.radius.isFinite ? max(shadow.radius, 0) : 0,
          x: shadow.x.isFinite ? shadow.x : 0, y: shadow.y.isFinite ? shadow.y : 0)
      ]
    }
  }
}

/// A style with reduced opacity.
struct _OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle {
  typealias Resolved = Never

  let base: Base
  let opacity: Double

  func _paint(_ request: _PaintRequest) -> Paint {
    base._paint(request).opacity(opacity.isFinite ? min(max(opacity, 0), 1) : 1)
  }

  func _effects(_ request: _PaintRequest) -> [NodeEffect] { base._effects(request) }
}

/// A hierarchy level of a style.
struct _LevelShapeStyle<Base: ShapeStyle>: ShapeStyle {
  typealias Resolved = Never

  let base: Base
  let level: Int

  func _paint(_ request: _PaintRequest) -> Paint {
    var request = request
    request.level += level
    return base._paint(request)
  }

  func _effects(_ request: _PaintRequest) -> [NodeEffect] { base._effects(request) }
}

/// A style with fixed bounds.
struct _AnchoredShapeStyle<Base: ShapeStyle>: ShapeStyle {
  typealias Resolved = Never

  let base: Base
  let rect: CGRect

  func _paint(_ request: _PaintRequest) -> Paint {
    var request = request
    request.bounds = rect
    return base._paint(request)
  }

  func _effects(_ request: _PaintRequest) -> [NodeEffect] { base._effects(request) }
}

extension ShapeStyle {
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    _OpacityShapeStyle(base: self, opacity: opacity)
  }

  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    _EffectShapeStyle(base: self, effect: .blend(mode))
  }

  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    _EffectShapeStyle(base: self, effect: .shadow(style))
  }

  /// - Parameter rect: The rectangle, in points, to which the style's unit points refer.
  public func `in`(_ rect: CGRect) -> some ShapeStyle {
    _AnchoredShapeStyle(base: self, rect: rect)
  }

  public var secondary: some ShapeStyle { _LevelShapeStyle(base: self, level: 1) }
  public var tertiary: some ShapeStyle { _LevelShapeStyle(base: self, level: 2) }
  public var quaternary: some ShapeStyle { _LevelShapeStyle(base: self, level: 3) }
  public var quinary: some ShapeStyle { _LevelShapeStyle(base: self, level: 4) }
}

extension ShapeStyle where Self == AnyShapeStyle {
  public static func opacity(_ opacity: Double) -> some ShapeStyle {
    ForegroundStyle().opacity(opacity)
  }

  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    ForegroundStyle().blendMode(mode)
  }

  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ForegroundStyle().shadow(style)
  }
}
