import ViewArchive

/// The coordinate system of a point or rectangle.
public enum CoordinateSpace: Hashable {
  /// The whole widget.
  case global
  /// The view itself.
  case local
  /// The view above that has this coordinate space name.
  case named(AnyHashable)

  public var isGlobal: Bool { self == .global }
  public var isLocal: Bool { self == .local }
}

public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}

public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}

public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }

  /// The bounds of the innermost scroll view. Widgets have none, so it is the global space.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(name: ScrollViewSpace(axis: nil))
  }

  /// The bounds of the innermost scroll view that scrolls along `axis`.
  public static func scrollView(axis: Axis) -> Self {
    NamedCoordinateSpace(name: ScrollViewSpace(axis: axis))
  }
}

/// The name of a scroll view's coordinate space. An author's name cannot be equal to it.
private struct ScrollViewSpace: Hashable {
  let axis: Axis?
}

private enum CoordinateSpacesKey: EnvironmentKey {
  static var defaultValue: [AnyHashable: Int] { [:] }
}

extension EnvironmentValues {
  /// The geometry tokens of the named spaces above the view, by name.
  var coordinateSpaces: [AnyHashable: Int] {
    get { self[CoordinateSpacesKey.self] }
    set { self[CoordinateSpacesKey.self] = newValue }
  }
}

/// `coordinateSpace(_:)`.
public struct _CoordinateSpaceModifier {
  let name: AnyHashable
}

extension _CoordinateSpaceModifier: ViewModifier {
  public typealias Body = Never

  public static func _makeNodes(
    _ modifier: Self, _ context: _ViewContext,
    content: @escaping @MainActor (_ViewContext) -> [_LayoutNode]
  ) -> [_LayoutNode] {
    let token = context.session.geometry.newToken()
    var inner = context
    inner.environment.coordinateSpaces[modifier.name] = token
    return content(inner).map { node in
      let wrapper = TrackedNode(node, "coordinateSpace", token, context)
      wrapper.identity = node.identity
      return wrapper
    }
  }
}

/// A node whose frame `PlacedGeometry` records.
@MainActor
final class TrackedNode: WrapperNode {
  private let kind: String
  private let token: Int

  init(_ content: _LayoutNode, _ kind: String, _ token: Int, _ context: _ViewContext) {
    self.kind = kind
    self.token = token
    super.init(content, context)
  }

  override func place(_ proposal: ProposedViewSize) -> ArchiveNode {
    let inner = content.placeIdentified(proposal)
    return ArchiveNode(
      kind: session.geometry.kind(kind, token),
      frame: CGRect(origin: .zero, size: size(proposal)), children: [inner])
  }
}

extension View {
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(_CoordinateSpaceModifier(name: name.name))
  }

  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(_CoordinateSpaceModifier(name: AnyHashable(name)))
  }
}
