import SwiftUI

/// A chart's marks with their places in the data: stacked, and with the domains of both axes.
struct ChartModel {
  /// What a mark covers along an axis, in values of the data.
  enum Span {
    case datum(Datum)
    case range(Double, Double)
    case categories(String, String)
    case fixed(CGFloat?, CGFloat?)
    case position(CGFloat?)
  }

  struct Item {
    var mark: _Mark
    var x, y: Span
    /// For sectors: parts of a turn.
    var turn: ClosedRange<Double> = 0...0
    /// The side of a bar that no other bar continues; nil for one with two values, and for what is
    /// not a bar.
    var freeEnd: End?
  }

  /// The side of a bar, where values are positive to the right and up.
  enum End {
    case left, right, top, bottom
  }

  /// The marks that one line or area connects.
  struct Series: Hashable {
    var kind: _Mark.Kind
    var values: [_PlottedValue?]

    init(_ mark: _Mark) {
      kind = mark.kind
      values = [mark.series, mark.styleValue, mark.symbolValue, mark.lineStyleValue]
    }
  }

  let options: ChartOptions
  let calendar: Calendar
  private(set) var items: [Item]
  let x, y: AxisModel
  /// Values of `foregroundStyle(by:)` and so on, in the order of the data.
  let styleValues, symbolValues, lineStyleValues, symbolSizeValues, positionValues: [_PlottedValue]

  var isPolar: Bool { items.contains { $0.mark.kind == .sector } }

  init(_ marks: [_Mark], _ options: ChartOptions, calendar: Calendar) {
    let marks = marks.filter(\.isFinite)
    self.options = options
    self.calendar = calendar
    items = Stacking.items(marks)
    x = AxisModel(items.map { ($0.mark, $0.x, $0.y) }, options.x, isX: true)
    y = AxisModel(items.map { ($0.mark, $0.y, $0.x) }, options.y, isX: false)
    func unique(_ path: (_Mark) -> _PlottedValue?) -> [_PlottedValue] {
      var seen: Set<_PlottedValue> = []
      return marks.compactMap(path).filter { seen.insert($0).inserted }
    }
    styleValues = unique(\.styleValue)
    symbolValues = unique(\.symbolValue)
    lineStyleValues = unique(\.lineStyleValue)
    symbolSizeValues = unique(\.symbolSizeValue)
    positionValues = unique { $0.position?.value }
  }
}

extension _Mark {
  /// Whether all values can be drawn.
  var isFinite: Bool { self.x.isFinite && self.y.isFinite && self.angle?.isFinite ?? true }
}

extension _Mark.Extent {
  var isFinite: Bool {
    switch self {
    case .value(let datum): datum.isFinite
    case .range(let lower, let upper): lower.isFinite && upper.isFinite
    case .fixed, .position: true
    }
  }

  /// The number of a single value; nil for anything else.
  var quantity: Double? {
    guard case .value(let datum) = self, datum.end == nil, case .number(let number) = datum.value
    else { return nil }
    return number
  }

  /// What the marks of one stack have in common.
  var base: Datum? { if case .value(let datum) = self { datum } else { nil } }

  var span: ChartModel.Span {
    switch self {
    case .value(let datum): .datum(datum)
    case .fixed(let start, let end): .fixed(start, end)
    case .position(let position): .position(position)
    case .range(let lower, let upper):
      if let from = lower.value.continuous, let to = (upper.end ?? upper.value).continuous {
        .range(from, to)
      } else {
        .categories(lower.value.text, upper.value.text)
      }
    }
  }
}

/// Stacks bars, areas and sectors.
struct Stacking {
  private struct Key: Hashable {
    var kind: _Mark.Kind
    var isVertical: Bool
    var base: Datum?
    var position: _PlottedValue?
    var isNegative: Bool
  }

  private var sums: [Key: Double] = [:]
  /// The index of the last bar of each stack.
  private var ends: [Key: Int] = [:]

