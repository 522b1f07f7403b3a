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
    UnavailableView(
      name: "ScrollView", suggestion: "Widgets do not scroll: show what fits in a VStack.")
  }
}

/// A column of rows. WidgetKit does not show it.
public struct List<SelectionValue, Content: View> {
  private init(ignoringContent: Void) {}
}

extension List: View {
  public var body: some View {
    UnavailableView(name: "List", suggestion: "Use a VStack with ForEach.")
  }
}

extension List where SelectionValue == Never {
  public init(@ViewBuilder content: () -> Content) {
    self.init(ignoringContent: ())
  }

  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
  {
    self.init(ignoringContent: ())
  }

  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(ignoringContent: ())
  }
}

/// A group of controls for data entry. WidgetKit does not show it.
public struct Form<Content: View> {
  public init(@ViewBuilder content: () -> Content) {}
}

extension Form: View {
  public var body: some View {
    UnavailableView(name: "Form", suggestion: "Use a VStack.")
  }
}

/// Pages with tabs. WidgetKit does not show it.
public struct TabView<SelectionValue: Hashable, Content: View> {
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {}

  public init(@ViewBuilder content: () -> Content) where SelectionValue == Int {}
}

extension TabView: View {
  public var body: some View {
    UnavailableView(name: "TabView", suggestion: "Show one page.")
  }
}
