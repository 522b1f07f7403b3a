/// A part of a control that its style arranges, such as the label: a view with an erased type.
@MainActor
protocol StylePart: PrimitiveView {
  var content: AnyView { get }
}

extension StylePart {
  func makeNodes(_ context: _ViewContext) -> [_LayoutNode] {
    AnyView._makeNodes(content, context)
  }
}

/// The nodes of a view of any type.
@MainActor
func nodes<V: View>(of view: V, _ context: _ViewContext) -> [_LayoutNode] {
  V._makeNodes(view, context)
}

/// A view for which some environment values are set back to the values outside the style.
struct RestoredView<Content: View> {
  let content: Content
  let restore: (inout EnvironmentValues) -> Void
}

extension RestoredView: PrimitiveView {
  func makeNodes(_ context: _ViewContext) -> [_LayoutNode] {
    var context = context
    restore(&context.environment)
    return Content._makeNodes(content, context)
  }
}

/// Erases the type of an optional part of a control. Returns nil for `EmptyView`.
func partContent<V: View>(_ view: V?) -> AnyView? {
  guard let view, V.self != EmptyView.self else { return nil }
  return AnyView(view)
}
