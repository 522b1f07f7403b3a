import ViewArchive

// Compatibility (apps): partial | `Slider` | labels are read but not drawn

/// A slider for a value in a range. It works in an app's window; WidgetKit does not show it.
public struct Slider<Label: View, ValueLabel: View> {
  private let label: AnyView
  /// From 0 to 1.
  private let fraction: Double
  /// Takes a number from 0 to 1.
  private let set: (Double) -> Void

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint, Label == EmptyView, ValueLabel == EmptyView {
    self.init(value, in: bounds)
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint, Label == EmptyView, ValueLabel == EmptyView {
    self.init(value, in: bounds, step: step)
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint, ValueLabel == EmptyView {
    self.init(value, in: bounds, label: label())
  }

  /// - Parameter step: The distance of the values from each other; nil for any value.
  init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride? = nil,
    label: some View = EmptyView()
  ) where V.Stride: BinaryFloatingPoint {
    self.label = AnyView(label)
    let length = Double(bounds.upperBound - bounds.lowerBound)
    let fraction = Double(value.wrappedValue - bounds.lowerBound) / length
    self.fraction = fraction.isFinite ? min(max(fraction, 0), 1) : 0
    set = { fraction in
      var distance = fraction * length
      if let step = step.map({ Double($0) }), step > 0 {
        distance = min((distance / step).rounded() * step, length)
      }
      value.wrappedValue = bounds.lowerBound + V(distance)
    }
  }
}

extension Slider: View {
  public var body: some View {
    let set = set
    return AppControl(
      name: "Slider", suggestion: "Use ProgressView or Gauge.",
      content: InputControl(
        kind: "Slider", label: label, value: "\(Int((fraction * 100).rounded()))%",
        traits: .isSlider,
        set: { text in
          if let number = Double(text), (0...100).contains(number) { set(number / 100) }
        }
      ) { track })
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
