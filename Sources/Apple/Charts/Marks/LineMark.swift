import SwiftUI

/// A point of a line. The marks of one series form one line.
@MainActor @preconcurrency
public struct LineMark: PrimitiveChartContent {
  // Constant. A nonisolated initializer sets it; then only the main actor uses it.
  nonisolated(unsafe) let mark: _Mark

  public static func _collect(_ content: Self, into collector: inout _MarkCollector) {
    collector.append(content.mark)
  }

  public nonisolated init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    var mark = _Mark(.line)
    mark.x = .value(x.datum)
    mark.y = .value(y.datum)
    self.mark = mark
  }

  public nonisolated init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    var mark = _Mark(.line)
    mark.x = .value(x.datum)
    mark.y = .value(y.datum)
    mark.series = series.datum.value
    self.mark = mark
  }
}

/// A point of the edge of an area. The marks of one series form one area.
@MainActor @preconcurrency
public struct AreaMark: PrimitiveChartContent {
  // Constant. A nonisolated initializer sets it; then only the main actor uses it.
  nonisolated(unsafe) let mark: _Mark

  public static func _collect(_ content: Self, into collector: inout _MarkCollector) {
    collector.append(content.mark)
  }

  private nonisolated init(
    x: _Mark.Extent, y: _Mark.Extent, series: _PlottedValue?,
    stacking: MarkStackingMethod = .standard
  ) {
    var mark = _Mark(.area)
    mark.x = x
    mark.y = y
    mark.series = series
    mark.stacking = stacking
    self.mark = mark
  }

  /// An area from zero to the values.
  public nonisolated init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    self.init(x: .value(x.datum), y: .value(y.datum), series: nil, stacking: stacking)
  }

  public nonisolated init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
    stacking: MarkStackingMethod = .standard
  ) {
    self.init(
      x: .value(x.datum), y: .value(y.datum), series: series.datum.value, stacking: stacking)
  }

  public nonisolated init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    self.init(x: .value(x.datum), y: .range(yStart.datum, yEnd.datum), series: nil)
  }

  public nonisolated init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    self.init(
      x: .value(x.datum), y: .range(yStart.datum, yEnd.datum), series: series.datum.value)
  }

  public nonisolated init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    self.init(x: .range(xStart.datum, xEnd.datum), y: .value(y.datum), series: nil)
  }

  public nonisolated init<X: Plottable, Y: Plottable, S: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    self.init(
      x: .range(xStart.datum, xEnd.datum), y: .value(y.datum), series: series.datum.value)
  }
}
