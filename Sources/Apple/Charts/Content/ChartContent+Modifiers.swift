import SwiftUI

// Compatibility: partial | `foregroundStyle(by:)`, `symbol(by:)`, `lineStyle(by:)`,
//   `symbolSize(by:)` and their scales | numbers of `foregroundStyle(by:)` are shades of blue, or
//   the nearest style of a range; they have no legend

/// Content whose marks are changed.
struct ModifiedMarks<Content: ChartContent>: PrimitiveChartContent {
  // Constant. A nonisolated initializer sets it; then only the main actor uses it.
  nonisolated(unsafe) let content: Content
  let change: @MainActor (inout _Mark) -> Void

  nonisolated init(_ content: Content, _ change: @escaping @MainActor (inout _Mark) -> Void) {
    self.content = content
    self.change = change
  }

  static func _collect(_ content: Self, into collector: inout _MarkCollector) {
    collector.append(content.content, content.change)
  }
}

// A modifier of a single mark wins over one of its container.
extension ChartContent {
  nonisolated func changing(
    _ change: @escaping @MainActor (inout _Mark) -> Void
  ) -> ModifiedMarks<Self> { ModifiedMarks(self, change) }

  nonisolated private func setting<Value>(
    _ path: WritableKeyPath<_Mark, Value?>, _ value: Value
  ) -> ModifiedMarks<Self> {
    // Constant; the change is made on the main actor.
    nonisolated(unsafe) let (path, value) = (path, value)
    return changing { if $0[keyPath: path] == nil { $0[keyPath: path] = value } }
  }

  // MARK: Style

  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
    setting(\.style, AnyShapeStyle(style))
  }

  /// Gives marks with equal values the same color, and lists the values in the legend.
  public nonisolated func foregroundStyle<D: Plottable>(
    by value: PlottableValue<D>
  ) -> some ChartContent { setting(\.styleValue, value.datum.value) }

  public nonisolated func opacity(_ value: Double) -> some ChartContent {
    changing { $0.opacity *= min(max(value.isNaN ? 1 : value, 0), 1) }
  }

  /// Aligns gradients with the plot area instead of with each mark.
  public nonisolated func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
    setting(\.alignsStyleWithPlot, aligns)
  }

  /// - Parameter radius: In points. `style` has no effect: corners are arcs.
  public nonisolated func cornerRadius(
    _ radius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> some ChartContent { setting(\.cornerRadius, radius) }

  public nonisolated func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    setting(\.lineStyle, style)
  }

  public nonisolated func lineStyle<D: Plottable>(
    by value: PlottableValue<D>
  ) -> some ChartContent { setting(\.lineStyleValue, value.datum.value) }

  public nonisolated func interpolationMethod(
    _ method: InterpolationMethod
  ) -> some ChartContent { setting(\.interpolation, method) }

  public nonisolated func zIndex(_ value: Double) -> some ChartContent {
    setting(\.zIndex, value)
  }

  // MARK: Symbols

  public nonisolated func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
    setting(\.symbol, AnyChartSymbolShape(erasing: symbol))
  }

  public nonisolated func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    setting(\.symbolValue, value.datum.value)
  }

  public nonisolated func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
    setting(\.symbolView, AnyView(symbol()))
  }

  /// - Parameter area: In square points.
  public nonisolated func symbolSize(_ area: CGFloat) -> some ChartContent {
    let side = max(area, 0).squareRoot()
    return setting(\.symbolSize, CGSize(width: side, height: side))
  }

  /// - Parameter size: In points.
  public nonisolated func symbolSize(_ size: CGSize) -> some ChartContent {
    setting(\.symbolSize, size)
  }

  public nonisolated func symbolSize<D: Plottable>(
    by value: PlottableValue<D>
  ) -> some ChartContent { setting(\.symbolSizeValue, value.datum.value) }

  // MARK: Position

  /// Places marks with different values side by side.
  ///
  /// - Parameters:
  ///   - axis: nil means the axis of the bars' bases.
  ///   - span: The part of the available size that all marks use together.
  public nonisolated func position<P: Plottable>(
    by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent {
    setting(\.position, MarkPosition(value: value.datum.value, axis: axis, span: span))
  }

  public nonisolated func offset(_ value: CGSize) -> some ChartContent {
    offset(xStart: value.width, xEnd: value.width, yStart: value.height, yEnd: value.height)
  }

  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    offset(xStart: x, xEnd: x, yStart: y, yEnd: y)
  }

  public nonisolated func offset(
    x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
  ) -> some ChartContent { offset(xStart: x, xEnd: x, yStart: yStart, yEnd: yEnd) }

  public nonisolated func offset(
    xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0
  ) -> some ChartContent { offset(xStart: xStart, xEnd: xEnd, yStart: y, yEnd: y) }

  /// In points.
  public nonisolated func offset(
    xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
  ) -> some ChartContent {
    changing {
      $0.offset.xStart += xStart
      $0.offset.xEnd += xEnd
      $0.offset.yStart += yStart
      $0.offset.yEnd += yEnd
    }
  }

  // MARK: Effects

  public nonisolated func blur(radius: CGFloat) -> some ChartContent {
    changing { $0.effects.append(.blur(radius: radius)) }
  }

  public nonisolated func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some ChartContent {
    changing { $0.effects.append(.shadow(color: color, radius: radius, x: x, y: y)) }
  }

  /// Clips to a shape that fills the area of each mark: a bar, or the points of a line.
  public nonisolated func clipShape(
    _ shape: some Shape, style: FillStyle = FillStyle()
  ) -> some ChartContent {
    changing { $0.effects.append(.clip({ shape.path(in: $0) }, style)) }
  }

  /// Shows the content where the marks of `content` are.
  public nonisolated func mask<C: ChartContent>(
    @ChartContentBuilder content: () -> C
  ) -> some ChartContent {
    // Only the main actor evaluates the content.
    nonisolated(unsafe) let content = content()
    return changing { mark in
      var collector = _MarkCollector()
      C._collect(content, into: &collector)
      mark.effects.append(.mask(collector.marks))
    }
  }

  /// Has no effect: marks are drawn one by one.
  public nonisolated func compositingLayer() -> some ChartContent { changing { _ in } }

  // MARK: Accessibility

  public nonisolated func accessibilityLabel(_ label: Text) -> some ChartContent {
    changing { if $0.accessibility.label == nil { $0.accessibility.label = label } }
  }

  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
    accessibilityLabel(Text(labelKey))
  }

  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent {
    accessibilityLabel(Text(label))
  }

  @_disfavoredOverload
  public nonisolated func accessibilityLabel(
    _ labelResource: LocalizedStringResource
  ) -> some ChartContent { accessibilityLabel(Text(labelResource)) }

  public nonisolated func accessibilityValue(_ valueDescription: Text) -> some ChartContent {
    changing { if $0.accessibility.value == nil { $0.accessibility.value = valueDescription } }
  }

  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent {
    accessibilityValue(Text(valueKey))
  }

  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent {
    accessibilityValue(Text(value))
  }

  @_disfavoredOverload
  public nonisolated func accessibilityValue(
    _ valueResource: LocalizedStringResource
  ) -> some ChartContent { accessibilityValue(Text(valueResource)) }

  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
    changing { $0.accessibility.isHidden = $0.accessibility.isHidden || hidden }
  }

  /// Has no effect.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
    changing { _ in }
  }
}
