/// A choice among several values. WidgetKit does not show it.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {}

  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {}

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) where Label == Text {}

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) where Label == Text {}
}

extension Picker: View {
  public var body: some View {
    UnavailableView(name: "Picker", suggestion: "Use the widget's configuration instead.")
  }
}

/// A choice of a date. WidgetKit does not show it.
public struct DatePicker<Label: View> {
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Date>) where Label == Text {}

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Date>) where Label == Text {}
}

extension DatePicker: View {
  public var body: some View {
    UnavailableView(name: "DatePicker", suggestion: "Use the widget's configuration instead.")
  }
}

/// A choice of a colour. WidgetKit does not show it.
public struct ColorPicker<Label: View> {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) where Label == Text {}
}

extension ColorPicker: View {
  public var body: some View {
    UnavailableView(name: "ColorPicker", suggestion: "Use the widget's configuration instead.")
  }
}

/// A menu of actions. WidgetKit does not show it.
public struct Menu<Label: View, Content: View> {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}

  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
  where Label == Text {}

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content)
  where Label == Text {}
}

extension Menu: View {
  public var body: some View {
    UnavailableView(name: "Menu", suggestion: "Use buttons with intents.")
  }
}
