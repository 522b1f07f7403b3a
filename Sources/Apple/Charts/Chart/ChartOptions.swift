import SwiftUI

/// What the modifiers of a chart set.
struct ChartOptions {
  struct AxisOptions {
    var visibility = Visibility.automatic
    /// nil is the default axis.
    var sets: [AxisMarkSet]?
    var domain: _ScaleDomain?
    var type: ScaleType?
    /// Positions in the plot area, in points; nil is its size.
    var range: ClosedRange<CGFloat>?
    var padding: (start: CGFloat, end: CGFloat) = (0, 0)
    var label: AxisTitle?
    /// The length of the visible part of the domain: units of numbers, or seconds.
    var visibleLength: Double?
    /// The start of the visible part.
    var scrollPosition: _PlottedValue?
    var style: (@MainActor (ChartAxisContent) -> AnyView)?
  }

  struct AxisTitle {
    var content: AnyView
    var position: AnnotationPosition
    var alignment: Alignment?
    var spacing: CGFloat?
  }

  struct Legend {
    var visibility = Visibility.automatic
    var position = AnnotationPosition.automatic
    var alignment: Alignment?
    var spacing: CGFloat?
    /// nil is the default legend.
    var content: AnyView?
  }

  struct Layer {
    var alignment: Alignment
    var content: @MainActor (ChartProxy) -> AnyView
  }

  var x = AxisOptions()
  var y = AxisOptions()
  var styles: ScaleMapping<AnyShapeStyle>?
  var symbols: ScaleMapping<AnyChartSymbolShape>?
  var lineStyles: ScaleMapping<StrokeStyle>?
  var symbolSizes: ScaleMapping<CGFloat>?
  var legend = Legend()
  var plotStyle: (@MainActor (ChartPlotContent) -> AnyView)?
  var overlays: [Layer] = []
  var backgrounds: [Layer] = []
}

/// Maps values of the data to visual values.
struct ScaleMapping<Visual> {
  /// nil is the values of the data.
  var domain: [_PlottedValue]?
  /// Used one after the other; nil is the default range.
  var range: [Visual]?
  /// The colors between which numbers are interpolated; nil if the range has no colors.
  var gradient: Gradient?
  var mapping: ((_PlottedValue) -> Visual?)?
}

private struct ChartOptionsKey: EnvironmentKey {
  static var defaultValue: ChartOptions { ChartOptions() }
}

extension EnvironmentValues {
  var chartOptions: ChartOptions {
    get { self[ChartOptionsKey.self] }
    set { self[ChartOptionsKey.self] = newValue }
  }
}

extension View {
  nonisolated func chartOption(_ change: @escaping (inout ChartOptions) -> Void) -> some View {
    transformEnvironment(\.chartOptions, transform: change)
  }
}
