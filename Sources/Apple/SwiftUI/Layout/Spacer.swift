import ViewArchive

/// A flexible space that expands along the axis of its stack.
public struct Spacer: Sendable {
  /// In points; nil uses the default of 8.
  public var minLength: CGFloat?

  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }
}

extension Spacer: PrimitiveView {
  func makeNodes(_ context: _ViewContext) -> [_LayoutNode] {
    [SpacerNode(minLength: minLength ?? ViewSpacing.defaultDistance, context)]
  }
}

/// Gets space after all its siblings, but never less than `minLength`.
/// Source: docs/layout-facts.md §2, Spacer.
@MainActor
final class SpacerNode: _LayoutNode {
  private let minLength: CGFloat
  private let axis: Axis?

  init(minLength: CGFloat, _ context: _ViewContext) {
    self.minLength = minLength
    axis = context.stackAxis
    super.init(context)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(
      width: axis == .vertical ? 0 : max(proposal.width ?? minLength, minLength),
      height: axis == .horizontal ? 0 : max(proposal.height ?? minLength, minLength))
  }

  override func preferredSpacing() -> ViewSpacing {
    var spacing = ViewSpacing.none
    switch axis {
    case .horizontal: spacing.setPlain(0, along: .horizontal)
    case .vertical: spacing.setPlain(0, along: .vertical)
    case nil: spacing = .zero
    }
    return spacing
  }

  override var layoutPriority: Double { -.infinity }

  override func place(_ proposal: ProposedViewSize) -> ArchiveNode {
    ArchiveNode(kind: "Spacer", frame: CGRect(origin: .zero, size: size(proposal)))
  }
}
