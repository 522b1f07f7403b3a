import SwiftUI

// Compatibility: partial | `BarMark`, `LineMark`, `AreaMark`, `PointMark`, `RuleMark`,
//   `RectangleMark`, `SectorMark` | all initializers except those with `z`; stacking,
//   `position(by:)`, all interpolation methods

/// A bar.
@MainActor @preconcurrency
public struct BarMark: PrimitiveChartContent {
  // Constant. A nonisolated initializer sets it; then only the main actor uses it.
  nonisolated(unsafe) let mark: _Mark

  public static func _collect(_ content: Self, into collector: inout _MarkCollector) {
    collector.append(content.mark)
  }

  private nonisolated init(_ change: (inout _Mark) -> Void) {
    var mark = _Mark(.bar)
    change(&mark)
    self.mark = mark
  }

  /// A bar from zero to a value.
  public nonisolated init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    self.init {
      $0.x = .value(x.datum)
      $0.y = .value(y.datum)
      $0.width = width
      $0.height = height
      $0.stacking = stacking
    }
  }

  public nonisolated init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    self.init {
      $0.x = .value(x.datum)
      $0.y = .range(yStart.datum, yEnd.datum)
      $0.width = width
    }
  }

  public nonisolated init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    self.init {
      $0.x = .range(xStart.datum, xEnd.datum)
      $0.y = .value(y.datum)
      $0.height = height
    }
  }

  /// - Parameters:
  ///   - yStart: In points; nil is the top edge of the plot area.
  ///   - yEnd: In points; nil is the bottom edge.
  public nonisolated init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    self.init {
      // A quantity without a position is a bar along the axis, as in a one-dimensional chart.
      $0.x = .value(x.datum)
      $0.y = .fixed(yStart, yEnd)
      $0.width = width
      $0.stacking = stacking
    }
  }

  public nonisolated init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    self.init {
      $0.x = .fixed(xStart, xEnd)
      $0.y = .value(y.datum)
      $0.height = height
      $0.stacking = stacking
    }
  }

  public nonisolated init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) {
    self.init {
      $0.x = .range(xStart.datum, xEnd.datum)
      $0.y = .fixed(yStart, yEnd)
    }
  }

  public nonisolated init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    self.init {
      $0.x = .fixed(xStart, xEnd)
      $0.y = .range(yStart.datum, yEnd.datum)
    }
  }
}
