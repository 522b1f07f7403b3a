import Foundation

/// Local times of day in the device's time zone. Does not use `Calendar`, which is too slow for
/// 10,000 placements.
package struct LocalTime: Sendable {
  package var timeZone: TimeZone

  package init(timeZone: TimeZone) {
    self.timeZone = timeZone
  }

  package static let day = 86_400.0

  /// The first instant after `date` at which the local clock shows the given number of seconds
  /// since midnight (0 to 86,400). If that day's clock change skips this time, the result is the
  /// instant that would show it without the change.
  package func next(secondOfDay: Double, after date: Date) -> Date {
    let wanted = secondOfDay.truncatingRemainder(dividingBy: Self.day)
    // Starts a day earlier, because the offset at the result may differ from that at `date`.
    var candidate = occurrence(of: wanted, onTheDayOf: date.addingTimeInterval(-Self.day))
    while candidate <= date {
      // From midnight, or an hour beside it, to the next day.
      let later = occurrence(
        of: wanted, onTheDayOf: candidate.addingTimeInterval(1.2 * Self.day - wanted))
      // Equal only if the clock is set back across the wanted time.
      candidate = later > candidate ? later : candidate.addingTimeInterval(Self.day)
    }
    return candidate
  }

  private func occurrence(of second: Double, onTheDayOf date: Date) -> Date {
    let local = date.timeIntervalSinceReferenceDate + offset(at: date)
    let midnight = (local / Self.day).rounded(.down) * Self.day
    let guess = Date(timeIntervalSinceReferenceDate: midnight + second - offset(at: date))
    return Date(timeIntervalSinceReferenceDate: midnight + second - offset(at: guess))
  }

  /// The local day of the week.
  package func weekday(at date: Date) -> Locale.Weekday {
    let days = ((date.timeIntervalSinceReferenceDate + offset(at: date)) / Self.day).rounded(.down)
    // The reference date, 2001-01-01, is a Monday.
    let number = days - (days / 7).rounded(.down) * 7
    let week: [Locale.Weekday] = [
      .monday, .tuesday, .wednesday, .thursday, .friday, .saturday, .sunday,
    ]
    return week[Int(number)]
  }

  /// The local time of day, in whole minutes since midnight.
  package func minuteOfDay(at date: Date) -> Int {
    let local = date.timeIntervalSinceReferenceDate + offset(at: date)
    return Int((local - (local / Self.day).rounded(.down) * Self.day) / 60)
  }

  private func offset(at date: Date) -> Double { Double(timeZone.secondsFromGMT(for: date)) }

  /// `09:30`, or `09:30:15` if the seconds are not 0. If the day differs from that of `now`, the
  /// date precedes it: `2026-03-05 09:30`.
  package func text(_ date: Date, now: Date) -> String {
    guard let local = Self.whole(date, offset: offset(at: date)),
      let today = Self.whole(now, offset: offset(at: now))
    else { return "a time out of range" }
    var text = ""
    let day = Self.floorDivide(local, 86_400)
    if day != Self.floorDivide(today, 86_400) { text = Self.dateText(day) + " " }
    let second = local - day * 86_400
    Self.append(second / 3600, to: &text)
    text += ":"
    Self.append(second / 60 % 60, to: &text)
    guard second % 60 != 0 else { return text }
    text += ":"
    Self.append(second % 60, to: &text)
    return text
  }

  private static func whole(_ date: Date, offset: Double) -> Int? {
    let seconds = (date.timeIntervalSince1970 + offset).rounded(.down)
    return abs(seconds) < 1e12 ? Int(seconds) : nil
  }

  private static func floorDivide(_ a: Int, _ b: Int) -> Int {
    a >= 0 ? a / b : -((-a + b - 1) / b)
  }

  private static func append(_ number: Int, to text: inout String) {
    if number < 10 { text += "0" }
    text += String(number)
  }

  /// Converts days since 1970 to a date in the Gregorian calendar. Source: Howard Hinnant,
  /// chrono-Compatible Low-Level Date Algorithms, `civil_from_days`.
  private static func dateText(_ days: Int) -> String {
    let shifted = days + 719_468
    let era = floorDivide(shifted, 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    var text = String(yearOfEra + era * 400 + (month <= 2 ? 1 : 0)) + "-"
    append(month, to: &text)
    text += "-"
    append(day, to: &text)
    return text
  }
}
