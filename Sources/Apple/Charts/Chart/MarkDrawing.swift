import SwiftUI

/// Draws the marks of a chart in its plot area.
@MainActor
struct MarkDrawing {
  /// The part of the available space that a bar fills.
  static let barRatio: CGFloat = 0.7
  /// The radius of the corners at the free end of a bar, in points.
  static let barRadius: CGFloat = 2
  /// The greatest number of marks that are accessible elements.
  static let maximumElements = 100

  let layout: ChartLayout

  var model: ChartModel { layout.model }

  init(_ layout: ChartLayout) {
    self.layout = layout
  }

  func draw(in context: GraphicsContext, _ size: CGSize) {
    let geometry = MarkGeometry(layout, size)
    for group in geometry.groups() {
      var inner = context
      inner.opacity *= group.first.opacity
      apply(group.first.effects, of: group, to: &inner, size, geometry)
      draw(group, in: inner, geometry, size)
    }
  }

  /// The area that the marks of a group cover together.
  private func covered(_ group: MarkGeometry.Group, _ geometry: MarkGeometry) -> CGRect {
    switch group.first.kind {
    case .area: geometry.area(group.items).boundingRect
    case .sector: group.items.first.map { geometry.sector($0).boundingRect } ?? .null
    default: group.items.compactMap(geometry.bounds).reduce(CGRect.null) { $0.union($1) }
    }
  }

  private func apply(
    _ effects: [MarkEffect], of group: MarkGeometry.Group, to context: inout GraphicsContext,
    _ size: CGSize, _ geometry: MarkGeometry
  ) {
    for effect in effects {
      switch effect {
      case .blur(let radius): context.addFilter(.blur(radius: radius))
      case .shadow(let color, let radius, let x, let y):
        context.addFilter(.shadow(color: color, radius: radius, x: x, y: y))
      case .clip(let path, let style):
        context.clip(to: path(covered(group, geometry)), style: style)
      case .mask(let marks):
        context.clipToLayer { inner in
          for group in geometry.groups(of: Stacking.items(marks.filter(\.isFinite))) {
            draw(group, in: inner, geometry, size)
          }
        }
      }
    }
  }

  private func draw(
    _ group: MarkGeometry.Group, in context: GraphicsContext, _ geometry: MarkGeometry,
    _ size: CGSize
  ) {
    let mark = group.first
    let style = layout.visuals.style(of: mark)
    switch mark.kind {
    case .line:
      let points = group.items.compactMap(geometry.point)
      guard let first = points.first else { return }
      let path = Path { path in
        path.move(to: first)
        (mark.interpolation ?? .linear).add(points, to: &path)
      }
      stroke(path, mark, style, context, size)
      for (item, point) in zip(group.items, points) { drawSymbol(item.mark, point, context) }
    case .area:
      fill(geometry.area(group.items), mark, style, context, size)
    case .point:
      for item in group.items {
        if let point = geometry.point(item) { drawSymbol(item.mark, point, context) }
      }
    case .rule:
      for item in group.items {
        guard let frame = geometry.frame(item) else { continue }
        let path = Path {
          $0.move(to: CGPoint(x: frame.minX, y: frame.minY))
          $0.addLine(to: CGPoint(x: frame.maxX, y: frame.maxY))
        }
        stroke(path, mark, style, context, size)
      }
    case .bar, .rectangle:
      for item in group.items {
        guard let frame = geometry.frame(item) else { continue }
        fill(bar(item, frame), mark, style, context, size)
      }
    case .sector:
      for item in group.items {
        fill(geometry.sector(item), mark, style, context, size)
      }
    }
  }

  /// A bar's outline. Without a radius of the author, only its free end is rounded.
  private func bar(_ item: ChartModel.Item, _ frame: CGRect) -> Path {
    let limit = min(frame.width, frame.height) / 2
    if let radius = item.mark.cornerRadius {
      let radius = min(radius, limit)
      return radius > 0 ? Path(roundedRect: frame, cornerRadius: radius) : Path(frame)
    }
    guard let end = item.freeEnd else { return Path(frame) }
    let radius = min(Self.barRadius, limit)
    // Values run up, and to the right or in right-to-left layout to the left.
    let runsRight = (end == .right) != layout.isRightToLeft
    let radii =
      switch end {
      case .top: RectangleCornerRadii(topLeading: radius, topTrailing: radius)
      case .bottom: RectangleCornerRadii(bottomLeading: radius, bottomTrailing: radius)
      case .left, .right:
        runsRight
          ? RectangleCornerRadii(bottomTrailing: radius, topTrailing: radius)
          : RectangleCornerRadii(topLeading: radius, bottomLeading: radius)
      }
    return Path(roundedRect: frame, cornerRadii: radii)
  }

  private func fill(
    _ path: Path, _ mark: _Mark, _ style: AnyShapeStyle, _ context: GraphicsContext, _ size: CGSize
  ) {
    guard mark.alignsStyleWithPlot == true else {
      return context.fill(path, with: .style(style))
    }
    var clipped = context
    clipped.clip(to: path)
    clipped.fill(Path(CGRect(origin: .zero, size: size)), with: .style(style))
  }

