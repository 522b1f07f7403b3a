import SwiftUI

extension ScaleMapping {
  /// A mapping of the given values to visual values. Other values have none.
  init<DataValue: Plottable, Source>(
    _ pairs: KeyValuePairs<DataValue, Source>, _ convert: (Source) -> Visual
  ) {
    let values = pairs.map { ($0.key.plotted, convert($0.value)) }
    domain = values.map(\.0)
    mapping = { value in values.first { $0.0 == value }?.1 }
  }

  init(domain: _ScaleDomain? = nil, range: [Visual]? = nil) {
    if case .given(let values)? = domain?.kind { self.domain = values }
    self.range = range
  }

  init<DataValue: Plottable>(
    domain: [_PlottedValue]? = nil, _ mapping: @escaping (DataValue) -> Visual
  ) {
    self.domain = domain
    self.mapping = { DataValue.value(of: $0).map(mapping) }
  }
}

// Colors.
extension View {
  private nonisolated func styles(_ mapping: ScaleMapping<AnyShapeStyle>) -> some View {
    chartOption { $0.styles = mapping }
  }

  public nonisolated func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View { styles(ScaleMapping(mapping) { AnyShapeStyle($0) }) }

  public nonisolated func chartForegroundStyleScale<
    Domain: ScaleDomain, Range: ScaleRange
  >(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue: ShapeStyle {
    var mapping = ScaleMapping(
      domain: domain._domain, range: range._values.map { AnyShapeStyle($0) })
    mapping.gradient = gradient(range)
    return styles(mapping)
  }

  public nonisolated func chartForegroundStyleScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View { styles(ScaleMapping(domain: domain._domain)) }

  public nonisolated func chartForegroundStyleScale<Range: ScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue: ShapeStyle {
    var mapping = ScaleMapping(range: range._values.map { AnyShapeStyle($0) })
    mapping.gradient = gradient(range)
    return styles(mapping)
  }

  private nonisolated func gradient(_ range: some ScaleRange) -> Gradient? {
    range as? Gradient ?? (range._values as? [Color]).map { Gradient(colors: $0) }
  }

  public nonisolated func chartForegroundStyleScale<Domain: Collection, S: ShapeStyle>(
    domain: Domain, mapping: @escaping (Domain.Element) -> S
  ) -> some View where Domain.Element: Plottable {
    styles(ScaleMapping(domain: domain.map(\.plotted)) { AnyShapeStyle(mapping($0)) })
  }

  public nonisolated func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    mapping: @escaping (DataValue) -> S
  ) -> some View { styles(ScaleMapping { AnyShapeStyle(mapping($0)) }) }

  public nonisolated func chartForegroundStyleScale(type: ScaleType? = nil) -> some View { self }
}

// Symbols.
extension View {
  private nonisolated func symbols(_ mapping: ScaleMapping<AnyChartSymbolShape>) -> some View {
    chartOption { $0.symbols = mapping }
  }

  public nonisolated func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View { symbols(ScaleMapping(mapping) { AnyChartSymbolShape(erasing: $0) }) }

  @_disfavoredOverload
  public nonisolated func chartSymbolScale<DataValue: Plottable>(
    _ mapping: KeyValuePairs<DataValue, any ChartSymbolShape>
  ) -> some View { symbols(ScaleMapping(mapping) { AnyChartSymbolShape($0) }) }

  public nonisolated func chartSymbolScale<Domain: ScaleDomain>(domain: Domain) -> some View {
    symbols(ScaleMapping(domain: domain._domain))
  }

  public nonisolated func chartSymbolScale<Domain: Collection, S: ChartSymbolShape>(
    domain: Domain, mapping: @escaping (Domain.Element) -> S
  ) -> some View where Domain.Element: Plottable {
    symbols(
      ScaleMapping(domain: domain.map(\.plotted)) { AnyChartSymbolShape(erasing: mapping($0)) })
  }

  @_disfavoredOverload
  public nonisolated func chartSymbolScale<Domain: ScaleDomain>(
    domain: Domain, range: [any ChartSymbolShape]
  ) -> some View {
    symbols(ScaleMapping(domain: domain._domain, range: range.map { AnyChartSymbolShape($0) }))
  }

