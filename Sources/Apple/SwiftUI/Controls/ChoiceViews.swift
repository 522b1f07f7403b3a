// Compatibility (apps): accepted | `DatePicker`, `ColorPicker`, `contextMenu`, gestures other than
//   `onTapGesture` | views are drawn as a stand-in, with a notice

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
