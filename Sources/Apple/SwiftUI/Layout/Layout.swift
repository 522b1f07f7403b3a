import ViewArchive

// Compatibility (views): works | `Layout`

/// A custom layout. Source: SwiftUI's `Layout` (iOS 16).
///
/// `CustomLayoutNode` connects an implementation to the view engine. It remembers the answers of
/// `sizeThatFits` by proposal, and calls `placeSubviews` once, with the final proposal.
public protocol Layout: Animatable {
  static var layoutProperties: LayoutProperties { get }
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews
  func makeCache(subviews: Subviews) -> Cache
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

public struct LayoutProperties: Sendable {
  public var stackOrientation: Axis?
  public init() {}
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.reduce(ViewSpacing.none) { $0.union($1.spacing) }
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  /// Returns a view that arranges `content` with this layout.
  ///
  /// Disfavored, as in Apple's interface: for a layout that is also a view, the trailing closure of
  /// `Flow() { … }` is the last argument of an initializer that has one.
  @_disfavoredOverload
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutView(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

/// A value that a layout reads from its subviews.
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

struct LayoutView<L: Layout, Content: View> {
  let layout: L
  let content: Content
}

extension LayoutView: PrimitiveView {
  typealias Body = Never

  func makeNodes(_ context: _ViewContext) -> [_LayoutNode] {
    let nodes = children(of: content, L.layoutProperties.stackOrientation, context)
    return [CustomLayoutNode(layout, nodes, context)]
  }
}

/// Bridges the public `Layout` protocol to the engine's layout nodes.
///
/// - Each child node appears to the layout as a `LayoutSubview`.
/// - The layout's cache is created on first use and lives as long as the node. Children never
///   change, so `updateCache` is never called.
/// - Sizes returned by `sizeThatFits` are checked: invalid lengths become 0, with a notice.
/// - Subviews that `placeSubviews` does not place are centered.
@MainActor
final class CustomLayoutNode<L: Layout>: ContainerNode {
  private let layout: L
  private let layoutDirection: LayoutDirection
  private var cache: L.Cache?

  init(_ layout: L, _ children: [_LayoutNode], _ context: _ViewContext) {
    self.layout = layout
    layoutDirection = context.environment.layoutDirection
    super.init(children, context)
  }

  private func subviews(_ placements: LayoutPlacements? = nil) -> LayoutSubviews {
    LayoutSubviews(
      layoutDirection: layoutDirection,
      elements: children.enumerated().map {
        LayoutSubview(node: $1, index: $0, placements: placements)
      })
  }

  private func withCache<R>(_ subviews: LayoutSubviews, _ body: (inout L.Cache) -> R) -> R {
    var cache = self.cache ?? layout.makeCache(subviews: subviews)
    defer { self.cache = cache }
    return body(&cache)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let subviews = subviews()
    let size = withCache(subviews) {
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
    }
    return CGSize(
      width: valid(size.width, offered: proposal.width, "width"),
      height: valid(size.height, offered: proposal.height, "height"))
  }

  /// An infinite length is valid only in answer to an infinite proposal, with which stacks measure
  /// how far their children stretch.
  private func valid(_ length: CGFloat, offered: CGFloat?, _ side: String) -> CGFloat {
    let what = "The \(side) from sizeThatFits of \(L.self)"
    let isProbe = offered == .infinity
    return (isProbe ? session.validBound(length, what) : session.validLength(length, what)) ?? 0
  }

  override func preferredSpacing() -> ViewSpacing {
    let subviews = subviews()
    return withCache(subviews) { layout.spacing(subviews: subviews, cache: &$0) }
  }

  /// A custom layout may set any guide.
  override func canSet(_ key: AlignmentKey) -> Bool { true }

  override func explicitAlignment(
    _ key: AlignmentKey, in dimensions: ViewDimensions
  ) -> CGFloat? {
    let subviews = subviews()
    let bounds = CGRect(origin: .zero, size: dimensions.size)
    return withCache(subviews) { cache in
      key.axis == .horizontal
        ? layout.explicitAlignment(
          of: HorizontalAlignment(key.id), in: bounds, proposal: dimensions.proposal,
          subviews: subviews, cache: &cache)
        : layout.explicitAlignment(
          of: VerticalAlignment(key.id), in: bounds, proposal: dimensions.proposal,
          subviews: subviews, cache: &cache)
    }
  }

  override func place(_ proposal: ProposedViewSize) -> ArchiveNode {
    let size = size(proposal)
    let placements = LayoutPlacements()
    let subviews = subviews(placements)
    withCache(subviews) {
      layout.placeSubviews(
        in: CGRect(origin: .zero, size: size), proposal: proposal, subviews: subviews, cache: &$0)
    }
    let placed = children.enumerated().map { index, child in
      // A subview that the layout did not place is centered, as in SwiftUI.
      let placement =
        placements.byIndex[index]
        ?? LayoutPlacements.Placement(
          point: CGPoint(x: size.width / 2, y: size.height / 2), anchor: .center,
          proposal: ProposedViewSize(size))
      let taken = child.size(placement.proposal)
      var node = child.placeIdentified(placement.proposal)
      node.frame.origin.x += left(
        placement.point.x - taken.width * placement.anchor.x, width: taken.width, in: size.width)
      node.frame.origin.y += placement.point.y - taken.height * placement.anchor.y
      return node
    }
    return ArchiveNode(
      kind: "\(L.self)", frame: CGRect(origin: .zero, size: size),
      children: children.backToFront(placed))
  }
}

/// Collects the subview positions that `placeSubviews` sets.
@MainActor
final class LayoutPlacements {
  struct Placement {
    var point: CGPoint
    var anchor: UnitPoint
    var proposal: ProposedViewSize
  }

  var byIndex: [Int: Placement] = [:]
}
