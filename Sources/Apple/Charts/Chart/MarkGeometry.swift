import SwiftUI

/// Computes where marks are in a plot area.
@MainActor
struct MarkGeometry {
  /// Marks that are drawn together: the points of a line or an area, or a single mark.
  struct Group {
    var items: [ChartModel.Item]
    var first: _Mark
  }

  private let layout: ChartLayout
  private let size: CGSize
  private let x, y: PositionScale

  private var model: ChartModel { layout.model }

  init(_ layout: ChartLayout, _ size: CGSize) {
    self.layout = layout
    self.size = size
    x = layout.xScale(size)
    y = layout.yScale(size)
  }

  func groups() -> [Group] { groups(of: model.items) }

  /// The marks in drawing order: by z-index, then in the order of the data.
  func groups(of items: [ChartModel.Item]) -> [Group] {
    var groups: [Group] = []
    var positions: [ChartModel.Series: Int] = [:]
    for item in items {
      let mark = item.mark
      guard mark.kind == .line || mark.kind == .area else {
        groups.append(Group(items: [item], first: mark))
        continue
      }
      let series = ChartModel.Series(mark)
      if let position = positions[series] {
        groups[position].items.append(item)
      } else {
        positions[series] = groups.count
        groups.append(Group(items: [item], first: mark))
      }
    }
    return groups.enumerated().sorted {
      let (left, right) = ($0.element.first.zIndex ?? 0, $1.element.first.zIndex ?? 0)
      return left == right ? $0.offset < $1.offset : left < right
    }.map(\.element)
  }

  // MARK: Points

  func point(_ item: ChartModel.Item) -> CGPoint? {
    guard let x = center(item.x, x, size.width, item, isX: true),
      let y = center(item.y, y, size.height, item, isX: false)
    else { return nil }
    let offset = item.mark.offset
    return CGPoint(x: x + offset.xStart, y: y + offset.yStart)
  }

  private func center(
    _ span: ChartModel.Span, _ scale: PositionScale, _ length: CGFloat, _ item: ChartModel.Item,
    isX: Bool
  ) -> CGFloat? {
    switch span {
    case .datum(let datum):
      guard let center = scale.center(of: datum) else { return nil }
      return center + dodge(item.mark, scale, isX: isX).center
    case .range(_, let upper): return scale.position(ofNumber: upper)
    case .categories(let from, let to):
      guard let first = scale.position(of: .category(from)),
        let last = scale.position(of: .category(to))
      else { return nil }
      return (first + last) / 2
    case .fixed: return length / 2
    case .position(let position): return position ?? length / 2
    }
  }

  // MARK: Rectangles

