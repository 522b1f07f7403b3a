import SwiftUI

/// Points of the elements of a collection. Source: Swift Charts (iOS 18).
public struct PointPlot<Content> {
  nonisolated(unsafe) let content: Content
}

extension PointPlot: ChartContent where Content: ChartContent {
  @MainActor @preconcurrency
  public var body: some ChartContent { content }
}

extension PointPlot: VectorizedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement

  public static func _collectElements(
    _ content: Self, into collector: inout _MarkCollector,
    _ change: (DataElement, inout _Mark) -> Void
  ) { Content._collectElements(content.content, into: &collector, change) }
}

/// The marks of `PointPlot`.
@MainActor @preconcurrency
public struct VectorizedPointPlotContent<Data: RandomAccessCollection>: ElementContent {
  public typealias DataElement = Data.Element

  let elements: ElementMarks<Data>
}

extension PointPlot {
  private nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, make: @escaping (Data.Element, inout _Mark) -> Void
  ) where Content == VectorizedPointPlotContent<Data> {
    content = VectorizedPointPlotContent(elements: ElementMarks(.point, data, make))
  }

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
