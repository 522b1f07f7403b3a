import ViewArchive

// Compatibility (modifiers): works | `fixedSize`

/// `fixedSize(horizontal:vertical:)`: gives the content its ideal length on the chosen axes.
public struct _FixedSizeLayout {
  let horizontal: Bool
  let vertical: Bool
}

extension _FixedSizeLayout: NodeModifier {
  public typealias Body = Never

  func node(wrapping content: _LayoutNode, _ context: _ViewContext) -> _LayoutNode {
    FixedSizeNode(content, horizontal: horizontal, vertical: vertical, context)
  }
}

@MainActor
final class FixedSizeNode: WrapperNode {
  private let horizontal: Bool
  private let vertical: Bool

  init(_ content: _LayoutNode, horizontal: Bool, vertical: Bool, _ context: _ViewContext) {
    self.horizontal = horizontal
    self.vertical = vertical
    super.init(content, context)
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { content.size(offer(proposal)) }

  override func explicitAlignment(
    _ key: AlignmentKey, in dimensions: ViewDimensions
  ) -> CGFloat? {
    content.dimensions(offer(dimensions.proposal)).explicit(key)
  }

  override func place(_ proposal: ProposedViewSize) -> ArchiveNode {
    content.placeIdentified(offer(proposal))
  }
}

extension View {
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(_FixedSizeLayout(horizontal: horizontal, vertical: vertical))
  }

  nonisolated public func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }
}
