import SwiftUI

/// Draws a chart: axes, marks, annotations, legend and layers.
@MainActor
struct ChartRenderer {
  let model: ChartModel

  func draw(in context: GraphicsContext, _ size: CGSize) {
    guard size.width > 0, size.height > 0 else { return }
    let layout = ChartLayout(model, context, size)
    var plot = layout.plot
    let marks = MarkDrawing(layout)
    let content = ChartPlotContent { context, size in
      AxisDrawing(layout, size).drawLines(in: context)
      marks.draw(in: context, size)
    }
    let styled = model.options.plotStyle?(content)
    if let styled { plot.size = context.size(of: styled, in: ProposedViewSize(plot.size)) }
    let proxy = ChartProxy(layout: layout, frame: plot)
    let whole = CGRect(origin: .zero, size: size)
    for layer in model.options.backgrounds { draw(layer, proxy, whole, context) }
    if let styled {
      context.place(styled, in: plot)
    } else {
      context.place(content, in: plot)
    }
    let axes = AxisDrawing(layout, plot.size)
    axes.drawLabels(in: context, plot)
    marks.drawAnnotations(in: context, plot, chart: size)
    for title in layout.titles {
      if title.isRotated {
        context.place(RotatedLabel(angle: .degrees(-90)) { title.view }, in: title.frame)
      } else {
        context.place(title.view, in: title.frame)
      }
    }
    if let legend = layout.legend { context.place(legend.view, in: legend.frame) }
    marks.addElements(in: context, plot)
    for layer in model.options.overlays { draw(layer, proxy, whole, context) }
  }

  private func draw(
    _ layer: ChartOptions.Layer, _ proxy: ChartProxy, _ frame: CGRect, _ context: GraphicsContext
  ) {
    let view = layer.content(proxy).frame(
      maxWidth: .infinity, maxHeight: .infinity, alignment: layer.alignment)
    // The options belong to the chart, not to charts in its layers.
    context.place(view.environment(\.chartOptions, ChartOptions()), in: frame)
  }
}

/// Draws the marks of axes.
@MainActor
struct AxisDrawing {
  /// The stroke of vertical grid lines.
  private static let dashed = StrokeStyle(lineWidth: 0.5, dash: [2, 2])
  /// A position is at the end of the plot area if it is nearer than this, in points.
  private static let atEnd: CGFloat = 0.01

  private let layout: ChartLayout
  private let size: CGSize
  private let x, y: PositionScale

  init(_ layout: ChartLayout, _ size: CGSize) {
    self.layout = layout
    self.size = size
    x = layout.xScale(size)
    y = layout.yScale(size)
  }

  /// The position of a value, or of the middle of its interval; nil outside of the plot area.
  private func position(
    _ planned: PlannedTick, _ scale: PositionScale, _ model: AxisModel
  ) -> CGFloat? {
    let isCentered = planned.item.isCentered ?? false
    guard let start = scale.position(of: planned.tick.value) else { return nil }
    guard isCentered, !model.isCategorical else { return start }
    guard let next = planned.tick.next.flatMap(scale.position(of:)) else { return nil }
    return (start + next) / 2
  }

  // MARK: Lines

  func drawLines(in context: GraphicsContext) {
    drawLines(of: layout.yAxes, y, layout.model.y, context) {
      (CGPoint(x: 0, y: $0), CGPoint(x: size.width, y: $0))
    }
    drawLines(of: layout.xAxes, x, layout.model.x, context) {
      (CGPoint(x: $0, y: 0), CGPoint(x: $0, y: size.height))
    }
  }

  private func drawLines(
    of axes: [PlannedAxis], _ scale: PositionScale, _ model: AxisModel,
    _ context: GraphicsContext, _ ends: (CGFloat) -> (CGPoint, CGPoint)
  ) {
    for planned in axes.lazy.flatMap(\.ticks) {
      guard case .gridLine = planned.item.kind,
        let position = position(planned, scale, model)
      else { continue }
      let (start, end) = ends(position)
      var item = planned.item
      // Vertical lines are dashed.
      if item.stroke == nil, model.isX, !model.isCategorical { item.stroke = Self.dashed }
      line(start, end, item, context)
    }
  }

  private func line(
    _ from: CGPoint, _ to: CGPoint, _ item: AxisMarkItem, _ context: GraphicsContext
  ) {
    let path = Path {
      $0.move(to: CGPoint(x: from.x + item.offset.width, y: from.y + item.offset.height))
      $0.addLine(to: CGPoint(x: to.x + item.offset.width, y: to.y + item.offset.height))
    }
    let style = item.style ?? AnyShapeStyle(Color.gray.opacity(0.58))
    context.stroke(path, with: .style(style), style: item.stroke ?? StrokeStyle(lineWidth: 0.5))
  }

  // MARK: Ticks and labels

