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
      // Presented views hide those below from assistive technology.
      children.append(
        ArchiveNode(
          kind: "scene", frame: CGRect(origin: .zero, size: size),
          accessibility: presentations.isEmpty ? nil : NodeAccessibility(isHidden: true),
          children: [node]))
    }
    children += presentations.map { $0.place(proposal) }
    return ArchiveNode(
      kind: "Window", frame: CGRect(origin: .zero, size: size), children: children)
  }
}

/// A sheet, a full-screen cover or an alert over the window.
@MainActor
final class PresentationNode: _LayoutNode {
  private let style: LivePresentation.Style
  private let content: _LayoutNode?
  private let dimming: NodeAction?
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
    if style == .sheet { inner.environment.screenInsets?.top += Self.sheetGap }
    dimming =
      style == .sheet
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
      var dim = ArchiveNode(
        kind: "dimming", frame: screen,
        content: .fill(
          Path(screen).archived, .color(PaintColor(red: 0, green: 0, blue: 0, alpha: 0.2)),
          evenOdd: false))
      if let dimming {
        dim.action = dimming
        dim.accessibility = NodeAccessibility(label: "Dismiss", traits: .isButton)
      }
      children.append(dim)
    }
    switch style {
    case .sheet:
      let card = CGRect(
        x: 0, y: safe.minY, width: size.width, height: size.height - safe.minY)
      children.append(.filled("sheet", card, context, radius: Self.cornerRadius, blocks: true))
    case .cover: children.append(.filled("cover", screen, context, blocks: true))
    case .alert: break
    }
    if let content { children.append(content.placeCentered(in: safe)) }
    return ArchiveNode(kind: "presentation", frame: screen, children: children)
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
  fileprivate static func filled(
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
