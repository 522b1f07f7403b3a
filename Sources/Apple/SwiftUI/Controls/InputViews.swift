// Compatibility (apps): partial | `TextField`, `SecureField`, `TextEditor`, `Slider`, `Picker` |
//   drawn with their values; they take no input, which a notice reports

/// A single-line text input. WidgetKit does not show it; an app's window shows its text.
public struct TextField<Label: View> {
  private let text: String
  private let prompt: AnyView

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) where Label == Text {
    self.init(text.wrappedValue, prompt: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) where Label == Text {
    self.init(text.wrappedValue, prompt: Text(title))
  }

  public init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(text.wrappedValue, prompt: prompt.map { AnyView($0) } ?? AnyView(label()))
  }

  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where Label == Text, F.FormatOutput == String {
    self.init(format.format(value.wrappedValue), prompt: prompt ?? Text(titleKey))
  }

  init(_ text: String, prompt: some View) {
    self.text = text
    self.prompt = AnyView(prompt)
  }
}

extension TextField: View {
  public var body: some View {
    InputStandIn(
      name: "TextField", suggestion: "Widgets accept no text input: use Text.",
      content: InputText(text: text, prompt: prompt))
  }
}

/// A text input for a secret. WidgetKit does not show it; an app's window shows dots.
public struct SecureField<Label: View> {
  private let text: String
  private let prompt: AnyView

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) where Label == Text {
    self.init(text.wrappedValue, prompt: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) where Label == Text {
    self.init(text.wrappedValue, prompt: Text(title))
  }

  init(_ text: String, prompt: some View) {
    self.text = text
    self.prompt = AnyView(prompt)
  }
}

extension SecureField: View {
  public var body: some View {
    InputStandIn(
      name: "SecureField", suggestion: "Widgets accept no text input.",
      content: InputText(
        text: String(repeating: "•", count: min(text.count, 64)), prompt: prompt))
  }
}

/// A multi-line text input. WidgetKit does not show it; an app's window shows its text.
public struct TextEditor {
  private let text: String

  public init(text: Binding<String>) {
    self.text = text.wrappedValue
  }
}

extension TextEditor: View {
  public var body: some View {
    InputStandIn(
      name: "TextEditor", suggestion: "Widgets accept no text input: use Text.",
      content: Text(text).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading))
  }
}

/// The text of an input, or its prompt.
private struct InputText: View {
  let text: String
  let prompt: AnyView

  var body: some View {
    if text.isEmpty {
      prompt.foregroundStyle(.tertiary).frame(maxWidth: .infinity, alignment: .leading)
    } else {
      Text(text).lineLimit(1).frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}

/// A slider for a value in a range. WidgetKit does not show it; an app's window shows its value.
public struct Slider<Label: View, ValueLabel: View> {
  /// From 0 to 1.
  private let fraction: Double

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint, Label == EmptyView, ValueLabel == EmptyView {
    fraction = Self.fraction(value.wrappedValue, in: bounds)
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint, Label == EmptyView, ValueLabel == EmptyView {
    fraction = Self.fraction(value.wrappedValue, in: bounds)
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint, ValueLabel == EmptyView {
    fraction = Self.fraction(value.wrappedValue, in: bounds)
  }

  init(_ fraction: Double) {
    self.fraction = fraction
  }

  static func fraction<V: BinaryFloatingPoint>(
    _ value: V, in bounds: ClosedRange<V>
  ) -> Double {
    let length = Double(bounds.upperBound - bounds.lowerBound)
    let fraction = Double(value - bounds.lowerBound) / length
    return fraction.isFinite ? min(max(fraction, 0), 1) : 0
  }
}

extension Slider: View {
  public var body: some View {
    InputStandIn(
      name: "Slider", suggestion: "Use ProgressView or Gauge.", content: track)
  }

  private var track: some View {
    let metrics = ControlMetrics.system.slider
    return GeometryReader { geometry in
      let x = fraction * (geometry.size.width - metrics.knob.width)
      ZStack(alignment: .leading) {
        Capsule().fill(.quaternary).frame(height: metrics.track)
        Capsule().fill(.tint).frame(width: x + metrics.knob.width / 2, height: metrics.track)
        Capsule().fill(Color.white).shadow(radius: 2, y: 1)
          .frame(width: metrics.knob.width, height: metrics.knob.height)
          .offset(x: x)
      }
      .frame(height: geometry.size.height)
    }
    .frame(height: metrics.height)
  }
}

/// A control that increments and decrements a value. It works in an app's window; WidgetKit does
/// not show it.
public struct Stepper<Label: View> {
  private let label: Label
  private let increment: (() -> Void)?
  private let decrement: (() -> Void)?

  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value, in: bounds, step: step, label: label())
  }

  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1
  ) where Label == Text {
    self.init(value, in: bounds, step: step, label: Text(titleKey))
  }

  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1
  ) where Label == Text {
    self.init(value, in: nil, step: step, label: Text(titleKey))
  }

  init(label: Label, increment: (() -> Void)?, decrement: (() -> Void)?) {
    self.label = label
    self.increment = increment
    self.decrement = decrement
  }

  init<V: Strideable>(
    _ value: Binding<V>, in bounds: ClosedRange<V>?, step: V.Stride, label: Label
  ) {
    self.label = label
    func change(by step: V.Stride) -> (() -> Void)? {
      let next = value.wrappedValue.advanced(by: step)
      guard bounds?.contains(next) != false else { return nil }
      return { value.wrappedValue = next }
    }
    increment = change(by: step)
    decrement = change(by: 0 - step)
  }
}

extension Stepper: View {
  public var body: some View { StepperBody(label: label, change: (decrement, increment)) }
}

private struct StepperBody<Label: View>: View {
  let label: Label
  let change: (down: (() -> Void)?, up: (() -> Void)?)

  @Environment(\.isInApp) private var isInApp

  private var metrics: ControlMetrics.Stepper { ControlMetrics.system.stepper }

  var body: some View {
    if isInApp {
      HStack {
        label
        Spacer(minLength: 8)
        HStack(spacing: 0) {
          button("minus", "Decrement", change.down)
          Divider().frame(width: metrics.divider.width, height: metrics.divider.height)
          button("plus", "Increment", change.up)
        }
        .frame(width: 2 * metrics.button.width)
        .background(.quaternary, in: RoundedRectangle(cornerRadius: metrics.radius))
      }
    } else {
      UnavailableView(name: "Stepper", suggestion: "Use two buttons with intents.")
    }
  }

  private func button(
    _ symbol: String, _ name: String, _ action: (() -> Void)?
  ) -> some View {
    Button(action: { action?() }) {
      Image(systemName: symbol)
        .frame(maxWidth: .infinity, minHeight: metrics.button.height)
    }
    .buttonStyle(.plain)
    .disabled(action == nil)
    .accessibilityLabel(name)
  }
}
