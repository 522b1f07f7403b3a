/// A modifier that wraps each node of its content in a node of its own.
@MainActor
protocol NodeModifier: ViewModifier where Body == Never {
  func node(wrapping content: _LayoutNode, _ context: _ViewContext) -> _LayoutNode
}

extension NodeModifier {
  public static func _makeNodes(
    _ modifier: Self, _ context: _ViewContext,
    content: @escaping @MainActor (_ViewContext) -> [_LayoutNode]
  ) -> [_LayoutNode] {
    content(context).map { node in
      let wrapper = modifier.node(wrapping: node, context)
      wrapper.identity = node.identity
      return wrapper
    }
  }
}

/// A modifier that changes what its content is told, and draws nothing.
@MainActor
protocol ContextModifier: ViewModifier where Body == Never {
  func change(_ context: inout _ViewContext)
}

extension ContextModifier {
  public static func _makeNodes(
    _ modifier: Self, _ context: _ViewContext,
    content: @escaping @MainActor (_ViewContext) -> [_LayoutNode]
  ) -> [_LayoutNode] {
    var context = context
    modifier.change(&context)
    return content(context)
  }
}
