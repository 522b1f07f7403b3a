import ViewArchive

// Compatibility (views): works | `ViewThatFits`

/// Shows the first of its views that fits.
///
/// A view fits if its ideal size, on the given axes, is at most the proposed size. If no view fits,
/// the last one is shown. The choice is made for each proposal: a parent that measures several
/// sizes may get different views.
public struct ViewThatFits<Content> {
  let axes: Axis.Set
  let content: Content
}

extension ViewThatFits: View where Content: View {
  public typealias Body = Never

  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.init(axes: axes, content: content())
  }

  public var body: Never { fatalError("ViewThatFits is primitive and has no body") }

  public static func _makeNodes(_ view: Self, _ context: _ViewContext) -> [_LayoutNode] {
    let choices = children(of: view.content, nil, context)
    return choices.isEmpty ? [] : [FittingNode(choices, axes: view.axes, context)]
  }
}

@MainActor
final class FittingNode: ContainerNode {
  private let axes: Axis.Set

  init(_ children: [_LayoutNode], axes: Axis.Set, _ context: _ViewContext) {
    self.axes = axes
    super.init(children, context)
  }

  private func choice(_ proposal: ProposedViewSize) -> _LayoutNode {
    let fitting = children.dropLast().first { child in
      let ideal = child.size(
        ProposedViewSize(
          width: axes.contains(.horizontal) ? nil : proposal.width,
          height: axes.contains(.vertical) ? nil : proposal.height))
      let fitsWidth = !axes.contains(.horizontal) || ideal.width <= (proposal.width ?? .infinity)
      let fitsHeight = !axes.contains(.vertical) || ideal.height <= (proposal.height ?? .infinity)
      return fitsWidth && fitsHeight
    }
    return fitting ?? children[children.count - 1]
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    choice(proposal).size(proposal)
  }

  override func explicitAlignment(
    _ key: AlignmentKey, in dimensions: ViewDimensions
  ) -> CGFloat? {
    choice(dimensions.proposal).dimensions(dimensions.proposal).explicit(key)
  }

  override func preferredSpacing() -> ViewSpacing { children[0].spacing }

  override func place(_ proposal: ProposedViewSize) -> ArchiveNode {
    choice(proposal).placeIdentified(proposal)
  }
}
