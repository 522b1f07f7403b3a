import SwiftUI

// Compatibility: works | `LinePlot`, `AreaPlot`, `BarPlot`, `PointPlot`, `RulePlot`,
//   `RectanglePlot`, `SectorPlot` | of collections, and of functions, computed at 201 points

/// Lines of the elements of a collection. Source: Swift Charts (iOS 18).
public struct LinePlot<Content> {
  let content: Content
}

extension LinePlot: ChartContent, ContentPlot where Content: ChartContent {}

extension LinePlot: VectorizedChartContent, CollectionPlot where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement
}

/// The marks of `LinePlot`.
@MainActor @preconcurrency
public struct VectorizedLinePlotContent<Data: RandomAccessCollection>: ElementContent {
  public typealias DataElement = Data.Element

  nonisolated static var kind: _Mark.Kind { .line }

  let elements: ElementMarks<Data>
}

extension LinePlot {
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
