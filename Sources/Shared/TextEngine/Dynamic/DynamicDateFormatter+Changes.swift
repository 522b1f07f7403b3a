import Foundation
import ViewArchive

extension DynamicDateFormatter {
  /// The next instant at which the text changes; nil if it never changes again.
  ///
  /// Hosts use it to schedule the next drawing.
  public func nextChange(of date: DynamicDate, after now: Date) -> Date? {
    switch date {
    case .date, .time, .range:
      return nil
    case .relative(let date):
      return spanChange(from: date, after: now, limit: 2)
    case .offset(let date):
      return spanChange(from: date, after: now, limit: 1)
    case .timer(let date):
      return change(from: date, after: now) { _ in [.second] }
    case .timerInterval(let start, let end, let pause, let countsDown, _):
      let timer = IntervalTimer(start: start, end: end, pause: pause, countsDown: countsDown)
      let from = countsDown ? max(start, end) : start
      let earliest = max(now, start)
      guard earliest < timer.stop,
        let next = change(from: from, after: earliest, { _ in [.second] }), next <= timer.stop
      else { return nil }
      return next
    case .steps(let steps):
      return steps.dropFirst().first { $0.date > now }?.date
    }
  }

  private func spanChange(from date: Date, after now: Date, limit: Int) -> Date? {
    let elapsed = ElapsedSeconds(from: date, at: now)
    let next = change(from: date, after: now) { SpanUnit.shown($0, count: limit) }
    guard let next, let calendarNext = calendarChange(from: date, elapsed, limit: limit) else {
      return next
    }
    let isInMonths = calendarSpan(from: date, elapsed, limit: limit) != nil
    return isInMonths ? calendarNext : min(next, calendarNext)
  }

  private func change(
    from date: Date, after now: Date, _ units: (Int) -> [SpanUnit]
  ) -> Date? {
    let elapsed = ElapsedSeconds(from: date, at: now)
    guard Double(elapsed.magnitude) < ElapsedSeconds.maximum else { return nil }
    let step = units(elapsed.magnitude).last?.seconds ?? 1
    let shown = elapsed.magnitude / step
    if elapsed.isBefore {
      // This is also the instant at which a smaller unit takes over.
      let seconds = shown * step - 1
      return date.addingTimeInterval(-Double(max(0, seconds)))
    }
    return date.addingTimeInterval(Double((shown + 1) * step))
  }

  /// The widest text that the date will have, for measuring without a proposed width.
  ///
  /// All digits are zeros, because no digit is wider. Counts have the maximum number of digits.
  public func widestString(of date: DynamicDate, at now: Date) -> String {
    switch date {
    case .date, .time, .range:
      return string(of: date, at: now)
    case .relative(let date):
      let elapsed = ElapsedSeconds(from: date, at: now)
      return zeroed(
        widestCalendarSpan(from: date, elapsed, limit: 2)
          ?? relative(widest(elapsed.magnitude, count: 2)))
    case .offset(let date):
      let elapsed = ElapsedSeconds(from: date, at: now)
      return zeroed(
        "+"
          + (widestCalendarSpan(from: date, elapsed, limit: 1)
            ?? offset(widest(elapsed.magnitude, count: 1))))
    case .timer(let date):
      let seconds = ElapsedSeconds(from: date, at: now).magnitude
      return zeroed(clock(max(seconds, 600), showsHours: true))
    case .timerInterval(let start, let end, let pause, let countsDown, let showsHours):
      let timer = IntervalTimer(start: start, end: end, pause: pause, countsDown: countsDown)
      let most = max(timer.seconds(at: start), timer.seconds(at: max(start, end)))
      return zeroed(clock(most, showsHours: showsHours))
    case .steps(let steps):
      return zeroed(steps.map(\.text).max { $0.count < $1.count } ?? "")
    }
  }

  /// A span with the same units and two digits in each.
  private func widest(_ seconds: Int, count: Int) -> Int {
    let units = SpanUnit.shown(seconds, count: count)
    guard let first = units.first else { return seconds }
    let most = [52, 6, 23, 59, 59]
    var span = max(seconds / first.seconds, min(10, most[first.rawValue])) * first.seconds
    for unit in units.dropFirst() { span += min(10, most[unit.rawValue]) * unit.seconds }
    return span
  }

  private func zeroed(_ string: String) -> String {
    String(string.map { $0.isASCII && $0.isNumber ? "0" : $0 })
  }
}
