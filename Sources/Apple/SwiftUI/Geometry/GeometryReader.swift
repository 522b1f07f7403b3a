import ViewArchive

// Compatibility (views): works | `GeometryReader`

/// A view that fills the proposed size and creates its content from its size and position.
///
/// The content is created once, after the whole widget is placed. Preferences that it sets
/// therefore reach the views above only then (`onPreferenceChange`, `overlayPreferenceValue`).
public struct GeometryReader<Content: View> {
  public var content: (GeometryProxy) -> Content

  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader: PrimitiveView {
  public typealias Body = Never

  func makeNodes(_ context: _ViewContext) -> [_LayoutNode] {
    let content = content
    return [
      GeometryReaderNode(context) { proxy, context in
        children(of: content(proxy), nil, context)
      }
    ]
  }
}

@MainActor
final class GeometryReaderNode: _LayoutNode {
  private let context: _ViewContext
  private let make: @MainActor (GeometryProxy, _ViewContext) -> [_LayoutNode]
  /// The content, after the widget is placed.
  private var content: [_LayoutNode] = []

  init(
    _ context: _ViewContext,
    make: @escaping @MainActor (GeometryProxy, _ViewContext) -> [_LayoutNode]
  ) {
    self.context = context
    self.make = make
    super.init(context)
  }

  override func place(_ proposal: ProposedViewSize) -> ArchiveNode {
    let size = drawableSize(size(proposal))
    let node = ArchiveNode(kind: "GeometryReader", frame: CGRect(origin: .zero, size: size))
    return session.geometry.deferred(node) { [context, make] node, frame, frames in
      let proxy = GeometryProxy(
        globalFrame: frame, frames: frames, environment: context.environment,
        container: context.environment.containerShape.map { shape in
          (shape, shape.frame(frames, in: context.session.geometry))
        })
      let content = make(proxy, context)
      self.content = content
      node.children = content.backToFront(
        content.map { $0.placeAligned(ProposedViewSize(size), in: size, .topLeading) })
    }
  }

  override var createsContentLater: Bool { true }

  override func collectPreferences(into values: inout PreferenceValues) {
    for node in content { node.collectPreferences(into: &values) }
  }
}

/// The size and position of a view.
public struct GeometryProxy {
  let globalFrame: CGRect
  /// The frames of tracked views in global coordinates, by token.
  let frames: [Int: CGRect]
  let spaces: [AnyHashable: Int]
  /// The container whose corners are concentric with the view's, in global coordinates.
  var container: (shape: ContainerShape, frame: CGRect)?
  /// Those of the screen, in global coordinates.
  let regions: [ReservedRegion]
  let layoutDirection: LayoutDirection

  init(
    globalFrame: CGRect, frames: [Int: CGRect], environment: EnvironmentValues,
    container: (shape: ContainerShape, frame: CGRect)? = nil
  ) {
    self.globalFrame = globalFrame
    self.frames = frames
    spaces = environment.coordinateSpaces
    self.container = container
    regions = environment.reservedRegions
    layoutDirection = environment.layoutDirection
  }

  /// In points.
  public var size: CGSize { globalFrame.size }

  /// Always zero: widgets have no safe area.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The view's frame in another coordinate space. Rotation and scale effects are ignored. An
  /// unknown name means the global space.
  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    switch coordinateSpace {
    case .local: return CGRect(origin: .zero, size: size)
    case .global: return globalFrame
    case .named(let name):
      guard let space = spaces[name].flatMap({ frames[$0] }) else { return globalFrame }
      return globalFrame.offsetBy(dx: -space.minX, dy: -space.minY)
    }
  }

  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The named view's bounds in this view's coordinates, or nil if there is no such view.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    spaces[coordinateSpace.name].flatMap { frames[$0] }
      .map { $0.offsetBy(dx: -globalFrame.minX, dy: -globalFrame.minY) }
  }

  /// An anchor's value in this view's coordinates. If the anchor's view is not placed, uses this
  /// view's frame.
  public subscript<T>(anchor: Anchor<T>) -> T {
    let frame = frames[anchor.token] ?? globalFrame
    return anchor.value(frame.offsetBy(dx: -globalFrame.minX, dy: -globalFrame.minY))
  }
}
