// Compatibility (apps): partial | `List`, `Form`, `ScrollView`, `TabView` with views and `Tab`s |
//   lists in the inset grouped style; no momentum and no indicators; all tabs appear at once
// Compatibility (views): accepted | `List`, `ScrollView`, `Form`, `TabView`, `NavigationStack`,
//   `NavigationView`, `Picker`, `DatePicker`, `ColorPicker`, `Menu`, `TextField`, `SecureField`,
//   `TextEditor`, `Slider`, `Stepper` | drawn as WidgetKit's placeholder, a yellow field with a
//   barred circle, with a warning

/// A column of rows, which scrolls in an app's window. WidgetKit does not show it.
public struct List<SelectionValue, Content: View> {
  private let content: Content

  init(rows content: Content) {
    self.content = content
  }
}

extension List: PrimitiveView {
  public typealias Body = Never

  func makeNodes(_ context: _ViewContext) -> [_LayoutNode] {
    ListRows(name: "List", suggestion: "Use a VStack with ForEach.", content: content)
      .makeNodes(context)
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

  public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(rows: ForEach(data, content: rowContent))
  }

  @_disfavoredOverload
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<[Binding<Data.Element>], Data.Element.ID, RowContent>,
    Data.Element: Identifiable
  {
    self.init(rows: ForEach(data, content: rowContent))
  }

  @_disfavoredOverload
  public init<
    Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View
  >(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == ForEach<[Binding<Data.Element>], ID, RowContent> {
    self.init(rows: ForEach(data, id: id, content: rowContent))
  }
}

/// A group of controls for data entry, which scrolls in an app's window. WidgetKit does not show
/// it.
public struct Form<Content: View> {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Form: PrimitiveView {
  public typealias Body = Never

  func makeNodes(_ context: _ViewContext) -> [_LayoutNode] {
    ListRows(name: "Form", suggestion: "Use a VStack.", content: content).makeNodes(context)
  }
}
