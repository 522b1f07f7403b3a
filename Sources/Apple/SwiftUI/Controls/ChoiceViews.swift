// Compatibility (apps): accepted | `DatePicker`, `ColorPicker`, `Menu`, `contextMenu`, gestures
//   other than `onTapGesture` | views are drawn as a stand-in, with a notice

/// A choice among several values. WidgetKit does not show it; an app's window shows its value.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
  private let label: AnyView
  private let selection: SelectionValue?
  private let content: Content

  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection.wrappedValue, AnyView(label()), content())
  }

  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(selection.wrappedValue, AnyView(label), content())
  }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) where Label == Text {
    self.init(selection.wrappedValue, AnyView(Text(titleKey)), content())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) where Label == Text {
    self.init(selection.wrappedValue, AnyView(Text(title)), content())
  }

  init(_ selection: SelectionValue?, _ label: AnyView, _ content: Content) {
    self.label = label
    self.selection = selection
    self.content = content
  }
}

extension Picker: View {
  public var body: some View {
    InputStandIn(
      name: "Picker", suggestion: "Use the widget's configuration instead.",
      content: PickerBody(label: label, selection: selection, content: content))
  }
}

private struct PickerBody<Value: Hashable, Content: View>: View {
  let label: AnyView
  let selection: Value?
  let content: Content

  @Environment(\.segmentsPickers) private var isSegmented

  var body: some View {
    if isSegmented {
      SegmentedPicker(selection: selection, content: content)
    } else {
      HStack {
        label
        Spacer(minLength: 8)
        TaggedView(tag: selection.map { AnyHashable($0) }, content: content).foregroundStyle(
          .secondary)
      }
    }
  }
}

/// The one of several views that has a tag; nothing if there is none.
private struct TaggedView<Content: View>: PrimitiveView {
  let tag: AnyHashable?
  let content: Content

  func makeNodes(_ context: _ViewContext) -> [_LayoutNode] {
    guard let tag else { return [] }
    let nodes = Content._makeNodes(content, context)
    return nodes.first {
      $0.layoutValue(TagKey.self) == tag || $0.identity == "\(tag.base)"
    }.map { [$0] } ?? []
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
