/// Where a scroll view is scrolled to. Scroll views here start at their top, and setting a position
/// does not move them.
public struct ScrollPosition: Equatable, Sendable {
  private enum Target: Sendable {
    case none
    case view(any Hashable & Sendable, anchor: UnitPoint?)
    case edge(Edge)
    case offset(x: CGFloat?, y: CGFloat?)
  }

  private var target: Target
  /// Whether the user has scrolled since the position was set.
  public var isPositionedByUser = false

  public init(idType: (some Hashable & Sendable).Type = Never.self) {
    target = .none
  }

  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    target = .view(id, anchor: anchor)
  }

  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
    target = .edge(edge)
  }

  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    target = .offset(x: point.x, y: point.y)
  }

  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
    target = .offset(x: x, y: y)
  }

  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
    target = .offset(x: x, y: nil)
  }

  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
    target = .offset(x: nil, y: y)
  }

  public static func == (left: ScrollPosition, right: ScrollPosition) -> Bool {
    let isSame =
      switch (left.target, right.target) {
      case (.none, .none): true
      case (.view(let id, let anchor), .view(let otherID, let otherAnchor)):
        AnyHashable(id) == AnyHashable(otherID) && anchor == otherAnchor
      case (.edge(let edge), .edge(let other)): edge == other
      case (.offset(let x, let y), .offset(let otherX, let otherY)): x == otherX && y == otherY
      default: false
      }
    return isSame && left.isPositionedByUser == right.isPositionedByUser
  }
}

extension ScrollPosition {
  public var edge: Edge? {
    if case .edge(let edge) = target { edge } else { nil }
  }

  /// The offset of the content; nil unless both coordinates were set.
  public var point: CGPoint? {
    guard let x, let y else { return nil }
    return CGPoint(x: x, y: y)
  }

  public var x: CGFloat? {
    if case .offset(let x, _) = target { x } else { nil }
  }

  public var y: CGFloat? {
    if case .offset(_, let y) = target { y } else { nil }
  }

  public var viewID: (any Hashable & Sendable)? {
    if case .view(let id, _) = target { id } else { nil }
  }

  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID as? T }

  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    self = ScrollPosition(id: id, anchor: anchor)
  }

  public mutating func scrollTo(edge: Edge) { self = ScrollPosition(edge: edge) }

  public mutating func scrollTo(point: CGPoint) { self = ScrollPosition(point: point) }

  public mutating func scrollTo(x: CGFloat, y: CGFloat) { self = ScrollPosition(x: x, y: y) }

  public mutating func scrollTo(x: CGFloat) { self = ScrollPosition(x: x) }

  public mutating func scrollTo(y: CGFloat) { self = ScrollPosition(y: y) }
}

/// Scrolls the views inside a `ScrollViewReader`. Has no effect: only the user scrolls.
public struct ScrollViewProxy: Sendable {
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

/// Gives its content a proxy for scrolling.
public struct ScrollViewReader<Content: View> {
  public var content: (ScrollViewProxy) -> Content

  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

extension ScrollViewReader: View {
  public var body: some View { content(ScrollViewProxy()) }
}
