import ViewArchive

/// The layout node of `HStack` and `VStack`.
///
/// Remembers the engine's results by proposal, because parents measure a stack with the same
/// proposals repeatedly. Measuring and placing have separate memos: `measured` suffices for the
/// size, `results` holds the final placements.
@MainActor
final class StackNode: ContainerNode {
  private let engine: StackLayoutEngine
  private var measured = ProposalMemo<StackLayoutEngine.Result>()
  private var results = ProposalMemo<StackLayoutEngine.Result>()

  init(_ children: [_LayoutNode], engine: StackLayoutEngine, _ context: _ViewContext) {
    self.engine = engine
    super.init(children, context)
  }

  var axis: Axis { engine.axis }

  private func result(_ proposal: ProposedViewSize) -> StackLayoutEngine.Result {
    if let known = results[proposal] { return known }
    let result = engine.refined(measured(proposal), of: children, in: proposal)
    results.store(result, for: proposal)
    return result
  }

  private func measured(_ proposal: ProposedViewSize) -> StackLayoutEngine.Result {
    if let known = measured[proposal] { return known }
    let result = engine.measured(children, in: proposal)
    measured.store(result, for: proposal)
    return result
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { measured(proposal).size }

  override func explicitAlignment(
    _ key: AlignmentKey, in dimensions: ViewDimensions
  ) -> CGFloat? {
    let result = result(dimensions.proposal)
    return mergedAlignment(
      key,
      zip(children, result.placements).map { child, placement in
        (child.dimensions(placement.proposal), placement.origin)
      })
  }

  override func preferredSpacing() -> ViewSpacing {
    guard let first = children.first, let last = children.last else { return .zero }
    var spacing = ViewSpacing.none
    if axis == .vertical {
      spacing.top = first.spacing.top
      spacing.bottom = last.spacing.bottom
      for child in children { spacing.formUnion(child.spacing, edges: .horizontal) }
    } else {
      spacing.left = first.spacing.left
      spacing.right = last.spacing.right
      for child in children { spacing.formUnion(child.spacing, edges: .vertical) }
    }
    return spacing
  }

  override func place(_ proposal: ProposedViewSize) -> ArchiveNode {
    let result = result(proposal)
    var placed: [ArchiveNode] = []
    for (child, placement) in zip(children, result.placements) {
      var node = child.placeIdentified(placement.proposal)
      node.frame.origin.x += left(
        placement.origin.x, width: placement.size.width, in: result.size.width)
      node.frame.origin.y += placement.origin.y
      placed.append(node)
    }
    return ArchiveNode(
      kind: axis == .horizontal ? "HStack" : "VStack",
      frame: CGRect(origin: .zero, size: result.size), children: children.backToFront(placed))
  }
}

/// Combines the guides that children set explicitly: the topmost first baseline, the lowest last
/// baseline, or the mean of any other guide.
@MainActor
func mergedAlignment(_ key: AlignmentKey, _ children: [(ViewDimensions, CGPoint)]) -> CGFloat? {
  let values = children.compactMap { dimensions, origin -> CGFloat? in
    guard let value = dimensions.explicit(key), value.isFinite else { return nil }
    return value + origin[key.axis]
  }
  if key == VerticalAlignment.firstTextBaseline.key { return values.min() }
  if key == VerticalAlignment.lastTextBaseline.key { return values.max() }
  guard !values.isEmpty else { return nil }
  return values.reduce(0, +) / CGFloat(values.count)
}
