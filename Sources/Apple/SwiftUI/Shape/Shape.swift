import ViewArchive

/// A 2D shape. As a view it is filled with the foreground style.
public nonisolated protocol Shape: Sendable, Animatable, View {
  /// Returns the outline in `rect`, in points.
  nonisolated func path(in rect: CGRect) -> Path
  nonisolated static var role: ShapeRole { get }
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

public enum ShapeRole: Sendable {
  case fill, stroke, separator
}

public enum LayoutDirectionBehavior: Hashable, Sendable {
  case fixed
  case mirrors(in: LayoutDirection)

  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

extension Shape {
  public static var role: ShapeRole { .fill }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

extension Shape where Body == _ShapeView<Self, ForegroundStyle> {
  public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }
}

/// A shape that can inset itself.
public nonisolated protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  /// - Parameter amount: The inset of each side, in points.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A shape with the style that fills it.
public struct _ShapeView<Content: Shape, Style: ShapeStyle> {
  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle

  public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }
}

extension _ShapeView: PrimitiveView {
  public typealias Body = Never

  func makeNodes(_ context: _ViewContext) -> [_LayoutNode] {
    let shape = shape.inEnvironment(context.environment)
    let mirrors = shape.mirrors(in: context.environment.layoutDirection)
    let outlined = shape as? any OutlinedShape
    let node = ShapeNode(
      kind: shapeKind(Content.self), context, style: style, fillStyle: fillStyle,
      stroke: outlined?.outlineStyle,
      path: { rect in
        let path = outlined?.outline(in: rect) ?? shape.path(in: rect)
        return mirrors ? path.mirrored(in: rect) : path
      }, sizing: { shape.sizeThatFits($0) })
    guard shape.usesContainer else { return [node] }
    node.pathAtDistance = { [original = self.shape] rect, distance in
      var environment = context.environment
      environment.containerShape?.distance = distance
      let shape = original.inEnvironment(environment)
      let path = (shape as? any OutlinedShape)?.outline(in: rect) ?? shape.path(in: rect)
      return mirrors ? path.mirrored(in: rect) : path
    }
    return [node]
  }
}

extension Shape {
  nonisolated func mirrors(in direction: LayoutDirection) -> Bool {
    layoutDirectionBehavior == .mirrors(in: direction)
  }

  /// Returns the outline for an environment, which provides the container and layout direction.
  nonisolated func path(in rect: CGRect, _ environment: EnvironmentValues) -> Path {
    let shape = inEnvironment(environment)
    let path = shape.path(in: rect)
    return shape.mirrors(in: environment.layoutDirection) ? path.mirrored(in: rect) : path
  }
}

extension Path {
  func mirrored(in rect: CGRect) -> Path {
    applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0))
  }
}

/// Returns the shape's public type name, for the archive.
func shapeKind<S>(_ type: S.Type) -> String {
  // A stroked or inset shape has the name of the shape inside.
  let parts = "\(type)".split { "<>, ".contains($0) }
  return parts.first { !$0.hasPrefix("_") }.map(String.init) ?? "Shape"
}

/// A shape whose path depends on the environment.
protocol EnvironmentDependentShape {
  /// Whether the path depends on the shape's distance from its container.
  var usesContainer: Bool { get }
  func resolved(in environment: EnvironmentValues) -> Self
}

extension Shape {
  nonisolated var usesContainer: Bool {
    (self as? any EnvironmentDependentShape)?.usesContainer ?? false
  }

  nonisolated func inEnvironment(_ environment: EnvironmentValues) -> Self {
    (self as? any EnvironmentDependentShape)?.resolved(in: environment) as? Self ?? self
  }
}
