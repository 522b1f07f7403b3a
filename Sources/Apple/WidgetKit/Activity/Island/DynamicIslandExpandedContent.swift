/// The regions of the expanded presentation.
public struct DynamicIslandExpandedContent<Content: View> {
  let content: Content
}

/// Builds the expanded presentation from regions. It does not support conditions; put them inside
/// a region.
@resultBuilder
public struct DynamicIslandExpandedContentBuilder {
  public static func buildPartialBlock<Content: View>(
    first: DynamicIslandExpandedRegion<Content>
  ) -> DynamicIslandExpandedContent<some View> {
    DynamicIslandExpandedContent(content: first.marked)
  }

  /// A view outside of any region, which goes to the bottom.
  public static func buildPartialBlock<Content: View>(
    first: Content
  ) -> DynamicIslandExpandedContent<some View> {
    DynamicIslandExpandedContent(content: first)
  }

  /// The result of another function with this builder.
  public static func buildPartialBlock<Content: View>(
    first: DynamicIslandExpandedContent<Content>
  ) -> DynamicIslandExpandedContent<Content> {
    first
  }

  public static func buildPartialBlock<Accumulated: View, Content: View>(
    accumulated: DynamicIslandExpandedContent<Accumulated>,
    next: DynamicIslandExpandedRegion<Content>
  ) -> DynamicIslandExpandedContent<some View> {
    DynamicIslandExpandedContent(
      content: ViewBuilder.buildBlock(accumulated.content, next.marked))
  }

  public static func buildPartialBlock<Accumulated: View, Content: View>(
    accumulated: DynamicIslandExpandedContent<Accumulated>, next: Content
  ) -> DynamicIslandExpandedContent<some View> {
    DynamicIslandExpandedContent(content: ViewBuilder.buildBlock(accumulated.content, next))
  }

  public static func buildPartialBlock<Accumulated: View, Content: View>(
    accumulated: DynamicIslandExpandedContent<Accumulated>,
    next: DynamicIslandExpandedContent<Content>
  ) -> DynamicIslandExpandedContent<some View> {
    DynamicIslandExpandedContent(
      content: ViewBuilder.buildBlock(accumulated.content, next.content))
  }
}
