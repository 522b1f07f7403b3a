import SwiftUI

// Compatibility: works | `chartLegend`, `chartPlotStyle`, `chartOverlay`, `chartBackground`

// Modifiers of the legend, the plot area and the layers of the charts in a view.
extension View {
  public func chartLegend(_ visibility: Visibility) -> some View {
    chartOption { $0.legend.visibility = visibility }
  }

  public func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartOption {
      $0.legend.position = position
      $0.legend.alignment = alignment
      $0.legend.spacing = spacing
    }
  }

  public nonisolated func chartLegend<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) -> some View {
    let legend = ChartOptions.Legend(
      position: position, alignment: alignment, spacing: spacing, content: AnyView(content()))
    return chartOption { $0.legend = legend }
  }

  /// Changes the plot area, such as its background, border and size.
  public nonisolated func chartPlotStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> Content
  ) -> some View {
    // Only the main actor evaluates the content.
    nonisolated(unsafe) let content = content
    return chartOption { $0.plotStyle = { AnyView(content($0)) } }
  }

  /// - Parameter alignment: Where the content is in the chart.
  public nonisolated func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    // Only the main actor evaluates the content.
    nonisolated(unsafe) let content = content
    return chartOption {
      $0.overlays.append(.init(alignment: alignment) { AnyView(content($0)) })
    }
  }

  public nonisolated func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    // Only the main actor evaluates the content.
    nonisolated(unsafe) let content = content
    return chartOption {
      $0.backgrounds.append(.init(alignment: alignment) { AnyView(content($0)) })
    }
  }

  /// Gestures have no effect in a widget.
  public nonisolated func chartGesture(
    _ gesture: @escaping (ChartProxy) -> some Gesture
  ) -> some View { self }
}