  public nonisolated func chartSymbolScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range
  ) -> some View where Range.VisualValue: ChartSymbolShape {
    symbols(
      ScaleMapping(
        domain: domain._domain, range: range._values.map { AnyChartSymbolShape(erasing: $0) }))
  }

  public nonisolated func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    mapping: @escaping (DataValue) -> S
  ) -> some View { symbols(ScaleMapping { AnyChartSymbolShape(erasing: mapping($0)) }) }

  @_disfavoredOverload
  public nonisolated func chartSymbolScale(range: [any ChartSymbolShape]) -> some View {
    symbols(ScaleMapping(range: range.map { AnyChartSymbolShape($0) }))
  }

  public nonisolated func chartSymbolScale<Range: ScaleRange>(
    range: Range
  ) -> some View where Range.VisualValue: ChartSymbolShape {
    symbols(ScaleMapping(range: range._values.map { AnyChartSymbolShape(erasing: $0) }))
  }
}

// Lines.
extension View {
  private nonisolated func lineStyles(_ mapping: ScaleMapping<StrokeStyle>) -> some View {
    chartOption { $0.lineStyles = mapping }
  }

  public nonisolated func chartLineStyleScale<DataValue: Plottable>(
    _ mapping: KeyValuePairs<DataValue, StrokeStyle>
  ) -> some View { lineStyles(ScaleMapping(mapping) { $0 }) }

  public nonisolated func chartLineStyleScale<Domain: ScaleDomain>(domain: Domain) -> some View {
    lineStyles(ScaleMapping(domain: domain._domain))
  }

  public nonisolated func chartLineStyleScale<Domain: Collection>(
    domain: Domain, mapping: @escaping (Domain.Element) -> StrokeStyle
  ) -> some View where Domain.Element: Plottable {
    lineStyles(ScaleMapping(domain: domain.map(\.plotted), mapping))
  }

  public nonisolated func chartLineStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range
  ) -> some View where Range.VisualValue == StrokeStyle {
    lineStyles(ScaleMapping(domain: domain._domain, range: range._values))
  }

  public nonisolated func chartLineStyleScale<DataValue: Plottable>(
    mapping: @escaping (DataValue) -> StrokeStyle
  ) -> some View { lineStyles(ScaleMapping(mapping)) }

  public nonisolated func chartLineStyleScale<Range: ScaleRange>(
    range: Range
  ) -> some View where Range.VisualValue == StrokeStyle {
    lineStyles(ScaleMapping(range: range._values))
  }
}

// Sizes of symbols, in square points.
extension View {
  private nonisolated func symbolSizes(_ mapping: ScaleMapping<CGFloat>) -> some View {
    chartOption { $0.symbolSizes = mapping }
  }

  public nonisolated func chartSymbolSizeScale<DataValue: Plottable>(
    _ mapping: KeyValuePairs<DataValue, CGFloat>
  ) -> some View { symbolSizes(ScaleMapping(mapping) { $0 }) }

  public nonisolated func chartSymbolSizeScale<Domain: Collection>(
    domain: Domain, mapping: @escaping (Domain.Element) -> CGFloat
  ) -> some View where Domain.Element: Plottable {
    symbolSizes(ScaleMapping(domain: domain.map(\.plotted), mapping))
  }

  public nonisolated func chartSymbolSizeScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue == CGFloat {
    symbolSizes(ScaleMapping(domain: domain._domain, range: range._values))
  }

  public nonisolated func chartSymbolSizeScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View { symbolSizes(ScaleMapping(domain: domain._domain)) }

  public nonisolated func chartSymbolSizeScale<DataValue: Plottable>(
    mapping: @escaping (DataValue) -> CGFloat
  ) -> some View { symbolSizes(ScaleMapping(mapping)) }

  public nonisolated func chartSymbolSizeScale<Range: ScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue == CGFloat {
    symbolSizes(ScaleMapping(range: range._values))
  }

  public nonisolated func chartSymbolSizeScale(type: ScaleType? = nil) -> some View { self }
}
