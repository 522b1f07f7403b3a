/// A Live Activity's presentations in the Dynamic Island. They are declared, and not drawn yet:
/// hosts list the activity by its attributes.
public struct DynamicIsland {
  public init<
    Expanded: View, CompactLeading: View, CompactTrailing: View, Minimal: View
  >(
    @DynamicIslandExpandedContentBuilder
    expanded: @escaping () -> DynamicIslandExpandedContent<Expanded>,
    @ViewBuilder compactLeading: @escaping () -> CompactLeading,
    @ViewBuilder compactTrailing: @escaping () -> CompactTrailing,
    @ViewBuilder minimal: @escaping () -> Minimal
  ) {}

  public func widgetURL(_ url: URL?) -> DynamicIsland { self }

  public func keylineTint(_ color: Color?) -> DynamicIsland { self }

  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode
  ) -> DynamicIsland {
    self
  }
}

public struct DynamicIslandMode: Hashable, Sendable {
  let name: String

  public static let expanded = DynamicIslandMode(name: "expanded")
  public static let compactLeading = DynamicIslandMode(name: "compactLeading")
  public static let compactTrailing = DynamicIslandMode(name: "compactTrailing")
  public static let minimal = DynamicIslandMode(name: "minimal")
}

/// The regions of the expanded presentation.
public struct DynamicIslandExpandedContent<Content: View> {
  let content: Content
}

public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
  let name: String

  public static let leading = DynamicIslandExpandedRegionPosition(name: "leading")
  public static let trailing = DynamicIslandExpandedRegionPosition(name: "trailing")
  public static let center = DynamicIslandExpandedRegionPosition(name: "center")
  public static let bottom = DynamicIslandExpandedRegionPosition(name: "bottom")
}

public struct DynamicIslandExpandedRegionVerticalPlacement: Hashable, Sendable {
  let name: String

  public static let `default` = DynamicIslandExpandedRegionVerticalPlacement(name: "default")
  public static let belowIfTooWide = DynamicIslandExpandedRegionVerticalPlacement(
    name: "belowIfTooWide")
}

/// One region of the expanded presentation.
public struct DynamicIslandExpandedRegion<Content: View> {
  let position: DynamicIslandExpandedRegionPosition
  let priority: Double
  let content: Content

  public init(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
    @ViewBuilder content: () -> Content
  ) {
    self.position = position
    self.priority = priority
    self.content = content()
  }

  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: Double
  ) -> DynamicIslandExpandedRegion<Content> {
    self
  }
}

/// Builds the expanded presentation out of regions.
@resultBuilder
public struct DynamicIslandExpandedContentBuilder {
  public static func buildPartialBlock<Content: View>(
    first: DynamicIslandExpandedRegion<Content>
  ) -> DynamicIslandExpandedContent<some View> {
    DynamicIslandExpandedContent(content: first.content)
  }

  public static func buildPartialBlock<Content: View>(
    first: Content
  ) -> DynamicIslandExpandedContent<some View> {
    DynamicIslandExpandedContent(content: first)
  }

  /// What another function with this builder has made.
  public static func buildPartialBlock<Content: View>(
    first: DynamicIslandExpandedContent<Content>
  ) -> DynamicIslandExpandedContent<Content> {
    first
  }

  public static func buildPartialBlock<Accumulated: View, Content: View>(
    accumulated: DynamicIslandExpandedContent<Accumulated>,
    next: DynamicIslandExpandedRegion<Content>
  ) -> DynamicIslandExpandedContent<some View> {
    DynamicIslandExpandedContent(content: accumulated.content)
  }

  public static func buildPartialBlock<Accumulated: View, Content: View>(
    accumulated: DynamicIslandExpandedContent<Accumulated>, next: Content
  ) -> DynamicIslandExpandedContent<some View> {
    DynamicIslandExpandedContent(content: accumulated.content)
  }
}
