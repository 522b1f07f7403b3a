import ViewArchive

// Compatibility (views): works | `ZStack`

/// Overlays its children, aligned on both axes.
public struct ZStack<Content> {
  let alignment: Alignment
  let content: Content
}

extension ZStack: View where Content: View {
  public typealias Body = Never

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.init(alignment: alignment, content: content())
  }

  public var body: Never { fatalError("ZStack is primitive and has no body") }

  public static func _makeNodes(_ view: Self, _ context: _ViewContext) -> [_LayoutNode] {
    let nodes = children(of: view.content, nil, context)
    return [ZStackNode(nodes, alignment: view.alignment, context)]
  }
}

/// Takes the size of the children with the highest layout priority. The other children are
/// proposed that size. Source: docs/layout-facts.md §2, ZStack.
@MainActor
final class ZStackNode: ContainerNode {
  private let alignment: Alignment

  init(_ children: [_LayoutNode], alignment: Alignment, _ context: _ViewContext) {
    self.alignment = alignment
    super.init(children, context)
  }

  private func bounds(_ proposal: ProposedViewSize) -> CGRect {
    let highest = children.map(\.layoutPriority).max()
    var bounds = CGRect.null
    for child in children where child.layoutPriority == highest {
      let dimensions = child.dimensions(proposal)
      bounds = bounds.union(
        CGRect(
          x: -dimensions[alignment.horizontal], y: -dimensions[alignment.vertical],
          width: dimensions.width, height: dimensions.height))
    }
    return bounds.isNull ? .zero : bounds
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { bounds(proposal).size }

  private func placements(
    _ proposal: ProposedViewSize
  ) -> [(ViewDimensions, CGPoint)] {
    let bounds = bounds(proposal)
    // Children of lower priority do not contribute to the size; they get the stack's size.
    let highest = children.map(\.layoutPriority).max()
    return children.map { child in
      let offer = child.layoutPriority == highest ? proposal : ProposedViewSize(bounds.size)
      let dimensions = child.dimensions(offer)
      return (
        dimensions,
        CGPoint(
          x: -dimensions[alignment.horizontal] - bounds.minX,
          y: -dimensions[alignment.vertical] - bounds.minY)
      )
    }
  }

  override func explicitAlignment(
    _ key: AlignmentKey, in dimensions: ViewDimensions
  ) -> CGFloat? {
    mergedAlignment(key, placements(dimensions.proposal))
  }

  override func preferredSpacing() -> ViewSpacing {
    guard let first = children.first else { return .zero }
    return children.dropFirst().reduce(first.spacing) { $0.union($1.spacing) }
  }

  override func place(_ proposal: ProposedViewSize) -> ArchiveNode {
    let size = size(proposal)
    let placed = zip(children, placements(proposal)).map { child, placement in
      var node = child.placeIdentified(placement.0.proposal)
      node.frame.origin.x += left(
        placement.1.x, width: placement.0.width, in: size.width)
      node.frame.origin.y += placement.1.y
      return node
    }
    return ArchiveNode(
      kind: "ZStack", frame: CGRect(origin: .zero, size: size),
      children: children.backToFront(placed))
  }
}