  func drawLabels(in context: GraphicsContext, _ plot: CGRect) {
    for axis in layout.yAxes {
      let x =
        axis.isRightOrBottom != axis.isInset ? plot.maxX : plot.minX - axis.thickness
      let frame = CGRect(x: x, y: plot.minY, width: axis.thickness, height: plot.height)
      draw(layout.model.options.y.style, frame, context) { drawVertical(axis, $0, plot) }
    }
    for axis in layout.xAxes {
      let y =
        axis.isRightOrBottom != axis.isInset ? plot.maxY : plot.minY - axis.thickness
      let frame = CGRect(x: plot.minX, y: y, width: plot.width, height: axis.thickness)
      draw(layout.model.options.x.style, frame, context) { drawHorizontal(axis, $0, plot) }
    }
  }

  /// Draws an axis, in the coordinates of the chart, inside of the view that its style returns.
  private func draw(
    _ style: (@MainActor (ChartAxisContent) -> AnyView)?, _ frame: CGRect,
    _ context: GraphicsContext, _ draw: @escaping @MainActor (GraphicsContext) -> Void
  ) {
    guard let style else { return draw(context) }
    let content = ChartAxisContent { context, _ in
      var context = context
      context.translateBy(x: -frame.minX, y: -frame.minY)
      draw(context)
    }
    context.place(style(content), in: frame)
  }

  private func length(_ length: AxisTick.Length, _ axis: PlannedAxis) -> CGFloat {
    switch length.kind {
    case .automatic: ChartLayout.labelSpacing
    case .fixed(let length): length
    case .label(let extra): axis.thickness + extra
    }
  }

  private func drawVertical(_ axis: PlannedAxis, _ context: GraphicsContext, _ plot: CGRect) {
    var taken: [ClosedRange<CGFloat>] = []
    let edge = axis.isRightOrBottom ? plot.maxX : plot.minX
    for planned in axis.ticks {
      guard let position = position(planned, y, layout.model.y) else { continue }
      let center = plot.minY + position
      if case .tick(let length) = planned.item.kind {
        let length = self.length(length, axis) * (axis.isRightOrBottom ? 1 : -1)
        line(
          CGPoint(x: edge, y: center), CGPoint(x: edge + length, y: center), planned.item, context)
      }
      guard case .label(let label) = planned.item.kind, let view = planned.label else { continue }
      let spacing = label.horizontalSpacing ?? ChartLayout.labelSpacing
      let width = min(planned.size.width, max(plot.width + axis.thickness, 0))
      let x =
        axis.isRightOrBottom != axis.isInset ? edge + spacing : edge - spacing - width
      let anchor = label.anchor?.y ?? (axis.isInset ? 1 : 0.5)
      let top = center - planned.size.height * anchor
      let extent = top...(top + planned.size.height)
      if isAutomatic(label), taken.contains(where: { $0.overlaps(extent) }) { continue }
      taken.append(extent)
      context.place(
        view,
        in: CGRect(
          x: x + planned.item.offset.width, y: top + planned.item.offset.height, width: width,
          height: planned.size.height))
    }
  }

  private func isAutomatic(_ label: AxisLabel) -> Bool {
    if case .disabled = label.collision.kind { false } else { true }
  }

  private func drawHorizontal(_ axis: PlannedAxis, _ context: GraphicsContext, _ plot: CGRect) {
    var taken: [ClosedRange<CGFloat>] = []
    let edge = axis.isRightOrBottom ? plot.maxY : plot.minY
    for planned in axis.ticks {
      guard let position = position(planned, x, layout.model.x) else { continue }
      let center = plot.minX + position
      if case .tick(let length) = planned.item.kind {
        let length = self.length(length, axis) * (axis.isRightOrBottom ? 1 : -1)
        line(
          CGPoint(x: center, y: edge), CGPoint(x: center, y: edge + length), planned.item, context)
      }
      guard case .label(let label) = planned.item.kind, let view = planned.label else { continue }
      let isCategorical = layout.model.x.isCategorical
      var width = planned.size.width
      if isCategorical { width = min(width, max(x.band - 2, 0)) }
      let isCentered = isCategorical || planned.item.isCentered == true
      let leading = label.anchor?.x ?? (isCentered ? 0.5 : 0)
      let anchor = layout.isRightToLeft ? 1 - leading : leading
      let gap: CGFloat = label.anchor == nil && !isCentered ? 4 : 0
      let left = center - width * anchor + (layout.isRightToLeft ? -gap : gap)
      let right = left + width
      // A label that the chart would cut is left out, except if the author has chosen its anchor.
      // So is the label of the date at which the axis ends, because no data follows it.
      if isAutomatic(label), label.anchor == nil, !isCategorical {
        let isAtEnd =
          layout.model.x.hasDates && !isCentered && abs(position - x.end) < Self.atEnd
        if isAtEnd || right > layout.size.width + 1 || left < -1 { continue }
      }
      let extent = left...max(right + 2, left)
      if isAutomatic(label), taken.contains(where: { $0.overlaps(extent) }) { continue }
      taken.append(extent)
      let spacing = label.verticalSpacing ?? ChartLayout.labelSpacing
      let height = planned.size.height
      let y = axis.isRightOrBottom != axis.isInset ? edge + spacing : edge - spacing - height
      context.place(
        view,
        in: CGRect(
          x: left + planned.item.offset.width, y: y + planned.item.offset.height, width: width,
          height: height))
    }
  }
}
