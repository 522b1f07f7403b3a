import Foundation

/// Dates at equal distances of the calendar.
struct DateSteps {
  /// The maximum number of dates, for units that are too small for their range.
  static let maximumCount = 1_000

  let unit: Calendar.Component
  let count: Int
  let calendar: Calendar

  init(unit: Calendar.Component, count: Int, calendar: Calendar) {
    self.unit = unit
    self.count = max(count, 1)
    self.calendar = calendar
  }

  private static let candidates: [(Calendar.Component, Int, seconds: Double)] = [
    (.second, 1, 1), (.second, 2, 2), (.second, 5, 5), (.second, 10, 10), (.second, 15, 15),
    (.second, 30, 30), (.minute, 1, 60), (.minute, 2, 120), (.minute, 5, 300), (.minute, 10, 600),
    (.minute, 15, 900), (.minute, 30, 1800), (.hour, 1, 3600), (.hour, 2, 7200),
    (.hour, 3, 10800), (.hour, 6, 21600), (.hour, 12, 43200), (.day, 1, 86400),
    (.day, 2, 172_800), (.weekOfYear, 1, 604_800), (.weekOfYear, 2, 1_209_600),
    (.month, 1, 2_629_800), (.month, 2, 5_259_600), (.month, 3, 7_889_400),
    (.month, 6, 15_778_800), (.year, 1, 31_557_600), (.year, 2, 63_115_200),
    (.year, 5, 157_788_000), (.year, 10, 315_576_000), (.year, 20, 631_152_000),
    (.year, 50, 1_577_880_000), (.year, 100, 3_155_760_000),
  ]

  /// The steps whose number of intervals in the range is nearest to `desiredCount`.
  init(_ range: ClosedRange<Date>, desiredCount: Int, calendar: Calendar) {
    let length = range.upperBound.timeIntervalSince(range.lowerBound)
    let raw = max(length, 1) / Double(max(desiredCount, 1))
    let nearest = Self.candidates.min {
      abs(log($0.seconds / raw)) < abs(log($1.seconds / raw))
    }
    self.init(unit: nearest?.0 ?? .day, count: nearest?.1 ?? 1, calendar: calendar)
  }

  /// The dates from the one at or before the range to the one at or after it.
  func dates(covering range: ClosedRange<Date>) -> [Date] {
    var dates = [start(at: range.lowerBound)]
    while let last = dates.last, last < range.upperBound, dates.count <= Self.maximumCount,
      let next = calendar.date(byAdding: unit, value: count, to: last), next > last
    {
      dates.append(next)
    }
    return dates
  }

  /// The last date at or before `date` whose number of units is a multiple of the count: 06:00 for
  /// six hours, January for three months.
  private func start(at date: Date) -> Date {
    guard let start = calendar.dateInterval(of: unit, for: date)?.start else { return date }
    guard count > 1 else { return start }
    switch unit {
    case .second, .minute, .hour, .year:
      let number = calendar.component(unit, from: start)
      return calendar.date(byAdding: unit, value: -(number % count), to: start) ?? start
    case .month, .quarter:
      let number = calendar.component(unit, from: start) - 1
      return calendar.date(byAdding: unit, value: -(number % count), to: start) ?? start
    default: return start
    }
  }

  /// The format of a label that distinguishes neighboring dates.
  var format: Date.FormatStyle {
    let style = Date.FormatStyle(
      locale: calendar.locale ?? .current, calendar: calendar, timeZone: calendar.timeZone)
    return switch unit {
    case .second: style.hour().minute().second()
    case .minute: style.hour().minute()
    case .hour: style.hour()
    case .day, .weekday, .weekOfYear, .weekOfMonth: style.month(.abbreviated).day()
    case .month, .quarter: style.month(.abbreviated)
    default: style.year()
    }
  }
}
