import SwiftUI

/// The values of an axis that have marks, and the domain that they extend.
///
/// docs/layout-facts.md §11 has the rules and their sources.
struct AxisTicks {
  struct Tick {
    var value: _PlottedValue
    /// The next value, for centered marks.
    var next: _PlottedValue?
  }

  var ticks: [Tick]
  var domain: PositionScale.Domain
  /// The format of the labels.
  var format: (_PlottedValue) -> String

  /// - Parameters:
  ///   - length: The length of the axis, in points.
  ///   - set: nil means automatic values.
  ///   - isHidden: Whether the axis has no marks. Then they do not extend the domain.
  @MainActor
  init(
    _ axis: AxisModel, _ set: AxisMarkSet?, length: CGFloat, calendar: Calendar,
    isHidden: Bool = false
  ) {
    let values = set?.values ?? .automatic(desiredCount: nil, minimumStride: 0)
    var given: [_PlottedValue]?
    if case .given(let values) = values { given = values }
    switch axis.domain {
    case .categories(let names):
      domain = .categories(names)
      let shown = given?.map(\.text) ?? names
      ticks = shown.filter(names.contains).map { Tick(value: .category($0)) }
      format = { $0.text }
    case .numbers(let range, let isRounded):
      let count = Self.count(values) ?? Self.automaticCount(length, isX: axis.isX)
      let numbers =
        given?.compactMap(\.continuous).filter(\.isFinite)
        ?? Self.numbers(
          range, values, axis.type, count: count, maximum: axis.isX ? nil : count + 1)
      var bounds = range
      if isRounded, !isHidden, let first = numbers.min(), let last = numbers.max() {
        let lower = set?.roundsLower ?? true ? min(range.lowerBound, first) : range.lowerBound
        let upper = set?.roundsUpper ?? true ? max(range.upperBound, last) : range.upperBound
        bounds = lower...max(upper, lower)
      }
      domain = .numbers(bounds)
      let tolerance = (bounds.upperBound - bounds.lowerBound) * 1e-9
      let shown = numbers.filter {
        $0 >= bounds.lowerBound - tolerance && $0 <= bounds.upperBound + tolerance
      }
      ticks = shown.enumerated().map { index, number in
        Tick(
          value: .number(number),
          next: index + 1 < shown.count ? .number(shown[index + 1]) : nil)
      }
      format = Self.numberFormat(shown, locale: calendar.locale ?? .current)
    case .dates(let range):
      domain = .dates(range)
      let dates =
        Date(
          timeIntervalSinceReferenceDate: range.lowerBound)...Date(
          timeIntervalSinceReferenceDate: range.upperBound)
      let count = Self.count(values) ?? max(Int((length / (axis.isX ? 65 : 40)).rounded()), 2)
      let steps: DateSteps
      if case .calendar(let unit, let number, let own) = values {
        steps = DateSteps(unit: unit, count: number, calendar: own ?? calendar)
      } else {
        steps = DateSteps(dates, desiredCount: count, calendar: calendar)
      }
      let all = given?.compactMap { Date._value(of: $0) } ?? steps.dates(covering: dates)
      ticks = all.indices.compactMap { index in
        let date = all[index]
        guard dates.contains(date) else { return nil }
        let next = index + 1 < all.count ? all[index + 1] : nil
        return Tick(value: .date(date), next: next.map(_PlottedValue.date))
      }
      let style = steps.format
      format = { if case .date(let date) = $0 { style.format(date) } else { $0.text } }
    }
  }

  /// The number of intervals between numbers. A tall chart has no more than one of 160 points.
  private static func automaticCount(_ length: CGFloat, isX: Bool) -> Int {
    let wanted = max(Int((isX ? length / 60 : length / 40).rounded()), 2)
    return isX ? wanted : min(wanted, 4)
  }

  private static func count(_ values: AxisMarkSet.Values) -> Int? {
    if case .automatic(let count, _) = values { count.map { max($0, 1) } } else { nil }
  }

  private static func numbers(
    _ range: ClosedRange<Double>, _ values: AxisMarkSet.Values, _ type: ScaleType, count: Int,
    maximum: Int?
  ) -> [Double] {
    switch values {
    case .stride(let step): return NiceSteps(step: step, covering: range).values
    case .automatic(_, let minimum):
      guard type == .log else {
        return NiceSteps(
          range, desiredCount: count, minimumStep: minimum, maximum: maximum
        ).values
      }
      let lower = log10(max(range.lowerBound, .leastNormalMagnitude)).rounded(.down)
      let upper = max(log10(max(range.upperBound, .leastNormalMagnitude)).rounded(.up), lower + 1)
      return (0...Int(min(upper - lower, 40))).map { pow(10, lower + Double($0)) }
    case .calendar, .given: return []
    }
  }

  /// Numbers with as many fraction digits as the steps need; zero has none.
  private static func numberFormat(
    _ numbers: [Double], locale: Locale
  ) -> (_PlottedValue) -> String {
    let digits = (0...6).first { digits in
      let factor = pow(10, Double(digits))
      return numbers.allSatisfy { abs(($0 * factor).rounded() - $0 * factor) < 1e-6 * factor }
    }
    let style = FloatingPointFormatStyle<Double>(locale: locale)
    let precise = style.precision(.fractionLength(digits ?? 6))
    return {
      guard case .number(let number) = $0 else { return $0.text }
      return number == 0 ? style.precision(.fractionLength(0)).format(0) : precise.format(number)
    }
  }
}
