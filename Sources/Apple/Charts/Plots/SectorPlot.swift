import SwiftUI

/// Sectors of the elements of a collection. Source: Swift Charts (iOS 18).
public struct SectorPlot<Content> {
  nonisolated(unsafe) let content: Content
}

extension SectorPlot: ChartContent where Content: ChartContent {
  @MainActor @preconcurrency
  public var body: some ChartContent { content }
}

extension SectorPlot: VectorizedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement

  public static func _collectElements(
    _ content: Self, into collector: inout _MarkCollector,
    _ change: (DataElement, inout _Mark) -> Void
  ) { Content._collectElements(content.content, into: &collector, change) }
}

/// The marks of `SectorPlot`.
@MainActor @preconcurrency
public struct VectorizedSectorPlotContent<Data: RandomAccessCollection>: ElementContent {
  public typealias DataElement = Data.Element

  let elements: ElementMarks<Data>
}

extension SectorPlot {
  private nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, make: @escaping (Data.Element, inout _Mark) -> Void
  ) where Content == VectorizedSectorPlotContent<Data> {
    content = VectorizedSectorPlotContent(elements: ElementMarks(.sector, data, make))
  }

  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, angle: PlottableProjection<Data.Element, some Plottable>,
    innerRadius: MarkDimensions<Data.Element> = .automatic,
    outerRadius: MarkDimensions<Data.Element> = .automatic, angularInset: CGFloat? = nil
  ) where Content == VectorizedSectorPlotContent<Data> {
    self.init(data) {
      $1.innerRadius = innerRadius.dimension($0)
      $1.outerRadius = outerRadius.dimension($0)
      $1.angle = angle.datum($0)
      $1.angularInset = angularInset ?? 0
    }
  }

  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, angle: PlottableProjection<Data.Element, some Plottable>,
    innerRadius: MarkDimensions<Data.Element> = .automatic,
    outerRadius: MarkDimensions<Data.Element> = .automatic,
    angularInset: KeyPath<Data.Element, CGFloat>
  ) where Content == VectorizedSectorPlotContent<Data> {
    self.init(data) {
      $1.innerRadius = innerRadius.dimension($0)
      $1.outerRadius = outerRadius.dimension($0)
      $1.angle = angle.datum($0)
      $1.angularInset = $0[keyPath: angularInset]
    }
  }
}
