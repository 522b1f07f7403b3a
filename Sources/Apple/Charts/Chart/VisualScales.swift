import SwiftUI

/// The styles, symbols and sizes of a chart's marks.
struct VisualScales {
  let model: ChartModel
  /// The range of numbers that a gradient shows; nil if the values of `foregroundStyle(by:)` are
  /// not all numbers.
  let styleRange: ClosedRange<Double>?
  private let greatestSymbolSize: Double

  init(model: ChartModel) {
    self.model = model
    let numbers = model.styleValues.compactMap(\.continuous)
    let given = model.options.styles?.domain
    let bounds = given?.compactMap(\.continuous) ?? numbers
    // A list of numbers with a color for each is not a range.
    let isDiscrete = given.map { $0.count > 2 || bounds.count != $0.count } ?? false
    if numbers.count == model.styleValues.count, !isDiscrete, let lower = bounds.min(),
      let upper = bounds.max()
    {
      styleRange = lower...upper
    } else {
      styleRange = nil
    }
    greatestSymbolSize = model.symbolSizeValues.compactMap(\.continuous).max() ?? 1
  }

  /// The colors of values, in this order. Source: "Visualizing your app's data" shows them.
  static let colors: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]
  static let symbols: [BasicChartSymbolShape] = [
    .circle, .square, .triangle, .diamond, .pentagon, .plus, .cross, .asterisk,
  ]
  static let dashes: [[CGFloat]] = [[], [4, 4], [8, 4], [2, 4], [8, 4, 2, 4]]
  /// The diameter of a point, in points.
  static let symbolSize: CGFloat = 8

  func style(of mark: _Mark) -> AnyShapeStyle {
    if let style = mark.style { return style }
    return mark.styleValue.map(style(for:)) ?? AnyShapeStyle(.tint)
  }

  func style(for value: _PlottedValue) -> AnyShapeStyle {
    let scale = model.options.styles
    if let style = scale?.mapping?(value) { return style }
    if let range = styleRange, let number = value.continuous {
      let length = range.upperBound - range.lowerBound
      let fraction = length > 0 ? min(max((number - range.lowerBound) / length, 0), 1) : 1
      if let gradient = scale?.gradient { return AnyShapeStyle(gradient.color(at: fraction)) }
      if let styles = scale?.range, !styles.isEmpty {
        let index = Int((fraction * Double(styles.count - 1)).rounded())
        return styles[min(max(index, 0), styles.count - 1)]
      }
      return AnyShapeStyle(Color.blue.opacity(0.2 + 0.8 * fraction))
    }
    let index = (scale?.domain ?? model.styleValues).firstIndex(of: value) ?? 0
    if let styles = scale?.range, !styles.isEmpty { return styles[index % styles.count] }
    return AnyShapeStyle(Self.colors[index % Self.colors.count])
  }

  /// nil if the mark draws no symbol.
  func symbol(of mark: _Mark) -> AnyChartSymbolShape? {
    if let symbol = mark.symbol { return symbol }
    if let value = mark.symbolValue { return symbol(for: value) }
    return mark.kind == .point ? AnyChartSymbolShape(erasing: .circle) : nil
  }

  func symbol(for value: _PlottedValue) -> AnyChartSymbolShape {
    let scale = model.options.symbols
    if let symbol = scale?.mapping?(value) { return symbol }
    let index = (scale?.domain ?? model.symbolValues).firstIndex(of: value) ?? 0
    if let symbols = scale?.range, !symbols.isEmpty { return symbols[index % symbols.count] }
    return AnyChartSymbolShape(erasing: Self.symbols[index % Self.symbols.count])
  }

  func lineStyle(of mark: _Mark) -> StrokeStyle {
    if let style = mark.lineStyle { return style }
    if let value = mark.lineStyleValue { return lineStyle(for: value) }
    return mark.kind == .rule
      ? StrokeStyle(lineWidth: 1) : StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
  }

  func lineStyle(for value: _PlottedValue) -> StrokeStyle {
    let scale = model.options.lineStyles
    if let style = scale?.mapping?(value) { return style }
    let index = (scale?.domain ?? model.lineStyleValues).firstIndex(of: value) ?? 0
    if let styles = scale?.range, !styles.isEmpty { return styles[index % styles.count] }
    return StrokeStyle(lineWidth: 2, dash: Self.dashes[index % Self.dashes.count])
  }

  /// In points.
  func symbolSize(of mark: _Mark) -> CGSize {
    if let size = mark.symbolSize { return size }
    let side = mark.symbolSizeValue.map { max(symbolArea(for: $0), 0).squareRoot() }
    return CGSize(width: side ?? Self.symbolSize, height: side ?? Self.symbolSize)
  }

  /// In square points. Numbers between zero and the greatest one have 0 to 400.
  func symbolArea(for value: _PlottedValue) -> CGFloat {
    let scale = model.options.symbolSizes
    if let area = scale?.mapping?(value) { return area }
    let values = model.symbolSizeValues
    if let number = value.continuous {
      let fraction = greatestSymbolSize > 0 ? max(number / greatestSymbolSize, 0) : 1
      let (lower, upper) = (scale?.range?.first ?? 0, scale?.range?.last ?? 400)
      return lower + (upper - lower) * fraction
    }
    let index = (scale?.domain ?? values).firstIndex(of: value) ?? 0
    if let areas = scale?.range, !areas.isEmpty { return areas[index % areas.count] }
    return 40 + 80 * CGFloat(index)
  }
}

extension Gradient {
  /// The color at a fraction of the gradient's length.
  fileprivate func color(at fraction: Double) -> Color {
    let sorted = stops.sorted { $0.location < $1.location }
    guard let first = sorted.first, let last = sorted.last else { return .clear }
    guard let next = sorted.first(where: { Double($0.location) >= fraction }) else {
      return last.color
    }
    guard let before = sorted.last(where: { Double($0.location) < fraction }) else {
      return first.color
    }
    let length = Double(next.location - before.location)
    return before.color.mix(
      with: next.color, by: (fraction - Double(before.location)) / length, in: .device)
  }
}
