import ViewArchive

/// A separator line one pixel thick, across the axis of its stack.
public struct Divider: Sendable {
  public init() {}
}

extension Divider: PrimitiveView {
  func makeNodes(_ context: _ViewContext) -> [_LayoutNode] { [DividerNode(context)] }
}

/// Extends along its stack's cross axis. Source: docs/layout-facts.md §2, Divider.
@MainActor
final class DividerNode: _LayoutNode {
  private let context: _ViewContext
  /// The direction of the line.
  private let axis: Axis

  override init(_ context: _ViewContext) {
    self.context = context
    axis = context.stackAxis == .horizontal ? .vertical : .horizontal
    super.init(context)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    var size = CGSize.zero
    size[axis] = proposal[axis] ?? 10
    size[axis.other] = 1 / session.displayScale
    return size
  }

  override func place(_ proposal: ProposedViewSize) -> ArchiveNode {
    let bounds = CGRect(origin: .zero, size: drawableSize(size(proposal)))
    let paint = SeparatorShapeStyle()._paint(_PaintRequest(context, bounds: bounds))
    return ArchiveNode(
      kind: "Divider", frame: bounds,
      content: .fill(Path(bounds).archived, paint, evenOdd: false))
  }
}
