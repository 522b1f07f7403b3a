import ViewArchive

/// A view that takes all it is offered and makes its content for that size and place.
///
/// The content is made once, when the whole widget is placed: preferences that it sets do not
/// reach the views above.
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
    let (context, make) = (context, make)
    return session.geometry.deferred("GeometryReader", size: size) { frame, frames in
      let proxy = GeometryProxy(
        globalFrame: frame, frames: frames, spaces: context.environment.coordinateSpaces)
      return make(proxy, context).map { node in
        node.placeAligned(ProposedViewSize(size), in: size, .topLeading)
      }
    }
  }
}

/// The size and place of a view.
public struct GeometryProxy {
  let globalFrame: CGRect
  /// The places of marked views, in global coordinates.
  let frames: [Int: CGRect]
  let spaces: [AnyHashable: Int]

  /// Points.
  public var size: CGSize { globalFrame.size }

  /// Widgets have no safe area.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// Turned and scaled views count as if they were not; an unknown name is the global space.
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

  /// The named view's bounds in this view's coordinates.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    spaces[coordinateSpace.name].flatMap { frames[$0] }
      .map { $0.offsetBy(dx: -globalFrame.minX, dy: -globalFrame.minY) }
  }

  /// An anchor's value in this view's coordinates; of a view that is not placed, at the origin.
  public subscript<T>(anchor: Anchor<T>) -> T {
    let frame = frames[anchor.token] ?? globalFrame
    return anchor.value(frame.offsetBy(dx: -globalFrame.minX, dy: -globalFrame.minY))
  }
}
