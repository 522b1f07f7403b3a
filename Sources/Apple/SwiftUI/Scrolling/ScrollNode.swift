import ViewArchive

/// A scroll view in an app's window: proposes its content an unlimited length, shows the part at
/// the offset, and clips it.
///
/// A scroll view at the edge of the safe area also shows its content beyond that edge, below the
/// Home indicator.
@MainActor
final class ScrollNode: WrapperNode {
  private let axes: Axis.Set
  private let number: UInt64
  private let context: _ViewContext

  init(_ content: _LayoutNode, axes: Axis.Set, _ context: _ViewContext) {
    self.axes = axes
    self.context = context
    number = context.session.live?.input.number("scroll", at: context.place) ?? 0
    super.init(content, context)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let content = content.size(inner(proposal))
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
      height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
  }

  // The content's guides move with it.
  override func canSet(_ key: AlignmentKey) -> Bool { false }

  override func place(_ proposal: ProposedViewSize) -> ArchiveNode {
    let size = size(proposal)
    let visible = CGSize(
      width: size.width.isFinite ? size.width : 0, height: size.height.isFinite ? size.height : 0)
    let (content, inner, context) = (content, inner(proposal), context)
    let (number, axes) = (number, axes)
    let node = ArchiveNode(kind: "ScrollView", frame: CGRect(origin: .zero, size: visible))
    return session.geometry.deferred(node) { placed, frame, _ in
      let beyond = context.environment.screenInsets?.reach(of: frame) ?? EdgeInsets()
      let length = content.size(inner)
      let maximum = CGSize(
        width: axes.contains(.horizontal) ? max(length.width - visible.width, 0) : 0,
        height: axes.contains(.vertical) ? max(length.height - visible.height, 0) : 0)
      let live = context.session.live
      let offset = live?.input.offset(number, maximum: maximum) ?? .zero
      if live?.isRegistering == true {
        live?.input.areas.append(
          LiveInput.ScrollArea(number: number, frame: frame, maximum: maximum))
      }
      let bounds = CGSize(
        width: max(visible.width, length.width), height: max(visible.height, length.height))
      let isVertical = axes.contains(.vertical)
      var node = content.placeAligned(
        inner, in: bounds,
        isVertical
          ? (axes.contains(.horizontal) ? .topLeading : .top) : .leading)
      node.frame.origin.x -= offset.width
      node.frame.origin.y -= offset.height
      let clip = CGRect(
        x: -beyond.leading, y: 0, width: visible.width + beyond.leading + beyond.trailing,
        height: visible.height + beyond.bottom)
      placed.children = [
        ArchiveNode(
          kind: "content", frame: CGRect(origin: .zero, size: visible),
          effects: [.clip(Path(clip).archived, evenOdd: false, antialiased: true)],
          children: [node])
      ]
    }
  }
}

/// `ignoresSafeArea`: in an app's window, content at the edge of the safe area reaches to the edge
/// of the screen.
public struct _SafeAreaModifier {
  let edges: Edge.Set
}

extension _SafeAreaModifier: NodeModifier {
  public typealias Body = Never

  func node(wrapping content: _LayoutNode, _ context: _ViewContext) -> _LayoutNode {
    guard context.session.live != nil, let insets = context.environment.screenInsets else {
      return content
    }
    return SafeAreaNode(content, edges: edges, insets: insets, context)
  }
}

@MainActor
final class SafeAreaNode: WrapperNode {
  private let edges: Edge.Set
  private let insets: ScreenInsets

  init(
    _ content: _LayoutNode, edges: Edge.Set, insets: ScreenInsets, _ context: _ViewContext
  ) {
    self.edges = edges
    self.insets = insets
    super.init(content, context)
  }

  override func place(_ proposal: ProposedViewSize) -> ArchiveNode {
    let size = size(proposal)
    let (content, edges, insets) = (content, edges, insets)
    let node = ArchiveNode(kind: "ignoresSafeArea", frame: CGRect(origin: .zero, size: size))
    return session.geometry.deferred(node) { placed, frame, _ in
      var beyond = insets.reach(of: frame)
      if !edges.contains(.top) { beyond.top = 0 }
      if !edges.contains(.bottom) { beyond.bottom = 0 }
      if !edges.contains(.leading) { beyond.leading = 0 }
      if !edges.contains(.trailing) { beyond.trailing = 0 }
      let whole = CGSize(
        width: size.width + beyond.leading + beyond.trailing,
        height: size.height + beyond.top + beyond.bottom)
      var node = content.placeAligned(ProposedViewSize(whole), in: whole, .center)
      node.frame.origin.x -= beyond.leading
      node.frame.origin.y -= beyond.top
      placed.children = [node]
    }
  }
}
