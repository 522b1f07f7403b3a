import SwiftUI

/// Bars of the elements of a collection. Source: Swift Charts (iOS 18).
public struct BarPlot<Content> {
  let content: Content
}

extension BarPlot: ChartContent, ContentPlot where Content: ChartContent {}

extension BarPlot: VectorizedChartContent, CollectionPlot where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement
}

/// The marks of `BarPlot`.
@MainActor @preconcurrency
public struct VectorizedBarPlotContent<Data: RandomAccessCollection>: ElementContent {
  public typealias DataElement = Data.Element

  nonisolated static var kind: _Mark.Kind { .bar }

  let elements: ElementMarks<Data>
}

extension BarPlot {
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    y: PlottableProjection<Data.Element, some Plottable>,
    width: MarkDimensions<Data.Element> = .automatic,
    height: MarkDimensions<Data.Element> = .automatic, stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedBarPlotContent<Data> {
    self.init(data) {
      $1.x = .value(x.datum($0))
      $1.y = .value(y.datum($0))
      $1.width = width.dimension($0)
      $1.height = height.dimension($0)
      $1.stacking = stacking
    }
  }

  public nonisolated init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>,
    width: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedBarPlotContent<Data> {
    self.init(data) {
      $1.x = .value(x.datum($0))
      $1.y = .range(yStart.datum($0), yEnd.datum($0))
      $1.width = width.dimension($0)
    }
  }

  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil, width: MarkDimensions<Data.Element> = .automatic,
    stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedBarPlotContent<Data> {
    self.init(data) {
      $1.x = .value(x.datum($0))
      $1.y = .fixed(yStart, yEnd)
      $1.width = width.dimension($0)
      $1.stacking = stacking
    }
  }

  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    yStart: KeyPath<Data.Element, CGFloat>, yEnd: KeyPath<Data.Element, CGFloat>,
    width: MarkDimensions<Data.Element> = .automatic, stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedBarPlotContent<Data> {
    self.init(data) {
      $1.x = .value(x.datum($0))
      $1.y = .fixed($0[keyPath: yStart], $0[keyPath: yEnd])
      $1.width = width.dimension($0)
      $1.stacking = stacking
    }
  }

  public nonisolated init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, some Plottable>,
    height: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedBarPlotContent<Data> {
    self.init(data) {
      $1.x = .range(xStart.datum($0), xEnd.datum($0))
      $1.y = .value(y.datum($0))
      $1.height = height.dimension($0)
    }
  }

  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil,
    y: PlottableProjection<Data.Element, some Plottable>,
    height: MarkDimensions<Data.Element> = .automatic, stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedBarPlotContent<Data> {
    self.init(data) {
      $1.x = .fixed(xStart, xEnd)
      $1.y = .value(y.datum($0))
      $1.height = height.dimension($0)
      $1.stacking = stacking
    }
  }

  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
    y: PlottableProjection<Data.Element, some Plottable>,
    height: MarkDimensions<Data.Element> = .automatic, stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedBarPlotContent<Data> {
    self.init(data) {
      $1.x = .fixed($0[keyPath: xStart], $0[keyPath: xEnd])
      $1.y = .value(y.datum($0))
      $1.height = height.dimension($0)
      $1.stacking = stacking
    }
  }

  public nonisolated init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) where Content == VectorizedBarPlotContent<Data> {
    self.init(data) {
      $1.x = .range(xStart.datum($0), xEnd.datum($0))
      $1.y = .fixed(yStart, yEnd)
    }
  }

  public nonisolated init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, yStart: KeyPath<Data.Element, CGFloat>,
    yEnd: KeyPath<Data.Element, CGFloat>
  ) where Content == VectorizedBarPlotContent<Data> {
    self.init(data) {
      $1.x = .range(xStart.datum($0), xEnd.datum($0))
      $1.y = .fixed($0[keyPath: yStart], $0[keyPath: yEnd])
    }
  }

  public nonisolated init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedBarPlotContent<Data> {
    self.init(data) {
      $1.x = .fixed(xStart, xEnd)
      $1.y = .range(yStart.datum($0), yEnd.datum($0))
    }
  }

  public nonisolated init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedBarPlotContent<Data> {
    self.init(data) {
      $1.x = .fixed($0[keyPath: xStart], $0[keyPath: xEnd])
      $1.y = .range(yStart.datum($0), yEnd.datum($0))
    }
  }
}
