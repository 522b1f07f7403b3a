import ViewArchive

/// A colour or pattern that fills shapes and text.
public protocol ShapeStyle: Sendable {
  associatedtype Resolved: ShapeStyle = Never
  /// Returns the style to use in `environment`.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// Returns the paint for a request. The default is the paint of the resolved style, so custom
  /// styles implement only `resolve(in:)`.
  @MainActor func _paint(_ request: _PaintRequest) -> Paint

  /// Returns the effects on the filled content, such as shadows and blending.
  @MainActor func _effects(_ request: _PaintRequest) -> [NodeEffect]
}

extension ShapeStyle {
  @MainActor
  public func _paint(_ request: _PaintRequest) -> Paint {
    resolve(in: request.environment)._paint(request)
  }

  @MainActor
  public func _effects(_ request: _PaintRequest) -> [NodeEffect] {
    resolve(in: request.environment)._effects(request)
  }
}

extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) paints itself")
  }

  @MainActor
  public func _effects(_ request: _PaintRequest) -> [NodeEffect] { [] }
}

extension Never: ShapeStyle {
  public typealias Resolved = Never
}

/// The environment and bounds for which a style creates a paint.
public struct _PaintRequest {
  public var environment: EnvironmentValues
  /// In the node's coordinates, in points.
  public var bounds: CGRect
  let session: RenderSession
  /// 0 is primary, 1 secondary, and so on; hierarchical styles add to it.
  var level = 0

  init(_ context: _ViewContext, bounds: CGRect) {
    environment = context.environment
    session = context.session
    self.bounds = bounds
  }
}

/// A type-erased style.
public struct AnyShapeStyle: ShapeStyle {
  public typealias Resolved = Never

  let base: any ShapeStyle

  public init<S: ShapeStyle>(_ style: S) {
    base = (style as? AnyShapeStyle)?.base ?? style
  }

  public func _paint(_ request: _PaintRequest) -> Paint { base._paint(request) }

  public func _effects(_ request: _PaintRequest) -> [NodeEffect] { base._effects(request) }
}

extension Paint {
  /// Returns the paint with its opacity multiplied by `factor`.
  func opacity(_ factor: Double) -> Paint {
    guard factor != 1 else { return self }
    func faded(_ stops: [GradientStop]) -> [GradientStop] {
      stops.map { GradientStop(color: $0.color.opacity(factor), location: $0.location) }
    }
    switch self {
    case .color(let color): return .color(color.opacity(factor))
    case .linearGradient(let stops, let start, let end):
      return .linearGradient(faded(stops), start: start, end: end)
    case .radialGradient(let stops, let center, let start, let end):
      return .radialGradient(faded(stops), center: center, startRadius: start, endRadius: end)
    case .ellipticalGradient(let stops, let bounds, let center, let start, let end):
      return .ellipticalGradient(
        faded(stops), bounds: bounds, center: center, startFraction: start, endFraction: end)
    case .angularGradient(let stops, let center, let start, let end):
      return .angularGradient(faded(stops), center: center, startAngle: start, endAngle: end)
    case .material(let radius, let tint):
      return .material(blurRadius: radius, tint: tint.opacity(factor))
    case .image: return self
    }
  }
}
