/// A modifier that lays out or draws: it wraps each node of its content in another node.
///
/// ```swift
/// extension _HiddenModifier: NodeModifier {
///   func node(wrapping content: _LayoutNode, _ context: _ViewContext) -> _LayoutNode {
///     HiddenNode(content, context)
///   }
/// }
/// ```
/// A group's nodes are wrapped one by one, as SwiftUI applies a modifier to each view of a `Group`.
/// A modifier that does nothing in some cases returns `content` itself. Use a `ContextModifier` for
/// a modifier that changes what the views inside receive.
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
      wrapper.element = node.element
      return wrapper
    }
  }
}

/// A modifier that changes the context of the views inside it, and neither lays out nor draws.
///
/// ```swift
/// extension _EnvironmentKeyWritingModifier: ContextModifier {
///   func change(_ context: inout _ViewContext) {
///     context.environment[keyPath: keyPath] = value
///   }
/// }
/// ```
/// The context is a value, so the change does not reach views outside the content. No node is
/// created.
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
