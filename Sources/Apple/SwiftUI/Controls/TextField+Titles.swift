/// Text fields with other titles and formats.
extension TextField {
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>, axis: Axis)
  where Label == Text {
    self.init(text, prompt: Text(titleResource))
  }

  @_disfavoredOverload
  public init<S>(_ title: S, text: Binding<String>, axis: Axis)
  where S: StringProtocol, Label == Text {
    self.init(text, prompt: Text(title))
  }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis)
  where Label == Text {
    self.init(text, prompt: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void)
  where S: StringProtocol, Label == Text {
    self.init(text, prompt: Text(title))
  }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void)
  where Label == Text {
    self.init(text, prompt: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S>(_ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void)
  where S: StringProtocol, Label == Text {
    self.init(text, prompt: Text(title))
  }

  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void
  ) where Label == Text {
    self.init(text, prompt: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) where S: StringProtocol, Label == Text {
    self.init(text, prompt: Text(title))
  }

  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) where Label == Text {
    self.init(text, prompt: Text(titleKey))
  }

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?)
  where Label == Text {
    self.init(text, prompt: prompt ?? Text(titleResource))
  }

  @_disfavoredOverload
  public init<S>(_ title: S, text: Binding<String>, prompt: Text?)
  where S: StringProtocol, Label == Text {
    self.init(text, prompt: prompt ?? Text(title))
  }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?)
  where Label == Text {
    self.init(text, prompt: prompt ?? Text(titleKey))
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?, axis: Axis
  ) where Label == Text {
    self.init(text, prompt: prompt ?? Text(titleResource))
  }

  @_disfavoredOverload
  public init<S>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis)
  where S: StringProtocol, Label == Text {
    self.init(text, prompt: prompt ?? Text(title))
  }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis)
  where Label == Text {
    self.init(text, prompt: prompt ?? Text(titleKey))
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>,
    selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
  ) where Label == Text {
    self.init(text, prompt: prompt ?? Text(titleResource))
  }

  @_disfavoredOverload
  public init<S>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) where S: StringProtocol, Label == Text {
    self.init(text, prompt: prompt ?? Text(title))
  }

  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) where Label == Text {
    self.init(text, prompt: prompt ?? Text(titleKey))
  }

  @_disfavoredOverload
  public init<S, V>(_ title: S, value: Binding<V>, formatter: Formatter)
  where S: StringProtocol, Label == Text {
    self.init(formatter.string(for: value.wrappedValue) ?? "", prompt: Text(title))
  }

  @_disfavoredOverload
  public init<V>(_ titleResource: LocalizedStringResource, value: Binding<V>, formatter: Formatter)
  where Label == Text {
    self.init(formatter.string(for: value.wrappedValue) ?? "", prompt: Text(titleResource))
  }

  public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter)
  where Label == Text {
    self.init(formatter.string(for: value.wrappedValue) ?? "", prompt: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
  ) where S: StringProtocol, Label == Text {
    self.init(formatter.string(for: value.wrappedValue) ?? "", prompt: Text(title))
  }

  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onCommit: @escaping () -> Void
  ) where Label == Text {
    self.init(formatter.string(for: value.wrappedValue) ?? "", prompt: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void
  ) where S: StringProtocol, Label == Text {
    self.init(formatter.string(for: value.wrappedValue) ?? "", prompt: Text(title))
  }

  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void
  ) where Label == Text {
    self.init(formatter.string(for: value.wrappedValue) ?? "", prompt: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) where S: StringProtocol, Label == Text {
    self.init(formatter.string(for: value.wrappedValue) ?? "", prompt: Text(title))
  }

  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) where Label == Text {
    self.init(formatter.string(for: value.wrappedValue) ?? "", prompt: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S, V>(_ title: S, value: Binding<V>, formatter: Formatter, prompt: Text?)
  where S: StringProtocol, Label == Text {
    self.init(formatter.string(for: value.wrappedValue) ?? "", prompt: prompt ?? Text(title))
  }

  @_disfavoredOverload
  public init<V>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, formatter: Formatter, prompt: Text?
  ) where Label == Text {
    self.init(
      formatter.string(for: value.wrappedValue) ?? "", prompt: prompt ?? Text(titleResource))
  }

  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text?
  ) where Label == Text {
    self.init(formatter.string(for: value.wrappedValue) ?? "", prompt: prompt ?? Text(titleKey))
  }

  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(text, prompt: prompt.map { AnyView($0) } ?? AnyView(label()))
  }

  public init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(text, prompt: prompt.map { AnyView($0) } ?? AnyView(label()))
  }

  public init<F>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(value, format, prompt: prompt.map { AnyView($0) } ?? AnyView(label()))
  }

  public init<F>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(value, format, prompt: prompt.map { AnyView($0) } ?? AnyView(label()))
  }

  public init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(
      formatter.string(for: value.wrappedValue) ?? "",
      prompt: prompt.map { AnyView($0) } ?? AnyView(label()))
  }
}
