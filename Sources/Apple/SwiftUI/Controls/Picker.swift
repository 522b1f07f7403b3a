// Compatibility (apps): partial | `Picker` | all styles; `.inline` is a wheel outside of lists, and
//   a wheel turns by taps on its values; `currentValueLabel` is not drawn

/// A choice among several values. It works in an app's window; WidgetKit does not show it.
///
/// The value of an option is its tag, or its identity in `ForEach` if it has no tag.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
  private let label: AnyView
  /// nil for a picker of no values.
  private let selection: Binding<SelectionValue>?
  private let content: Content

  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, AnyView(label()), content())
  }

  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(selection, AnyView(label), content())
  }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) where Label == Text {
    self.init(selection, AnyView(Text(titleKey)), content())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) where Label == Text {
    self.init(selection, AnyView(Text(title)), content())
  }

  init(_ selection: Binding<SelectionValue>?, _ label: AnyView, _ content: Content) {
    self.label = label
    self.selection = selection
    self.content = content
  }
}

extension Picker: View {
  public var body: some View {
    AppControl(
      name: "Picker", suggestion: "Use the widget's configuration instead.",
      content: PickerBody(
        label: label, options: PickerOptions(selection: selection, content: content)))
  }
}

extension Binding {
  /// The same property of several values: reads the first one's and sets all; nil without values.
  init?<C: RandomAccessCollection>(joining sources: C, _ path: KeyPath<C.Element, Binding<Value>>) {
    let bindings = sources.map { $0[keyPath: path] }
    guard let first = bindings.first else { return nil }
    self.init(
      get: { first.wrappedValue },
      set: { value in for binding in bindings { binding.wrappedValue = value } })
  }
}

/// The options of a picker, before a style arranges them.
struct PickerOptions<Value: Hashable, Content: View> {
  let selection: Binding<Value>?
  let content: Content

  /// One view for each option.
  func rows<Row: View>(
    @ViewBuilder _ row: @escaping (PickerOption) -> Row
  ) -> some View {
    list { ForEach($0, id: \.id, content: row) }
  }

  /// A view of all options.
  func list<Result: View>(
    @ViewBuilder _ result: @escaping ([PickerOption]) -> Result
  ) -> some View {
    let selection = selection
    // Sections of options do not belong to the list around the picker.
    return Group(subviews: content.environment(\.isInList, false)) { views in
      result(
        views.map { view in
          let value = view.containerValues.option(as: Value.self)
          return PickerOption(
            view: view, isSelected: value != nil && value == selection?.wrappedValue,
            choose: { if let value { selection?.wrappedValue = value } })
        })
    }
  }

  /// The selected option; nothing if there is none.
  var selected: some View { rows { if $0.isSelected { $0.view } } }
}

/// An option of a picker.
struct PickerOption {
  let view: Subview
  let isSelected: Bool
  let choose: () -> Void

  var id: Subview.ID { view.id }
}

extension PickerOption {
  /// The option as a button in the button style around it.
  @MainActor
  func button<Label: View>(@ViewBuilder label: () -> Label) -> some View {
    Button(action: { choose() }, label: label).accessibilityAddTraits(isSelected ? .isSelected : [])
  }
}
