import SwiftUI

/// Rules of the elements of a collection. Source: Swift Charts (iOS 18).
public struct RulePlot<Content> {
  let content: Content
}

extension RulePlot: ChartContent, ContentPlot where Content: ChartContent {}

extension RulePlot: VectorizedChartContent, CollectionPlot where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement
}

/// The marks of `RulePlot`.
@MainActor @preconcurrency
public struct VectorizedRulePlotContent<Data: RandomAccessCollection>: ElementContent {
  public typealias DataElement = Data.Element

  nonisolated static var kind: _Mark.Kind { .rule }

  let elements: ElementMarks<Data>
}

extension RulePlot {
  public nonisolated init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: CGFloat? = nil, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRulePlotContent<Data> {
    self.init(data) {
      $1.x = .position(x)
      $1.y = .range(yStart.datum($0), yEnd.datum($0))
    }
  }

  public nonisolated init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: KeyPath<Data.Element, CGFloat>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRulePlotContent<Data> {
    self.init(data) {
      $1.x = .position($0[keyPath: x])
      $1.y = .range(yStart.datum($0), yEnd.datum($0))
    }
  }

  public nonisolated init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRulePlotContent<Data> {
    self.init(data) {
      $1.x = .value(x.datum($0))
      $1.y = .range(yStart.datum($0), yEnd.datum($0))
    }
  }

  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) where Content == VectorizedRulePlotContent<Data> {
    self.init(data) {
      $1.x = .value(x.datum($0))
      $1.y = .fixed(yStart, yEnd)
    }
  }

  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    yStart: KeyPath<Data.Element, CGFloat>, yEnd: KeyPath<Data.Element, CGFloat>
  ) where Content == VectorizedRulePlotContent<Data> {
    self.init(data) {
      $1.x = .value(x.datum($0))
      $1.y = .fixed($0[keyPath: yStart], $0[keyPath: yEnd])
    }
  }

  public nonisolated init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, y: CGFloat? = nil
  ) where Content == VectorizedRulePlotContent<Data> {
    self.init(data) {
      $1.x = .range(xStart.datum($0), xEnd.datum($0))
      $1.y = .position(y)
    }
  }

  public nonisolated init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, y: KeyPath<Data.Element, CGFloat>
  ) where Content == VectorizedRulePlotContent<Data> {
    self.init(data) {
      $1.x = .range(xStart.datum($0), xEnd.datum($0))
      $1.y = .position($0[keyPath: y])
    }
  }

  public nonisolated init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedRulePlotContent<Data> {
    self.init(data) {
      $1.x = .range(xStart.datum($0), xEnd.datum($0))
      $1.y = .value(y.datum($0))
    }
  }

  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil,
    y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedRulePlotContent<Data> {
    self.init(data) {
      $1.x = .fixed(xStart, xEnd)
      $1.y = .value(y.datum($0))
    }
  }

  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
    y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedRulePlotContent<Data> {
    self.init(data) {
      $1.x = .fixed($0[keyPath: xStart], $0[keyPath: xEnd])
      $1.y = .value(y.datum($0))
    }
  }
}
