import UIKit
import ViewArchive

/// A sheet, a full-screen cover, an alert or a menu over the window.
@MainActor
final class PresentationNode: _LayoutNode {
  private let style: LivePresentation.Style
  private let content: _LayoutNode?
  private let dimming: NodeAction?
  /// The button of a menu.
  private let anchor: MenuAnchor?
  private let context: _ViewContext

  init(_ presentation: LivePresentation, number: Int) {
    var inner = presentation.context.addingPlace("presentation").insideContainer(nil)
    let dismiss = presentation.dismiss
    inner.environment.dismiss = DismissAction(dismiss)
    inner.environment.isPresented = true
    inner.environment.isListRow = false
    inner.environment.isInList = false
    inner.environment.navigationLevel = nil
    inner.environment.screenInsets?.level = nil
    style = presentation.style
    anchor = presentation.anchor
    if style == .menu {
      // The menus around this one close with it.
      let outer = inner.environment.dismissAfterAction
      inner.environment.dismissAfterAction = {
        dismiss()
        outer?()
      }
    }
    if style == .sheet { inner.environment.screenInsets?.top += Self.sheetGap }
    dimming =
      style == .sheet || style == .menu
      ? inner.session.live?.addAction(presentation.context.addingPlace("dimming"), dismiss) : nil
    let nodes = AnyView._makeNodes(presentation.content, inner)
    content = nodes.isEmpty ? nil : joined(nodes, along: .vertical, inner)
    context = inner
    super.init(inner)
  }

  /// The distance of a sheet from the status bar, and its corner radius. Measured on iOS 17.
  private static var sheetGap: CGFloat { 10 }
  private static var cornerRadius: CGFloat { 10 }

  override func place(_ proposal: ProposedViewSize) -> ArchiveNode {
    let size = size(proposal)
    let screen = CGRect(origin: .zero, size: size)
    let insets = context.environment.screenInsets
    let safe = insets?.safeArea(of: size) ?? screen
    var children: [ArchiveNode] = []
    if style != .cover {
      var dim = ArchiveNode(kind: "dimming", frame: screen)
      if style != .menu {
        dim.content = .fill(
          Path(screen).archived, .color(PaintColor(red: 0, green: 0, blue: 0, alpha: 0.2)),
          evenOdd: false)
      }
      if let dimming {
        dim.action = dimming
        // UIKit's identifier for this region.
        dim.accessibility = NodeAccessibility(
          label: "Dismiss", identifier: "PopoverDismissRegion", traits: .isButton)
      }
      children.append(dim)
    }
    switch style {
    case .sheet:
      let card = CGRect(
        x: 0, y: safe.minY, width: size.width, height: size.height - safe.minY)
      children.append(.filled("sheet", card, context, radius: Self.cornerRadius, blocks: true))
    case .cover: children.append(.filled("cover", screen, context, blocks: true))
    case .alert, .menu: break
    }
    if style == .menu {
      children.append(placedMenu(in: safe, of: screen))
    } else if let content {
      children.append(content.placeCentered(in: safe))
    }
    return ArchiveNode(kind: "presentation", frame: screen, children: children)
  }

  /// The width of a menu, its distance from its button and from the edges of the screen.
  private static var menuWidth: CGFloat { 250 }
  private static var menuGap: CGFloat { 4 }
  private static var menuMargin: CGFloat { 8 }

  /// The menu, which is placed when the frame of its button is known.
  private func placedMenu(in safe: CGRect, of screen: CGRect) -> ArchiveNode {
    let node = ArchiveNode(kind: "popover", frame: screen)
    guard let content, let anchor else { return node }
    let area = safe.insetBy(dx: Self.menuMargin, dy: Self.menuMargin)
    let width = min(Self.menuWidth, area.width)
    let isRightToLeft = isRightToLeft
    return session.geometry.deferred(node) { placed, _, frames in
      let button = anchor.token.flatMap { frames[$0] } ?? screen
      let height = min(
        content.size(ProposedViewSize(width: width, height: nil)).height, area.height)
      let isLeading = isRightToLeft ? button.midX > screen.midX : button.midX < screen.midX
      let x = isLeading != isRightToLeft ? button.minX : button.maxX - width
      var y = button.maxY + Self.menuGap
      if y + height > area.maxY { y = button.minY - Self.menuGap - height }
      placed.children = [
        content.placeCentered(
          in: CGRect(
            x: min(max(x, area.minX), area.maxX - width),
            y: y < area.minY ? area.maxY - height : y, width: width, height: height))
      ]
    }
  }
}
