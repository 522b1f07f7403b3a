import ViewArchive

/// What WidgetKit draws in place of a view that it cannot show: a yellow field with a barred
/// circle. The author is told which view it is.
struct UnavailableView: PrimitiveView {
  /// As an author writes it.
  let name: String
  /// What to use instead, as the end of a sentence.
  let mend: String

  func makeNodes(_ context: _ViewContext) -> [_LayoutNode] {
    context.session.notice(
      "\(name) cannot be shown in a widget: a stand-in is drawn, as WidgetKit does. \(mend)")
    return [UnavailableNode(name: name, context)]
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
    let reach = side * 0.44 * 0.7071
    sign.move(to: CGPoint(x: bounds.midX - reach, y: bounds.midY - reach))
    sign.addLine(to: CGPoint(x: bounds.midX + reach, y: bounds.midY + reach))
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
