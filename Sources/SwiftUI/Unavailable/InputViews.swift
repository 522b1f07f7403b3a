/// A single-line text input. WidgetKit does not show it.
public struct TextField<Label: View> {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) where Label == Text {}

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) where Label == Text {}

  public init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {}

  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where Label == Text, F.FormatOutput == String {}
}

extension TextField: View {
  public var body: some View {
    UnavailableView(name: "TextField", suggestion: "Widgets accept no text input: use Text.")
  }
}

/// A text input for a secret. WidgetKit does not show it.
public struct SecureField<Label: View> {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) where Label == Text {}

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) where Label == Text {}
}

extension SecureField: View {
  public var body: some View {
    UnavailableView(name: "SecureField", suggestion: "Widgets accept no text input.")
  }
}

/// A multi-line text input. WidgetKit does not show it.
public struct TextEditor {
  public init(text: Binding<String>) {}
}

extension TextEditor: View {
  public var body: some View {
    UnavailableView(name: "TextEditor", suggestion: "Widgets accept no text input: use Text.")
  }
}

/// A slider for a value in a range. WidgetKit does not show it.
public struct Slider<Label: View, ValueLabel: View> {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint, Label == EmptyView, ValueLabel == EmptyView {}

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint, Label == EmptyView, ValueLabel == EmptyView {}

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint, ValueLabel == EmptyView {}
}

extension Slider: View {
  public var body: some View {
    UnavailableView(name: "Slider", suggestion: "Use ProgressView or Gauge.")
  }
}

/// A control that increments and decrements a value. WidgetKit does not show it.
public struct Stepper<Label: View> {
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label
  ) {}

  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1
  ) where Label == Text {}

  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1
  ) where Label == Text {}
}

extension Stepper: View {
  public var body: some View {
    UnavailableView(name: "Stepper", suggestion: "Use two buttons with intents.")
  }
}
