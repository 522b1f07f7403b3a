import ViewArchive

/// Changes what assistive technology reads for a view.
public struct AccessibilityAttachmentModifier {
  let change: @MainActor (inout NodeAccessibility, _ViewContext) -> Void
}

extension AccessibilityAttachmentModifier: NodeModifier {
  public typealias Body = Never

  func node(wrapping content: _LayoutNode, _ context: _ViewContext) -> _LayoutNode {
    MarkNode(content, context) { node in
      var accessibility = node.accessibility ?? NodeAccessibility()
      change(&accessibility, context)
      node.accessibility = accessibility
    }
  }
}

extension View {
  nonisolated func accessibilityChange(
    _ change: @escaping @MainActor (inout NodeAccessibility, _ViewContext) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier(change: change))
  }
}

extension View {
  /// For modifiers whose values archives do not store.
  nonisolated var accessibilityUnchanged: ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityChange { _, _ in }
  }
}

extension _ViewContext {
  /// The text as assistive technology reads it.
  @MainActor
  func spoken(_ text: Text) -> String {
    TextResolution(session: session).plainString(text, self)
  }
}
