/// Builds any kind of content from the statements of a closure: views, toolbar items, tabs,
/// commands, and the marks of charts. What the content is follows from the conformances of
/// `TupleContent`, `_ConditionalContent` and `Optional`.
///
/// In Xcode 27 this is another name of `ViewBuilder`. Here it is a separate builder, so that the
/// compiler looks for the other kinds of content only where a source asks for them.
@resultBuilder
public struct ContentBuilder {
  public static func buildExpression<Content>(_ content: Content) -> Content { content }

  public static func buildBlock() -> EmptyContent { EmptyContent() }

  public static func buildBlock<Content>(_ content: Content) -> Content { content }

  @_disfavoredOverload
  public static func buildBlock<each Content>(
    _ content: repeat each Content
  ) -> TupleContent<repeat each Content> {
    TupleContent((repeat each content))
  }

  @_disfavoredOverload
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    ViewBuilder.buildBlock(repeat each content)
  }

  /// The tabs have the same type of values.
  @MainActor
  public static func buildBlock<First: TabContent, Second: TabContent, each Rest: TabContent>(
    _ first: First, _ second: Second, _ rest: repeat each Rest
  ) -> some TabContent<First.TabValue> where Second.TabValue == First.TabValue {
    var pages = first._pages + second._pages
    for tab in repeat each rest { pages += tab._pages }
    return TabPagesContent<First.TabValue>(pages: pages)
  }

  public static func buildIf<Content>(_ content: Content?) -> Content? { content }

  public static func buildEither<First, Second>(
    first: First
  ) -> _ConditionalContent<First, Second> { _ConditionalContent(storage: .trueContent(first)) }

  public static func buildEither<First, Second>(
    second: Second
  ) -> _ConditionalContent<First, Second> { _ConditionalContent(storage: .falseContent(second)) }

  @_disfavoredOverload
  public static func buildLimitedAvailability<Content>(_ content: Content) -> Content { content }

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

/// The parts of a builder's block, in order.
public struct TupleContent<each Content> {
  public typealias Body = Never

  public var content: (repeat each Content)

  public init(_ content: (repeat each Content)) {
    self.content = content
  }

  public var body: Never { fatalError("TupleContent is primitive and has no body") }
}

extension TupleContent: View where repeat each Content: View {
  public static func _makeNodes(_ view: Self, _ context: _ViewContext) -> [_LayoutNode] {
    TupleElements(views: (repeat each view.content)).makeNodes(context)
  }
}

extension TupleContent: ToolbarContent where repeat each Content: ToolbarContent {
  public static func _makeViews(_ content: Self) -> [AnyView] {
    var views: [AnyView] = []
    for item in repeat each content.content { views += Self.views(of: item) }
    return views
  }

  @MainActor
  private static func views<Item: ToolbarContent>(of item: Item) -> [AnyView] {
    Item._makeViews(item)
  }
}

extension TupleContent: CustomizableToolbarContent
where repeat each Content: CustomizableToolbarContent {}

extension TupleContent: Commands where repeat each Content: Commands {}

extension Optional: Commands where Wrapped: Commands {}

extension Optional: TabContent where Wrapped: TabContent {
  public typealias TabValue = Wrapped.TabValue

  public static func _makePages(_ content: Self) -> [AnyView] { content?._pages ?? [] }
}

extension _ConditionalContent: TabContent
where
  TrueContent: TabContent, FalseContent: TabContent, TrueContent.TabValue == FalseContent.TabValue
{
  public typealias TabValue = TrueContent.TabValue

  public static func _makePages(_ content: Self) -> [AnyView] {
    switch content.storage {
    case .trueContent(let content): TrueContent._makePages(content)
    case .falseContent(let content): FalseContent._makePages(content)
    }
  }
}
