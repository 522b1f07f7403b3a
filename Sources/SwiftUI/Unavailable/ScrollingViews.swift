/// A scrolling region. WidgetKit does not show it.
public struct ScrollView<Content: View> {
  public var content: Content

  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension ScrollView: View {
  public var body: some View {
    AppContainer(
      name: "ScrollView", suggestion: "Widgets do not scroll: show what fits in a VStack.",
      content: content)
  }
}

/// A column of rows. WidgetKit does not show it.
public struct List<SelectionValue, Content: View> {
  private let content: Content

  private init(rows content: Content) {
    self.content = content
  }
}

extension List: View {
  public var body: some View {
    AppContainer(name: "List", suggestion: "Use a VStack with ForEach.", content: content)
  }
}

extension List where SelectionValue == Never {
  public init(@ViewBuilder content: () -> Content) {
    self.init(rows: content())
  }

  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
  {
    self.init(rows: ForEach(data, content: rowContent))
  }

  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(rows: ForEach(data, id: id, content: rowContent))
  }
}

/// A group of controls for data entry. WidgetKit does not show it.
public struct Form<Content: View> {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Form: View {
  public var body: some View {
    AppContainer(name: "Form", suggestion: "Use a VStack.", content: content)
  }
}

/// Pages with tabs. WidgetKit does not show it.
public struct TabView<SelectionValue: Hashable, Content: View> {
  private let content: Content

  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public init(@ViewBuilder content: () -> Content) where SelectionValue == Int {
    self.content = content()
  }
}

extension TabView: View {
  public var body: some View {
    AppContainer(name: "TabView", suggestion: "Show one page.", content: content)
  }
}
