import Foundation
import TextEngine
import ViewArchive

/// A control's node in the archive, around the views of its style. Does not change the layout.
@MainActor
final class ControlNode: WrapperNode {
  private let kind: String
  private let action: NodeAction?
  private let accessibility: NodeAccessibility?
  /// The content in a toggle's other state. It is archived but does not affect the layout.
  private let otherState: _LayoutNode?

  init(
    _ content: _LayoutNode, _ context: _ViewContext, kind: String, action: NodeAction? = nil,
    accessibility: NodeAccessibility? = nil, otherState: _LayoutNode? = nil
  ) {
    self.kind = kind
    self.action = action
    self.accessibility = accessibility
    self.otherState = otherState
    super.init(content, context)
  }

  override func place(_ proposal: ProposedViewSize) -> ArchiveNode {
    let inner = content.placeIdentified(proposal)
    let size = size(proposal)
    let other = otherState.map { [$0.placeAligned(proposal, in: size, .leading)] }
    return ArchiveNode(
      kind: kind, frame: CGRect(origin: .zero, size: size), action: action,
      accessibility: accessibility, children: [inner], otherState: other ?? [])
  }
}

/// Combines several nodes into one centered stack along `axis`. Returns a single node unchanged.
@MainActor
func joined(
  _ nodes: [_LayoutNode], along axis: Axis = .horizontal, _ context: _ViewContext
) -> _LayoutNode {
  if nodes.count == 1 { return nodes[0] }
  let alignment =
    axis == .horizontal ? VerticalAlignment.center.key : HorizontalAlignment.center.key
  return StackNode(
    nodes, engine: StackLayoutEngine(axis: axis, alignment: alignment, spacing: nil), context)
}

/// The text that assistive technology reads for a view, which is not drawn. Empty if it has none.
@MainActor
func spokenText<Content: View>(of view: Content, _ context: _ViewContext) -> String {
  joined(nodes(of: view, context), context).place(.unspecified)
    .spokenText(at: context.session.now)
}

extension ArchiveNode {
  /// The text that assistive technology reads for the node and its descendants at a date, in order.
  func spokenText(at now: Date) -> String {
    if accessibility?.isHidden == true { return "" }
    if let label = accessibility?.label { return label }
    if case .dynamicText(let text, let paragraph) = content {
      return text.plainText(paragraph, at: now)
    }
    return children.map { $0.spokenText(at: now) }.filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
