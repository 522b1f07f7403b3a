import SwiftUI

/// A plot that shows its content: the marks of a collection's elements, or of a function.
@MainActor @preconcurrency
protocol ContentPlot<Content>: ChartContent {
  associatedtype Content: ChartContent
  nonisolated var content: Content { get }
  nonisolated init(content: Content)
}

extension ContentPlot {
  public var body: some ChartContent { content }
}

/// A plot of a collection. Its modifiers read the elements.
@MainActor @preconcurrency
protocol CollectionPlot: ContentPlot, VectorizedChartContent
where Content: VectorizedChartContent, DataElement == Content.DataElement {}

extension CollectionPlot {
  public static func _collectElements(
    _ content: Self, into collector: inout _MarkCollector,
    _ change: (DataElement, inout _Mark) -> Void
  ) { Content._collectElements(content.content, into: &collector, change) }
}

extension CollectionPlot where Content: ElementContent {
  /// - Parameter make: Sets what the plot shows of an element.
  nonisolated init(
    _ data: Content.Data, make: @escaping (Content.DataElement, inout _Mark) -> Void
  ) {
    self.init(content: Content(elements: ElementMarks(Content.kind, data, make)))
  }
}
