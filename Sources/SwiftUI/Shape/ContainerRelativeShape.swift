/// The container's shape with corners concentric to the container's; a rectangle if there is no
/// container.
///
/// The distance to the container is the sum of the padding in between. Other layout that moves the
/// shape away from the container's sides does not change its corners.
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
  /// The current view's distance from the container's sides, in points.
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

  /// Makes the container a rounded rectangle. `radius` and `distance`, which is measured from the
  /// container's sides to the root view, are in points.
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
