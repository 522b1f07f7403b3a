import SwiftUI

/// Areas of the elements of a collection. Source: Swift Charts (iOS 18).
public struct AreaPlot<Content> {
  let content: Content
}

extension AreaPlot: ChartContent, ContentPlot where Content: ChartContent {}

extension AreaPlot: VectorizedChartContent, CollectionPlot where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement
}

/// The marks of `AreaPlot`.
@MainActor @preconcurrency
public struct VectorizedAreaPlotContent<Data: RandomAccessCollection>: ElementContent {
  public typealias DataElement = Data.Element

  nonisolated static var kind: _Mark.Kind { .area }

  let elements: ElementMarks<Data>
}

extension AreaPlot {
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    y: PlottableProjection<Data.Element, some Plottable>,
    series: PlottableProjection<Data.Element, some Plottable>,
    stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedAreaPlotContent<Data> {
    self.init(data) {
      $1.x = .value(x.datum($0))
      $1.y = .value(y.datum($0))
      $1.stacking = stacking
      $1.series = series.datum($0).value
    }
  }

  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    y: PlottableProjection<Data.Element, some Plottable>, stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedAreaPlotContent<Data> {
    self.init(data) {
      $1.x = .value(x.datum($0))
      $1.y = .value(y.datum($0))
      $1.stacking = stacking
    }
  }

  public nonisolated init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedAreaPlotContent<Data> {
    self.init(data) {
      $1.x = .value(x.datum($0))
      $1.y = .range(yStart.datum($0), yEnd.datum($0))
    }
  }

  public nonisolated init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>,
    series: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedAreaPlotContent<Data> {
    self.init(data) {
      $1.x = .value(x.datum($0))
      $1.y = .range(yStart.datum($0), yEnd.datum($0))
      $1.series = series.datum($0).value
    }
  }

  public nonisolated init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedAreaPlotContent<Data> {
    self.init(data) {
      $1.x = .range(xStart.datum($0), xEnd.datum($0))
      $1.y = .value(y.datum($0))
    }
  }

  public nonisolated init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, some Plottable>,
    series: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedAreaPlotContent<Data> {
    self.init(data) {
      $1.x = .range(xStart.datum($0), xEnd.datum($0))
      $1.y = .value(y.datum($0))
      $1.series = series.datum($0).value
    }
  }
}
