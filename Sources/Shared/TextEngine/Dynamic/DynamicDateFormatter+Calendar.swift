import Foundation
internal import LocalizedUnits
import ViewArchive

extension DynamicDateFormatter {
  /// "1 yr, 1 mth"; nil if the span is shorter than a month.
  func calendarSpan(from date: Date, _ elapsed: ElapsedSeconds, limit: Int) -> String? {
    CalendarSpan(from: date, elapsed: elapsed, limit: limit, in: calendar)
      .map { text(of: $0, width: limit == 1 ? .full : .short) }
  }

  /// The widest text of the same units.
  func widestCalendarSpan(from date: Date, _ elapsed: ElapsedSeconds, limit: Int) -> String? {
    CalendarSpan(from: date, elapsed: elapsed, limit: limit, in: calendar)
      .map { text(of: $0.widest, width: limit == 1 ? .full : .short) }
  }

  private func text(of span: CalendarSpan, width: UnitFormatter.Width) -> String {
    let formatter = UnitFormatter(localeIdentifier: locale.identifier, width: width)
    let shown = span.parts.filter { $0.count > 0 }
    return formatter.joined(
      shown.compactMap { part in
        formatter.string(Double(part.count), unit: Self.name(of: part.unit))
      })
  }

  private static func name(of unit: Calendar.Component) -> String {
    switch unit {
    case .year: "duration-year"
    case .month: "duration-month"
    default: "duration-week"
    }
  }

  /// The next instant at which the text of a span changes to, from or within months and years.
  /// nil if that is not before the span's seconds change it.
  func calendarChange(from date: Date, _ elapsed: ElapsedSeconds, limit: Int) -> Date? {
    guard let span = CalendarSpan(from: date, elapsed: elapsed, limit: limit, in: calendar) else {
      return elapsed.isBefore ? nil : calendar.date(byAdding: .month, value: 1, to: date)
    }
    if elapsed.isBefore {
      // Before the date, a span rounds up to whole seconds.
      return span.instant(from: date, isBefore: true, in: calendar)?.addingTimeInterval(1)
    }
    let next = span.instant(from: date, isBefore: false, more: 1, in: calendar)
    guard let last = span.parts.last, last.unit == .weekOfMonth, let first = span.parts.first,
      let month = calendar.date(byAdding: .month, value: first.count + 1, to: date)
    else { return next }
    return next.map { min($0, month) } ?? month
  }
}
