import Foundation
import ViewArchive

/// Formats `DynamicDate`s for an instant, in a locale and a time zone.
///
///     let formatter = DynamicDateFormatter(
///       localeIdentifier: "en_US", timeZoneIdentifier: "Europe/Berlin")
///     formatter.string(of: .timer(end), at: now)      // "15:00"
///     formatter.nextChange(of: .timer(end), after: now)
///
/// Before the date, a span rounds up to whole seconds ("0:01" during the last second); after it, it
/// rounds down. Texts therefore change only at whole seconds from the date, which makes
/// `nextChange(of:after:)` exact: between `now` and the next change, `string(of:at:)` is constant.
public struct DynamicDateFormatter: Sendable {
  let locale: Locale
  let calendar: Calendar
  let timeZone: TimeZone
  private let clockFormatter: ClockFormatter

  /// An empty locale means `en_US`; an unknown time zone means UTC.
  public init(localeIdentifier: String, timeZoneIdentifier: String) {
    locale = Locale(identifier: localeIdentifier.isEmpty ? "en_US" : localeIdentifier)
    timeZone = TimeZone(identifier: timeZoneIdentifier) ?? .gmt
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    calendar.timeZone = timeZone
    self.calendar = calendar
    clockFormatter = ClockFormatter(locale: locale)
  }

  /// The date's text at an instant.
  public func string(of date: DynamicDate, at now: Date) -> String {
    switch date {
    case .date(let date):
      return date.formatted(style(date: .long, time: .omitted))
    case .time(let date):
      return date.formatted(style(date: .omitted, time: .shortened))
    case .range(let start, let end):
      let style = Date.IntervalFormatStyle(
        date: .omitted, time: .shortened, locale: locale, calendar: calendar, timeZone: timeZone)
      return (min(start, end)..<max(start, end)).formatted(style)
    case .relative(let date):
      let elapsed = ElapsedSeconds(from: date, at: now)
      return calendarSpan(from: date, elapsed, limit: 2) ?? relative(elapsed.magnitude)
    case .offset(let date):
      let elapsed = ElapsedSeconds(from: date, at: now)
      let span = calendarSpan(from: date, elapsed, limit: 1) ?? offset(elapsed.magnitude)
      return (elapsed.isBefore ? "-" : "+") + span
    case .timer(let date):
      return clock(ElapsedSeconds(from: date, at: now).magnitude, showsHours: true)
    case .timerInterval(let start, let end, let pause, let countsDown, let showsHours):
      let timer = IntervalTimer(start: start, end: end, pause: pause, countsDown: countsDown)
      return clock(timer.seconds(at: now), showsHours: showsHours)
    case .steps(let steps):
      let next = steps.firstIndex { $0.date > now } ?? steps.endIndex
      return steps.isEmpty ? "" : steps[max(next - 1, 0)].text
    }
  }

  private func style(
    date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle
  ) -> Date.FormatStyle {
    Date.FormatStyle(
      date: date, time: time, locale: locale, calendar: calendar, timeZone: timeZone)
  }
}

// MARK: - Spans

extension DynamicDateFormatter {
  /// "1:05", "15:00", "1:15:00".
  func clock(_ seconds: Int, showsHours: Bool) -> String {
    clockFormatter.string(seconds, showsHours: showsHours)
  }

  /// "11 min, 14 sec": the largest unit and the one below it.
  func relative(_ seconds: Int) -> String {
    let units = SpanUnit.shown(seconds, count: 2)
    return formatted(seconds, units, width: .abbreviated, count: 2)
  }

  /// "11 minutes".
  func offset(_ seconds: Int) -> String {
    let units = SpanUnit.shown(seconds, count: 1)
    return formatted(seconds, units, width: .wide, count: 1)
  }

  private func formatted(
    _ seconds: Int, _ units: [SpanUnit], width: Duration.UnitsFormatStyle.UnitWidth, count: Int
  ) -> String {
    let smallest = units.last?.seconds ?? 1
    let style = Duration.UnitsFormatStyle(
      allowedUnits: Set(units.map(\.unit)), width: width, maximumUnitCount: count)
    return Duration.seconds(seconds / smallest * smallest).formatted(style.locale(locale))
  }
}

/// A unit of a span's text, largest first.
enum SpanUnit: Int, CaseIterable {
  case week, day, hour, minute, second

  var seconds: Int { [604_800, 86_400, 3_600, 60, 1][rawValue] }

  var unit: Duration.UnitsFormatStyle.Unit {
    [.weeks, .days, .hours, .minutes, .seconds][rawValue]
  }

  /// The largest unit that the span reaches and the units below it, up to `count`.
  static func shown(_ seconds: Int, count: Int) -> [SpanUnit] {
    let first = allCases.firstIndex { seconds >= $0.seconds } ?? SpanUnit.second.rawValue
    return Array(allCases[first...].prefix(count))
  }
}

extension DynamicDate {
  /// True if the text changes with time. Such text fills the proposed width.
  var isTicking: Bool {
    switch self {
    case .date, .time, .range: false
    case .relative, .offset, .timer, .timerInterval, .steps: true
    }
  }
}