  static func items(_ marks: [_Mark]) -> [ChartModel.Item] {
    var stacking = Stacking()
    let totals = totals(of: marks)
    let turns = marks.filter { $0.kind == .sector }.reduce(0) { $0 + $1.sectorSize }
    var turn = 0.0
    var items: [ChartModel.Item] = []
    for mark in marks {
      var item = ChartModel.Item(mark: mark, x: mark.x.span, y: mark.y.span)
      if mark.kind == .sector {
        let size = turns > 0 ? mark.sectorSize / turns : 0
        item.turn = turn...(turn + size)
        turn += size
      } else if let isVertical = mark.isStackedVertically {
        let span = stacking.span(of: mark, isVertical, totals)
        if isVertical { item.y = span } else { item.x = span }
        if mark.kind == .bar {
          item.freeEnd = mark.end(isVertical)
          if let continued = stacking.continue(mark, isVertical, at: items.count) {
            items[continued].freeEnd = nil
          }
        }
      }
      items.append(item)
    }
    return items
  }

  /// Notes that a bar is the last of its stack, and returns the index of the one that it continues.
  private mutating func `continue`(_ mark: _Mark, _ isVertical: Bool, at index: Int) -> Int? {
    let quantity = (isVertical ? mark.y : mark.x).quantity ?? 0
    guard mark.stacking != .unstacked, quantity != 0 else { return nil }
    var key = Self.key(mark, isVertical)
    key.isNegative = quantity < 0
    return ends.updateValue(index, forKey: key)
  }

  private mutating func span(
    of mark: _Mark, _ isVertical: Bool, _ totals: [Key: Double]
  ) -> ChartModel.Span {
    let quantity = (isVertical ? mark.y : mark.x).quantity ?? 0
    guard mark.stacking != .unstacked else { return .range(0, quantity) }
    var key = Self.key(mark, isVertical)
    let total = totals[key] ?? 0
    key.isNegative = quantity < 0 && mark.stacking == .standard
    let start = sums[key] ?? 0
    sums[key] = start + quantity
    return switch mark.stacking {
    case .normalized where total != 0: .range(start / total, (start + quantity) / total)
    case .center: .range(start - total / 2, start + quantity - total / 2)
    default: .range(start, start + quantity)
    }
  }

  private static func key(_ mark: _Mark, _ isVertical: Bool) -> Key {
    Key(
      kind: mark.kind, isVertical: isVertical, base: (isVertical ? mark.x : mark.y).base,
      position: mark.position?.value, isNegative: false)
  }

  private static func totals(of marks: [_Mark]) -> [Key: Double] {
    var totals: [Key: Double] = [:]
    for mark in marks where mark.stacking == .normalized || mark.stacking == .center {
      guard let isVertical = mark.isStackedVertically else { continue }
      totals[key(mark, isVertical), default: 0] += (isVertical ? mark.y : mark.x).quantity ?? 0
    }
    return totals
  }
}

extension _Mark {
  /// The side of a bar at which its value is.
  fileprivate func end(_ isVertical: Bool) -> ChartModel.End {
    let isNegative = (isVertical ? self.y : self.x).quantity.map { $0 < 0 } ?? false
    return isVertical ? isNegative ? .bottom : .top : isNegative ? .left : .right
  }

  fileprivate var sectorSize: Double { max(self.angle?.value.continuous ?? 0, 0) }

  /// Whether the mark extends from zero along the vertical axis (true) or the horizontal one; nil
  /// if it does not start at zero.
  fileprivate var isStackedVertically: Bool? {
    guard self.kind == .bar || self.kind == .area else { return nil }
    switch (self.x.quantity, self.y.quantity) {
    case (nil, nil): return nil
    case (nil, _?):
      if case .range = self.x { return nil }
      return true
    case (_?, nil):
      if case .range = self.y { return nil }
      return false
    case (_?, _?): return true
    }
  }
}
