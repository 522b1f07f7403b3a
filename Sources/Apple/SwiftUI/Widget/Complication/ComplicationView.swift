import ViewArchive

/// A complication: the content of a widget, and the label that it sets, if there is one.
package struct ComplicationView<Content: View> {
  let layout: ComplicationLayout
  let content: Content

  nonisolated package init(_ layout: ComplicationLayout, content: Content) {
    self.layout = layout
    self.content = content
  }
}

extension ComplicationView: PrimitiveView {
  package typealias Body = Never

  func makeNodes(_ context: _ViewContext) -> [_LayoutNode] {
    let parts = ComplicationParts()
    var inner = context
    inner.environment.complication = Complication(layout: layout, parts: parts)
    inner.environment.text.font = layout.contentFont
    let content = joined(nodes(of: content, inner), along: .vertical, inner)
    return [ComplicationNode(content, parts, layout, context)]
  }
}

/// What the modifiers inside a complication set.
@MainActor
final class ComplicationParts {
  /// From `widgetLabel(_:)`; of several ones the outermost, as with `widgetURL(_:)`.
  var label: _LayoutNode?
  /// From `widgetCurvesContent(_:)`.
  var curvesContent = false
}

/// The complication that a view belongs to.
struct Complication {
  let layout: ComplicationLayout
  let parts: ComplicationParts
}

private enum ComplicationKey: EnvironmentKey {
  static var defaultValue: Complication? { nil }
}

extension EnvironmentValues {
  /// nil if the surroundings of the widget show no label.
  var complication: Complication? {
    get { self[ComplicationKey.self] }
    set { self[ComplicationKey.self] = newValue }
  }
}

/// Places the content and the label, and bends what follows an arc.
@MainActor
final class ComplicationNode: ContainerNode {
  private let content: _LayoutNode
  private let parts: ComplicationParts
  private let layout: ComplicationLayout

  init(
    _ content: _LayoutNode, _ parts: ComplicationParts, _ layout: ComplicationLayout,
    _ context: _ViewContext
  ) {
    self.content = content
    self.parts = parts
    self.layout = layout
    super.init([content] + [parts.label].compactMap { $0 }, context)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    parts.label == nil ? layout.canvas : layout.canvasWithLabel
  }

  override func place(_ proposal: ProposedViewSize) -> ArchiveNode {
    ArchiveNode(
      kind: "Complication", frame: CGRect(origin: .zero, size: size(proposal)),
      children: [placedContent] + [placedLabel].compactMap { $0 })
  }

  private var placedContent: ArchiveNode {
    guard parts.label != nil else { return placed(content, in: layout.content) }
    if parts.curvesContent, let arc = layout.curvedContent {
      return placed(content, along: arc, kind: "widgetCurvesContent")
    }
    return placed(content, in: layout.contentBesideLabel)
  }

  private var placedLabel: ArchiveNode? {
    parts.label.map { placed($0, along: layout.label, kind: "widgetLabel") }
  }

  private func placed(_ node: _LayoutNode, in frame: CGRect) -> ArchiveNode {
    let placed = node.placeAligned(ProposedViewSize(frame.size), in: frame.size, .center)
    var container = ArchiveNode(kind: "content", frame: frame, children: [placed])
    if layout.isMasked {
      let circle = Path(ellipseIn: CGRect(origin: .zero, size: frame.size)).archived
      container.effects = [.clip(circle, evenOdd: false, antialiased: true)]
    }
    return container
  }

  private func placed(
    _ node: _LayoutNode, along arc: ComplicationLayout.Arc, kind: String
  ) -> ArchiveNode {
    ArchiveNode(
      kind: kind, frame: CGRect(origin: .zero, size: arc.size), effects: [.bend(arc.curve)],
      children: [node.placeAligned(ProposedViewSize(arc.size), in: arc.size, .center)])
  }
}