  private func stroke(
    _ path: Path, _ mark: _Mark, _ style: AnyShapeStyle, _ context: GraphicsContext, _ size: CGSize
  ) {
    let line = layout.visuals.lineStyle(of: mark)
    guard mark.alignsStyleWithPlot == true else {
      return context.stroke(path, with: .style(style), style: line)
    }
    fill(path.strokedPath(line), mark, style, context, size)
  }

  private func drawSymbol(_ mark: _Mark, _ center: CGPoint, _ context: GraphicsContext) {
    let style = layout.visuals.style(of: mark)
    if let view = mark.symbolView {
      let size = context.size(of: view, in: .unspecified)
      context.place(view.foregroundStyle(style), in: CGRect(center: center, size: size))
      return
    }
    guard let symbol = layout.visuals.symbol(of: mark) else { return }
    let size = layout.visuals.symbolSize(of: mark)
    let unit = symbol.perceptualUnitRect
    let frame = CGRect(
      center: center,
      size: CGSize(
        width: size.width / max(unit.width, 0.1), height: size.height / max(unit.height, 0.1)))
    context.fill(symbol.path(in: frame), with: .style(style))
  }

  // MARK: Annotations

  func drawAnnotations(in context: GraphicsContext, _ plot: CGRect, chart: CGSize) {
    let geometry = MarkGeometry(layout, plot.size)
    for item in model.items where !item.mark.annotations.isEmpty {
      guard let target = geometry.bounds(item) else { continue }
      let frame = target.offsetBy(dx: plot.minX, dy: plot.minY)
      for annotation in item.mark.annotations {
        draw(annotation, frame, context, plot, chart)
      }
    }
  }

  private func draw(
    _ annotation: MarkAnnotation, _ target: CGRect, _ context: GraphicsContext, _ plot: CGRect,
    _ chart: CGSize
  ) {
    let view = annotation.content(AnnotationContext(targetSize: target.size))
    let size = context.size(of: view, in: .unspecified)
    let position = annotation.position
    // Leading is on the right if the layout is.
    let side: CGFloat = layout.isRightToLeft ? -1 : 1
    let spacing = annotation.spacing ?? 4
    var frame = CGRect(center: CGPoint(x: target.midX, y: target.midY), size: size)
    if position.x != 0 {
      frame.origin.x =
        position.x * side < 0 ? target.minX - spacing - size.width : target.maxX + spacing
    } else {
      let shift = annotation.alignment.horizontal.shift * side
      frame.origin.x += shift * (target.width - size.width) / 2
    }
    if position.y != 0 {
      frame.origin.y = position.y < 0 ? target.minY - spacing - size.height : target.maxY + spacing
    } else {
      frame.origin.y += annotation.alignment.vertical.shift * (target.height - size.height) / 2
    }
    let whole = CGRect(origin: .zero, size: chart)
    if let boundary = annotation.overflow.x.boundary {
      let bounds = boundary == .plot ? plot : whole
      frame.origin.x = max(min(frame.minX, bounds.maxX - size.width), bounds.minX)
    }
    if let boundary = annotation.overflow.y.boundary {
      let bounds = boundary == .plot ? plot : whole
      frame.origin.y = max(min(frame.minY, bounds.maxY - size.height), bounds.minY)
    }
    context.place(view, in: frame)
  }

  // MARK: Accessibility

  /// Adds an element for each mark that reads its values.
  func addElements(in context: GraphicsContext, _ plot: CGRect) {
    let geometry = MarkGeometry(layout, plot.size)
    for item in model.items.prefix(Self.maximumElements) where !item.mark.accessibility.isHidden {
      guard let bounds = geometry.bounds(item), item.mark.hasData else { continue }
      let frame = bounds.offsetBy(dx: plot.minX, dy: plot.minY)
      let texts = item.mark
      context.place(
        Color.clear
          .accessibilityElement()
          .accessibilityLabel(texts.label(model.calendar))
          .accessibilityValue(texts.value(model.calendar)),
        in: frame)
    }
  }
}

extension _Mark {
  fileprivate var hasData: Bool { self.angle != nil || self.x.base != nil || self.y.base != nil }

  /// The value of the horizontal axis and the series.
  fileprivate func label(_ calendar: Calendar) -> Text {
    if let label = self.accessibility.label { return label }
    let style = self.styleValue?.spoken(calendar)
    let values = [self.x.base?.value.spoken(calendar) ?? style, style].compactMap { $0 }
    let unique = values.reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
    return Text(verbatim: unique.joined(separator: ", "))
  }

  fileprivate func value(_ calendar: Calendar) -> Text {
    self.accessibility.value
      ?? Text(verbatim: (self.angle ?? self.y.base)?.value.spoken(calendar) ?? "")
  }
}

extension CGRect {
  init(center: CGPoint, size: CGSize) {
    self.init(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }
}

extension HorizontalAlignment {
  /// -1 for leading, 1 for trailing.
  fileprivate var shift: CGFloat { self == .leading ? -1 : self == .trailing ? 1 : 0 }
}

extension VerticalAlignment {
  /// -1 for top, 1 for bottom.
  fileprivate var shift: CGFloat { self == .top ? -1 : self == .bottom ? 1 : 0 }
}
