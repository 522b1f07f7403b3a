import SwiftUI

/// Sectors of the elements of a collection. Source: Swift Charts (iOS 18).
public struct SectorPlot<Content> {
  let content: Content
}

extension SectorPlot: ChartContent, ContentPlot where Content: ChartContent {}

extension SectorPlot: VectorizedChartContent, CollectionPlot where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement
}

/// The marks of `SectorPlot`.
@MainActor @preconcurrency
public struct VectorizedSectorPlotContent<Data: RandomAccessCollection>: ElementContent {
  public typealias DataElement = Data.Element

  nonisolated static var kind: _Mark.Kind { .sector }

  let elements: ElementMarks<Data>
}

extension SectorPlot {
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
