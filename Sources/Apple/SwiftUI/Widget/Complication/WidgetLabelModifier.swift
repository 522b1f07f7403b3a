/// `widgetLabel(label:)`: a label beside the content of a complication. Where no label is shown, it
/// has no effect.
package struct WidgetLabelModifier<Label> {
  let label: Label

  package init(label: Label) {
    self.label = label
  }
}

extension WidgetLabelModifier: ViewModifier where Label: View {
  package typealias Body = Never

  package static func _makeNodes(
    _ modifier: Self, _ context: _ViewContext,
    content: @escaping @MainActor (_ViewContext) -> [_LayoutNode]
  ) -> [_LayoutNode] {
    let nodes = content(context)
    guard let complication = context.environment.complication else { return nodes }
    var inner = context
    inner.environment.complication = nil
    inner.environment.text.font = complication.layout.labelFont
    inner.environment.text.lineLimit = 1
    inner.environment.text.alignment = .center
    inner.environment.gaugeStyle = ComplicationGaugeStyle(
      height: complication.layout.barHeight)
    inner.environment.progressViewStyle = ComplicationProgressStyle(
      height: complication.layout.barHeight)
    complication.parts.label = joined(
      Label._makeNodes(modifier.label, inner.addingPlace("widgetLabel")), inner)
    return nodes
  }
}

/// `widgetCurvesContent(_:)`: the content of a complication with a label follows the label's curve.
package struct WidgetCurvesContentModifier: ViewModifier {
  package typealias Body = Never

  let curvesContent: Bool

  nonisolated package init(_ curvesContent: Bool) {
    self.curvesContent = curvesContent
  }

  package static func _makeNodes(
    _ modifier: Self, _ context: _ViewContext,
    content: @escaping @MainActor (_ViewContext) -> [_LayoutNode]
  ) -> [_LayoutNode] {
    guard let complication = context.environment.complication else { return content(context) }
    complication.parts.curvesContent = modifier.curvesContent
    return content(context)
  }
}

/// A gauge in a complication's label: a bar between the bounds.
struct ComplicationGaugeStyle: GaugeStyle {
  let height: CGFloat

  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 3) {
      configuration.minimumValueLabel
      ProgressTrack(
        amount: .fraction(configuration.value), shape: .bar(height: height), tint: nil)
      configuration.maximumValueLabel
    }
  }
}

/// A progress view in a complication's label. Unknown progress is an empty bar.
struct ComplicationProgressStyle: ProgressViewStyle {
  let height: CGFloat

  func makeBody(configuration: Configuration) -> some View {
    ProgressTrack(
      amount: configuration.amount.isKnown ? configuration.amount : .fraction(0),
      shape: .bar(height: height), tint: nil)
  }
}
