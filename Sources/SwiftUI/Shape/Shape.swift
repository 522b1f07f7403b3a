import ViewArchive

/// A view that is an outline, filled with the foreground style unless it is told otherwise.
public nonisolated protocol Shape: Sendable, Animatable, View {
  /// The outline in `rect`, points.
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

/// A shape that can be made smaller on all sides.
public nonisolated protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  /// - Parameter amount: Points.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A shape and what fills it.
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
    return [
      ShapeNode(
        kind: shapeKind(Content.self), context, style: style, fillStyle: fillStyle,
        path: { shape.path(in: $0) }, sizing: { shape.sizeThatFits($0) })
    ]
  }
}

/// The shape's name as an author writes it.
func shapeKind<S>(_ type: S.Type) -> String {
  let name = "\(type)"
  return String(name.prefix { $0 != "<" })
}

/// A shape that depends on where it is shown.
protocol EnvironmentalShape {
  func placed(in environment: EnvironmentValues) -> Self
}

extension Shape {
  nonisolated func inEnvironment(_ environment: EnvironmentValues) -> Self {
    (self as? any EnvironmentalShape)?.placed(in: environment) as? Self ?? self
  }
}
