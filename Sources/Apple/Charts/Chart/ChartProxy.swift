import SwiftUI

// Compatibility: works | `ChartProxy`

/// Converts between values of the data and positions in a chart's plot area.
public struct ChartProxy {
  /// The plot area in the chart's coordinates.
  let frame: CGRect
  private let x, y: PositionScale
  private let visuals: VisualScales

  private var model: ChartModel { visuals.model }

  @MainActor
  init(layout: ChartLayout, frame: CGRect) {
    self.frame = frame
    x = layout.xScale(frame.size)
    y = layout.yScale(frame.size)
    visuals = layout.visuals
  }

  /// The size of the plot area, in points.
  public var plotSize: CGSize { frame.size }
  public var plotAreaSize: CGSize { frame.size }

  /// The plot area, for the `GeometryProxy` of a reader that fills the chart's overlay or
  /// background.
  public var plotFrame: Anchor<CGRect>? { plotAreaFrame }
  public var plotContainerFrame: Anchor<CGRect>? { plotAreaFrame }
  public var plotAreaFrame: Anchor<CGRect> { Anchor(inReader: frame) }

  // MARK: Positions in the plot area, in points; nil if the value is not on the scale.

  public func position<P: Plottable>(forX value: P) -> CGFloat? { x.position(of: value.plotted) }

  public func position<P: Plottable>(forY value: P) -> CGFloat? { y.position(of: value.plotted) }

  public func position<X: Plottable, Y: Plottable>(for point: (x: X, y: Y)) -> CGPoint? {
    guard let x = position(forX: point.x), let y = position(forY: point.y) else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// The space of a category; a value without extent has a range without length.
  public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
    range(value.plotted, x)
  }

  public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
    range(value.plotted, y)
  }

  public func positionRange<X: Plottable, Y: Plottable>(for point: (x: X, y: Y)) -> CGRect? {
    guard let x = positionRange(forX: point.x), let y = positionRange(forY: point.y) else {
      return nil
    }
    return CGRect(
      x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound,
      height: y.upperBound - y.lowerBound)
  }

  private func range(_ value: _PlottedValue, _ scale: PositionScale) -> ClosedRange<CGFloat>? {
    scale.interval(of: Datum(value: value)) ?? scale.position(of: value).map { $0...$0 }
  }

  // MARK: Values

  public func value<P: Plottable>(atX position: CGFloat, as: P.Type = P.self) -> P? {
    x.value(at: position).flatMap { P.value(of: $0) }
  }

  public func value<P: Plottable>(atY position: CGFloat, as: P.Type = P.self) -> P? {
    y.value(at: position).flatMap { P.value(of: $0) }
  }

  public func value<X: Plottable, Y: Plottable>(
    at position: CGPoint, as: (X, Y).Type = (X, Y).self
  ) -> (X, Y)? {
    guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self)
    else { return nil }
    return (x, y)
  }

  /// The angle of a position around the center of the plot area, from 12 o'clock.
  public func angle(at position: CGPoint) -> Angle {
    let (x, y) = (position.x - frame.width / 2, position.y - frame.height / 2)
    let radians = atan2(x, -y)
    return .radians(radians < 0 ? radians + 2 * .pi : radians)
  }

  /// The value of a sector chart at an angle, in the sum of all sectors.
  public func value<P: Plottable>(atAngle angle: Angle, as: P.Type = P.self) -> P? {
    let sum = model.items.compactMap { $0.mark.angle?.value.continuous }.reduce(0, +)
    return P.value(of: .number(sum * angle.degrees / 360))
  }

  // MARK: Domains

  public func xDomain<P: Plottable>(dataType: P.Type) -> [P] { values(x.domain) }

  public func yDomain<P: Plottable>(dataType: P.Type) -> [P] { values(y.domain) }

  private func values<P: Plottable>(_ domain: PositionScale.Domain) -> [P] {
    let values: [_PlottedValue] =
      switch domain {
      case .categories(let names): names.map(_PlottedValue.category)
      case .numbers(let range): [.number(range.lowerBound), .number(range.upperBound)]
      case .dates(let range):
        [range.lowerBound, range.upperBound].map {
          .date(Date(timeIntervalSinceReferenceDate: $0))
        }
      }
    return values.compactMap { P.value(of: $0) }
  }

  public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? {
    visuals.style(for: value.plotted)
  }

  public func foregroundStyleDomain<P: Plottable>(dataType: P.Type) -> [P] {
    model.styleValues.compactMap { P.value(of: $0) }
  }

  public func symbol<P: Plottable>(for value: P) -> AnyChartSymbolShape? {
    visuals.symbol(for: value.plotted)
  }

  public func symbolDomain<P: Plottable>(dataType: P.Type) -> [P] {
    model.symbolValues.compactMap { P.value(of: $0) }
  }

  public func symbolSize<P: Plottable>(for value: P) -> CGFloat? {
    visuals.symbolArea(for: value.plotted)
  }

  public func symbolSizeDomain<P: Plottable>(dataType: P.Type) -> [P] {
    model.symbolSizeValues.compactMap { P.value(of: $0) }
  }

  public func lineStyle<P: Plottable>(for value: P) -> StrokeStyle? {
    visuals.lineStyle(for: value.plotted)
  }

  public func lineStyleDomain<P: Plottable>(dataType: P.Type) -> [P] {
    model.lineStyleValues.compactMap { P.value(of: $0) }
  }

  // MARK: Selection

  /// Selections have no effect: a widget has no gestures.
  public func selectXValue(at xPosition: CGFloat) {}
  public func selectYValue(at yPosition: CGFloat) {}
  public func selectXRange(from: CGFloat, to: CGFloat) {}
  public func selectYRange(from: CGFloat, to: CGFloat) {}
  public func selectAngleValue(at angle: Angle) {}
}
