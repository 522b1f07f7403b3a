import SwiftUI

/// A mark of an axis with its measured label.
struct PlannedTick {
  var tick: AxisTicks.Tick
  var item: AxisMarkItem
  /// nil for lines.
  var label: AnyView?
  /// In points.
  var size = CGSize.zero
}

/// The marks of one axis at one edge of the plot area.
struct PlannedAxis {
  var isRightOrBottom: Bool
  var ticks: [PlannedTick]
  var isInset: Bool
  /// The width of a vertical axis or the height of a horizontal one, in points.
  var thickness: CGFloat
}

/// The sizes of a chart's parts.
///
/// In right-to-left layout, the chart is planned as for left-to-right layout and then mirrored: the
/// vertical axis is on the left, and values and categories begin on the right.
@MainActor
struct ChartLayout {
  /// The distance of labels from the plot area, and of titles and legends from labels, in points.
  static let labelSpacing: CGFloat = 4
  static let titleSpacing: CGFloat = 6

  struct Title {
    var view: AnyView
    var frame: CGRect
    var isRotated = false
  }

  let model: ChartModel
  let visuals: VisualScales
  let size: CGSize
  let isRightToLeft: Bool
  private(set) var plot: CGRect
  private(set) var xAxes: [PlannedAxis] = []
  private(set) var yAxes: [PlannedAxis] = []
  private(set) var legend: (view: AnyView, frame: CGRect)?
  private(set) var titles: [Title] = []
  private var xDomain: PositionScale.Domain
  private var yDomain: PositionScale.Domain

  init(_ model: ChartModel, _ context: GraphicsContext, _ size: CGSize) {
    self.model = model
    self.size = size
    isRightToLeft = context.environment.layoutDirection == .rightToLeft
    visuals = VisualScales(model: model)
    plot = CGRect(origin: .zero, size: size)
    let calendar = model.calendar
    // The domains of axes without marks; the marks of the others extend them.
    xDomain =
      AxisTicks(model.x, nil, length: size.width, calendar: calendar, isHidden: true).domain
    yDomain =
      AxisTicks(model.y, nil, length: size.height, calendar: calendar, isHidden: true).domain
    placeLegend(context)
    if !model.isPolar { planAxes(context) }
    if isRightToLeft { mirror() }
  }

  private mutating func planAxes(_ context: GraphicsContext) {
    placeTitles(context)
    let lineHeight = context.size(of: Text(verbatim: "0").font(.caption2), in: .unspecified).height
    // The labels below take their height before the ticks of the vertical axis are chosen.
    let hasLabelsBelow = isVisible(model.options.x) && model.x.hasData
    let below = hasLabelsBelow ? lineHeight + Self.labelSpacing : 0
    planVertical(context, height: max(plot.height - below, 0))
    for axis in yAxes where !axis.isInset {
      if !axis.isRightOrBottom { plot.origin.x += axis.thickness }
      plot.size.width = max(plot.width - axis.thickness, 0)
    }
    planHorizontal(context)
    for axis in xAxes where !axis.isInset {
      if !axis.isRightOrBottom { plot.origin.y += axis.thickness }
      plot.size.height = max(plot.height - axis.thickness, 0)
    }
  }

  private mutating func mirror() {
    func mirrored(_ frame: CGRect) -> CGRect {
      frame.offsetBy(dx: size.width - frame.maxX - frame.minX, dy: 0)
    }
    plot = mirrored(plot)
    for index in yAxes.indices { yAxes[index].isRightOrBottom.toggle() }
    for index in titles.indices { titles[index].frame = mirrored(titles[index].frame) }
    if let legend { self.legend = (legend.view, mirrored(legend.frame)) }
  }

  private func isVisible(_ options: ChartOptions.AxisOptions) -> Bool {
    options.visibility != .hidden && options.sets?.isEmpty != true
  }

  // MARK: Scales

  /// The horizontal scale of a plot area of this size.
  func xScale(_ size: CGSize) -> PositionScale {
    var scale = scale(xDomain, model.x, model.options.x, from: 0, to: size.width)
    if isRightToLeft {
      (scale.start, scale.end) = (size.width - scale.start, size.width - scale.end)
    }
    return scale
  }

  /// The vertical scale, which runs up.
  func yScale(_ size: CGSize) -> PositionScale {
    let options = model.options.y
    // Categories run down.
    return model.y.isCategorical
      ? scale(yDomain, model.y, options, from: 0, to: size.height)
      : scale(yDomain, model.y, options, from: size.height, to: 0)
  }

  private func scale(
    _ domain: PositionScale.Domain, _ axis: AxisModel, _ options: ChartOptions.AxisOptions,
    from start: CGFloat, to end: CGFloat
  ) -> PositionScale {
    let direction: CGFloat = end >= start ? 1 : -1
    var (from, to) = (
      start + direction * options.padding.start, end - direction * options.padding.end
    )
    if let range = options.range {
      (from, to) =
        direction > 0
        ? (range.lowerBound, range.upperBound)
        : (start - range.lowerBound, start - range.upperBound)
    }
    if axis.isReversed { swap(&from, &to) }
    return PositionScale(
      domain: visible(domain, options), type: axis.type, start: from, end: to,
      smallestStep: axis.smallestStep)
  }

