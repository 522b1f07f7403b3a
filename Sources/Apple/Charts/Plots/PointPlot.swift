import SwiftUI

/// Points of the elements of a collection. Source: Swift Charts (iOS 18).
public struct PointPlot<Content> {
  let content: Content
}

extension PointPlot: ChartContent, ContentPlot where Content: ChartContent {}

extension PointPlot: VectorizedChartContent, CollectionPlot where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement
}

/// The marks of `PointPlot`.
@MainActor @preconcurrency
public struct VectorizedPointPlotContent<Data: RandomAccessCollection>: ElementContent {
  public typealias DataElement = Data.Element

  nonisolated static var kind: _Mark.Kind { .point }

  let elements: ElementMarks<Data>
}

extension PointPlot {
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, x: CGFloat? = nil, y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedPointPlotContent<Data> {
    self.init(data) {
      $1.x = .position(x)
      $1.y = .value(y.datum($0))
    }
  }

  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, x: KeyPath<Data.Element, CGFloat>,
    y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedPointPlotContent<Data> {
    self.init(data) {
      $1.x = .position($0[keyPath: x])
      $1.y = .value(y.datum($0))
    }
  }

  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, y: CGFloat? = nil
  ) where Content == VectorizedPointPlotContent<Data> {
    self.init(data) {
      $1.x = .value(x.datum($0))
      $1.y = .position(y)
    }
  }

  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    y: KeyPath<Data.Element, CGFloat>
  ) where Content == VectorizedPointPlotContent<Data> {
    self.init(data) {
      $1.x = .value(x.datum($0))
      $1.y = .position($0[keyPath: y])
    }
  }

  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedPointPlotContent<Data> {
    self.init(data) {
      $1.x = .value(x.datum($0))
      $1.y = .value(y.datum($0))
    }
  }
}
