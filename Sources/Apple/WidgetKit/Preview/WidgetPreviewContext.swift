// Compatibility: works | `WidgetPreviewContext`, `#Preview(as:…)` | drawn by `vitrine previews`

/// Previews a view as a widget of a family.
public struct WidgetPreviewContext: PreviewContext, Sendable {
  let family: WidgetFamily

  public init(family: WidgetFamily) {
    self.family = family
  }

  public subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
}

/// The presentations of a Live Activity that can be previewed.
public enum ActivityPreviewViewKind: Hashable, Sendable {
  public enum DynamicIslandPreviewViewState: Hashable, Sendable {
    case compact, minimal, expanded
  }

  case content
  case dynamicIsland(DynamicIslandPreviewViewState)
}

extension ActivityAttributes {
  /// A preview of a Live Activity. The view carries it, and is empty itself.
  @MainActor
  public func previewContext(
    _ contentState: ContentState, isStale: Bool = false, viewKind: ActivityPreviewViewKind
  ) -> some View {
    Color.clear.previewContext(
      ActivityPreviewContext(
        preview: ActivityPreview(
          viewKind, attributes: self, states: { [contentState] }, registrations: { [] })))
  }
}

/// The context of `ActivityAttributes.previewContext`.
struct ActivityPreviewContext: PreviewContext {
  let preview: ActivityPreview

  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
}