  /// The visible part of a domain that scrolls.
  private func visible(
    _ domain: PositionScale.Domain, _ options: ChartOptions.AxisOptions
  ) -> PositionScale.Domain {
    guard let length = options.visibleLength, length > 0 else { return domain }
    switch domain {
    case .numbers(let range):
      let start = options.scrollPosition?.continuous ?? range.lowerBound
      return .numbers(start...start + length)
    case .dates(let range):
      let start = options.scrollPosition?.continuous ?? range.lowerBound
      return .dates(start...start + length)
    case .categories(let names):
      let start = options.scrollPosition.flatMap { names.firstIndex(of: $0.text) } ?? 0
      return .categories(Array(names.dropFirst(start).prefix(max(Int(length), 1))))
    }
  }

  // MARK: Axes

  private mutating func planVertical(_ context: GraphicsContext, height: CGFloat) {
    let options = model.options.y
    guard isVisible(options), model.y.hasData || options.sets != nil else { return }
    for (index, set) in (options.sets ?? [AxisMarkSet()]).enumerated() {
      let ticks = AxisTicks(model.y, set, length: height, calendar: model.calendar)
      if index == 0 { yDomain = ticks.domain }
      var planned = plan(ticks, set, model.y, context)
      let width = planned.map(\.size.width).max() ?? 0
      let isInset = set.preset == .inset
      let spacing = planned.compactMap(\.spacing.width).first ?? Self.labelSpacing
      planned.sort { !$0.isLabel && $1.isLabel }
      yAxes.append(
        PlannedAxis(
          isRightOrBottom: set.position != .leading, ticks: planned, isInset: isInset,
          thickness: width > 0 ? width + spacing : 0))
    }
  }

  private mutating func planHorizontal(_ context: GraphicsContext) {
    let options = model.options.x
    guard isVisible(options), model.x.hasData || options.sets != nil else { return }
    for (index, set) in (options.sets ?? [AxisMarkSet()]).enumerated() {
      let ticks = AxisTicks(model.x, set, length: plot.width, calendar: model.calendar)
      if index == 0 { xDomain = ticks.domain }
      var planned = plan(ticks, set, model.x, context)
      let height = planned.map(\.size.height).max() ?? 0
      let spacing = planned.compactMap(\.spacing.height).first ?? Self.labelSpacing
      planned.sort { !$0.isLabel && $1.isLabel }
      xAxes.append(
        PlannedAxis(
          isRightOrBottom: set.position != .top, ticks: planned,
          isInset: set.preset == .inset, thickness: height > 0 ? height + spacing : 0))
    }
  }

  /// The marks of a set at its values, with measured labels.
  private func plan(
    _ ticks: AxisTicks, _ set: AxisMarkSet, _ axis: AxisModel, _ context: GraphicsContext
  ) -> [PlannedTick] {
    ticks.ticks.enumerated().flatMap { index, tick -> [PlannedTick] in
      let value = AxisValue(value: tick.value, index: index, count: ticks.ticks.count)
      return (set.content?(value) ?? Self.defaultItems(set, axis)).map { item in
        var planned = PlannedTick(tick: tick, item: item)
        guard case .label(let label) = item.kind else { return planned }
        let view = Self.view(label, item, tick.value, ticks, set)
        planned.size = context.size(of: view, in: .unspecified)
        planned.label = view
        return planned
      }
    }
  }

  private static func defaultItems(_ set: AxisMarkSet, _ axis: AxisModel) -> [AxisMarkItem] {
    let label = AxisMarkItem(kind: .label(AxisLabel()))
    guard !axis.isCategorical else { return [label] }
    return [AxisMarkItem(kind: .gridLine, stroke: set.stroke), label]
  }

  private static func view(
    _ label: AxisLabel, _ item: AxisMarkItem, _ value: _PlottedValue, _ ticks: AxisTicks,
    _ set: AxisMarkSet
  ) -> AnyView {
    let content: AnyView =
      switch label.content {
      case .view(let view): view
      case .format(let format):
        AnyView(Text(verbatim: format(value) ?? ticks.format(value)).lineLimit(1))
      case .value:
        AnyView(Text(verbatim: set.format?(value) ?? ticks.format(value)).lineLimit(1))
      }
    let styled = content.font(item.font ?? .caption2)
      .foregroundStyle(item.style ?? AnyShapeStyle(.secondary))
    return switch label.orientation {
    case .vertical: AnyView(RotatedLabel(angle: .degrees(90)) { styled })
    case .verticalReversed: AnyView(RotatedLabel(angle: .degrees(-90)) { styled })
    default: AnyView(styled)
    }
  }

