import SwiftUI

/// Maps values to positions along one axis of the plot area.
struct PositionScale {
  enum Domain: Equatable {
    case numbers(ClosedRange<Double>)
    /// Seconds since the reference date.
    case dates(ClosedRange<Double>)
    case categories([String])
  }

  var domain: Domain
  var type = ScaleType.linear
  /// The positions of the domain's start and end, in points.
  var start: CGFloat
  var end: CGFloat
  /// The smallest distance of two values in the data: the space of a bar. nil for fewer values.
  var smallestStep: Double?

  /// The position of a continuous value; nil if the scale has none.
  func position(ofNumber value: Double) -> CGFloat? {
    guard case .numbers(let range) = domain else {
      guard case .dates(let range) = domain else { return nil }
      return position(value, range.lowerBound, range.upperBound)
    }
    guard let value = type.transform(value), let lower = type.transform(range.lowerBound),
      let upper = type.transform(range.upperBound)
    else { return nil }
    return position(value, lower, upper)
  }

  private func position(_ value: Double, _ lower: Double, _ upper: Double) -> CGFloat? {
    let length = upper - lower
    // A domain without length is in the middle.
    let fraction = length == 0 ? 0.5 : (value - lower) / length
    let position = start + (end - start) * fraction
    return position.isFinite ? position : nil
  }

  /// The center of a value.
  func position(of value: _PlottedValue) -> CGFloat? {
    guard case .categories(let names) = domain else {
      return value.continuous.flatMap(position(ofNumber:))
    }
    return names.firstIndex(of: value.text).map { start + bandStep * (CGFloat($0) + 0.5) }
  }

  /// The distance of categories. Negative if the scale runs up or to the left.
  private var bandStep: CGFloat {
    guard case .categories(let names) = domain, !names.isEmpty else { return end - start }
    return (end - start) / CGFloat(names.count)
  }

  /// The space of one value, in points.
  var band: CGFloat {
    switch domain {
    case .categories: return bandStep.magnitude
    case .numbers(let range), .dates(let range):
      let whole = (end - start).magnitude
      let length = range.upperBound - range.lowerBound
      guard let smallestStep, length > 0 else { return whole / 8 }
      return min(max(whole * smallestStep / length, 1), whole)
    }
  }

  /// The lower and upper position of what a datum covers: its interval, or the space of its
  /// category; nil for a single number or date.
  func interval(of datum: Datum) -> ClosedRange<CGFloat>? {
    if case .categories = domain {
      guard let center = position(of: datum.value) else { return nil }
      return center - band / 2...center + band / 2
    }
    guard let upper = datum.end, let from = position(of: datum.value),
      let to = position(of: upper)
    else { return nil }
    return min(from, to)...max(from, to)
  }

  /// The center of a datum.
  func center(of datum: Datum) -> CGFloat? {
    if case .categories = domain { return position(of: datum.value) }
    return datum.middle.flatMap(position(ofNumber:))
  }

  /// The value at a position.
  func value(at position: CGFloat) -> _PlottedValue? {
    guard end != start else { return nil }
    let fraction = Double((position - start) / (end - start))
    switch domain {
    case .numbers(let range):
      guard let lower = type.transform(range.lowerBound),
        let upper = type.transform(range.upperBound)
      else { return nil }
      return .number(type.inverse(lower + (upper - lower) * fraction))
    case .dates(let range):
      let seconds = range.lowerBound + (range.upperBound - range.lowerBound) * fraction
      return .date(Date(timeIntervalSinceReferenceDate: seconds))
    case .categories(let names):
      let index = Int((fraction * Double(names.count)).rounded(.down))
      return names.indices.contains(index) ? .category(names[index]) : nil
    }
  }

  /// The whole extent.
  var extent: ClosedRange<CGFloat> { min(start, end)...max(start, end) }
}
