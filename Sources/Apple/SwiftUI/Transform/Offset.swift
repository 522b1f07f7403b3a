import ViewArchive

// Compatibility (modifiers): works | `offset`, `position`

/// `offset(x:y:)`: moves the drawing, away from the leading edge, without changing the layout.
public struct _OffsetEffect {
  let offset: CGSize
}

extension _OffsetEffect: NodeModifier {
  public typealias Body = Never

  func node(wrapping content: _LayoutNode, _ context: _ViewContext) -> _LayoutNode {
    guard offset.width.isFinite, offset.height.isFinite else {
      context.session.notice("offset(x:y:) is \(offset): ignored, because it must be finite.")
      return content
    }
    return OffsetNode(content, offset: offset, context)
  }
}

@MainActor
final class OffsetNode: WrapperNode {
  private let offset: CGSize

  init(_ content: _LayoutNode, offset: CGSize, _ context: _ViewContext) {
    self.offset = offset
    super.init(content, context)
  }

  override func place(_ proposal: ProposedViewSize) -> ArchiveNode {
    var inner = content.placeIdentified(proposal)
    inner.frame.origin.x += isRightToLeft ? -offset.width : offset.width
    inner.frame.origin.y += offset.height
    return ArchiveNode(
      kind: "offset", frame: CGRect(origin: .zero, size: size(proposal)), children: [inner])
  }
}

/// `position(x:y:)`: takes the proposed size and puts the content's center at a point in it,
/// measured from the leading edge.
public struct _PositionLayout {
  let position: CGPoint
}

extension _PositionLayout: NodeModifier {
  public typealias Body = Never

  func node(wrapping content: _LayoutNode, _ context: _ViewContext) -> _LayoutNode {
    var position = position
    if !position.x.isFinite || !position.y.isFinite {
      context.session.notice(
        "position(x:y:) is \(position): treated as (0, 0), because it must be finite.")
      position = .zero
    }
    return PositionNode(content, position: position, context)
  }
}

@MainActor
final class PositionNode: WrapperNode {
  private let position: CGPoint

  init(_ content: _LayoutNode, position: CGPoint, _ context: _ViewContext) {
    self.position = position
    super.init(content, context)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let width = proposal.width, let height = proposal.height {
      return CGSize(width: width, height: height)
    }
    return proposal.replacingUnspecifiedDimensions(by: content.size(proposal))
  }

  override func explicitAlignment(
    _ key: AlignmentKey, in dimensions: ViewDimensions
  ) -> CGFloat? { nil }

  override func place(_ proposal: ProposedViewSize) -> ArchiveNode {
    let size = size(proposal)
    let contentSize = content.size(proposal)
    var inner = content.placeIdentified(proposal)
    inner.frame.origin.x += left(
      position.x - contentSize.width / 2, width: contentSize.width, in: size.width)
    inner.frame.origin.y += position.y - contentSize.height / 2
    return ArchiveNode(
      kind: "position", frame: CGRect(origin: .zero, size: size), children: [inner])
  }
}

extension View {
  /// - Parameter offset: In points, away from the leading edge and downwards.
  nonisolated public func offset(_ offset: CGSize) -> some View {
    modifier(_OffsetEffect(offset: offset))
  }

  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }

  /// - Parameter position: The view's center in its parent, in points.
  nonisolated public func position(_ position: CGPoint) -> some View {
    modifier(_PositionLayout(position: position))
  }

  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }
}
