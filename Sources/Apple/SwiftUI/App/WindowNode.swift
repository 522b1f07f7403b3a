import UIKit
import ViewArchive

/// An app's whole window: its background, the scene's views in the safe area, and presented views.
@MainActor
final class WindowNode: _LayoutNode {
  private let content: _LayoutNode?
  private let presentations: [_LayoutNode]
  private let context: _ViewContext

  init(_ content: _LayoutNode?, presentations: [_LayoutNode], _ context: _ViewContext) {
    self.content = content
    self.presentations = presentations
    self.context = context
    super.init(context)
  }

  override func place(_ proposal: ProposedViewSize) -> ArchiveNode {
    let size = size(proposal)
    let insets = context.environment.screenInsets
    let safe = insets?.safeArea(of: size) ?? CGRect(origin: .zero, size: size)
    var children = [ArchiveNode.filled("background", CGRect(origin: .zero, size: size), context)]
    if let content {
      let node = content.placeCentered(in: safe)
      children.append(
        ArchiveNode(
          kind: "scene", frame: CGRect(origin: .zero, size: size), children: [node]))
    }
    children += presentations.map { $0.place(proposal) }
    // The topmost view hides those below from assistive technology.
    if !presentations.isEmpty {
      for index in children.indices.dropLast() {
        children[index].accessibility = NodeAccessibility(isHidden: true)
      }
    }
    return ArchiveNode(
      kind: "Window", frame: CGRect(origin: .zero, size: size), children: children)
  }
}

extension _LayoutNode {
  /// Proposes a rectangle's size and places the node in its middle.
  func placeCentered(in rectangle: CGRect) -> ArchiveNode {
    var node = placeAligned(ProposedViewSize(rectangle.size), in: rectangle.size, .center)
    node.frame.origin.x += rectangle.minX
    node.frame.origin.y += rectangle.minY
    return node
  }
}

extension ArchiveNode {
  /// A rectangle in the window's background colour.
  ///
  /// - Parameter blocks: Whether taps do not reach what is below.
  @MainActor
  static func filled(
    _ kind: String, _ frame: CGRect, _ context: _ViewContext, radius: CGFloat = 0,
    blocks: Bool = false
  ) -> ArchiveNode {
    let bounds = CGRect(origin: .zero, size: frame.size)
    let paint = Color(UIColor.systemBackground)._paint(_PaintRequest(context, bounds: bounds))
    var outline = Path(roundedRect: bounds, cornerRadius: radius)
    if radius > 0 {
      // A sheet's lower corners are beyond the screen.
      outline.addRect(
        CGRect(x: 0, y: radius, width: bounds.width, height: max(bounds.height - radius, 0)))
    }
    return ArchiveNode(
      kind: kind, frame: frame, content: .fill(outline.archived, paint, evenOdd: false),
      // An action that no view has registered does nothing, but ends the search for a target.
      action: nil, children: blocks ? [.shield(bounds)] : [])
  }

  /// Takes taps and does nothing.
  private static func shield(_ frame: CGRect) -> ArchiveNode {
    ArchiveNode(
      kind: "shield", frame: frame, action: .app(0, isOn: nil),
      accessibility: NodeAccessibility(isHidden: true))
  }
}
