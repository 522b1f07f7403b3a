/// Which part of a scrolling view has margins.
public struct ContentMarginPlacement: Hashable, Sendable {
  private let name: String

  public static let automatic = ContentMarginPlacement(name: "automatic")
  public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
  public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}

/// Accepted; a widget does not scroll. A widget's own margins are `contentMarginsDisabled()`'s.
extension View {
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    self
  }

  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    self
  }

  nonisolated public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    self
  }

  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { self }

  nonisolated public func toolbar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    self
  }
}
