import ViewArchive

// Compatibility (modifiers): works | `accessibilityLabel(content:)`

/// `accessibilityLabel(content:)`: reads the text of a view, in which a placeholder stands for the
/// previous label.
public struct _AccessibilityLabelModifier<Label: View> {
  let label: Label
}

extension _AccessibilityLabelModifier: NodeModifier {
  public typealias Body = Never

  func node(wrapping content: _LayoutNode, _ context: _ViewContext) -> _LayoutNode {
    let spoken = context.session.discardingAppearActions { spokenText(of: label, context) }
    return MarkNode(content, context) { node in
      var accessibility = node.accessibility ?? NodeAccessibility()
      accessibility.label = spoken
      node.accessibility = accessibility
    }
  }
}

extension View {
  nonisolated public func accessibilityLabel<V: View>(
    @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
  ) -> some View {
    modifier(
      _AccessibilityLabelModifier(
        label: content(PlaceholderContentView(content: AnyView(self)))))
  }
}
