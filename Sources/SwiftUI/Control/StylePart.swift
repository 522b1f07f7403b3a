/// A piece of a control as its style sees it: a view whose type is hidden.
@MainActor
protocol StylePart: PrimitiveView {
  var content: AnyView { get }
}

extension StylePart {
  func makeNodes(_ context: _ViewContext) -> [_LayoutNode] {
    AnyView._makeNodes(content, context)
  }
}

/// The nodes of a view, whatever its type.
@MainActor
func nodes<V: View>(of view: V, _ context: _ViewContext) -> [_LayoutNode] {
  V._makeNodes(view, context)
}

/// A view for which some values of the environment are as they were further out.
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

/// A view that is given without a type parameter: nil where it is `EmptyView`.
func partContent<V: View>(_ view: V?) -> AnyView? {
  guard let view, V.self != EmptyView.self else { return nil }
  return AnyView(view)
}
