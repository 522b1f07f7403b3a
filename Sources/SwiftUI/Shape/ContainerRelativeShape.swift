/// The shape of the container, with its corners moved in as far as padding keeps its frame away
/// from the container's sides; a rectangle where there is no container.
///
/// The distance is the padding between the container and the shape: a frame that lies away from
/// the sides for other reasons keeps the corners of its padding.
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

extension ContainerRelativeShape: EnvironmentalShape {
  func placed(in environment: EnvironmentValues) -> ContainerRelativeShape {
    var shape = self
    shape.container = environment.containerShape
    return shape
  }
}

/// The outline of a container.
struct ContainerShape: Sendable {
  /// In a rectangle that lies that many points inside the container's sides.
  let path: @Sendable (CGRect, CGFloat) -> Path
  /// Of the present view from the container's sides, points.
  var distance: CGFloat = 0

  init<S: InsettableShape>(_ shape: S) {
    path = { rect, distance in
      // The inset shape expects the outer rectangle.
      shape.inset(by: distance).path(in: rect.insetBy(dx: -distance, dy: -distance))
    }
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

  /// Rounds the container's corners; points.
  ///
  /// - Parameter distance: From the container's sides to the root view.
  package mutating func setContainerCornerRadius(_ radius: CGFloat, distance: CGFloat = 0) {
    var shape = ContainerShape(RoundedRectangle(cornerRadius: radius))
    shape.distance = distance
    containerShape = shape
  }
}

extension View {
  nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    environment(\.containerShape, ContainerShape(shape))
  }
}

extension Shape where Self == ContainerRelativeShape {
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