  // MARK: Legend and titles

  private mutating func placeLegend(_ context: GraphicsContext) {
    let options = model.options.legend
    let isBeside = options.position.x != 0 && options.position.y == 0
    guard options.visibility != .hidden,
      let view = options.content
        ?? LegendView(visuals, isVertical: isBeside).map({ AnyView($0) })
    else { return }
    let spacing = options.spacing ?? 8
    let wanted = context.size(
      of: view, in: ProposedViewSize(width: size.width, height: isBeside ? size.height : nil))
    let alignment = options.alignment ?? .leading
    if isBeside {
      let width = min(wanted.width, plot.width / 2)
      let isLeading = options.position.x < 0
      let x = isLeading ? plot.minX : plot.maxX - width
      let y = (size.height - wanted.height) * (alignment.vertical == .top ? 0 : 0.5)
      legend = (view, CGRect(x: x, y: y, width: width, height: wanted.height))
      if isLeading { plot.origin.x += width + spacing }
      plot.size.width = max(plot.width - width - spacing, 0)
    } else {
      let isAbove = !options.position.isAutomatic && options.position.y < 0
      let height = min(wanted.height, plot.height / 2)
      let free = size.width - min(wanted.width, size.width)
      let x: CGFloat =
        alignment.horizontal == .center ? free / 2 : alignment.horizontal == .trailing ? free : 0
      let y = isAbove ? 0 : size.height - height
      legend = (view, CGRect(x: x, y: y, width: size.width - free, height: height))
      if isAbove { plot.origin.y += height + spacing }
      plot.size.height = max(plot.height - height - spacing, 0)
    }
  }

  private mutating func placeTitles(_ context: GraphicsContext) {
    if let title = model.options.x.label?.styled {
      let wanted = context.size(
        of: title.content, in: ProposedViewSize(width: plot.width, height: nil))
      let isAbove = !title.position.isAutomatic && title.position.y < 0
      let horizontal = title.alignment?.horizontal ?? .leading
      let free = plot.width - wanted.width
      let x = plot.minX + (horizontal == .center ? free / 2 : horizontal == .trailing ? free : 0)
      let y = isAbove ? plot.minY : plot.maxY - wanted.height
      let frame = CGRect(origin: CGPoint(x: x, y: y), size: wanted)
      titles.append(Title(view: title.content, frame: frame))
      let taken = wanted.height + (title.spacing ?? Self.titleSpacing)
      if isAbove { plot.origin.y += taken }
      plot.size.height = max(plot.height - taken, 0)
    }
    if let title = model.options.y.label?.styled {
      placeVerticalTitle(title, context)
    }
  }

  /// A title beside the plot area is rotated; the automatic one is above its end.
  private mutating func placeVerticalTitle(
    _ title: ChartOptions.AxisTitle, _ context: GraphicsContext
  ) {
    let wanted = context.size(of: title.content, in: .unspecified)
    let spacing = title.spacing ?? Self.titleSpacing
    if title.position.isAutomatic || title.position.y != 0 {
      let isLeading = title.alignment?.horizontal == .leading
      let x = isLeading ? plot.minX : plot.maxX - wanted.width
      let frame = CGRect(origin: CGPoint(x: x, y: plot.minY), size: wanted)
      titles.append(Title(view: title.content, frame: frame))
      plot.origin.y += wanted.height + spacing
      plot.size.height = max(plot.height - wanted.height - spacing, 0)
    } else {
      let isLeading = title.position.x < 0
      let x = isLeading ? plot.minX : plot.maxX - wanted.height
      let y = plot.midY - wanted.width / 2
      let frame = CGRect(x: x, y: y, width: wanted.height, height: wanted.width)
      titles.append(Title(view: title.content, frame: frame, isRotated: true))
      if isLeading { plot.origin.x += wanted.height + spacing }
      plot.size.width = max(plot.width - wanted.height - spacing, 0)
    }
  }
}

extension ChartOptions.AxisTitle {
  /// The title in the font and the color of the axis.
  fileprivate var styled: Self {
    var title = self
    title.content = AnyView(content.font(.caption).foregroundStyle(.secondary))
    return title
  }
}

extension PlannedTick {
  var isLabel: Bool { label != nil }

  /// The distance of the label from the plot area that the author has set.
  var spacing: (width: CGFloat?, height: CGFloat?) {
    guard case .label(let label) = item.kind else { return (nil, nil) }
    return (label.horizontalSpacing, label.verticalSpacing)
  }
}

/// A label that is turned by a quarter, with width and height exchanged.
struct RotatedLabel<Content: View>: View {
  let angle: Angle
  @ViewBuilder let content: () -> Content

  var body: some View {
    ExchangedSides { content().rotationEffect(angle) }
  }
}

private struct ExchangedSides: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let size = subviews.first?.sizeThatFits(.unspecified) ?? .zero
    return CGSize(width: size.height, height: size.width)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.first?.place(
      at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .unspecified)
  }
}
