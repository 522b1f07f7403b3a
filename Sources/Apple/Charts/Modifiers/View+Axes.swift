import SwiftUI

// Compatibility: works | `chartXScale`, `chartYScale` | linear, logarithmic, symmetric
//   logarithmic, power and category scales; ticks are multiples of 1, 2 or 5
// Compatibility: works | `chartXAxisLabel`, `chartYAxisLabel`, `chartXAxisStyle`,
//   `chartYAxisStyle`
// Compatibility: accepted | `chartScrollableAxes`, `chartXVisibleDomain`, `chartXSelection`,
//   `chartAngleSelection`, `chartGesture` | the visible part of a scrolling chart is drawn

// Modifiers of the axes of the charts in a view.
extension View {
  public nonisolated func chartXAxis(_ visibility: Visibility) -> some View {
    chartOption { $0.x.visibility = visibility }
  }

  public nonisolated func chartYAxis(_ visibility: Visibility) -> some View {
    chartOption { $0.y.visibility = visibility }
  }

  public nonisolated func chartXAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View {
    let sets = AxisMarkSetList(content()).sets
    return chartOption { $0.x.sets = sets }
  }

  public nonisolated func chartYAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View {
    let sets = AxisMarkSetList(content()).sets
    return chartOption { $0.y.sets = sets }
  }

  // MARK: Styles

  /// Changes the labels and ticks of the horizontal axis, such as their background and size.
  public nonisolated func chartXAxisStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> Content
  ) -> some View { axisStyle(\.x, content) }

  /// Changes the labels and ticks of the vertical axis.
  public nonisolated func chartYAxisStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> Content
  ) -> some View { axisStyle(\.y, content) }

  private nonisolated func axisStyle<Content: View>(
    _ axis: WritableKeyPath<ChartOptions, ChartOptions.AxisOptions>,
    _ content: @escaping (ChartAxisContent) -> Content
  ) -> some View {
    // Only the main actor evaluates the content.
    nonisolated(unsafe) let (axis, content) = (axis, content)
    return chartOption { $0[keyPath: axis].style = { AnyView(content($0)) } }
  }

  // MARK: Titles

  public nonisolated func chartXAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some View {
    let title = ChartOptions.AxisTitle(
      content: AnyView(content()), position: position, alignment: alignment, spacing: spacing)
    return chartOption { $0.x.label = title }
  }

  public nonisolated func chartXAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
  }

  @_disfavoredOverload
  public nonisolated func chartXAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
  }

  @_disfavoredOverload
  public nonisolated func chartXAxisLabel(
    _ labelResource: LocalizedStringResource, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) {
      Text(labelResource)
    }
  }

  public nonisolated func chartYAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some View {
    let title = ChartOptions.AxisTitle(
      content: AnyView(content()), position: position, alignment: alignment, spacing: spacing)
    return chartOption { $0.y.label = title }
  }

  public nonisolated func chartYAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
  }

  @_disfavoredOverload
  public nonisolated func chartYAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
  }

  @_disfavoredOverload
  public nonisolated func chartYAxisLabel(
    _ labelResource: LocalizedStringResource, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) {
      Text(labelResource)
    }
  }

  // MARK: Scales

  public nonisolated func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View { axisScale(\.x, domain._domain, range, type) }

  public nonisolated func chartXScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View { axisScale(\.x, domain._domain, nil, type) }

  public nonisolated func chartXScale<Range: PositionScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> some View { axisScale(\.x, nil, range, type) }

  public nonisolated func chartXScale(type: ScaleType? = nil) -> some View {
    axisScale(\.x, nil, nil, type)
  }

  public nonisolated func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View { axisScale(\.y, domain._domain, range, type) }

  public nonisolated func chartYScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View { axisScale(\.y, domain._domain, nil, type) }

  public nonisolated func chartYScale<Range: PositionScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> some View { axisScale(\.y, nil, range, type) }

  public nonisolated func chartYScale(type: ScaleType? = nil) -> some View {
    axisScale(\.y, nil, nil, type)
  }

  private nonisolated func axisScale(
    _ axis: WritableKeyPath<ChartOptions, ChartOptions.AxisOptions>, _ domain: _ScaleDomain?,
    _ range: (any PositionScaleRange)?, _ type: ScaleType?
  ) -> some View {
    chartOption { options in
      if let domain { options[keyPath: axis].domain = domain }
      if let type { options[keyPath: axis].type = type }
      guard let range else { return }
      options[keyPath: axis].padding = range._padding
      let values = range._values
      if values.count > 1, let lower = values.min(), let upper = values.max() {
        options[keyPath: axis].range = lower...upper
      }
    }
  }

  // MARK: Scrolling and selection

  /// Shows a part of the domain: a widget does not scroll.
  public nonisolated func chartScrollableAxes(_ axes: Axis.Set) -> some View { self }

  public nonisolated func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    let length = length.plotted.continuous
    return chartOption { $0.x.visibleLength = length }
  }

  public nonisolated func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    let length = length.plotted.continuous
    return chartOption { $0.y.visibleLength = length }
  }

  public nonisolated func chartScrollPosition(initialX: some Plottable) -> some View {
    let value = initialX.plotted
    return chartOption { $0.x.scrollPosition = value }
  }

  public nonisolated func chartScrollPosition(initialY: some Plottable) -> some View {
    let value = initialY.plotted
    return chartOption { $0.y.scrollPosition = value }
  }

  public nonisolated func chartScrollPosition(x: Binding<some Plottable>) -> some View {
    let value = x.wrappedValue.plotted
    return chartOption { $0.x.scrollPosition = value }
  }

  public nonisolated func chartScrollPosition(y: Binding<some Plottable>) -> some View {
    let value = y.wrappedValue.plotted
    return chartOption { $0.y.scrollPosition = value }
  }

  /// Selections have no effect: a widget has no gestures.
  public nonisolated func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View { self }

  public nonisolated func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View { self }

  public nonisolated func chartXSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> some View { self }

  public nonisolated func chartYSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> some View { self }

  public nonisolated func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
    self
  }
}
