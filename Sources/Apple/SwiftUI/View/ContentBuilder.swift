/// Builds any kind of content from the statements of a closure: views, toolbar items, tabs,
/// commands, and the marks of charts.
///
/// In Xcode 27 this is another name of `ViewBuilder`. Here it is a separate builder, so that the
/// compiler looks for the other kinds of content only where a source asks for them.
@resultBuilder
public struct ContentBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock() -> EmptyContent { EmptyContent() }

  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  @_disfavoredOverload
  public static func buildBlock<First: View, Second: View, each Rest: View>(
    _ first: First, _ second: Second, _ rest: repeat each Rest
  ) -> TupleView<(First, Second, repeat each Rest)> {
    ViewBuilder.buildBlock(first, second, repeat each rest)
  }

  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  public static func buildEither<First, Second>(
    first: First
  ) -> _ConditionalContent<First, Second> { _ConditionalContent(storage: .trueContent(first)) }

  public static func buildEither<First, Second>(
    second: Second
  ) -> _ConditionalContent<First, Second> { _ConditionalContent(storage: .falseContent(second)) }

  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// Content of any kind that shows nothing.
public typealias EmptyContent = EmptyView

extension EmptyView: ToolbarContent, CustomizableToolbarContent {
  public static func _makeViews(_ content: Self) -> [AnyView] { [] }
}

extension EmptyView: Commands {}

// MARK: - Toolbars

extension ContentBuilder {
  @_disfavoredOverload
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  @_disfavoredOverload
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  @_disfavoredOverload
  public static func buildBlock<
    First: ToolbarContent, Second: ToolbarContent, each Rest: ToolbarContent
  >(
    _ first: First, _ second: Second, _ rest: repeat each Rest
  ) -> _TupleToolbarContent<First, Second, repeat each Rest> {
    _TupleToolbarContent(content: (first, second, repeat each rest))
  }

  @_disfavoredOverload
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

  @_disfavoredOverload
  public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> Content { content }
}

// MARK: - Tabs

extension ContentBuilder {
  @_disfavoredOverload
  public static func buildExpression<Content: TabContent>(_ content: Content) -> Content {
    content
  }

  @_disfavoredOverload
  public static func buildBlock<Content: TabContent>(_ content: Content) -> Content { content }

  /// The tabs have the same type of values.
  @_disfavoredOverload
  @MainActor
  public static func buildBlock<First: TabContent, Second: TabContent, each Rest: TabContent>(
    _ first: First, _ second: Second, _ rest: repeat each Rest
  ) -> some TabContent<First.TabValue> where Second.TabValue == First.TabValue {
    var pages = first._pages + second._pages
    for tab in repeat each rest { pages += tab._pages }
    return TabPagesContent<First.TabValue>(pages: pages)
  }

  @_disfavoredOverload
  @MainActor
  public static func buildIf<Content: TabContent>(
    _ content: Content?
  ) -> some TabContent<Content.TabValue> {
    TabPagesContent<Content.TabValue>(pages: content?._pages ?? [])
  }

  @_disfavoredOverload
  public static func buildLimitedAvailability<Content: TabContent>(
    _ content: Content
  ) -> Content { content }
}

extension _ConditionalContent: TabContent
where
  TrueContent: TabContent, FalseContent: TabContent,
  TrueContent.TabValue == FalseContent.TabValue
{
  public typealias TabValue = TrueContent.TabValue

  public static func _makePages(_ content: Self) -> [AnyView] {
    switch content.storage {
    case .trueContent(let content): TrueContent._makePages(content)
    case .falseContent(let content): FalseContent._makePages(content)
    }
  }
}

// MARK: - Commands

extension ContentBuilder {
  @_disfavoredOverload
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content {
    content
  }

  @_disfavoredOverload
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

  /// Commands are not shown.
  @_disfavoredOverload
  public static func buildBlock<First: Commands, Second: Commands, each Rest: Commands>(
    _ first: First, _ second: Second, _ rest: repeat each Rest
  ) -> some Commands { EmptyCommands() }

  @_disfavoredOverload
  public static func buildIf<Content: Commands>(_ content: Content?) -> some Commands {
    EmptyCommands()
  }

  @_disfavoredOverload
  public static func buildLimitedAvailability<Content: Commands>(
    _ content: Content
  ) -> some Commands { content }
}
