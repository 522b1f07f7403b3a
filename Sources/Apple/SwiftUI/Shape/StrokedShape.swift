/// A shape formed by the stroke of another shape's outline.
public struct _StrokedShape<Content: Shape>: Shape {
  public var shape: Content
  public var style: StrokeStyle

  public init(shape: Content, style: StrokeStyle) {
    self.shape = shape
    self.style = style
  }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

  public static var role: ShapeRole { .stroke }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// A shape drawn by stroking. The archive stores the line and its stroke style instead of the
/// stroke's outline.
protocol OutlinedShape: Shape {
  var outlineStyle: StrokeStyle { get }
  func outline(in rect: CGRect) -> Path
}

extension _StrokedShape: OutlinedShape {
  var outlineStyle: StrokeStyle { style }
  func outline(in rect: CGRect) -> Path { shape.path(in: rect) }
}

extension _StrokedShape: EnvironmentDependentShape {
  var usesContainer: Bool { shape.usesContainer }

  func resolved(in environment: EnvironmentValues) -> _StrokedShape {
    _StrokedShape(shape: shape.inEnvironment(environment), style: style)
  }
}

/// A stroke that lies entirely inside the shape's frame.
struct _BorderShape<Content: InsettableShape>: Shape, OutlinedShape, EnvironmentDependentShape {
  let shape: Content
  let style: StrokeStyle

  private var inner: Content.InsetShape { shape.inset(by: style.lineWidth / 2) }

  func path(in rect: CGRect) -> Path { outline(in: rect).strokedPath(style) }
  static var role: ShapeRole { .stroke }
  var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  var outlineStyle: StrokeStyle { style }
  func outline(in rect: CGRect) -> Path { inner.path(in: rect) }

  var usesContainer: Bool { shape.usesContainer }

  func resolved(in environment: EnvironmentValues) -> _BorderShape {
    _BorderShape(shape: shape.inEnvironment(environment), style: style)
  }
}

extension Shape {
  nonisolated public func stroke(style: StrokeStyle) -> some Shape {
    _StrokedShape(shape: self, style: style)
  }

  /// - Parameter lineWidth: In points, half of it on each side of the outline.
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    _StrokedShape(shape: self, style: StrokeStyle(lineWidth: lineWidth))
  }
}
