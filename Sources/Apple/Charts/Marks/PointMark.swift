import SwiftUI

/// A symbol at a point.
@MainActor @preconcurrency
public struct PointMark: PrimitiveChartContent {
  // Constant. A nonisolated initializer sets it; then only the main actor uses it.
  nonisolated(unsafe) let mark: _Mark

  public static func _collect(_ content: Self, into collector: inout _MarkCollector) {
    collector.append(content.mark)
  }

  private nonisolated init(x: _Mark.Extent, y: _Mark.Extent) {
    var mark = _Mark(.point)
    mark.x = x
    mark.y = y
    self.mark = mark
  }

  public nonisolated init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    self.init(x: .value(x.datum), y: .value(y.datum))
  }

  /// - Parameter y: In points; nil is the center of the plot area.
  public nonisolated init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
    self.init(x: .value(x.datum), y: .position(y))
  }

  /// - Parameter x: In points; nil is the center of the plot area.
  public nonisolated init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
    self.init(x: .position(x), y: .value(y.datum))
  }
}

/// A line across the plot area, or a part of it.
@MainActor @preconcurrency
public struct RuleMark: PrimitiveChartContent {
  // Constant. A nonisolated initializer sets it; then only the main actor uses it.
  nonisolated(unsafe) let mark: _Mark

  public static func _collect(_ content: Self, into collector: inout _MarkCollector) {
    collector.append(content.mark)
  }

  private nonisolated init(_ x: _Mark.Extent, _ y: _Mark.Extent) {
    var mark = _Mark(.rule)
    mark.x = x
    mark.y = y
    self.mark = mark
  }

  public nonisolated init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    self.init(.value(x.datum), .fixed(yStart, yEnd))
  }

  public nonisolated init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    self.init(.value(x.datum), .range(yStart.datum, yEnd.datum))
  }

  public nonisolated init<Y: Plottable>(
    x: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    self.init(.position(x), .range(yStart.datum, yEnd.datum))
  }

  public nonisolated init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>
  ) {
    self.init(.fixed(xStart, xEnd), .value(y.datum))
  }

  public nonisolated init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    self.init(.range(xStart.datum, xEnd.datum), .value(y.datum))
  }

  public nonisolated init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: CGFloat? = nil
  ) {
    self.init(.range(xStart.datum, xEnd.datum), .position(y))
  }
}

/// A rectangle.
@MainActor @preconcurrency
public struct RectangleMark: PrimitiveChartContent {
  // Constant. A nonisolated initializer sets it; then only the main actor uses it.
  nonisolated(unsafe) let mark: _Mark

  public static func _collect(_ content: Self, into collector: inout _MarkCollector) {
    collector.append(content.mark)
  }

  private nonisolated init(
    _ x: _Mark.Extent, _ y: _Mark.Extent, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) {
    var mark = _Mark(.rectangle)
    mark.x = x
    mark.y = y
    mark.width = width
    mark.height = height
    self.mark = mark
  }

  public nonisolated init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) {
    self.init(.value(x.datum), .value(y.datum), width: width, height: height)
  }

  public nonisolated init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    self.init(.value(x.datum), .range(yStart.datum, yEnd.datum), width: width)
  }

  public nonisolated init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic
  ) {
    self.init(.value(x.datum), .fixed(yStart, yEnd), width: width)
  }

  public nonisolated init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    self.init(.range(xStart.datum, xEnd.datum), .value(y.datum), height: height)
  }

  public nonisolated init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    self.init(.fixed(xStart, xEnd), .value(y.datum), height: height)
  }

  public nonisolated init(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    self.init(.fixed(xStart, xEnd), .fixed(yStart, yEnd))
  }

  public nonisolated init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    self.init(.range(xStart.datum, xEnd.datum), .range(yStart.datum, yEnd.datum))
  }

  public nonisolated init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) {
    self.init(.range(xStart.datum, xEnd.datum), .fixed(yStart, yEnd))
  }

  public nonisolated init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    self.init(.fixed(xStart, xEnd), .range(yStart.datum, yEnd.datum))
  }
}

/// A sector of a pie or donut.
@MainActor @preconcurrency
public struct SectorMark: PrimitiveChartContent {
  // Constant. A nonisolated initializer sets it; then only the main actor uses it.
  nonisolated(unsafe) let mark: _Mark

  public static func _collect(_ content: Self, into collector: inout _MarkCollector) {
    collector.append(content.mark)
  }

  /// - Parameters:
  ///   - angle: The sector's part of the sum of all sectors.
  ///   - innerRadius: The radius of the hole; automatic is none.
  ///   - angularInset: The distance to the neighbors, in points, half of it at each side.
  public nonisolated init(
    angle: PlottableValue<some Plottable>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) {
    var mark = _Mark(.sector)
    mark.angle = angle.datum
    mark.innerRadius = innerRadius
    mark.outerRadius = outerRadius
    mark.angularInset = angularInset ?? 0
    self.mark = mark
  }
}
