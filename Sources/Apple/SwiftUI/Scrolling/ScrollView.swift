/// A scrolling region. It scrolls in an app's window; WidgetKit does not show it.
public struct ScrollView<Content: View> {
  public var content: Content
  private let axes: Axis.Set

  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }
}

extension ScrollView: PrimitiveView {
  public typealias Body = Never

  func makeNodes(_ context: _ViewContext) -> [_LayoutNode] {
    guard context.session.live != nil else {
      return UnavailableView(
        name: "ScrollView", suggestion: "Widgets do not scroll: show what fits in a VStack."
      ).makeNodes(context)
    }
    let inner = context.insideContainer(nil)
    let nodes = Content._makeNodes(content, inner)
    let axis: Axis = axes.contains(.vertical) || axes.isEmpty ? .vertical : .horizontal
    return [ScrollNode(joined(nodes, along: axis, inner), axes: axes, context)]
  }
}
