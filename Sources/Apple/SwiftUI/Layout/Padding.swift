import ViewArchive

// Compatibility (modifiers): works | `padding`

/// `padding(_:_:)`. Source: docs/layout-facts.md §3, padding.
public struct _PaddingLayout {
  let edges: Edge.Set
  /// In points; nil uses the default of 16.
  let insets: EdgeInsets?
}

extension _PaddingLayout: NodeModifier {
  public typealias Body = Never

  func node(wrapping content: _LayoutNode, _ context: _ViewContext) -> _LayoutNode {
    var insets = self.insets ?? EdgeInsets(Self.defaultLength, edges)
    for side in [\EdgeInsets.top, \.leading, \.bottom, \.trailing]
    where !insets[keyPath: side].isFinite {
      context.session.notice(
        "padding is \(insets[keyPath: side]): treated as 0, because padding must be finite.")
      insets[keyPath: side] = 0
    }
    return PaddingNode(content, insets: insets, edges: edges, context)
  }

  static let defaultLength: CGFloat = 16
}

/// Proposes the space inside the insets to the content, and adds the insets to its size.
@MainActor
final class PaddingNode: WrapperNode {
  private let insets: EdgeInsets
  private let edges: Edge.Set

  init(_ content: _LayoutNode, insets: EdgeInsets, edges: Edge.Set, _ context: _ViewContext) {
    self.insets = insets
    self.edges = edges
    super.init(content, context)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let inner = content.size(proposal.inset(by: insets))
    return CGSize(
      width: max(inner.width + insets.horizontal, 0),
      height: max(inner.height + insets.vertical, 0))
  }

  override func explicitAlignment(
    _ key: AlignmentKey, in dimensions: ViewDimensions
  ) -> CGFloat? {
    let inner = content.dimensions(dimensions.proposal.inset(by: insets))
    return inner.explicit(key).map { $0 + (key.axis == .horizontal ? insets.leading : insets.top) }
  }

  override func preferredSpacing() -> ViewSpacing { resetEdges(content.spacing, edges) }

  override func place(_ proposal: ProposedViewSize) -> ArchiveNode {
    var inner = content.placeIdentified(proposal.inset(by: insets))
    inner.frame.origin.x += isRightToLeft ? insets.trailing : insets.leading
    inner.frame.origin.y += insets.top
    return ArchiveNode(
      kind: "padding", frame: CGRect(origin: .zero, size: size(proposal)), children: [inner])
  }
}

extension View {
  /// `length` is in points; nil uses the default of 16.
  nonisolated public func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    modifier(_PaddingLayout(edges: edges, insets: length.map { EdgeInsets($0, edges) }))
  }

  nonisolated public func padding(_ length: CGFloat) -> some View {
    modifier(_PaddingLayout(edges: .all, insets: EdgeInsets(length)))
  }

  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    modifier(_PaddingLayout(edges: .all, insets: insets))
  }

  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View {
    padding(edges)
  }

  nonisolated public func scenePadding(
    _ padding: ScenePadding, edges: Edge.Set = .all
  ) -> some View {
    scenePadding(edges)
  }
}

/// The amount of a scene's padding.
public struct ScenePadding: Equatable, Sendable {
  public static let minimum = ScenePadding()
}