  /// The frame of a bar, rectangle or rule.
  func frame(_ item: ChartModel.Item) -> CGRect? {
    let mark = item.mark
    let isRule = mark.kind == .rule
    guard
      let horizontal = extent(
        item.x, x, size.width, mark.width, item, isX: true, isRule: isRule),
      let vertical = extent(
        item.y, y, size.height, mark.height, item, isX: false, isRule: isRule)
    else { return nil }
    let offset = mark.offset
    // The start of the vertical axis is below.
    let left = horizontal.lowerBound + offset.xStart
    let right = max(horizontal.upperBound + offset.xEnd, left)
    let top = vertical.lowerBound + offset.yEnd
    let bottom = max(vertical.upperBound + offset.yStart, top)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  private func extent(
    _ span: ChartModel.Span, _ scale: PositionScale, _ length: CGFloat,
    _ dimension: MarkDimension, _ item: ChartModel.Item, isX: Bool, isRule: Bool
  ) -> ClosedRange<CGFloat>? {
    switch span {
    case .datum(let datum):
      guard let center = scale.center(of: datum) else { return nil }
      guard !isRule else { return center...center }
      let interval = scale.interval(of: datum)
      let whole = interval.map { $0.upperBound - $0.lowerBound } ?? scale.band
      let place = dodge(item.mark, scale, isX: isX, whole: whole)
      let ratio = item.mark.kind == .rectangle && interval != nil ? 1 : MarkDrawing.barRatio
      let thickness = max(dimension.length(in: place.space, automatic: place.ratio ?? ratio), 0)
      let middle = center + place.center
      return middle - thickness / 2...middle + thickness / 2
    case .range(let from, let to):
      guard let a = scale.position(ofNumber: from), let b = scale.position(ofNumber: to) else {
        return nil
      }
      return min(a, b)...max(a, b)
    case .categories(let from, let to):
      guard let a = scale.position(of: .category(from)), let b = scale.position(of: .category(to))
      else { return nil }
      return min(a, b) - scale.band / 2...max(a, b) + scale.band / 2
    case .fixed(let from, let to):
      let (a, b) = (from ?? 0, to ?? length)
      return min(a, b)...max(a, b)
    case .position(let position):
      let middle = position ?? length / 2
      return middle...middle
    }
  }

  /// The space of a mark that is beside others, and the distance of its center from theirs.
  ///
  /// - Parameter whole: The space of all of them; nil means the space of a value on the scale.
  private func dodge(
    _ mark: _Mark, _ scale: PositionScale, isX: Bool, whole: CGFloat? = nil
  ) -> (center: CGFloat, space: CGFloat, ratio: CGFloat?) {
    let whole = whole ?? scale.band
    let values = model.positionValues
    guard let position = mark.position, let index = values.firstIndex(of: position.value),
      position.axis.map({ ($0 == .horizontal) == isX }) ?? true
    else { return (0, whole, nil) }
    let span = position.span.length(in: whole, automatic: MarkDrawing.barRatio)
    let space = span / CGFloat(values.count)
    let center = space * (CGFloat(index) + 0.5) - span / 2
    return (isX && layout.isRightToLeft ? -center : center, space, 0.9)
  }

  /// The area that a mark covers, for annotations.
  func bounds(_ item: ChartModel.Item) -> CGRect? {
    switch item.mark.kind {
    case .bar, .rectangle, .rule: return frame(item)
    case .point, .line, .area:
      guard let point = point(item) else { return nil }
      let hasSymbol = item.mark.kind == .point
      let size = hasSymbol ? layout.visuals.symbolSize(of: item.mark) : .zero
      return CGRect(center: point, size: size)
    case .sector:
      let (center, inner, outer) = radii(item.mark)
      let angle = ((item.turn.lowerBound + item.turn.upperBound) / 2 - 0.25) * 2 * .pi
      let radius = (inner + outer) / 2
      let middle = CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
      return CGRect(center: middle, size: .zero)
    }
  }

  // MARK: Areas

  /// The outline of an area: its upper edge, and its lower edge back.
  func area(_ items: [ChartModel.Item]) -> Path {
    var ends: [CGPoint] = []
    var starts: [CGPoint] = []
    for item in items {
      if case .range(let from, let to) = item.y,
        let x = center(item.x, x, size.width, item, isX: true),
        let a = y.position(ofNumber: from), let b = y.position(ofNumber: to)
      {
        starts.append(CGPoint(x: x, y: a))
        ends.append(CGPoint(x: x, y: b))
      } else if case .range(let from, let to) = item.x,
        let y = center(item.y, y, size.height, item, isX: false),
        let a = x.position(ofNumber: from), let b = x.position(ofNumber: to)
      {
        starts.append(CGPoint(x: a, y: y))
        ends.append(CGPoint(x: b, y: y))
      }
    }
    guard let first = ends.first, let last = starts.last else { return Path() }
    let method = items.first?.mark.interpolation ?? .linear
    return Path { path in
      path.move(to: first)
      method.add(ends, to: &path)
      path.addLine(to: last)
      method.reversed.add(starts.reversed(), to: &path)
      path.closeSubpath()
    }
  }

  // MARK: Sectors

  private func radii(_ mark: _Mark) -> (center: CGPoint, inner: CGFloat, outer: CGFloat) {
    let whole = min(size.width, size.height) / 2
    let outer = min(mark.outerRadius.radius(in: whole, automatic: whole), whole)
    let inner = mark.innerRadius.radius(in: whole, automatic: 0)
    return (
      CGPoint(x: size.width / 2, y: size.height / 2), max(min(inner, outer), 0), max(outer, 0)
    )
  }

  func sector(_ item: ChartModel.Item) -> Path {
    let (center, inner, outer) = radii(item.mark)
    let from = (item.turn.lowerBound - 0.25) * 2 * Double.pi
    let to = (item.turn.upperBound - 0.25) * 2 * Double.pi
    guard outer > 0, to > from else { return Path() }
    let inset = item.mark.angularInset
    // The gap has the same width everywhere, so its angle depends on the radius.
    func angles(_ radius: CGFloat) -> (Double, Double) {
      let gap = radius > inset ? asin(inset / radius) : (to - from) / 2
      let limited = min(gap, (to - from) / 2)
      return (from + limited, to - limited)
    }
    func point(_ radius: CGFloat, _ angle: Double) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    let corner = min(item.mark.cornerRadius ?? 0, (outer - inner) / 2)
    let (outerFrom, outerTo) = angles(outer)
    let (innerFrom, innerTo) = angles(max(inner, inset))
    guard corner > 0 else {
      return Path { path in
        path.addArc(
          center: center, radius: outer, startAngle: .radians(outerFrom),
          endAngle: .radians(outerTo), clockwise: false)
        if inner > 0 {
          path.addArc(
            center: center, radius: inner, startAngle: .radians(innerTo),
            endAngle: .radians(innerFrom), clockwise: true)
        } else {
          let middle = (from + to) / 2
          // The tip moves away from the center, so that both gaps keep their width.
          let half = sin(min((to - from) / 2, .pi / 2))
          path.addLine(to: point(half > 0 ? min(inset / half, outer) : 0, middle))
        }
        path.closeSubpath()
      }
    }
    let turn = min(corner / outer, (outerTo - outerFrom) / 2)
    return Path { path in
      path.move(to: point(outer - corner, outerFrom))
      path.addQuadCurve(to: point(outer, outerFrom + turn), control: point(outer, outerFrom))
      path.addArc(
        center: center, radius: outer, startAngle: .radians(outerFrom + turn),
        endAngle: .radians(outerTo - turn), clockwise: false)
      path.addQuadCurve(to: point(outer - corner, outerTo), control: point(outer, outerTo))
      guard inner > 0 else {
        path.addLine(to: point(0, 0))
        return path.closeSubpath()
      }
      let innerTurn = min(corner / inner, (innerTo - innerFrom) / 2)
      path.addLine(to: point(inner + corner, innerTo))
      path.addQuadCurve(to: point(inner, innerTo - innerTurn), control: point(inner, innerTo))
      path.addArc(
        center: center, radius: inner, startAngle: .radians(innerTo - innerTurn),
        endAngle: .radians(innerFrom + innerTurn), clockwise: true)
      path.addQuadCurve(to: point(inner + corner, innerFrom), control: point(inner, innerFrom))
      path.closeSubpath()
    }
  }
}

extension MarkDimension {
  /// The radius of a sector. An inset is the distance to the outer edge.
  fileprivate func radius(in whole: CGFloat, automatic: CGFloat) -> CGFloat {
    switch kind {
    case .automatic: automatic
    case .fixed(let value): value
    case .inset(let value): max(whole - value, 0)
    case .ratio(let value): whole * value
    }
  }
}

extension InterpolationMethod {
  /// The method with which the reversed points give the same line.
  fileprivate var reversed: InterpolationMethod {
    switch kind {
    case .stepStart: .stepEnd
    case .stepEnd: .stepStart
    default: self
    }
  }
}
