import ViewArchive

/// The placeholder that WidgetKit draws for an unsupported view: a yellow field with a prohibition
/// sign. A notice names the view.
struct UnavailableView: PrimitiveView {
  /// The type name of the unsupported view.
  let name: String
  /// The alternative to use, as a sentence.
  let suggestion: String

  func makeNodes(_ context: _ViewContext) -> [_LayoutNode] {
    context.session.notice(
      context.session.live == nil
        ? "\(name) cannot be shown in a widget: a placeholder is drawn, as in WidgetKit. "
          + suggestion
        : "\(name) is not available in an app's window on this device: a stand-in is drawn.")
    return [UnavailableNode(name: name, context)]
  }
}

/// A control that works in an app's window. WidgetKit does not show it.
struct AppControl<Content: View>: PrimitiveView {
  let name: String
  let suggestion: String
  let content: Content

  func makeNodes(_ context: _ViewContext) -> [_LayoutNode] {
    guard context.session.live != nil else {
      return UnavailableView(name: name, suggestion: suggestion).makeNodes(context)
    }
    return Content._makeNodes(content, context)
  }
}

@MainActor
final class UnavailableNode: _LayoutNode {
  private let name: String
  private let context: _ViewContext

  init(name: String, _ context: _ViewContext) {
    self.name = name
    self.context = context
    super.init(context)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 44, height: 44))
    return CGSize(
      width: size.width.isFinite ? size.width : 44,
      height: size.height.isFinite ? size.height : 44)
  }

  override func place(_ proposal: ProposedViewSize) -> ArchiveNode {
    let bounds = CGRect(origin: .zero, size: size(proposal))
    let request = _PaintRequest(context, bounds: bounds)
    let side = min(bounds.width, bounds.height, 44) * 0.7
    let circle = CGRect(
      x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    var sign = Path(ellipseIn: circle.insetBy(dx: side * 0.06, dy: side * 0.06))
    let diagonal = side * 0.44 * 0.7071
    sign.move(to: CGPoint(x: bounds.midX - diagonal, y: bounds.midY - diagonal))
    sign.addLine(to: CGPoint(x: bounds.midX + diagonal, y: bounds.midY + diagonal))
    return ArchiveNode(
      kind: name, frame: bounds,
      content: .fill(Path(bounds).archived, Color.yellow._paint(request), evenOdd: false),
      accessibility: NodeAccessibility(label: "\(name), not available"),
      children: [
        ArchiveNode(
          kind: "barred", frame: bounds,
          content: .stroke(
            sign.archived, Color.red._paint(request), StrokeGeometry(width: side * 0.12)))
      ])
  }
}
