/// `HStack` as a `Layout`.
public struct HStackLayout: StackLayout {
  public typealias Cache = Void

  public var alignment: VerticalAlignment
  public var spacing: CGFloat?

  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  static var axis: Axis { .horizontal }

  var alignmentKey: AlignmentKey { alignment.key }
}

/// `VStack` as a `Layout`.
public struct VStackLayout: StackLayout {
  public typealias Cache = Void

  public var alignment: HorizontalAlignment
  public var spacing: CGFloat?

  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  static var axis: Axis { .vertical }

  var alignmentKey: AlignmentKey { alignment.key }
}

/// `ZStack` as a `Layout`.
public struct ZStackLayout: Layout {
  public typealias Cache = Void

  public var alignment: Alignment

  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  private func bounds(_ subviews: Subviews, _ proposal: ProposedViewSize) -> CGRect {
    let highest = subviews.map(\.priority).max()
    return subviews.filter { $0.priority == highest }.reduce(CGRect.null) { bounds, subview in
      let dimensions = subview.dimensions(in: proposal)
      return bounds.union(
        CGRect(
          x: -dimensions[alignment.horizontal], y: -dimensions[alignment.vertical],
          width: dimensions.width, height: dimensions.height))
    }
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let bounds = bounds(subviews, proposal)
    return bounds.isNull ? .zero : bounds.size
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let inner = self.bounds(subviews, proposal)
    let highest = subviews.map(\.priority).max()
    for subview in subviews {
      let offer = subview.priority == highest ? proposal : ProposedViewSize(inner.size)
      let dimensions = subview.dimensions(in: offer)
      subview.place(
        at: CGPoint(
          x: bounds.minX - inner.minX - dimensions[alignment.horizontal],
          y: bounds.minY - inner.minY - dimensions[alignment.vertical]), proposal: offer)
    }
  }
}

/// A layout along one axis, by `StackLayoutEngine`.
protocol StackLayout: Layout where Cache == Void {
  static var axis: Axis { get }
  /// The cross-axis guide on which subviews are aligned.
  var alignmentKey: AlignmentKey { get }
  /// In points; nil uses the preferred distance of each pair of subviews.
  var spacing: CGFloat? { get }
}

extension StackLayout {
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return properties
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    adapter.size(subviews, proposal)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    adapter.place(subviews, bounds, proposal)
  }

  private var adapter: StackLayoutAdapter {
    StackLayoutAdapter(axis: Self.axis, alignment: alignmentKey, spacing: spacing)
  }
}

/// Runs `StackLayoutEngine` on the subviews of a `Layout`.
private struct StackLayoutAdapter: Sendable {
  let axis: Axis
  let alignment: AlignmentKey
  let spacing: CGFloat?

  func size(_ subviews: LayoutSubviews, _ proposal: ProposedViewSize) -> CGSize {
    withEngine(subviews) { engine, nodes in engine.measured(nodes, in: proposal).size }
  }

  func place(_ subviews: LayoutSubviews, _ bounds: CGRect, _ proposal: ProposedViewSize) {
    let placements = withEngine(subviews) { engine, nodes in
      engine.layOut(nodes, in: proposal).placements
    }
    for (subview, placement) in zip(subviews, placements) {
      subview.place(
        at: CGPoint(
          x: bounds.minX + placement.origin.x, y: bounds.minY + placement.origin.y),
        proposal: placement.proposal)
    }
  }

  /// Layout runs on the main actor, but the `Layout` protocol's methods are not annotated with it.
  private func withEngine<Result: Sendable>(
    _ subviews: LayoutSubviews,
    _ body: @MainActor (StackLayoutEngine, [_LayoutNode]) -> Result
  ) -> Result {
    return MainActor.assumeIsolated {
      body(
        StackLayoutEngine(axis: axis, alignment: alignment, spacing: spacing),
        subviews.map(\.node))
    }
  }
}
