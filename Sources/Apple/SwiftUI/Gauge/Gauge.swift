import NoticeCatalog
import ViewArchive

// Compatibility (views): works | `Gauge` | all styles of iOS, and custom styles

/// Shows a value within a range. Marked value labels are not drawn.
public struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
> {
  let fraction: Double
  /// The value and the range if it is outside of the range.
  private let excess: String?
  let label: Label
  let currentValueLabel: CurrentValueLabel?
  let minimumValueLabel: BoundsLabel?
  let maximumValueLabel: BoundsLabel?

  init<V: BinaryFloatingPoint>(
    _ value: V, _ bounds: ClosedRange<V>, _ label: Label, _ currentValueLabel: CurrentValueLabel?,
    _ minimumValueLabel: BoundsLabel?, _ maximumValueLabel: BoundsLabel?
  ) {
    let length = Double(bounds.upperBound - bounds.lowerBound)
    let fraction = Double(value - bounds.lowerBound) / length
    self.fraction = fraction.isFinite ? min(max(fraction, 0), 1) : 0
    // A range of one value has no place for others.
    let isInside = bounds.contains(value) || length == 0
    excess = isInside ? nil : "\(value), is outside of \(bounds)"
    self.label = label
    self.currentValueLabel = currentValueLabel
    self.minimumValueLabel = minimumValueLabel
    self.maximumValueLabel = maximumValueLabel
  }
}

extension Gauge: PrimitiveView {
  public typealias Body = Never

  func makeNodes(_ context: _ViewContext) -> [_LayoutNode] {
    if let excess {
      context.noteMistake(
        NoticeKind.outOfRange.notice(
          "The value of a Gauge, \(excess): the nearest end is shown."))
    }
    let style = context.environment.gaugeStyle
    // Redaction in the views' own environment; the host leaves out nodes with `privateValue`.
    let isHidden = context.environment.redactionReasons.hidesText(in: context.environment)
    let configuration = GaugeStyleConfiguration(
      value: isHidden ? 0 : fraction, label: .init(content: AnyView(label)),
      currentValueLabel: partContent(currentValueLabel).map { .init(content: $0) },
      minimumValueLabel: partContent(minimumValueLabel).map { .init(content: $0) },
      maximumValueLabel: partContent(maximumValueLabel).map { .init(content: $0) })
    var inner = context
    // Inside the style's body, gauges have the default style instead of recursing.
    inner.environment.gaugeStyle = DefaultGaugeStyle()
    let styled = style.nodes(configuration, inner)
    guard !styled.isEmpty else { return [] }
    let spoken = spokenText(of: label, inner)
    return [
      ControlNode(
        joined(styled, inner), context, kind: "Gauge",
        accessibility: NodeAccessibility(
          label: spoken.isEmpty ? nil : spoken, value: isHidden ? nil : spokenValue(inner),
          children: .ignore))
    ]
  }

  @MainActor
  private func spokenValue(_ context: _ViewContext) -> String {
    let text = partContent(currentValueLabel).map { spokenText(of: $0, context) }
    return text.flatMap { $0.isEmpty ? nil : $0 } ?? spokenPercent(fraction)
  }
}

extension Gauge {
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  )
  where
    CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView
  {
    self.init(value, bounds, label(), nil, nil, nil)
  }

  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    self.init(value, bounds, label(), currentValueLabel(), nil, nil)
  }

  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) where MarkedValueLabels == EmptyView {
    self.init(
      value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
  }

  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) where BoundsLabel == EmptyView {
    self.init(value, bounds, label(), currentValueLabel(), nil, nil)
  }

  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
  }
}
