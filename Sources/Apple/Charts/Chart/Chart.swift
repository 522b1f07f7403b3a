import SwiftUI

/// A view that plots data. Source: Swift Charts (iOS 16).
///
/// The chart fills the proposed size. Its marks become drawings of one canvas.
@MainActor @preconcurrency
public struct Chart<Content: ChartContent>: View {
  // Constant. A nonisolated initializer sets it; then only the main actor uses it.
  nonisolated(unsafe) private let content: Content
  @Environment(\.chartOptions) private var options
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone

  public nonisolated init(@ChartContentBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some View {
    var collector = _MarkCollector()
    Content._collect(content, into: &collector)
    var calendar = calendar
    calendar.locale = locale
    calendar.timeZone = timeZone
    let model = ChartModel(collector.marks, options, calendar: calendar)
    let isFull = collector.isFull
    return UnclippedCanvas { context, size in
      if isFull {
        context.notice(
          "A chart has more than \(_MarkCollector.maximumCount) marks: the rest is left out.")
      }
      ChartRenderer(model: model).draw(in: context, size)
    }
    .accessibilityElement(children: .contain)
  }
}

extension Chart {
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    self.init { ForEach(data, id: id, content: content) }
  }

  public nonisolated init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
    self.init { ForEach(data, content: content) }
  }
}

/// The plot area of a chart, for `chartPlotStyle(content:)`.
@MainActor @preconcurrency
public struct ChartPlotContent: View {
  let draw: @MainActor (GraphicsContext, CGSize) -> Void

  public var body: some View {
    UnclippedCanvas(draw: draw)
  }
}

/// The labels and ticks of an axis, for `chartXAxisStyle(content:)`.
@MainActor @preconcurrency
public struct ChartAxisContent: View {
  let draw: @MainActor (GraphicsContext, CGSize) -> Void

  public var body: some View {
    UnclippedCanvas(draw: draw)
  }
}

/// A canvas whose drawings may exceed its edges.
private struct UnclippedCanvas: View {
  let draw: @MainActor (GraphicsContext, CGSize) -> Void

  var body: some View {
    Canvas.unclipped { context, size in
      // A canvas is always drawn on the main actor, but its closure is not isolated.
      nonisolated(unsafe) let context = context
      MainActor.assumeIsolated { draw(context, size) }
    }
  }
}
