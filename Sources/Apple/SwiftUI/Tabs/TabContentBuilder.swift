/// Builds tabs from the statements of a closure.
@resultBuilder
@MainActor
public struct TabContentBuilder<TabValue: Hashable> {
  /// The pages of tabs.
  public struct Content<C: TabContent> {
    let pages: [AnyView]
  }

  public static func buildExpression<Content: TabContent>(_ content: Content) -> Content
  where Content.TabValue == TabValue {
    content
  }

  /// Tabs without a value fit in every tab view.
  public static func buildExpression<Content: TabContent>(_ content: Content) -> Content
  where Content.TabValue == Never {
    content
  }

  public static func buildBlock<Content: TabContent>(_ content: Content) -> Content { content }

  @_disfavoredOverload
  public static func buildBlock<each Content: TabContent>(
    _ content: repeat each Content
  ) -> some TabContent<TabValue> {
    var pages: [AnyView] = []
    for tab in repeat each content { pages += tab._pages }
    return TabPagesContent<TabValue>(pages: pages)
  }

  public static func buildIf<Content: TabContent>(
    _ content: Content?
  ) -> some TabContent<TabValue> {
    TabPagesContent<TabValue>(pages: content?._pages ?? [])
  }

  public static func buildEither(
    first: some TabContent<TabValue>
  ) -> some TabContent<TabValue> {
    TabPagesContent<TabValue>(pages: first._pages)
  }

  public static func buildEither(
    second: some TabContent<TabValue>
  ) -> some TabContent<TabValue> {
    TabPagesContent<TabValue>(pages: second._pages)
  }

  public static func buildLimitedAvailability(
    _ content: some TabContent<TabValue>
  ) -> some TabContent<TabValue> {
    content
  }
}

extension TabContentBuilder.Content: View {
  public var body: some View {
    ForEach(0..<pages.count, id: \.self) { pages[$0] }
  }
}

/// Pages of several tabs.
struct TabPagesContent<TabValue: Hashable>: TabContent {
  typealias Body = Never

  let pages: [AnyView]

  static func _makePages(_ content: Self) -> [AnyView] { content.pages }
}

extension TabView {
  @MainActor
  public init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {
    let pages = content()._pages
    self.init(selection: selection) { Content(pages: pages) }
  }

  @MainActor
  public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where
    Content == TabContentBuilder<Never>.Content<C>, SelectionValue == Int, C.TabValue == Never
  {
    let pages = content()._pages
    self.init { Content(pages: pages) }
  }
}
