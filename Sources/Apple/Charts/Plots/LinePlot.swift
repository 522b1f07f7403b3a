import SwiftUI

// Compatibility: works | `LinePlot`, `AreaPlot`, `BarPlot`, `PointPlot`, `RulePlot`,
//   `RectanglePlot`, `SectorPlot` | of collections, and of functions, computed at 201 points

/// Lines of the elements of a collection. Source: Swift Charts (iOS 18).
public struct LinePlot<Content> {
  nonisolated(unsafe) let content: Content
}

extension LinePlot: ChartContent where Content: ChartContent {
  @MainActor @preconcurrency
  public var body: some ChartContent { content }
}

extension LinePlot: VectorizedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement

  public static func _collectElements(
    _ content: Self, into collector: inout _MarkCollector,
    _ change: (DataElement, inout _Mark) -> Void
  ) { Content._collectElements(content.content, into: &collector, change) }
}

/// The marks of `LinePlot`.
@MainActor @preconcurrency
public struct VectorizedLinePlotContent<Data: RandomAccessCollection>: ElementContent {
  public typealias DataElement = Data.Element

  let elements: ElementMarks<Data>
}

extension LinePlot {
  private nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, make: @escaping (Data.Element, inout _Mark) -> Void
  ) where Content == VectorizedLinePlotContent<Data> {
    content = VectorizedLinePlotContent(elements: ElementMarks(.line, data, make))
  }

  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedLinePlotContent<Data> {
    self.init(data) {
      $1.x = .value(x.datum($0))
      $1.y = .value(y.datum($0))
    }
  }

  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    y: PlottableProjection<Data.Element, some Plottable>,
    series: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedLinePlotContent<Data> {
    self.init(data) {
      $1.x = .value(x.datum($0))
      $1.y = .value(y.datum($0))
      $1.series = series.datum($0).value
    }
  }
}
