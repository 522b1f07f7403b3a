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
