/// The container's shape with corners concentric to the container's; a rectangle if there is no
/// container.
///
/// The corners depend on the shortest distance between the sides of the shape and those of the
/// container, so they are known only after the widget is placed (`ContainerShape.distance(of:_:)`).
public struct ContainerRelativeShape: InsettableShape {
  private var container: ContainerShape?
  private var insetAmount: CGFloat = 0

  public init() {}

  public func path(in rect: CGRect) -> Path {
    let inner = rect.shrunk(by: insetAmount)
    guard let container else { return Path(inner) }
    return container.path(inner, container.distance + insetAmount)
  }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    var shape = self
    shape.insetAmount += amount
    return shape
  }
}

extension ContainerRelativeShape: EnvironmentDependentShape {
  var usesContainer: Bool { container != nil }

  func resolved(in environment: EnvironmentValues) -> ContainerRelativeShape {
    var shape = self
    shape.container = environment.containerShape
    return shape
  }
}

/// A container's outline, and the distance of the current view from it.
struct ContainerShape: Sendable {
  /// Returns the path in a rectangle that many points inside the container's sides.
  let path: @Sendable (CGRect, CGFloat) -> Path
  /// The container's token in `PlacedGeometry`; nil is the whole archive.
  var token: Int?
  /// The current shape's distance from the container's sides, in points.
  var distance: CGFloat = 0
  /// The corners of the container in a size; nil if they are not round.
  private let corners: @Sendable (CGSize) -> RoundedRectangularShapeCorners?

  init<S: InsettableShape>(_ shape: S, token: Int? = nil) {
    corners = { (shape as? any RoundedRectangularShape)?.corners(in: $0) }
    path = { rect, distance in
      // The inset shape expects the outer rectangle.
      shape.inset(by: distance).path(in: rect.insetBy(dx: -distance, dy: -distance))
    }
    self.token = token
  }

  /// The container's corners, as seen from a rectangle inside it.
  func corners(around rect: CGRect) -> RoundedRectangularShapeCorners? {
    corners(rect.insetBy(dx: -distance, dy: -distance).size)
  }

  /// The container's corners in a size; nil if they are not round.
  func corners(ofSize size: CGSize) -> RoundedRectangularShapeCorners? { corners(size) }

  /// The container's frame in the root's coordinates, as are those of the tokens.
  @MainActor
  func frame(_ frames: [Int: CGRect], in geometry: PlacedGeometry) -> CGRect {
    token.flatMap { frames[$0] } ?? CGRect(origin: .zero, size: geometry.rootSize)
  }

  /// The shortest distance of a frame's sides from the container's; 0 if it reaches beyond one. The
  /// frame and those of the tokens are in the root's coordinates.
  @MainActor
  func distance(of frame: CGRect, _ frames: [Int: CGRect], in geometry: PlacedGeometry) -> CGFloat {
    let container = self.frame(frames, in: geometry)
    let distances = [
      frame.minX - container.minX, container.maxX - frame.maxX, frame.minY - container.minY,
      container.maxY - frame.maxY,
    ]
    return max(distances.min() ?? 0, 0)
  }
}

private enum ContainerShapeKey: EnvironmentKey {
  static var defaultValue: ContainerShape? { nil }
}

extension EnvironmentValues {
  var containerShape: ContainerShape? {
    get { self[ContainerShapeKey.self] }
    set { self[ContainerShapeKey.self] = newValue }
  }

  /// Makes the whole archive the container: a rounded rectangle. `radius` is in points.
  package mutating func setContainerCornerRadius(_ radius: CGFloat) {
    containerShape = ContainerShape(RoundedRectangle(cornerRadius: radius))
  }
}

/// `containerShape(_:)`.
public struct _ContainerShapeModifier<ContainerOutline: InsettableShape> {
  let shape: ContainerOutline
}

extension _ContainerShapeModifier: ViewModifier {
  public typealias Body = Never

  public static func _makeNodes(
    _ modifier: Self, _ context: _ViewContext,
    content: @escaping @MainActor (_ViewContext) -> [_LayoutNode]
  ) -> [_LayoutNode] {
    let token = context.session.geometry.newToken()
    var inner = context
    inner.environment.containerShape = ContainerShape(modifier.shape, token: token)
    return content(inner).map { node in
      let wrapper = TrackedNode(node, "containerShape", token, context)
      wrapper.identity = node.identity
      return wrapper
    }
  }
}

extension View {
  nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    modifier(_ContainerShapeModifier(shape: shape))
  }
}

extension Shape where Self == ContainerRelativeShape {
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
