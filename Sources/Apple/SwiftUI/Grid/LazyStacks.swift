import ViewArchive

// Compatibility (views): works | `LazyHStack`, `LazyVStack`, `LazyHGrid`, `LazyVGrid` | not lazy,
//   because a widget is drawn completely

/// A vertical stack that fills the proposed width and gives its children their ideal heights.
public struct LazyVStack<Content: View> {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// `spacing` is the distance between children, in points; nil uses their preferred spacing.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension LazyVStack: PrimitiveView {
  public typealias Body = Never

  func makeNodes(_ context: _ViewContext) -> [_LayoutNode] {
    let stack = stackNode(
      content, along: .vertical, alignment: alignment.key, spacing: spacing, context)
    return [
      LazyStackNode(stack, alignment: Alignment(horizontal: alignment, vertical: .top), context)
    ]
  }
}

/// A horizontal stack that fills the proposed height and gives its children their ideal widths.
public struct LazyHStack<Content: View> {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// `spacing` is the distance between children, in points; nil uses their preferred spacing.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension LazyHStack: PrimitiveView {
  public typealias Body = Never

  func makeNodes(_ context: _ViewContext) -> [_LayoutNode] {
    let stack = stackNode(
      content, along: .horizontal, alignment: alignment.key, spacing: spacing, context)
    return [
      LazyStackNode(
        stack, alignment: Alignment(horizontal: .leading, vertical: alignment), context)
    ]
  }
}

/// Fills the proposal across the axis. Along the axis, the stack has its ideal length.
@MainActor
final class LazyStackNode: WrapperNode {
  private let axis: Axis
  private let alignment: Alignment

  init(_ stack: StackNode, alignment: Alignment, _ context: _ViewContext) {
    axis = stack.axis
    self.alignment = alignment
    super.init(stack, context)
  }

  private func stackProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var stackProposal = proposal
    stackProposal[axis] = nil
    return stackProposal
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    var size = content.size(stackProposal(proposal))
    if let across = proposal[axis.other], across.isFinite {
      size[axis.other] = max(size[axis.other], across)
    }
    return size
  }

  override func explicitAlignment(
    _ key: AlignmentKey, in dimensions: ViewDimensions
  ) -> CGFloat? {
    alignedContentGuide(
      key, content.dimensions(stackProposal(dimensions.proposal)), in: dimensions.size, alignment)
  }

  override func place(_ proposal: ProposedViewSize) -> ArchiveNode {
    let size = size(proposal)
    return ArchiveNode(
      kind: axis == .vertical ? "LazyVStack" : "LazyHStack",
      frame: CGRect(origin: .zero, size: size),
      children: [content.placeAligned(stackProposal(proposal), in: size, alignment)])
  }
}
