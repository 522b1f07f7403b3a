import Foundation

/// A span of at least one month, in the two largest units of the calendar.
///
/// Years and months are counted from the date, also backwards, so that the text changes at the
/// same day of the month and time as the date's.
struct CalendarSpan {
  private(set) var parts: [(count: Int, unit: Calendar.Component)]

  /// nil if the span is shorter than a month.
  ///
  /// - Parameter limit: The maximum number of units, 1 or 2.
  init?(from date: Date, elapsed: ElapsedSeconds, limit: Int, in calendar: Calendar) {
    // No month is shorter than 28 days, and none with a change of the clock by more than a day.
    guard elapsed.magnitude >= 27 * 86_400 else { return nil }
    guard Double(elapsed.magnitude) < Self.maximum else {
      parts = [(Int(Double(elapsed.magnitude) / Self.meanYear), .year)]
      return
    }
    let other = date.addingTimeInterval(Double(elapsed.magnitude) * (elapsed.isBefore ? -1 : 1))
    let whole = calendar.dateComponents([.year, .month, .weekOfMonth], from: date, to: other)
    let (years, months) = (abs(whole.year ?? 0), abs(whole.month ?? 0))
    guard years > 0 || months > 0 else { return nil }
    let all =
      years > 0
      ? [(years, Calendar.Component.year), (months, .month)]
      : [(months, .month), (abs(whole.weekOfMonth ?? 0), .weekOfMonth)]
    parts = Array(all.prefix(limit))
  }

  /// Calendars do not count longer spans, in seconds, than 10,000 years.
  private static let maximum = 3e11
  private static let meanYear = 31_556_952.0

  /// The instant at which the span has its present parts exactly, or `more` of the last unit.
  func instant(from date: Date, isBefore: Bool, more: Int = 0, in calendar: Calendar) -> Date? {
    let sign = isBefore ? -1 : 1
    var instant = date
    for (index, part) in parts.enumerated() {
      let count = part.count + (index == parts.count - 1 ? more : 0)
      guard let next = calendar.date(byAdding: part.unit, value: sign * count, to: instant) else {
        return nil
      }
      instant = next
    }
    return instant
  }

  /// A span of the same units with two digits each.
  var widest: CalendarSpan {
    var span = self
    span.parts = parts.map { (max($0.count, 10), $0.unit) }
    return span
  }
}
